/** How a node's text fits into it. Widths are estimated: measuring would lay out the page again. */

import type { Node } from "./protocol";

const WIDTH = 0.56; // of a letter, in heights of the text
const SMALLEST = 0.62; // a text is made no smaller than this part of its size
const SMALLEST_CUT = 0.95; // nor than this where it may end in dots instead
const LEADING = 1.22;

export interface Lettering {
  lines: string[];
  size: number;
  x: number;
  anchor: "start" | "middle" | "end";
  top: number; // of the first line's middle
  step: number;
}

const has = (node: Node, word: string): boolean => (node.style ?? "").split(" ").includes(word);

function broken(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      if (line && line.length + 1 + word.length > most) {
        lines.push(line);
        line = word;
      } else line = line ? `${line} ${word}` : word;
    }
    lines.push(line);
  }
  return lines;
}

/** What there is room for, with dots for the rest. */
function cut(line: string, most: number): string {
  const letters = [...line];
  return letters.length <= most ? line : letters.slice(0, most - 1).join("").trimEnd() + "…";
}

export function lettering(node: Node): Lettering {
  const text = node.text ?? "";
  const wished = node.size || node.h / 2;
  const pad = node.shape === "text" || has(node, "bare") ? 0 : Math.min(node.w, node.h) * 0.08;
  const room = node.w - 2 * pad;
  const lines = has(node, "wrap") ? broken(text, room / (wished * WIDTH)) : text.split("\n");
  const longest = Math.max(...lines.map((line) => [...line].length));
  const smallest = has(node, "cut") ? SMALLEST_CUT : SMALLEST;
  const fits = Math.max(smallest, Math.min(1, room / (longest * wished * WIDTH)));
  const size = longest > 2 ? wished * fits : wished;
  const anchor = node.align ?? "middle";
  const step = size * LEADING;
  const most = Math.max(2, Math.floor(room / (size * WIDTH)));
  return {
    lines: has(node, "cut") ? lines.map((line) => cut(line, most)) : lines,
    size,
    anchor,
    step,
    x: anchor === "start" ? pad : anchor === "end" ? node.w - pad : node.w / 2,
    top: node.h / 2 - ((lines.length - 1) * step) / 2,
  };
}
