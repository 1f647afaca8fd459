// Dragging a die into a target location: one way of three.
import type { Side } from './shown';

const STARTS = 6; // pixels

export class Drag {
  /** The die in the hand, or none. */
  id = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<Side | null>(null);
  /** The click that follows a drag chooses nothing. */
  wasDragged = false;
  #pressed: { id: number; x: number; y: number } | null = null;
  #onput: (id: number, side: Side) => void;

  constructor(onput: (id: number, side: Side) => void) {
    this.#onput = onput;
  }

  grab = (id: number, event: PointerEvent): void => {
    this.wasDragged = false;
    if (event.button === 0) this.#pressed = { id, x: event.clientX, y: event.clientY };
  };

  move = ({ clientX, clientY }: PointerEvent): void => {
    if (!this.#pressed || (this.id === null && Math.hypot(clientX - this.#pressed.x, clientY - this.#pressed.y) < STARTS)) return;
    this.id = this.#pressed.id;
    this.wasDragged = true;
    [this.x, this.y] = [clientX, clientY];
    this.over = trayUnder(clientX, clientY);
  };

  drop = ({ clientX, clientY }: PointerEvent): void => {
    const { id } = this;
    const side = id === null ? null : trayUnder(clientX, clientY);
    this.cancel();
    setTimeout(() => (this.wasDragged = false));
    if (id !== null && side) this.#onput(id, side);
  };

  cancel = (): void => {
    this.#pressed = this.id = this.over = null;
  };
}

const trayUnder = (x: number, y: number) => (document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-tray]')?.dataset.tray as Side | undefined) ?? null;
