// Dragging a thing to a place with the pointer: one of three ways to move it, the same on every board.
// Elements name what can be dragged and where it can go: `data-square`, `data-tray`.

const STARTS = 6; // pixels: anything shorter is a tap

/** The value of this `data-` attribute on the element or the nearest one around it. */
export function nameOf(element: EventTarget | null, data: string): string | null {
  return (element as Element | null)?.closest<HTMLElement>(`[data-${data}]`)?.dataset[data] ?? null;
}

export interface DragOptions<Thing> {
  /** The name of the places' `data-` attribute. */
  places: string;
  onstart?: (thing: Thing) => void;
  onover?: (place: string | null) => void;
  ondrop: (thing: Thing, place: string) => void;
}

export class Drag<Thing> {
  /** What is in the player's hand, or null. */
  thing = $state.raw<Thing | null>(null);
  /** Where the pointer is in the window, and the place under it. */
  x = $state(0);
  y = $state(0);
  over = $state<string | null>(null);
  /** The click that follows a drag chooses nothing. */
  wasDragged = false;
  #pressed: { thing: Thing; x: number; y: number } | null = null;
  readonly #options: DragOptions<Thing>;

  constructor(options: DragOptions<Thing>) {
    this.#options = options;
  }

  /** The pointer is pressed on this thing; its other events are listened for on the window. */
  grab(thing: Thing, { button, clientX, clientY }: PointerEvent): void {
    if (button === 0) this.#pressed = { thing, x: clientX, y: clientY };
  }

  move = ({ clientX, clientY, buttons }: PointerEvent): void => {
    if (!this.#pressed) return;
    if (buttons === 0) return this.cancel(); // released outside the window
    const { thing, x, y } = this.#pressed;
    if (this.thing === null && Math.hypot(clientX - x, clientY - y) < STARTS) return;
    if (this.thing === null) this.#start(thing);
    [this.x, this.y] = [clientX, clientY];
    this.over = this.#placeAt(clientX, clientY);
    this.#options.onover?.(this.over);
  };

  drop = ({ clientX, clientY }: PointerEvent): void => {
    const { thing } = this;
    const place = thing === null ? null : this.#placeAt(clientX, clientY);
    this.cancel();
    if (thing !== null && place !== null) this.#options.ondrop(thing, place);
  };

  cancel = (): void => {
    this.#pressed = this.thing = this.over = null;
    setTimeout(() => (this.wasDragged = false));
  };

  #start(thing: Thing): void {
    this.thing = thing;
    this.wasDragged = true;
    this.#options.onstart?.(thing);
  }

  #placeAt(x: number, y: number): string | null {
    return nameOf(document.elementFromPoint(x, y), this.#options.places);
  }
}
