// Geometry of the five by five squares as they lie on the screen. No rules: only where squares are.
//
//   seat S:  rank 5 on top, a on the left      seat N: turned by half a circle
export const SIZE = 5;
export const CELL = 100;
const FILES = 'abcde';

export interface Place {
  column: number;
  row: number;
}

export class Grid {
  constructor(readonly isTurned: boolean) {}

  place(square: string): Place {
    const file = FILES.indexOf(square[0]!);
    const rank = Number(square[1]) - 1;
    return this.isTurned ? { column: SIZE - 1 - file, row: rank } : { column: file, row: SIZE - 1 - rank };
  }

  /** The square lying there, or null off the board. */
  at({ column, row }: Place): string | null {
    if (column < 0 || column >= SIZE || row < 0 || row >= SIZE) return null;
    const file = this.isTurned ? SIZE - 1 - column : column;
    const rank = this.isTurned ? row : SIZE - 1 - row;
    return `${FILES[file]}${rank + 1}`;
  }

  /** The middle of a square in the picture. */
  middle(square: string): { x: number; y: number } {
    const { column, row } = this.place(square);
    return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
  }

  /** The rows of squares from top to bottom, each from left to right. */
  get rows(): string[][] {
    return Array.from({ length: SIZE }, (_, row) => Array.from({ length: SIZE }, (_, column) => this.at({ column, row })!));
  }

  /** Where an arrow key leads from a square; it stops at the edge. */
  step(square: string, key: string): string | null {
    const { column, row } = this.place(square);
    const steps: Record<string, Place> = {
      ArrowLeft: { column: column - 1, row },
      ArrowRight: { column: column + 1, row },
      ArrowUp: { column, row: row - 1 },
      ArrowDown: { column, row: row + 1 },
      Home: { column: 0, row },
      End: { column: SIZE - 1, row },
      PageUp: { column, row: 0 },
      PageDown: { column, row: SIZE - 1 },
    };
    const place = steps[key];
    return place ? (this.at(place) ?? square) : null;
  }

  /** Squares in reading order, starting after this one and coming round. */
  after(square: string): string[] {
    const all = this.rows.flat();
    const here = all.indexOf(square);
    return [...all.slice(here + 1), ...all.slice(0, here + 1)];
  }
}
