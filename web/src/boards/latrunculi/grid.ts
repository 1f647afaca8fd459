// Geometry of the board as it lies on the screen. No rules: only where squares are.
//
//   seat w:  rank n on top, a on the left      seat b: turned by half a circle
export const FILES = 'abcdefgh';
export const CELL = 100;

export interface Place {
  column: number;
  row: number;
}

export class Grid {
  constructor(
    readonly ranks: number,
    readonly isTurned: boolean,
  ) {}

  place(square: string): Place {
    const file = FILES.indexOf(square[0]!);
    const rank = Number(square.slice(1)) - 1;
    return this.isTurned ? { column: 7 - file, row: rank } : { column: file, row: this.ranks - 1 - rank };
  }

  /** The square lying there, or null off the board. */
  at({ column, row }: Place): string | null {
    if (column < 0 || column > 7 || row < 0 || row >= this.ranks) return null;
    const file = this.isTurned ? 7 - column : column;
    const rank = this.isTurned ? row : this.ranks - 1 - row;
    return `${FILES[file]}${rank + 1}`;
  }

  /** The middle of a square in the picture. */
  middle(square: string): { x: number; y: number } {
    const { column, row } = this.place(square);
    return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
  }

  /** The rows of squares from top to bottom, each from left to right. */
  get rows(): string[][] {
    return Array.from({ length: this.ranks }, (_, row) => Array.from({ length: 8 }, (_, column) => this.at({ column, row })!));
  }

  /** Where an arrow key leads from a square; it stops at the edge. */
  step(square: string, key: string): string | null {
    const { column, row } = this.place(square);
    switch (key) {
      case 'ArrowLeft':
        return this.at({ column: column - 1, row }) ?? square;
      case 'ArrowRight':
        return this.at({ column: column + 1, row }) ?? square;
      case 'ArrowUp':
        return this.at({ column, row: row - 1 }) ?? square;
      case 'ArrowDown':
        return this.at({ column, row: row + 1 }) ?? square;
      case 'Home':
        return this.at({ column: 0, row });
      case 'End':
        return this.at({ column: 7, row });
      case 'PageUp':
        return this.at({ column, row: 0 });
      case 'PageDown':
        return this.at({ column, row: this.ranks - 1 });
      default:
        return null;
    }
  }

  /** Squares in reading order, starting after this one and coming round. */
  after(square: string): string[] {
    const all = this.rows.flat();
    const here = all.indexOf(square);
    return [...all.slice(here + 1), ...all.slice(0, here + 1)];
  }
}

/** The legal moves `e1-e4` by the square they start from. */
export function byStart(legal: readonly string[]): Map<string, string[]> {
  const moves = new Map<string, string[]>();
  for (const text of legal) {
    const [start, to] = text.split('-') as [string, string];
    moves.set(start, [...(moves.get(start) ?? []), to]);
  }
  return moves;
}

export interface Beam {
  from: string;
  to: string;
}

/** The lines along which men were captured, from the man that moved to the one that closed the line. */
export function beams(grid: Grid, moved: string, captured: readonly string[]): Beam[] {
  const here = grid.place(moved);
  const furthest = new Map<string, { square: string; distance: number }>();
  for (const square of captured) {
    const there = grid.place(square);
    const dx = there.column - here.column;
    const dy = there.row - here.row;
    const axis = `${Math.sign(dx)} ${Math.sign(dy)}`;
    const distance = Math.max(Math.abs(dx), Math.abs(dy));
    if (distance > (furthest.get(axis)?.distance ?? 0)) furthest.set(axis, { square, distance });
  }
  return [...furthest].map(([axis, { square }]) => {
    const [dx, dy] = axis.split(' ').map(Number) as [number, number];
    const end = grid.place(square);
    return { from: moved, to: grid.at({ column: end.column + dx, row: end.row + dy }) ?? square };
  });
}
