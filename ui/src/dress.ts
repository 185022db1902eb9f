/** A game brings a style sheet and symbols; the page puts them on and takes them off. */

import { MARKS } from "./Mark.svelte";
import { address } from "./api";

const SVG = "http://www.w3.org/2000/svg";

async function symbolsOf(path: string): Promise<Element | null> {
  const answer = await fetch(address(path)).catch(() => null);
  if (!answer?.ok) return null;
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  return parsed.querySelector("parsererror") ? null : parsed.documentElement;
}

const known = new Map<string, Promise<Element | null>>();

function symbols(path: string): Promise<Element | null> {
  if (!known.has(path)) known.set(path, path ? symbolsOf(path) : Promise.resolve(null));
  return known.get(path) ?? Promise.resolve(null);
}

/** The picture that a game has for the lobby, if it has one. */
export async function cover(path: string): Promise<SVGSymbolElement | null> {
  const found = (await symbols(path))?.querySelector<SVGSymbolElement>("#cover");
  return found ? (document.importNode(found, true) as SVGSymbolElement) : null;
}

function marks(): SVGElement[] {
  return MARKS.map((path, seat) => {
    const symbol = document.createElementNS(SVG, "symbol");
    symbol.id = `seat-${seat}`;
    symbol.setAttribute("viewBox", "0 0 20 20");
    const shape = document.createElementNS(SVG, "path");
    shape.setAttribute("d", path);
    symbol.append(shape);
    return symbol;
  });
}

/** Dresses the page for one game; the answer undresses it. */
export async function dress(styles: string, symbolsPath: string): Promise<() => void> {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address(styles) });
  const loaded = new Promise((done) => (sheet.onload = sheet.onerror = done));
  const holder = document.createElementNS(SVG, "svg");
  holder.classList.add("unseen");
  holder.setAttribute("aria-hidden", "true");
  holder.append(...marks());
  if (styles) document.head.append(sheet);
  const found = await symbols(symbolsPath);
  if (found) holder.append(document.importNode(found, true));
  document.body.append(holder);
  if (styles) await loaded;
  return () => {
    sheet.remove();
    holder.remove();
  };
}
