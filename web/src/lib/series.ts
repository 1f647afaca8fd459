// A match of several games is shown as its child's table and the match around it: {series, sits, game}.
// It is named after its child (`latrunculi-match`), whose board and words serve it as well.
import type { LogEntry } from './messages';
import { words } from './words.svelte';

/** What every match shows of itself; each has more. */
export interface SeriesPart {
  /** `play` while a child game is played; anything else: something is decided, or all is over. */
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
  /** Whether moves are those of the game on the table. */
  isPlaying: boolean;
  /** The side a seat plays in the game on the table. */
  side: (seat: string) => string;
}

/** The game on the table, and the match around it where there is one. */
export function unwrap(shown: unknown, seats: readonly string[]): Unwrapped {
  if (!isSeries(shown)) return { shown, series: null, isPlaying: true, side: (seat) => seat };
  const { series, sits, game } = shown;
  return { shown: game, series, isPlaying: series.phase === 'play', side: (seat) => sits[seats.indexOf(seat)] ?? seat };
}

function isSeries(shown: unknown): shown is SeriesShown {
  return typeof shown === 'object' && shown !== null && 'series' in shown && 'sits' in shown;
}

/** `scamorra-fifteen` and `scamorra`: whose words are tried, the nearest first. */
export function kin(game: string): string[] {
  const dash = game.lastIndexOf('-');
  return dash < 0 ? [game] : [game, ...kin(game.slice(0, dash))];
}

/** The first of these words that the game, or the game it is a match of, has. */
export function gameKey(game: string, ...endings: string[]): string | null {
  const keys = kin(game).flatMap((name) => endings.map((ending) => `${name}-${ending}`));
  return keys.find((key) => words.knows(key)) ?? null;
}

/** The side that the seat of an entry played: in a match it changes from game to game. */
export function sideIn(log: readonly LogEntry[], entry: LogEntry): string {
  for (let index = Math.min(log.length, entry.ply) - 1; index >= 0; index--) {
    const begun = log[index]!.events.find(({ type }) => type === 'game');
    if (begun) return (begun.sits as Record<string, string> | undefined)?.[entry.seat] ?? entry.seat;
  }
  return entry.seat;
}
