// The man that is selected, where it may go, and where it may not and why.
import type { LatrunculiBan } from '../../lib/messages';
import { byStart } from './moves';

export class Choosing {
  selected = $state<string | null>(null);
  #legal: () => readonly string[];
  #banned: () => readonly LatrunculiBan[];

  constructor(legal: () => readonly string[], banned: () => readonly LatrunculiBan[]) {
    this.#legal = legal;
    this.#banned = banned;
  }

  moves = $derived.by(() => byStart(this.#legal()));
  targets = $derived.by(() => (this.selected ? (this.moves.get(this.selected) ?? []) : []));
  bans = $derived.by(() => this.#banned().filter(({ start }) => start === this.selected));

  banOn(square: string): LatrunculiBan | undefined {
    return this.bans.find(({ to }) => to === square);
  }

  /** Let go of a man that can no longer move. */
  settle(): void {
    if (this.selected && !this.moves.has(this.selected)) this.selected = null;
  }
}
