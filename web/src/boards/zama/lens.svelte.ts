// How large cells are on this screen: where they are too small for a finger, a neighbourhood can be enlarged.
import { tick } from 'svelte';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { Grid } from './grid';

const SMALLEST = 44; // pixels of a cell that a finger can touch
const LOW = 480; // pixels of a phone that lies on its side

export class Lens {
  /** Of the table on the screen, in pixels. */
  width = $state(0);
  pane = $state<HTMLElement>();
  isEnlarged = $state(false);
  #grid: () => Grid;

  constructor(grid: () => Grid) {
    this.#grid = grid;
  }

  #room = $derived(this.width || window.innerWidth);

  /** Whether the longer side of the grid lies across: along the longer side of the screen. */
  isAside(files: number, ranks: number): boolean {
    if (files === ranks) return false;
    if ((innerHeight.current ?? 0) <= LOW && (innerWidth.current ?? 0) > (innerHeight.current ?? 0)) return ranks > files;
    return ranks > files ? this.#room >= SMALLEST * ranks : this.#room < SMALLEST * files;
  }

  isSmall = $derived.by(() => this.#room / this.#grid().columns < SMALLEST * 0.9);
  scale = $derived.by(() => (this.isSmall && this.isEnlarged ? (SMALLEST * 1.1 * this.#grid().columns) / this.#room : 1));

  /** Show the cells around this one. */
  async enlarge(cell: string): Promise<void> {
    this.isEnlarged = true;
    await tick();
    const grid = this.#grid();
    const { column, row } = grid.place(cell);
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = this.pane!;
    this.pane!.scrollTo({ left: ((column + 0.5) / grid.columns) * scrollWidth - clientWidth / 2, top: ((row + 0.5) / grid.rows) * scrollHeight - clientHeight / 2 });
  }
}
