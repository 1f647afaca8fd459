// A match of several games is shown as its child's table with the match around it: {series, sits, game}.
// It uses its child's board and words (see gamewords.ts).
import { catalogue } from './catalogue.svelte';
import type { LogEntry } from './messages';

/** What every match shows about itself; each has more. */
export interface SeriesPart {
  /** `play` during a child game; otherwise a decision is due, or the match is over. */
  phase: string;
  /** Number of the child game on the table. */
  game: number;
}

interface SeriesShown {
  series: SeriesPart;
  sits: string[];
  game: unknown;
}

export interface Unwrapped {
  shown: any;
  series: any;
  /** Whether the moves are those of the game on the table. */
  isPlaying: boolean;
  /** The side a seat plays in the game on the table. */
  side: (seat: string) => string;
  /** The same, but for the seat itself before a game has begun: nobody has a side then. */
  seated: (seat: string) => string;
}

const itself = (seat: string) => seat;

/** The game on the table, and the match around it where there is one. */
export function unwrap(game: string, shown: unknown, seats: readonly string[]): Unwrapped {
  if (catalogue.childOf(game) === null || !shown) return { shown, series: null, isPlaying: true, side: itself, seated: itself };
  const { series, sits, game: child } = shown as SeriesShown;
  const side = (seat: string) => sits[seats.indexOf(seat)] ?? seat;
  return { shown: child, series, isPlaying: series.phase === 'play', side, seated: series.game > 0 ? side : itself };
}

/** The side an entry's seat played: in a match it changes from game to game. */
export function sideIn(log: readonly LogEntry[], entry: LogEntry): string {
  for (let index = Math.min(log.length, entry.ply) - 1; index >= 0; index--) {
    const begun = log[index]!.events.find(({ type }) => type === 'game');
    if (begun) return (begun.sits as Record<string, string> | undefined)?.[entry.seat] ?? entry.seat;
  }
  return entry.seat;
}
