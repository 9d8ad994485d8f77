/** What lies where, in small cells, added up so that any box is looked up at once. */
import type { Point, Rect } from '../../../art/svg';
import { around } from './geometry';

const CELL = 2;

export class Raster {
  private readonly columns: number;
  private readonly rows: number;
  private readonly cells: Float64Array;
  /** Sums of all cells above and to the left; null: something was added since. */
  private sums: Float64Array | null = null;

  constructor(private readonly bounds: Rect) {
    this.columns = Math.ceil(bounds.w / CELL) + 1;
    this.rows = Math.ceil(bounds.h / CELL) + 1;
    this.cells = new Float64Array(this.columns * this.rows);
  }

  private column(x: number): number {
    return Math.min(this.columns, Math.max(0, Math.round((x - this.bounds.x) / CELL)));
  }

  private row(y: number): number {
    return Math.min(this.rows, Math.max(0, Math.round((y - this.bounds.y) / CELL)));
  }

  private fill(row: number, from: number, to: number, weight: number): void {
    for (let i = from; i < to; i++) {
      const at = row * this.columns + i;
      this.cells[at] = (this.cells[at] ?? 0) + weight;
    }
  }

  add({ x, y, w, h }: Rect, weight: number): void {
    this.sums = null;
    const [from, to] = [this.column(x), this.column(x + w)];
    for (let row = this.row(y); row < this.row(y + h); row++) this.fill(row, from, to, weight);
  }

  /** The inside of a shape, line by line. */
  addShape(shape: readonly Point[], weight: number): void {
    this.sums = null;
    const { y, h } = around(shape);
    for (let row = this.row(y); row < this.row(y + h); row++) {
      const middle = this.bounds.y + (row + 0.5) * CELL;
      const crossings = crossingsOf(shape, middle).sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2)
        this.fill(row, this.column(crossings[i] ?? 0), this.column(crossings[i + 1] ?? 0), weight);
    }
  }

  /** Weight times area of everything in a box. */
  sum({ x, y, w, h }: Rect): number {
    const sums = (this.sums ??= this.added());
    const at = (column: number, row: number): number => sums[row * (this.columns + 1) + column] ?? 0;
    const [left, right] = [this.column(x), this.column(x + w)];
    const [top, bottom] = [this.row(y), this.row(y + h)];
    return (at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) * CELL * CELL;
  }

  private added(): Float64Array {
    const width = this.columns + 1;
    const sums = new Float64Array(width * (this.rows + 1));
    for (let row = 0; row < this.rows; row++) {
      let line = 0;
      for (let column = 0; column < this.columns; column++) {
        line += this.cells[row * this.columns + column] ?? 0;
        sums[(row + 1) * width + column + 1] = (sums[row * width + column + 1] ?? 0) + line;
      }
    }
    return sums;
  }
}

/** Where the border of a shape crosses a horizontal line. */
function crossingsOf(shape: readonly Point[], y: number): number[] {
  const found: number[] = [];
  for (const [i, a] of shape.entries()) {
    const b = shape[(i + 1) % shape.length] as Point;
    if (a.y > y !== b.y > y) found.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
  }
  return found;
}
