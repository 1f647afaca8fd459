// What the player has chosen so far, out of what is legal.
import { Plays, type Play } from './plays';

/** Something to be done with a cell that was chosen. */
export type Choice = { does: 'play'; text: string } | { does: 'ask'; play: Play } | { does: 'selects' | 'drops' | 'nothing' };

export class Choosing {
  /** A card that acts, or a hole into which something shall slide. */
  selected = $state<string | null>(null);
  #legal: () => readonly string[];

  constructor(legal: () => readonly string[]) {
    this.#legal = legal;
  }

  plays = $derived.by(() => new Plays(this.#legal()));

  /** What can follow the selection, by the cell that has to be chosen next. */
  options = $derived.by((): Map<string, Play> => {
    const { selected, plays } = this;
    if (!selected) return new Map();
    const from = plays.from(selected).map((play) => [play.to, play] as const);
    return new Map(from.length > 0 ? from : plays.into(selected).map((play) => [play.from, play] as const));
  });

  /** Cells that can be chosen first. */
  starts = $derived.by((): Set<string> => new Set([...this.plays.starts, ...this.plays.holes, ...this.plays.peeks]));

  choose(cell: string): Choice {
    const { plays } = this;
    const play = this.options.get(cell);
    if (play) return this.#decide(play);
    if (plays.peeks.has(cell)) return { does: 'play', text: `?${cell}` };
    if (cell !== this.selected && this.starts.has(cell)) return this.#start(cell);
    const had = this.selected !== null;
    this.selected = null;
    return { does: had ? 'drops' : 'nothing' };
  }

  /** The only slide of a card, or the only card for a hole, needs no second choice. */
  #start(cell: string): Choice {
    this.selected = cell;
    const options = [...this.options.values()];
    if (options.length === 1 && options[0]!.kind === 'slide') return this.#decide(options[0]!);
    return { does: 'selects' };
  }

  #decide(play: Play): Choice {
    if (play.kind === 'overlap') return { does: 'ask', play };
    this.selected = null;
    return { does: 'play', text: play.text };
  }

  /** Let go of what has become impossible. */
  settle(): void {
    if (this.selected && !this.starts.has(this.selected)) this.selected = null;
  }
}
