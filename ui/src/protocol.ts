// Written by `python -m ludoteka.web.types` from web/protocol.py: edit that file instead.

export type Language = "cs" | "en";

export type Layout = "phone" | "wide";

export type Controller = "person" | "bot" | "open";

/** First message on a socket. Without a secret one is a spectator. */
export interface Hello {
  type: "hello";
  secret?: string;
  language?: Language;
  layout?: Layout;
  since?: number;
}

/** Answers in order, all or nothing, on the version the page shows. Each page counts its own versions: those it may notice. */
export interface Play {
  type: "play";
  version: number;
  answers: Array<number>;
}

/** Take back: at once where it is free, else by asking everybody. */
export interface Undo {
  type: "undo";
  version: number;
}

/** The answer to somebody's wish to take back; the asker himself may say no to withdraw it. */
export interface Consent {
  type: "consent";
  version: number;
  yes: boolean;
}

export interface Rename {
  type: "rename";
  name: string;
}

/** Let a bot play the own seat (`bot` is its name), or take the seat back (empty). */
export interface Stand {
  type: "stand";
  bot: string;
}

/** Another language or layout from now on. */
export interface Show {
  type: "show";
  language: Language;
  layout: Layout;
}

/** Show the position after so many answers; -1: back to the present. */
export interface Replay {
  type: "replay";
  ply: number;
}

/** From now on give the answer that is stored under `order` by itself, or no longer. */
export interface Standing {
  type: "standing";
  order: string;
  on: boolean;
}

export type FromPage = Hello | Play | Undo | Consent | Rename | Stand | Show | Replay | Standing;

/** A node of the scene (`core.scene`), said in the reader's language. */
export interface Node {
  shape: string;
  x: number;
  y: number;
  w: number;
  h: number;
  text?: string;
  label?: string;
  style?: string;
  size?: number;
  align?: "end" | "middle" | "start";
  rot?: number;
  z?: number;
  tick?: number;
}

/** What may be answered: one answer, or several in order as one. */
export interface Choice {
  answers: Array<number>;
  label: string;
  path?: Array<string>;
  button?: string;
  keys?: string;
  note?: string;
  ghosts?: Record<string, Node>;
  weak?: boolean;
  always?: string;
  order?: string;
}

/** Things to be taken together: their answers are given at once, then `finish` if it is one. */
export interface Gather {
  picks: Record<string, number>;
  label: string;
  least: number;
  most: number;
  finish: number;
  copies?: Record<string, number>;
  costs?: Record<string, number>;
  purse?: number;
}

/** The table for a moment, on the way to what a message shows. */
export interface Frame {
  text: string;
  set: Record<string, Node>;
  drop: Array<string>;
}

/** A table in words for a screen reader: rows of a head and cells. */
export interface Reading {
  caption: string;
  rows: Array<Array<string>>;
}

export interface SeatInfo {
  number: number;
  name: string;
  named: boolean;
  controller: Controller;
  bot: string;
  online: boolean;
  owes: boolean;
  score: number | null;
  place: number | null;
}

export interface LogLine {
  version: number;
  ply: number;
  text: string;
  seat?: number;
}

/** Somebody wants to take back. */
export interface Wish {
  seat: number;
  text: string;
  waits_for: Array<number>;
}

/** What has changed since the last message on this socket; everything if `full`. */
export interface Table {
  type: "table";
  version: number;
  full: boolean;
  seat: number;
  width: number;
  height: number;
  zoom: boolean;
  frames: Array<Frame>;
  set: Record<string, Node>;
  drop: Array<string>;
  choices: Array<Choice>;
  gather: Gather | null;
  prompt: string;
  readings: Array<Reading>;
  seats: Array<SeatInfo>;
  log: Array<LogLine>;
  log_from: number;
  undo: "" | "ask" | "free";
  wish: Wish | null;
  standing: Record<string, string>;
  over: boolean;
  ply: number;
  last_ply: number;
  replay: boolean;
  commitment: string;
  seed: string;
}

/** What was asked is not done; the sentence says why and what to do. */
export interface Refusal {
  type: "refusal";
  sentence: string;
}

export type ToPage = Table | Refusal;

/** Who shall sit here: `me`, a `friend` with a link, or a bot. */
export interface SeatWish {
  who: "bot" | "friend" | "me";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: Array<SeatWish>;
  options?: Record<string, string | number>;
  language?: Language;
}

export interface SeatLink {
  number: number;
  who: "bot" | "friend" | "me";
  name: string;
  link: string;
}

export interface TableMade {
  id: string;
  watch: string;
  seats: Array<SeatLink>;
  commitment: string;
}

export interface OptionInfo {
  name: string;
  title: string;
  values: Array<string>;
  titles: Array<string>;
  low: number;
  high: number;
  default: string | number;
  choose?: number | null;
}

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  seats: Array<number>;
  options: Array<OptionInfo>;
  bots: Array<string>;
  bot_titles: Array<string>;
  styles: string;
  symbols: string;
}

/** GET /api/tables/{id}: what the page needs to draw the table and to start a rematch. */
export interface TableInfo {
  id: string;
  game: GameInfo;
  options: Record<string, string | number>;
  seats: Array<SeatInfo>;
  rematch: Record<string, string | number>;
  version: number;
  over: boolean;
  commitment: string;
}

/** An answer over HTTP was taken; this is the version now. */
export interface Done {
  version: number;
}

/** Whether a match file holds: the deal was fixed before, and every row follows the rules. */
export interface Verdict {
  holds: boolean;
  sentence: string;
}

/** Draw this link as an SVG. It comes in the body because links in addresses end up in logs. */
export interface QrWish {
  link: string;
}

export interface Health {
  version: string;
  address: string;
}

/** Every refused request answers with one of these. */
export interface Problem {
  error: string;
}
