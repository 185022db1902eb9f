/** A table as this page sees it: what the server has said so far, and what is being asked of it. */

import { SvelteMap } from "svelte/reactivity";

import { vibrate } from "./attention";
import { Connection, type Link } from "./connection";
import { Selection } from "./selection.svelte";
import { calm, settings } from "./settings.svelte";
import * as sound from "./sound";
import { words } from "./words";
import type {
  FromPage,
  Hello,
  Layout,
  LogLine,
  Node,
  Play,
  Refusal,
  SeatInfo,
  Table,
} from "./protocol";

/** Milliseconds that a moment on the way is shown: long enough to read what happens. */
const pauseFor = (text: string): number => Math.min(3000, 700 + 30 * text.length);

export class TableState {
  /** The last message, for everything that is sent whole. */
  now: Table | null = $state.raw(null);
  nodes = new SvelteMap<string, Node>();
  ids: string[] = $state.raw([]); // from the lowest to the highest
  log: LogLine[] = $state.raw([]);
  fresh = $state.raw(Infinity); // version of the first line that came while the page was open
  link: Link = $state("connecting");
  problem: string | null = $state(null); // why the server does not let this page in
  toast: string | null = $state(null);
  caption = $state(""); // what happens in the moment that is shown, on the way to what is now
  /** What was answered here, until the server says what came of it. */
  owed: Play | null = $state.raw(null);

  selection = new Selection(
    (answers) => this.play(answers),
    () => settings.confirm,
  );

  me: SeatInfo | null = $derived(this.now?.seats.find((s) => s.number === this.now?.seat) ?? null);
  myTurn: boolean = $derived(
    !!this.me?.owes && !this.now?.over && !this.now?.replay && this.me.controller !== "bot",
  );

  private readonly connection: Connection;
  private unheard = false; // `owed` met a closed socket
  private skipped = -1;
  private looking = false; // a moment of the past is being fetched
  private lookNext: number | null = null;
  private toastTimer = 0;
  private coming: { table: Table; moment: number; timer: number } | null = null;

  constructor(
    url: string,
    private readonly secret: string,
    private layout: Layout,
  ) {
    this.connection = new Connection(url, {
      hello: () => this.hello(),
      table: (table) => this.take(table),
      refusal: (refusal) => this.refuse(refusal),
      link: (link) => this.linked(link),
    });
  }

  close(): void {
    clearTimeout(this.coming?.timer);
    this.connection.close();
  }

  private hello(): Hello {
    return {
      type: "hello",
      secret: this.secret,
      language: settings.language,
      layout: this.layout,
      since: this.log.at(-1)?.version ?? -1,
    };
  }

  private linked(link: Link): void {
    this.link = link;
    if (link !== "open" && this.owed) this.unheard = true;
    if (link === "waiting") this.looking = false;
    if (link === "closed") this.problem ??= "";
  }

  // From the server

  private take(table: Table): void {
    this.hurry();
    this.coming = { table, moment: 0, timer: 0 };
    if (table.frames.length && !calm()) this.selection.offer([], null, false);
    this.go(calm());
  }

  /** The moments on the way, one after the other, and then what is now. */
  private go(atOnce: boolean): void {
    const coming = this.coming;
    const frame = coming?.table.frames[coming.moment++];
    if (!coming) return;
    if (!frame) {
      this.coming = null;
      this.caption = "";
      return this.arrive(coming.table);
    }
    this.setNodes(frame.set, frame.drop);
    this.caption = frame.text;
    if (atOnce) this.go(true);
    else coming.timer = window.setTimeout(() => this.go(false), pauseFor(frame.text));
  }

  /** Enough seen: straight to what is now. */
  hurry(): void {
    if (!this.coming) return;
    clearTimeout(this.coming.timer);
    this.go(true);
  }

  private arrive(table: Table): void {
    const before = this.now;
    const wasMyTurn = this.myTurn;
    this.takeNodes(table);
    this.log = [...this.log.filter((line) => line.version < table.log_from), ...table.log];
    if (!before) this.fresh = table.version + 1;
    this.now = table;
    if (table.replay) this.selection.offer([], null, false);
    else this.selection.offer(table.choices, table.gather, this.myTurn);
    this.settle(table);
    if (before && !table.replay) this.sounds(before, table, wasMyTurn);
    this.skipIfAsked(table);
    this.looked();
  }

  private takeNodes(table: Table): void {
    const gone = table.full ? [...this.nodes.keys()].filter((id) => !(id in table.set)) : table.drop;
    const tumbles = this.setNodes(table.set, gone);
    if (tumbles && !table.replay) sound.rattle();
  }

  /** Whether the shape's own animation of any plays again. */
  private setNodes(set: Record<string, Node>, drop: string[]): boolean {
    for (const id of drop) this.nodes.delete(id);
    let ticks = false;
    for (const [id, node] of Object.entries(set)) {
      ticks ||= (this.nodes.get(id)?.tick ?? node.tick) !== node.tick;
      this.nodes.set(id, node);
    }
    const z = (id: string): number => this.nodes.get(id)?.z ?? 0;
    const ids = [...this.nodes.keys()].sort((a, b) => z(a) - z(b));
    if (ids.join() !== this.ids.join()) this.ids = ids;
    return ticks;
  }

  /** An answer that a broken connection may have swallowed is given again if nothing has happened. */
  private settle(table: Table): void {
    const play = this.owed;
    this.owed = null;
    if (!play || !this.unheard) return;
    this.unheard = false;
    if (play.version === table.version) this.answer(play);
    else if (this.myTurn) this.say(words().movedOn);
  }

  private sounds(before: Table, table: Table, wasMyTurn: boolean): void {
    if (table.over && !before.over) return sound.fanfare();
    if (table.version > before.version) sound.knock();
    if (this.myTurn && !wasMyTurn) {
      sound.yourTurn();
      vibrate();
    }
  }

  private skipIfAsked(table: Table): void {
    const only = table.choices[0];
    if (!settings.skip || !only || table.choices.length > 1 || !this.myTurn) return;
    if (this.skipped === table.version) return;
    this.skipped = table.version;
    this.play(only.answers);
  }

  private refuse(refusal: Refusal): void {
    this.owed = null;
    this.looked();
    if (!this.now) {
      this.problem = refusal.sentence;
      return;
    }
    sound.refused();
    this.say(refusal.sentence);
  }

  say(sentence: string): void {
    this.toast = sentence;
    clearTimeout(this.toastTimer);
    this.toastTimer = window.setTimeout(() => (this.toast = null), 5000);
  }

  // From the person

  private play(answers: number[]): void {
    if (this.now) this.answer({ type: "play", version: this.now.version, answers });
  }

  private answer(play: Play): void {
    this.owed = play;
    if (this.link === "open") this.send(play);
    else this.unheard = true;
  }

  send(message: FromPage): void {
    this.connection.send(message);
  }

  undo(): void {
    if (this.now?.undo) this.send({ type: "undo", version: this.now.version });
  }

  show(layout: Layout): void {
    this.layout = layout;
    this.send({ type: "show", language: settings.language, layout });
  }

  /** One moment at a time: a slider that is dragged asks for more than can be answered. */
  replay(ply: number): void {
    if (this.looking) this.lookNext = ply;
    else {
      this.looking = true;
      this.send({ type: "replay", ply });
    }
  }

  private looked(): void {
    const next = this.lookNext;
    this.looking = false;
    this.lookNext = null;
    if (next !== null) this.replay(next);
  }
}
