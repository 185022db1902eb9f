/** The server's HTTP side. Paths are below wherever the page itself is served. */

import type { GameInfo, Health, Language, NewTable, Problem, TableInfo, TableMade, Verdict } from "./protocol";

const JSON_HEADERS = { "content-type": "application/json" };

const root = new URL(".", document.baseURI);

export const address = (path: string, from: string | URL = root): string =>
  new URL(path.replace(/^\//, ""), from).href;

/** On each machine these names mean that machine. */
export const onlyHere = /^(localhost|127\..*|\[::1\])$/.test(root.hostname);

/** Where the other devices find the server; empty if they do not. */
export async function outside(): Promise<string> {
  return onlyHere ? (await ask<Health>("api/health")).address : root.href;
}

export const socketAddress = (table: string): string =>
  address(`api/tables/${encodeURIComponent(table)}/live`).replace(/^http/, "ws");

/** A sentence for the person, from the server where it gave one. */
export class Failed extends Error {}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(address(path), init).catch(() => {
    throw new Failed();
  });
  const body: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Failed((body as Partial<Problem>).error ?? "");
  return body as T;
}

function post<T>(path: string, body: string): Promise<T> {
  return ask<T>(path, { method: "POST", body, headers: JSON_HEADERS });
}

export const games = (language: Language): Promise<GameInfo[]> =>
  ask(`api/games?language=${language}`);

/** The rules of a game in words, as Markdown; empty where a game has none. */
export async function rulesOf(game: string, language: Language): Promise<string> {
  const path = `api/games/${encodeURIComponent(game)}/rules?language=${language}`;
  const answer = await fetch(address(path)).catch(() => null);
  return answer?.ok ? answer.text() : "";
}

export const tableInfo = (id: string, language: Language): Promise<TableInfo> =>
  ask(`api/tables/${encodeURIComponent(id)}?language=${language}`);

export const makeTable = (wish: NewTable): Promise<TableMade> =>
  post("api/tables", JSON.stringify(wish));

/** Plays a match file again on the server and compares. */
export const verify = (file: string, language: Language): Promise<Verdict> =>
  post(`api/verify?language=${language}`, file);

export const matchFile = (id: string): string =>
  address(`api/tables/${encodeURIComponent(id)}/file`);

/** A link as a QR code. The server draws it; the link goes in the body, as addresses end up in logs. */
export async function qr(link: string): Promise<string> {
  const init = { method: "POST", body: JSON.stringify({ link }), headers: JSON_HEADERS };
  const answer = await fetch(address("api/qr"), init);
  if (!answer.ok) throw new Failed();
  return answer.text();
}
