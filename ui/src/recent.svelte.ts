/** Tables opened on this device, newest first, with the links of the seats that were dealt out here. */

import type { SeatLink, TableMade } from "./protocol";
import { remember, remembered } from "./settings.svelte";

export interface RecentTable {
  id: string;
  title: string;
  link: string; // the own seat's, or the spectators'
  links: SeatLink[]; // of friends, where this device made the table
  players: string[];
  over: boolean;
  at: number;
}

const PLACE = "ludoteka.tables";
const MOST = 20;

export const recent: { tables: RecentTable[] } = $state({ tables: remembered(PLACE, []) });

function keep(tables: RecentTable[]): void {
  recent.tables = tables.slice(0, MOST);
  remember(PLACE, recent.tables);
}

export const recentTable = (id: string): RecentTable | undefined =>
  recent.tables.find((table) => table.id === id);

/** Note something about a table; it becomes the newest. */
export function note(id: string, news: Partial<RecentTable>): void {
  const old = recentTable(id);
  const blank = { title: "", link: "", links: [], players: [], over: false };
  const table = { ...blank, ...old, ...news, id, at: Date.now() };
  keep([table, ...recent.tables.filter((other) => other.id !== id)]);
}

export function noteMade(made: TableMade, title: string): string {
  const mine = made.seats.find((seat) => seat.who === "me");
  const link = mine?.link ?? made.watch;
  const links = made.seats.filter((seat) => seat.who === "friend");
  note(made.id, { title, link, links });
  return link;
}

export function forget(id: string): void {
  keep(recent.tables.filter((table) => table.id !== id));
}
