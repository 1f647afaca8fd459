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

const GROWN = { least: 0.8, most: 2.6 };
const GROWN_ON_A_PHONE = { least: 1, most: 1.4 }; // which can be scrolled
const PHONE = 640; // pixels
const STEPS = 6; // of halving: finer than anybody sees

/** Write a list as large as fits: its last line above the dots, and no name cut off that a little less would show whole. */
export function grow(list: HTMLElement, width: number, height: number): void {
  const room = 0.96 * height - 44; // under it are the page's margin and its dots
  const cut = () => [...list.querySelectorAll('.name')].filter((it) => it.scrollWidth > it.clientWidth).length;
  const set = (grown: number) => list.style.setProperty('--grown', `${grown}`);
  const bottom = () => Math.max(0, ...[...list.children].map((it) => it.getBoundingClientRect().bottom));
  const { least, most } = width < PHONE ? GROWN_ON_A_PHONE : GROWN;
  set(least);
  const cutAnyway = cut();
  let [fits, tooLarge] = [least, most];
  for (let step = 0; step < STEPS; step += 1) {
    const tried = (fits + tooLarge) / 2;
    set(tried);
    if (bottom() <= room && cut() <= cutAnyway) fits = tried;
    else tooLarge = tried;
  }
  set(fits);
}

const SMALLEST = 150; // pixels; boards that would be smaller make the page longer
const BESIDE = 8; // letters' worth of room for names beside a board
const LINE = 1.3; // letters
const GAP = 1; // a letter

/** How boards fill a room as they best can: in how many columns, how large, and whether names stand beside or below. */
export interface Fitted {
  across: number;
  side: number;
  isBeside: boolean;
}

export function fitted(count: number, people: number, width: number, height: number, letter: number): Fitted {
  let best: Fitted = { across: 1, side: SMALLEST, isBeside: true };
  const gap = GAP * letter;
  const below = (1 + people) * LINE * letter;
  for (let across = 1; across <= count; across += 1) {
    const rows = Math.ceil(count / across);
    const [wide, high] = [(width - (across - 1) * gap) / across, (height - (rows - 1) * gap) / rows];
    for (const isBeside of [true, false]) {
      const side = Math.floor(isBeside ? Math.min(wide - BESIDE * letter, high) : Math.min(wide, high - below));
      if (side > best.side) best = { across, side, isBeside };
    }
  }
  return best;
}
