// The log as sentences: `<game>-log-<event>`, or `<game>-event-<event>` where that already is a sentence;
// lists in an event are joined and counted.
import { spokenSeat, type NameOf } from './calling';
import { catalogue } from './catalogue.svelte';
import { gameKey, withChild } from './gamewords';
import type { LogEntry, Outcome } from './messages';
import { moveNumber, moves, type Move } from './moves';
import { seatName } from './seats';
import { sideIn } from './series';
import { say, words, type Args } from './words.svelte';

/** A game may word the arguments of its events in its own way: `boards/<game>/speech.ts`. */
interface Speech {
  spoken: (args: Args) => Args;
  gathered?: (log: readonly LogEntry[]) => LogEntry[];
}
const speeches = import.meta.glob<Speech>('../boards/*/speech.ts', { eager: true });
const speechOf = (game: string) => withChild(game).map((name) => speeches[`../boards/${name}/speech.ts`]).find(Boolean);
/** How a game words arguments. */
export const spokenBy = (game: string) => speechOf(game)?.spoken ?? ((args: Args) => args);

/** The entries worth a line: a game may merge several into one, or leave out what says nothing. */
export const gathered = (game: string, log: readonly LogEntry[]): readonly LogEntry[] => speechOf(game)?.gathered?.(log) ?? log;

/** The log as moves with their draws; a game that merges lines itself has its own. */
export function told(game: string, log: readonly LogEntry[]): Move[] {
  const all = moves(log);
  if (!speechOf(game)?.gathered) return all;
  const numbers = new Map(all.map(({ number, entry }) => [entry.ply, number]));
  return gathered(game, log).map((entry) => {
    const made = moveNumber(all, entry.ply);
    return { number: numbers.get(entry.ply) ?? made, made, entry, draws: [], last: entry.ply };
  });
}

/** What happened from one ply to another, as the log tells it; where it tells nothing, every entry. */
export function happened(game: string, log: readonly LogEntry[], from: number, to: number): readonly LogEntry[] {
  const before = log.filter(({ ply }) => ply <= to);
  const since = (entries: readonly LogEntry[]) => entries.filter(({ ply }) => ply >= from);
  const lines = since(gathered(game, before));
  return lines.length > 0 ? lines : since(before);
}

export function eventArgs(event: Record<string, unknown>, seat: string, side = seat): Args {
  const args: Args = { side, seat };
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

/** In a match its people have seats that no screen shows: sentences use their names. */
function named(game: string, args: Args, nameOf: NameOf | undefined): Args {
  if (catalogue.childOf(game) === null || !nameOf) return args;
  const seats = new Set(catalogue.find(game)?.seats);
  const spoken = Object.entries(args).map(([name, value]) => [name, spokenSeat(game, value, nameOf, seats) ?? value] as const);
  return Object.fromEntries(spoken);
}

/** The sentence for an entry; in a match the log before it gives the side its seat played. */
export function sentences(game: string, entry: LogEntry, log: readonly LogEntry[] = [], nameOf?: NameOf): string {
  const side = sideIn(log, entry);
  const said = entry.events
    .map((event) => {
      const args: Args = { ...eventArgs(event, entry.seat, side), player: seatName(game, String(event.seat ?? entry.seat)) };
      // The game's own sentence, or the platform's for what every game has.
      const type = String(event.type);
      const key = gameKey(game, `log-${type}`, `event-${type}`) ?? [`log-${type}`, `play-event-${type}`].find((key) => words.knows(key));
      if (!key) return '';
      const spoken = named(game, args, nameOf);
      if (!key.startsWith('play-event-')) return say(key, spokenBy(game)(spoken));
      // What the platform says of every game knows no words for its seats.
      return say(key, { ...spoken, seat: (spoken.seat === args.seat ? args.player : spoken.seat) ?? '' });
    })
    .filter(Boolean);
  return said.length > 0 ? said.join(' ') : entry.text;
}

/** What an entry tells besides the result, for where that stands beside it; '' if it tells nothing else. */
export function besidesResult(game: string, entry: LogEntry, log: readonly LogEntry[], nameOf?: NameOf): string {
  const result = entry.events.find(({ type }) => type === 'series-end') ?? entry.events.find(({ type }) => type === 'end');
  const events = entry.events.filter((event) => event !== result);
  return result && events.length === 0 ? '' : sentences(game, { ...entry, events }, log, nameOf);
}

/** How the game on the table ended, between two games of a match: as its log tells it, and as an outcome of its sides. */
export function lastEnding(game: string, log: readonly LogEntry[], nameOf?: NameOf): { text: string; outcome: Outcome } | null {
  for (const entry of log.toReversed()) {
    const end = entry.events.find(({ type }) => type === 'end');
    if (end) return { text: sentences(game, { ...entry, events: [end] }, log, nameOf), outcome: { points: {}, ranking: [], ...end } as unknown as Outcome };
    if (entry.events.some(({ type }) => type === 'game')) break;
  }
  return null;
}

/** Whether nobody has moved yet. */
export const isUnplayed = (log: readonly LogEntry[]): boolean => log.every(({ seat, text }) => seat === 'chance' || text === 'offer' || text === 'withdraw');

export function outcomeSentence(game: string, outcome: Outcome, nameOf?: NameOf): string {
  if (outcome.reason === 'called-off') return `${say('verdict-called-off')} ${say('why-called-off')}`;
  const args = { winner: outcome.winners[0] ?? 'nobody', winners: outcome.winners.join(', '), 'winners-count': outcome.winners.length, reason: outcome.reason };
  const key = gameKey(game, 'outcome', 'log-end', 'event-end');
  return key ? say(key, spokenBy(game)(named(game, args, nameOf))) : outcome.reason;
}

/** What may happen by chance, in words; '' if the game has none for it. */
export function chanceText(game: string, move: string): string {
  const [one = '', two = '', three = ''] = move.split(/[ =]/);
  const key = gameKey(game, 'chance');
  return key ? say(key, spokenBy(game)({ one, two, three, die: three })) : '';
}
