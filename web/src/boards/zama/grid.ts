// Geometry of the table as it lies on the screen. No rules: only where cells are.
//
//   upright: rank 8 on top, a on the left, 13 columns of 8     aside: rank 1 on the left, a on top, 8 columns of 13
//   turned: either by half a circle
import { FILES } from './shown';

export const WIDTH = 100;
/** Cells are as tall as cards where there is room, and square where every row counts. */
const HEIGHT = { card: 128, square: 100 };

export interface Place {
  column: number;
  row: number;
}

export class Grid {
  readonly columns: number;
  readonly rows: number;
  /** Of a cell. */
  readonly height: number;
  /** Room for the names of lines, on the left and at the bottom. */
  readonly margin: number;

  constructor(
    readonly files: number,
    readonly ranks: number,
    readonly isAside: boolean,
    readonly isTurned: boolean,
  ) {
    this.columns = isAside ? ranks : files;
    this.rows = isAside ? files : ranks;
    const isLarge = ranks > files;
    this.height = isAside || isLarge ? HEIGHT.square : HEIGHT.card;
    this.margin = isLarge ? 26 : isAside ? 12 : 20;
  }

  place(cell: string): Place {
    const file = FILES.indexOf(cell[0]!);
    const rank = Number(cell.slice(1)) - 1;
    const { column, row } = this.isAside ? { column: rank, row: file } : { column: file, row: this.ranks - 1 - rank };
    return this.isTurned ? { column: this.columns - 1 - column, row: this.rows - 1 - row } : { column, row };
  }

  /** The cell lying there, or null off the table. */
  at({ column, row }: Place): string | null {
    if (column < 0 || column >= this.columns || row < 0 || row >= this.rows) return null;
    const across = this.isTurned ? this.columns - 1 - column : column;
    const down = this.isTurned ? this.rows - 1 - row : row;
    const [file, rank] = this.isAside ? [down, across] : [across, this.ranks - 1 - down];
    return `${FILES[file]}${rank + 1}`;
  }

  /** The upper left corner of a cell in the picture. */
  corner(cell: string): { x: number; y: number } {
    const { column, row } = this.place(cell);
    return { x: column * WIDTH, y: row * this.height };
  }

  /** The whole picture. */
  get size(): { width: number; height: number } {
    return { width: this.columns * WIDTH + this.margin, height: this.rows * this.height + this.margin };
  }

  /** The rows of cells from top to bottom, each from left to right. */
  get lines(): string[][] {
    return Array.from({ length: this.rows }, (_, row) => Array.from({ length: this.columns }, (_, column) => this.at({ column, row })!));
  }

  /** Where an arrow key leads from a cell; it stops at the edge. */
  step(cell: string, key: string): string | null {
    const { column, row } = this.place(cell);
    switch (key) {
      case 'ArrowLeft':
        return this.at({ column: column - 1, row }) ?? cell;
      case 'ArrowRight':
        return this.at({ column: column + 1, row }) ?? cell;
      case 'ArrowUp':
        return this.at({ column, row: row - 1 }) ?? cell;
      case 'ArrowDown':
        return this.at({ column, row: row + 1 }) ?? cell;
      case 'Home':
        return this.at({ column: 0, row });
      case 'End':
        return this.at({ column: this.columns - 1, row });
      case 'PageUp':
        return this.at({ column, row: 0 });
      case 'PageDown':
        return this.at({ column, row: this.rows - 1 });
      default:
        return null;
    }
  }

  /** Cells in reading order, starting after this one and coming round. */
  after(cell: string): string[] {
    const all = this.lines.flat();
    const here = all.indexOf(cell);
    return [...all.slice(here + 1), ...all.slice(0, here + 1)];
  }
}
