// Thirteen columns of eight, or aside eight of thirteen: cards are taller than wide, and lines have names.
import { CELL, Grid as Squares } from '../../lib/grid';

/** Cells are as tall as cards where there is room, and square where every row counts. */
const CARD_HEIGHT = 128;

export class Grid extends Squares {
  /** Room for the names of lines, on the left and at the bottom. */
  readonly margin: number;

  constructor(files: number, ranks: number, isAside: boolean, isTurned: boolean) {
    const isLarge = ranks > files;
    super(files, ranks, isTurned, isAside, isAside || isLarge ? CELL : CARD_HEIGHT);
    this.margin = isLarge ? 26 : isAside ? 12 : 32;
  }

  /** The whole picture. */
  get size(): { width: number; height: number } {
    return { width: this.columns * CELL + this.margin, height: this.rows * this.height + this.margin };
  }
}
