// REST: single requests, outside the live connection of a table.
import type { Analysis, DailyPuzzle, Draft, DraftWanted, GameInfo, Learned, Lessons, Me, MyTables, NewMe, NewTable, Next, NextWanted, PersonRatings, Position, PositionWanted, PuzzleAnswer, PuzzleTry, Puzzles, Refusal, Replay, Seats, Standings, TableMade, TableView, WatchList } from './messages';

/** The server refused, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

/** One request; whatever is not right is thrown. */
export async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  if (refusal?.code) throw new Refused(refusal);
  throw new Unreachable();
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> => (await ask(method, path, body)).json() as Promise<T>;
const text = async (path: string): Promise<string> => (await ask('GET', path)).text();
const query = (options: Record<string, string>) =>
  Object.entries(options)
    .map(([name, value], index) => `${index === 0 ? '?' : '&'}option=${encodeURIComponent(`${name}=${value}`)}`)
    .join('');
const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Requested once; repeated only if there was no answer. */
function once<T>(question: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () =>
    (asked ??= question().catch((error: unknown) => {
      asked = undefined;
      throw error;
    }));
}

/** Who this guest is. The answer sets the cookie: changes made before it would be made as somebody else. */
const me = once(() => json<Me>('GET', '/api/me'));

async function change<T>(method: string, path: string, body: unknown): Promise<T> {
  await me();
  return json<T>(method, path, body);
}

export const api = {
  /** The games the server offers. */
  games: once(() => json<GameInfo[]>('GET', '/api/games')),
  /** The seats of a table with these options. */
  seats: (game: string, options: Record<string, string>) => json<Seats>('GET', `/api/games/${encodeURIComponent(game)}/seats${query(options)}`),
  /** What a game says, in Fluent, and its rules page, in Markdown: of games that are not part of this client. */
  words: (game: string, language: string) => text(`/api/games/${encodeURIComponent(game)}/words/${language}`),
  rules: (game: string, language: string) => text(`/api/games/${encodeURIComponent(game)}/rules/${language}`),
  /** The lessons of a game with their texts. */
  lessons: (game: string, language: string) => json<Lessons>('GET', `/api/games/${encodeURIComponent(game)}/lessons/${language}`),
  /** The puzzles of a game, what one of them shows, or shows after a move, and that of the day. */
  puzzles: (game: string) => json<Puzzles>('GET', `/api/games/${encodeURIComponent(game)}/puzzles`),
  puzzle: (game: string, name: string, move = '') => json<Position>('GET', `/api/games/${encodeURIComponent(game)}/puzzles/${name}${move && `?move=${encodeURIComponent(move)}`}`),
  /** What becomes of a move in a puzzle that does not solve it. */
  puzzleAnswer: (game: string, name: string, tried: PuzzleTry) => change<PuzzleAnswer>('POST', `/api/games/${encodeURIComponent(game)}/puzzles/${name}/answer`, tried),
  dailyPuzzle: once(() => json<DailyPuzzle>('GET', '/api/puzzles/daily')),
  me,
  myTables: () => json<MyTables>('GET', '/api/me/tables'),
  /** What this guest has learned; what is told is added to it. */
  learned: () => json<Learned>('GET', '/api/me/learned'),
  learn: (more: Learned) => change<Learned>('POST', '/api/me/learned', more),
  changeMe: (chosen: NewMe) => change<Me>('PUT', '/api/me', chosen),
  /** Running games that anybody may watch. */
  watchList: () => json<WatchList>('GET', '/api/watch'),
  /** Where everybody stands in a game, at this pace or the one played most. */
  standings: (game: string, pace = '') => json<Standings>('GET', `/api/ratings/${encodeURIComponent(game)}${pace && `?pace=${pace}`}`),
  /** The ratings of somebody with a public profile; without a name, one's own. */
  ratings: (name = '') => json<PersonRatings>('GET', name ? `/api/people/${encodeURIComponent(name)}/ratings` : '/api/me/ratings'),
  makeTable: (table: NewTable) => change<TableMade>('POST', '/api/tables', table),
  table: (id: string) => json<TableView>('GET', at(id)),
  /** Take the first open seat. */
  join: (id: string, promise: string) => change<TableView>('POST', `${at(id)}/join`, { promise }),
  /** Say no to a challenge. */
  decline: (id: string) => change<TableView>('POST', `${at(id)}/decline`, {}),
  /** Moment by moment as the requesting guest knows it; a finished game also as any seat saw it. */
  replay: (id: string, seat = '') => json<Replay>('GET', `${at(id)}/replay${seat && `?seat=${encodeURIComponent(seat)}`}`),
  /** The report on a finished game, or how far the machine has got with it. */
  analysis: (id: string) => json<Analysis>('GET', `${at(id)}/analysis`),
  /** A moment of a finished game, to play on from. */
  positionAt: (id: string, ply: number) => json<Position>('GET', `${at(id)}/position?ply=${ply}`),
  /** What chance deals or a machine plays there. */
  nextMove: (wanted: NextWanted) => change<Next>('POST', '/api/positions/next', wanted),
  readRecord: (text: string) => change<Replay>('POST', '/api/records', { text }),
  /** A position set up by hand, after some moves: what it shows and what may be done in it. */
  position: (wanted: PositionWanted) => change<Position>('POST', '/api/positions', wanted),
  /** A position being entered by tapping: after this tap. */
  draft: (wanted: DraftWanted) => change<Draft>('POST', '/api/drafts', wanted),
  recordPath: (id: string) => `${at(id)}/record`,
  qrPath: (id: string) => `${at(id)}/qr.svg`,
};
