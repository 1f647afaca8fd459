// A puzzle as something to be played: a lesson of one step, whose position only the server knows.
import { percent } from './analysis.svelte';
import { api } from './api';
import { gameKey } from './gamewords';
import type { Answer } from './lesson.svelte';
import { happened, sentences } from './log';
import type { Lesson, Position, Puzzle } from './messages';
import { CHANCE } from './moves';
import { seatName } from './seats';
import { say } from './words.svelte';

/** What a puzzle is about. */
export const themeName = (game: string, theme: string): string => say(gameKey(game, `theme-${theme}`) ?? `puzzle-theme-${theme}`);

const isAlike = (game: string, one: string, other: string) => themeName(game, one) === themeName(game, other);

/** The themes to choose from: one for each name, as a game may call several of them the same. */
export const themesOf = (game: string, puzzles: readonly Puzzle[]): string[] =>
  puzzles.map(({ theme }) => theme).filter((theme, index, all) => all.findIndex((other) => isAlike(game, theme, other)) === index);

/** The puzzles of a theme and of those called the same; all of them without one. */
export const ofTheme = (game: string, puzzles: readonly Puzzle[], theme: string): Puzzle[] => puzzles.filter((puzzle) => !theme || isAlike(game, puzzle.theme, theme));

export const toMove = (game: string, seat: string): string => say('puzzle-to-move', { seat: seatName(game, seat) });

export function puzzleLesson(game: string, { name, seat, theme, right }: Puzzle): Lesson {
  const step = { task: say('puzzle-task'), right, wrong: {}, otherwise: say('puzzle-better'), reply: [] };
  const done = say('puzzle-solved', { theme: themeName(game, theme) }); // told earlier it would be half the answer
  return { name, title: toMove(game, seat), seat, options: {}, position: '', steps: [step], done };
}

/** What the board of a puzzle shows, at first or after a move, which is written after its seat. */
export const lookAt =
  (game: string, { name }: Puzzle) =>
  (moves: string[]): Promise<Position> =>
    api.puzzle(game, name, moves[0]?.slice(moves[0].indexOf(' ') + 1));

/** How the others answer a move that does not solve the puzzle, and what it costs. */
export const answerTo =
  (game: string, { name, seat }: Puzzle) =>
  async (move: string): Promise<Answer> => {
    const { position, value, best_value } = await api.puzzleAnswer(game, name, { move });
    const log = position.frames.flatMap(({ entry }) => entry ?? []);
    const replies = happened(game, log, 0, log.length).filter((entry) => entry.seat !== seat && entry.seat !== CHANCE);
    const said = [replies.length > 0 ? say('puzzle-reply', { moves: replies.map((entry) => sentences(game, entry, log)).join(' ') }) : say('puzzle-better')];
    if (value !== null && best_value !== null) said.push(say('puzzle-odds', { value: percent(value), best: percent(best_value) }));
    return { position, text: said.join(' ') };
  };

/** The next one to solve after this: one that is not solved yet if there is any, else simply the next. */
export function following(puzzles: readonly Puzzle[], name: string, isSolved: (puzzle: Puzzle) => boolean): Puzzle | undefined {
  const at = puzzles.findIndex((puzzle) => puzzle.name === name);
  const ahead = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return ahead.find((puzzle) => !isSolved(puzzle)) ?? ahead[0];
}
