/** Where things are on the table, for arrow keys and dragging. */

import type { Node } from "./protocol";

export interface Point {
  x: number;
  y: number;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const middle = (node: Node): Point => ({ x: node.x + node.w / 2, y: node.y + node.h / 2 });

export const isArrow = (key: string): boolean => key in WAYS;

export const wayOf = (key: string): Point => WAYS[key] ?? { x: 0, y: 0 };

/** The nearest of some nodes in the direction of an arrow key; what lies straight ahead is nearer. */
export function neighbour(key: string, from: Point, nodes: [string, Node][]): string | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [id, node] of nodes) {
    const { x, y } = middle(node);
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    if (ahead > 0.5 && ahead + 3 * aside < least) {
      best = id;
      least = ahead + 3 * aside;
    }
  }
  return best;
}

/** The first in reading order. */
export function topLeft(nodes: [string, Node][]): string | null {
  const sorted = nodes.toSorted(([, a], [, b]) => a.y - b.y || a.x - b.x);
  return sorted[0]?.[0] ?? null;
}
