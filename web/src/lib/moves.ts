// A game as moves: what chance did after a move (draws, dice, lots) belongs to it and is not counted, nor is what people
// do beside the board.
import type { LogEntry } from './messages';

export const CHANCE = 'chance';
/** Acts that are no moves, as they stand in the log. */
const BESIDE = /^(offer|withdraw|agree|resign|resign-match|time|abandon|call-off|call-judge|ruling|take-back)\b/;
const TAKEN_BACK = /^take-back (\d+)$/;

export interface Move {
  /** Of all moves, from 1; 0: no move. */
  number: number;
  /** How many moves had been made then. */
  made: number;
  entry: LogEntry;
  /** What chance did then. */
  draws: LogEntry[];
  /** The ply after which all of it is done. */
  last: number;
}

export function moves(log: readonly LogEntry[]): Move[] {
  const all: Move[] = [];
  for (const entry of log) {
    const move = all.at(-1);
    if (move && entry.seat === CHANCE) {
      move.draws.push(entry);
      move.last = entry.ply;
    } else {
      const isMove = entry.seat !== CHANCE && !BESIDE.test(entry.text);
      const back = TAKEN_BACK.exec(entry.text);
      const made = back ? moveNumber(all, Number(back[1])) : (move?.made ?? 0) + (isMove ? 1 : 0);
      all.push({ number: isMove ? made : 0, made, entry, draws: [], last: entry.ply });
    }
  }
  return all;
}

/** How many moves had been made after this ply. */
export function moveNumber(all: readonly Move[], ply: number): number {
  return all.findLast(({ entry }) => entry.ply <= ply)?.made ?? 0;
}

/** The moments to stop at, one move further or back: the start, and after each move with its draws. */
export function nextStop(all: readonly Move[], ply: number, by: 1 | -1): number {
  const stops = [0, ...all.map(({ last }) => last)];
  return (by === 1 ? stops.find((stop) => stop > ply) : stops.findLast((stop) => stop < ply)) ?? ply;
}
