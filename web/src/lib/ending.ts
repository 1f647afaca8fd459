// The result in words that are right for whoever reads them: the winner, the loser, or somebody who watches.
import type { NameOf } from './calling';
import { gameKey } from './gamewords';
import { lastEnding, outcomeSentence } from './log';
import type { Outcome, TableView } from './messages';
import { say } from './words.svelte';

export interface Ending {
  /** What it means to the reader. */
  verdict: string;
  /** What decided, as a sentence. */
  why: string;
}

/** Ends that every game has, told of the one seat that lost by them: to others, and to whoever sits there. */
const LEAVING: Record<string, { other: string; you: string }> = {
  resign: { other: 'why-resign', you: 'why-resign-you' },
  time: { other: 'why-time', you: 'why-time-you' },
  abandon: { other: 'why-abandon', you: 'why-abandon-you' },
};

const sentence = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** How a game ended; `mine` are the seats of a reader who plays for one side, none for a watcher or a shared screen. */
export function ending(game: string, outcome: Outcome, seats: readonly string[], mine: readonly string[], nameOf: NameOf): Ending {
  const { winners, reason } = outcome;
  if (reason === 'called-off') return { verdict: say('verdict-called-off'), why: say('why-called-off') };
  const losers = seats.filter((seat) => !winners.includes(seat));
  const hasWon = winners.some((seat) => mine.includes(seat));
  const wins = () => sentence(say('verdict-wins', { name: winners.map(nameOf).join(', '), count: winners.length }));
  const verdict = winners.length === 0 ? say('verdict-nobody') : mine.length > 0 ? say(hasWon ? 'verdict-won' : 'verdict-lost') : wins();
  const left = LEAVING[reason];
  if (left && losers.length === 1) {
    const [loser] = losers as [string];
    return { verdict, why: sentence(mine.includes(loser) ? say(left.you) : say(left.other, { name: nameOf(loser) })) };
  }
  const endings = mine.length > 0 && !hasWon && winners.length > 0 ? [`outcome-${reason}-lost`, `outcome-${reason}`] : [`outcome-${reason}`];
  const key = gameKey(game, ...endings) ?? gameKey('play', `outcome-${reason}`);
  /** Whoever has not lost alone is told who has won. */
  const who = mine.length > 0 && !hasWon && winners.length > 0 && losers.length > 1 ? `${wins()} ` : '';
  if (key) return { verdict, why: `${who}${sentence(say(key))}` };
  // A game with one sentence for its end: nobody reads the same twice.
  return { verdict: mine.length > 0 && winners.length > 0 ? verdict : '', why: outcomeSentence(game, outcome, nameOf) };
}

/** How the game before ended, between two games of a match, whose seats had these sides in it; where no seat is the reader's
 * alone, as anybody would tell it. */
export function endingBetween({ game, log, seats: all }: TableView, mine: readonly string[], side: NameOf, nameOf: NameOf): string {
  const last = lastEnding(game, log, nameOf);
  if (!last || mine.length === 0) return last?.text ?? '';
  const seats = all.map(({ seat }) => seat);
  const winners = seats.filter((seat) => last.outcome.winners.includes(side(seat)));
  const { verdict, why } = ending(game, { ...last.outcome, winners }, seats, mine, nameOf);
  return `${verdict} ${why}`.trim();
}
