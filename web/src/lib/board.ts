// What a game provides for the frame: one folder in boards/, found here and named nowhere else. A game without a folder
// is drawn as a plain board (see ../plain).
//   Cover.svelte   the picture on the home page
//   Board.svelte   the board (BoardProps); its module may export `drawsSeats`: the board then names the players itself,
//                  and `hasHand`: what only one player may see lies at its lower edge, where a curtain hangs before it
//   Status.svelte  optional: shown beside the board (StatusProps)
//   Mark.svelte    optional: the sign of a seat (MarkProps), beside the name of the player there
//   Series.svelte  optional: a match of several games (SeriesProps), above the status
//   Die.svelte     optional: one of its dice, for the dice shaker
//   speech.ts      optional: how event arguments are worded, and which entries share a line (see log.ts)
//   keys.ts        optional: its own keys, for the list of shortcuts
//   locale/*.ftl   optional: words needed only for drawing
import type { Component } from 'svelte';
import PlainCover from '../plain/Cover.svelte';
import { isDrawn } from './drawn';
import { withChild } from './gamewords';
import type { GameInfo, LogEntry, Outcome, SeatInfo, Timing } from './messages';
import type { Phrase } from './words.svelte';

export interface BoardProps<Shown> {
  game: string;
  /** The game as far as this page may know it. */
  shown: Shown;
  ply: number;
  /** The ply that led here; null at the start. */
  entry: LogEntry | null;
  /** Whose side of the board is nearest. */
  seat: string;
  /** The seat that may act through this page now, and all its legal moves in the notation. */
  acting: string | null;
  legal: string[];
  onplay: (move: string) => void;
  /** A more specific prompt than the game's usual one, while something is being chosen; null: the usual one. */
  onprompt: (prompt: Phrase | null) => void;
  /** Everything that has happened so far. */
  log?: readonly LogEntry[];
  /** Who sits where. */
  players?: readonly SeatInfo[];
  outcome?: Outcome | null;
  /** Real time: when things happen on the table's clock; null at tables not played in real time. */
  timing?: Timing | null;
  clock?: () => number;
  /** Whether the board helps somebody who plays a first game: what could be taken is marked, what fell stays in sight. */
  helps?: boolean;
  /** Whether somebody steps through a game: what was told of one moment makes room for the next. */
  isReplay?: boolean;
  /** How many acts of this page have been refused: the board takes back what it showed in advance. */
  refusals?: number;
  /** Leave this table for another one against machines, with these options changed. */
  onanother?: (changes: Record<string, string>) => void;
}

export interface StatusProps<Shown> {
  game: string;
  shown: Shown;
  isOver: boolean;
  /** The match that the game on the table belongs to, where there is one. */
  series?: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- each match has a type of its own
}

export interface SeriesProps<Series> {
  /** The match as it stands; the game on the table is shown by the board. */
  series: Series;
  /** The name of a seat of the match. */
  nameOf: (seat: string) => string;
}

export interface MarkProps<Shown> {
  seat: string;
  shown: Shown;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- each board knows the type of its own Shown */
type AnyBoard = Component<BoardProps<any>>;
type AnyStatus = Component<StatusProps<any>>;
type AnySeries = Component<SeriesProps<any>>;
export type Mark = Component<MarkProps<any>>;
/* eslint-enable @typescript-eslint/no-explicit-any */
export type Cover = Component<{ game: string }>;
export type Die = Component<{ face: string; rolls?: number }>;

const covers = import.meta.glob<{ default: Cover }>('../boards/*/Cover.svelte', { eager: true });
const boards = import.meta.glob<{ default: AnyBoard; drawsSeats?: boolean; hasHand?: boolean }>('../boards/*/Board.svelte');
const statuses = import.meta.glob<{ default: AnyStatus }>('../boards/*/Status.svelte');

const marks = import.meta.glob<{ default: Mark }>('../boards/*/Mark.svelte');
const matches = import.meta.glob<{ default: AnySeries }>('../boards/*/Series.svelte');
const dice = import.meta.glob<{ default: Die }>('../boards/*/Die.svelte');

const file = (game: string, name: string) => `../boards/${game}/${name}.svelte`;

/** The game whose board draws this one; for a match, the game it is made of. */
export const boardOf = (game: string) => withChild(game).at(-1)!;

/** The picture of a game. */
export const coverOf = (game: string): Cover => covers[file(boardOf(game), 'Cover')]?.default ?? PlainCover;

/** Every game that can be played here; until the server has answered, those with a folder. */
export function playableGames(offered: readonly GameInfo[] | null): { game: string; Cover: Cover }[] {
  const names = offered
    ? offered.filter(({ name, child, is_plain }) => child === null && (isDrawn(name) || is_plain)).map(({ name }) => name)
    : Object.keys(covers).map((path) => path.split('/')[2]!);
  return names.toSorted().map((game) => ({ game, Cover: coverOf(game) }));
}

export interface GameParts {
  Board: AnyBoard;
  drawsSeats: boolean;
  hasHand: boolean;
  Status: AnyStatus | null;
  Mark: Mark | null;
  Series: AnySeries | null;
}

export async function loadBoard(game: string): Promise<GameParts> {
  const name = boardOf(game);
  if (!isDrawn(name)) return { ...(await import('../plain')), drawsSeats: false, hasHand: false, Series: null };
  const [board, status, mark, match] = await Promise.all([
    boards[file(name, 'Board')]!(),
    statuses[file(name, 'Status')]?.(),
    marks[file(name, 'Mark')]?.(),
    matches[file(name, 'Series')]?.(),
  ]);
  const { default: Board, drawsSeats = false, hasHand = false } = board;
  return { Board, drawsSeats, hasHand, Status: status?.default ?? null, Mark: mark?.default ?? null, Series: match?.default ?? null };
}

/** One of the game's own dice; null: it has none. */
export async function loadDie(game: string): Promise<Die | null> {
  return (await dice[file(boardOf(game), 'Die')]?.())?.default ?? null;
}
