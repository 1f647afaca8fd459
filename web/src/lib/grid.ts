// Geometry of a grid of squares on the screen. No rules: only where squares are.
//
//   upright: the last rank on top, a on the left      aside: rank 1 on the left, a on top
//   turned: either of them, rotated by half a turn
export const FILES = 'abcdefghijklmnopqrstuvwxyz';
/** The width of a square in the picture. */
export const CELL = 100;

export interface Place {
  column: number;
  row: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Squares in rows, by their names, as one walks over them with the keyboard. */
export interface Squares {
  readonly columns: number;
  readonly rows: number;
  /** The rows from top to bottom, each from left to right; '' where there is no square. */
  readonly lines: readonly (readonly string[])[];
  /** Where a key leads from a square; null: it leads nowhere. */
  step(square: string, key: string): string | null;
  /** Squares in reading order, starting after this one and coming round. */
  after(square: string): readonly string[];
}

export class Grid implements Squares {
  readonly columns: number;
  readonly rows: number;

  constructor(
    readonly files: number,
    readonly ranks: number,
    readonly isTurned: boolean,
    readonly isAside = false,
    /** Of a square in the picture. */
    readonly height = CELL,
  ) {
    this.columns = isAside ? ranks : files;
    this.rows = isAside ? files : ranks;
  }

  place(square: string): Place {
    const file = FILES.indexOf(square[0]!);
    const rank = Number(square.slice(1)) - 1;
    const { column, row } = this.isAside ? { column: rank, row: file } : { column: file, row: this.ranks - 1 - rank };
    return this.isTurned ? { column: this.columns - 1 - column, row: this.rows - 1 - row } : { column, row };
  }

  /** The square lying there, or null off the grid. */
  at({ column, row }: Place): string | null {
    if (column < 0 || column >= this.columns || row < 0 || row >= this.rows) return null;
    const across = this.isTurned ? this.columns - 1 - column : column;
    const down = this.isTurned ? this.rows - 1 - row : row;
    const [file, rank] = this.isAside ? [down, across] : [across, this.ranks - 1 - down];
    return `${FILES[file]}${rank + 1}`;
  }

  /** The upper left corner of a square in the picture. */
  corner(square: string): Point {
    const { column, row } = this.place(square);
    return { x: column * CELL, y: row * this.height };
  }

  /** The middle of a square in the picture. */
  middle(square: string): Point {
    const { x, y } = this.corner(square);
    return { x: x + CELL / 2, y: y + this.height / 2 };
  }

  /** The rows of squares from top to bottom, each from left to right. */
  get lines(): string[][] {
    return Array.from({ length: this.rows }, (_, row) => Array.from({ length: this.columns }, (_, column) => this.at({ column, row })!));
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
      End: { column: this.columns - 1, row },
      PageUp: { column, row: 0 },
      PageDown: { column, row: this.rows - 1 },
    };
    const place = steps[key];
    return place ? (this.at(place) ?? square) : null;
  }

  /** Squares in reading order, starting after this one and wrapping round. */
  after(square: string): string[] {
    const all = this.lines.flat();
    const here = all.indexOf(square);
    return [...all.slice(here + 1), ...all.slice(0, here + 1)];
  }
}
