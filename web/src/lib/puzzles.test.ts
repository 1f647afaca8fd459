import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { learned } from './learned.svelte';
import type { Position, Puzzle } from './messages';
import { answerTo, following, lookAt, ofTheme, puzzleLesson, themesOf } from './puzzles';
import { words } from './words.svelte';

beforeAll(() => words.speak('en'));

const EMPTY: Position = { game: 'latrunculi', options: {}, seats: ['w', 'b'], position: '', legal: {}, chances: [], frames: [] };
const puzzle = (name: string): Puzzle => ({ name, seat: 'w', theme: 'win', right: ['e1-e4', 'e1-e5'] });

describe('a puzzle', () => {
  it('is a lesson of one step', () => {
    const { title, steps, seat, done } = puzzleLesson('latrunculi', puzzle('a'));
    expect([title, seat, done]).toEqual(['White to move', 'w', 'Solved: nothing else is as good. Theme: A winning move.']);
    expect(steps).toEqual([{ task: 'What is best?', right: ['e1-e4', 'e1-e5'], wrong: {}, otherwise: 'There is something better.', reply: [] }]);
  });

  it('is shown by the server, which alone knows the position', async () => {
    const asked = vi.spyOn(api, 'puzzle').mockResolvedValue({} as Position);
    await lookAt('scorso', puzzle('a'))([]);
    await lookAt('scorso', puzzle('a'))(['A place K left']);
    expect(asked.mock.calls).toEqual([['scorso', 'a', undefined], ['scorso', 'a', 'place K left']]);
    asked.mockRestore();
  });

  it('answers a try with what the others do, and says what it costs', async () => {
    const entry = (ply: number, seat: string, text: string, ...events: { type: string }[]) => ({ ply, entry: { ply, seat, text, events }, to_act: [], shown: {} as never, outcome: null });
    const frames = [entry(1, 'w', 'e1-e2'), entry(2, 'chance', '6'), entry(3, 'b', 'h8-h2', { type: 'move', from: 'h8', to: 'h2' } as { type: string })];
    const asked = vi.spyOn(api, 'puzzleAnswer');
    asked.mockResolvedValueOnce({ position: { ...EMPTY, frames }, value: 0.12, best_value: 0.876 });
    const { text } = await answerTo('latrunculi', puzzle('a'))('e1-e2');
    expect(text).toBe('There is something better. The reply: Black moves from h8 to h2. Chance to win: 12\u00a0%, with the best move 88\u00a0%.');
    asked.mockResolvedValueOnce({ position: { ...EMPTY, frames: frames.slice(0, 1) }, value: null, best_value: null });
    expect((await answerTo('latrunculi', puzzle('a'))('e1-e2')).text).toBe('There is something better.');
    expect(asked.mock.calls[0]).toEqual(['latrunculi', 'a', { move: 'e1-e2' }]);
    asked.mockRestore();
  });

  it('is found by the name of its theme, which several may have', () => {
    const all = ['slide', 'reveal', 'duel', 'attack', 'win'].map((theme) => ({ ...puzzle(theme), theme }));
    expect(themesOf('zama', all)).toEqual(['slide', 'reveal', 'win']);
    expect(ofTheme('zama', all, 'reveal').map(({ name }) => name)).toEqual(['reveal', 'duel', 'attack']);
    expect(ofTheme('zama', all, '')).toEqual(all);
  });

  it('is followed by the next that is not solved, round the book', () => {
    const all = ['a', 'b', 'c'].map(puzzle);
    const solved = (...names: string[]) => (each: Puzzle) => names.includes(each.name);
    expect(following(all, 'a', solved('a', 'b'))?.name).toBe('c');
    expect(following(all, 'c', solved('b', 'c'))?.name).toBe('a');
    expect(following(all, 'b', solved('a', 'b', 'c'))?.name).toBe('c');
    expect(following([puzzle('a')], 'a', solved('a'))).toBeUndefined();
  });
});

describe('the puzzle of the day', () => {
  beforeEach(() => void vi.spyOn(api, 'learn').mockResolvedValue({}));

  beforeEach(() => localStorage.clear());

  it('counts days in a row', () => {
    learned.solveDaily('2027-02-28');
    learned.solveDaily('2027-02-28');
    expect(learned.streak('2027-02-28')).toBe(1);
    expect(learned.streak('2027-03-01')).toBe(1);
    learned.solveDaily('2027-03-01');
    expect(learned.streak('2027-03-01')).toBe(2);
    expect(learned.isDailySolved('2027-03-01')).toBe(true);
    expect(learned.streak('2027-03-03')).toBe(0);
    learned.solveDaily('2027-03-03');
    expect(learned.streak('2027-03-03')).toBe(1);
  });

  it('is kept, and so is what was solved', () => {
    learned.solve('zama', 'a');
    expect(learned.isSolved('zama', 'a')).toBe(true);
    expect(learned.isSolved('zama', 'b')).toBe(false);
    expect(localStorage.getItem('ludoteca-learned')).toContain('"zama":["a"]');
  });
});
