// The log as sentences. A game says `<game>-log-<event>`; lists of the event are joined and counted.
import type { LogEntry, Outcome } from './messages';
import { seatName } from './seats';
import { say, words, type Args } from './words.svelte';

export function eventArgs(event: Record<string, unknown>, seat: string): Args {
  const args: Args = { side: seat, seat };
  for (const [name, value] of Object.entries(event)) {
    if (Array.isArray(value)) {
      args[name] = value.join(', ');
      args[`${name}-count`] = value.length;
      args.count ??= value.length;
    } else if (typeof value === 'string' || typeof value === 'number') {
      args[name] = value;
    }
  }
  if (Array.isArray(event.winners)) args.winner = String(event.winners[0] ?? 'nobody');
  return args;
}

export function sentences(game: string, entry: LogEntry): string {
  const said = entry.events
    .map((event) => {
      const args = { ...eventArgs(event, entry.seat), player: seatName(game, String(event.seat ?? entry.seat)) };
      // The game's own sentence, or the platform's for what is said in every game.
      const key = [`${game}-log-${String(event.type)}`, `log-${String(event.type)}`].find((key) => words.knows(key));
      return key ? say(key, args) : '';
    })
    .filter(Boolean);
  return said.length > 0 ? said.join(' ') : entry.text;
}

export function outcomeSentence(game: string, outcome: Outcome): string {
  const args = { winner: outcome.winners[0] ?? 'nobody', winners: outcome.winners.join(', '), 'winners-count': outcome.winners.length, reason: outcome.reason };
  const key = `${game}-log-end`;
  return words.knows(key) ? say(key, args) : outcome.reason;
}
