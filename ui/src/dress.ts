/** A game brings a style sheet and symbols; the page puts them on and takes them off. */

import { MARKS } from "./Mark.svelte";
import { address } from "./api";

const SVG = "http://www.w3.org/2000/svg";

/** Reads a drawing. The page's security policy forbids style attributes, but not styles set by script. */
export function drawing(source: string): SVGElement | null {
  const safe = source.replace(/\sstyle=/g, " data-style=");
  const parsed = new DOMParser().parseFromString(safe, "image/svg+xml");
  if (parsed.querySelector("parsererror")) return null;
  const root = document.importNode(parsed.documentElement, true) as unknown as SVGElement;
  for (const element of root.querySelectorAll<SVGElement>("[data-style]")) {
    element.style.cssText = element.dataset["style"] ?? "";
  }
  return root;
}

async function symbolsOf(path: string): Promise<Element | null> {
  const answer = await fetch(address(path)).catch(() => null);
  return answer?.ok ? drawing(await answer.text()) : null;
}

const known = new Map<string, Promise<Element | null>>();

function symbols(path: string): Promise<Element | null> {
  if (!known.has(path)) known.set(path, path ? symbolsOf(path) : Promise.resolve(null));
  return known.get(path) ?? Promise.resolve(null);
}

/** The picture that a game has for the lobby, if it has one. */
export async function cover(path: string): Promise<SVGSymbolElement | null> {
  return (await symbols(path))?.querySelector<SVGSymbolElement>("#cover") ?? null;
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
  if (found) holder.append(found.cloneNode(true));
  document.body.append(holder);
  if (styles) await loaded;
  return () => {
    sheet.remove();
    holder.remove();
  };
}
