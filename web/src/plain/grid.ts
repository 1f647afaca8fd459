// A grid of named places as it lies on the screen.
import type { Squares } from '../lib/grid';
import type { PlainPlace } from '../lib/messages';

type Rows = readonly (readonly (PlainPlace | null)[])[];

const DIRECTIONS: Record<string, [across: number, down: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class PlainGrid implements Squares {
  readonly lines: readonly (readonly string[])[];
  readonly rows: number;
  readonly columns: number;

  constructor(rows: Rows, isTurned: boolean) {
    this.columns = Math.max(0, ...rows.map((row) => row.length));
    this.rows = rows.length;
    const lines = rows.map((row) => Array.from({ length: this.columns }, (_, column) => row[column]?.name ?? ''));
    this.lines = isTurned ? lines.map((line) => line.toReversed()).toReversed() : lines;
  }

  /** Over gaps to the next place; it stops at the edge. */
  step(square: string, key: string): string | null {
    const row = this.lines.findIndex((line) => line.includes(square));
    if (row < 0) return null;
    const column = this.lines[row]!.indexOf(square);
    const places = this.lines[row]!.filter(Boolean);
    if (key === 'Home') return places[0]!;
    if (key === 'End') return places.at(-1)!;
    const direction = DIRECTIONS[key];
    if (!direction) return null;
    const [across, down] = direction;
    for (let [x, y] = [column + across, row + down]; this.lines[y]?.[x] !== undefined; x += across, y += down) {
      if (this.lines[y]![x]) return this.lines[y]![x]!;
    }
    return square;
  }

  after(square: string): readonly string[] {
    const all = this.lines.flat().filter(Boolean);
    const here = all.indexOf(square);
    return [...all.slice(here + 1), ...all.slice(0, here + 1)];
  }
}
