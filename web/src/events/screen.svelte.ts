// What the projector shows, one after the other: as many pages of pairings, standings and boards as are needed.
import type { EventBoard, EventTable, EventView } from '../lib/messages';

export type Slide =
  | { kind: 'pairings'; tables: EventTable[]; part: number; parts: number }
  | { kind: 'standings'; lines: EventView['standings']; part: number; parts: number }
  | { kind: 'boards'; boards: EventBoard[]; part: number; parts: number };

const MOST = { pairings: 16, standings: 16, boards: 6 } as const;

function parted<T>(all: readonly T[], most: number): T[][] {
  const parts = Math.max(1, Math.ceil(all.length / most));
  const size = Math.ceil(all.length / parts); // as even as possible
  return Array.from({ length: parts }, (_, part) => all.slice(part * size, (part + 1) * size)).filter((part) => part.length > 0);
}

/** Every table of the round, in an arena those that are played; everybody in the standings; every board that moves. */
export function slides(view: EventView, boards: readonly EventBoard[]): Slide[] {
  const isArena = view.plan.format === 'arena';
  const tables = view.tables.filter(({ round, status }) => (isArena ? status === 'running' || status === 'waiting' : round === view.round));
  const pages = <K extends Slide['kind'], T>(kind: K, all: readonly T[], put: (part: T[]) => object): Slide[] =>
    parted(all, MOST[kind]).map((part, at, every) => ({ kind, part: at + 1, parts: every.length, ...put(part) }) as unknown as Slide);
  return [
    ...pages('pairings', tables, (part) => ({ tables: part })),
    ...pages('boards', boards, (part) => ({ boards: part })),
    ...pages('standings', view.standings, (part) => ({ lines: part })),
  ];
}
