// A move chosen on the board but not sent yet: asked about first (a setting), or planned for the next turn. A planned
// move is sent when it is legal then, and dropped with a note when it is not.
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';
import { voice } from './voice.svelte';
import { say } from './words.svelte';

export class Held {
  asking = $state('');
  planned = $state('');
  #planner = ''; // the page, as the server knows it, that has asked what may be planned
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The seat that may plan its next move. */
  planning = $derived.by(() => {
    const { acting, asking, mine, view } = this.#table;
    if (!settings.premoves || acting || asking.isSending || view?.now.status !== 'running') return null;
    return mine.find((seat) => (view.now.premoves?.[seat]?.length ?? 0) > 0) ?? null;
  });

  /** Nothing else is chosen while a move is held. */
  isHolding = $derived(this.asking !== '' || this.planned !== '');

  /** The server says what may be planned only to pages that ask for it. */
  askAhead(): void {
    const { asking, mine, viewer } = this.#table;
    const planner = settings.premoves && mine.length > 0 ? viewer : '';
    if (planner === this.#planner) return;
    if (planner || this.#planner === viewer) asking.ask('plan_ahead', { ahead: planner !== '' });
    this.#planner = planner;
  }

  /** A move was chosen on the board. */
  choose(move: string): void {
    const { acting, pressing, asking, view } = this.#table;
    if (!acting && this.planning) {
      this.planned = move;
      voice.announce(say('held-premove', { move }));
    } else if (settings.confirms && acting && !view?.now.timing) this.asking = move;
    else if (pressing) asking.play(pressing, move);
  }

  confirm(): void {
    const { acting, asking } = this.#table;
    if (acting && this.asking) asking.play(acting, this.asking);
    this.asking = '';
  }

  letGo(): void {
    this.asking = this.planned = '';
  }

  /** The table has moved on. */
  follow(): void {
    this.asking = '';
    const { acting, asking, view } = this.#table;
    if (!this.planned || !acting || !view) return;
    if (view.now.legal[acting]?.includes(this.planned)) asking.play(acting, this.planned);
    else voice.note(say('held-premove-dropped', { move: this.planned }));
    this.planned = '';
  }
}
