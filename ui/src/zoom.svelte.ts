/** Which part of the table is seen: all of it, or enlarged and moved about where the scene allows it. */

import type { Point } from "./geometry";

const MOST = 6;
const STEP = 1.5;
const CLOSE = 2.5; // what a double tap comes to

export class Zoom {
  scale = $state(1);
  private corner: Point = $state({ x: 0, y: 0 });

  /** `size` says how large the table is, in its own units. */
  constructor(private readonly size: () => { width: number; height: number }) {}

  get box(): string {
    const { width, height } = this.size();
    return `${this.corner.x} ${this.corner.y} ${width / this.scale} ${height / this.scale}`;
  }

  /** Larger or smaller, so that the point stays where it is. */
  about(point: Point, factor: number): void {
    const scale = Math.max(1, Math.min(MOST, this.scale * factor));
    const left = this.scale / scale;
    this.scale = scale;
    this.show({
      x: point.x - (point.x - this.corner.x) * left,
      y: point.y - (point.y - this.corner.y) * left,
    });
  }

  move(by: Point): void {
    this.show({ x: this.corner.x - by.x, y: this.corner.y - by.y });
  }

  /** A step closer (1) or back (-1), about the middle of what is seen. */
  step(way: number): void {
    const { width, height } = this.size();
    const { x, y } = this.corner;
    const middle = { x: x + width / this.scale / 2, y: y + height / this.scale / 2 };
    this.about(middle, STEP ** way);
  }

  /** A double tap: closer to this place, or back to the whole. */
  toggle(point: Point): void {
    if (this.scale > 1) this.fit();
    else this.about(point, CLOSE);
  }

  /** A part of what is seen further on, as the arrow keys go. */
  walk(way: Point): void {
    const { width, height } = this.size();
    this.move({ x: (-way.x * width) / this.scale / 4, y: (-way.y * height) / this.scale / 4 });
  }

  /** Moves the picture if the point is not seen, or only just. */
  reveal(point: Point): void {
    const { width, height } = this.size();
    const [w, h] = [width / this.scale, height / this.scale];
    const { x, y } = { x: (point.x - this.corner.x) / w, y: (point.y - this.corner.y) / h };
    if (Math.min(x, y, 1 - x, 1 - y) < 0.1) this.show({ x: point.x - w / 2, y: point.y - h / 2 });
  }

  fit(): void {
    this.scale = 1;
    this.show({ x: 0, y: 0 });
  }

  /** Never beyond the edge of the table. */
  private show({ x, y }: Point): void {
    const { width, height } = this.size();
    const seen = 1 - 1 / this.scale;
    this.corner = {
      x: Math.max(0, Math.min(width * seen, x)),
      y: Math.max(0, Math.min(height * seen, y)),
    };
  }
}
