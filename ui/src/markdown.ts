/** The little of Markdown that rules are written in: headings, paragraphs, tables, emphasis. */

export interface Span {
  kind: "plain" | "strong" | "em" | "code";
  text: string;
}
export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "text"; spans: Span[] }
  | { kind: "table"; rows: Span[][][] };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > from) found.push({ kind: "plain", text: text.slice(from, mark.index) });
    const [whole, strong, em, code] = mark;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else found.push({ kind: "code", text: code ?? "" });
    from = mark.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "plain", text: text.slice(from) });
  return found;
}

function block(lines: string[]): Block {
  const first = lines[0] ?? "";
  const hashes = /^(#+) /.exec(first)?.[1];
  if (hashes)
    return { kind: "heading", level: hashes.length, spans: spans(first.slice(hashes.length + 1)) };
  if (first.startsWith("|")) {
    const rows = lines.filter((line) => !/^[|:\- ]+$/.test(line));
    const cells = (line: string) => line.trim().replace(/^\||\|$/g, "").split("|");
    return { kind: "table", rows: rows.map((line) => cells(line).map((cell) => spans(cell.trim()))) };
  }
  return { kind: "text", spans: spans(lines.join(" ")) };
}

export function blocks(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n|(?<=^#+ .*)\n/m)
    .map((part) => part.split(/\r?\n/).filter((line) => line.trim()))
    .filter((lines) => lines.length)
    .map(block);
}
