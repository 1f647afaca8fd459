import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refused } from './api';
import { learned } from './learned.svelte';
import { LessonPlay, type Comment } from './lesson.svelte';
import type { Lesson, Position, PositionWanted } from './messages';
import { words } from './words.svelte';

const LESSON: Lesson = {
  name: 'enclose',
  title: 'Enclose',
  seat: 'w',
  options: {},
  position: 'start',
  steps: [
    { task: 'Take three.', right: ['e1-e4'], wrong: { 'e1-e3': 'One further.' }, otherwise: 'Not that.', reply: ['b h8-g8'] },
    { task: 'Go on.', right: ['*'], wrong: {}, otherwise: '', reply: [] },
  ],
  done: 'Well done.',
};

/** The rules of this test: everything but e1-f2 is legal. */
function judge({ moves = [] }: PositionWanted): Promise<Position> {
  if (moves.includes('w e1-f2')) return Promise.reject(new Refused({ code: 'illegal', args: {}, reason: 'nonsense', rule: '§3.2' }));
  const frames = [null, ...moves].map((move, ply) => {
    const entry = move === null ? null : { ply, seat: move.split(' ')[0]!, text: move.slice(2), events: [] };
    return { ply, entry, to_act: [], shown: {} as never, outcome: null };
  });
  return Promise.resolve({ game: 'latrunculi', options: {}, seats: ['w', 'b'], position: '', legal: { w: ['e1-e4', 'e1-e3', 'e1-e2'] }, chances: [], frames });
}

let said: Comment[] = [];
let hasEnded = false;

async function begun(): Promise<LessonPlay> {
  const play = new LessonPlay('latrunculi', () => LESSON, { onsaid: (each) => said.push(each), ondone: () => (hasEnded = true) });
  await play.start();
  return play;
}

async function tried(play: LessonPlay, move: string): Promise<void> {
  const playing = play.play(move);
  await vi.runAllTimersAsync();
  await playing;
}

beforeAll(() => words.speak('en'));
beforeEach(() => {
  [said, hasEnded] = [[], false];
  vi.useFakeTimers();
  vi.spyOn(api, 'position').mockImplementation(judge);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a lesson', () => {
  it('goes on after the right move and what follows it, until it is done', async () => {
    const play = await begun();
    expect([play.task.task, play.legal.length, play.at]).toEqual(['Take three.', 3, 0]);
    await tried(play, 'e1-e4');
    expect([play.task.task, play.at, play.isAsking]).toEqual(['Go on.', 2, true]);
    await tried(play, 'e1-e2');
    expect([play.isDone, hasEnded, play.legal]).toEqual([true, true, []]);
    expect(said.map(({ tone }) => tone)).toEqual(['right', 'done']);
  });

  it.each([
    ['e1-e3', 'One further.'],
    ['e1-e2', 'Not that.'],
  ])('explains a wrong try and puts it back: %s', async (move, why) => {
    const play = await begun();
    const playing = play.play(move);
    await vi.advanceTimersByTimeAsync(0);
    expect([play.at, play.isAsking]).toEqual([1, false]);
    await vi.runAllTimersAsync();
    await playing;
    expect([play.at, play.isAsking, play.step, play.tries]).toEqual([0, true, 0, 1]);
    expect(said).toEqual([{ tone: 'wrong', text: why, rule: null }]);
  });

  it('shows how a wrong try is answered, where somebody knows', async () => {
    const position = await judge({ game: 'latrunculi', moves: ['w e1-e2', 'b h8-h2'] });
    const told = { onsaid: (each: Comment) => said.push(each), ondone: () => undefined };
    const play = new LessonPlay('latrunculi', () => LESSON, told, (moves) => judge({ game: 'latrunculi', moves }), () => Promise.resolve({ position, text: 'h8-h2!' }));
    await play.start();
    const playing = play.play('e1-e2');
    await vi.advanceTimersByTimeAsync(1600);
    expect([play.at, said.at(-1)!.text]).toEqual([1, 'h8-h2!']);
    await vi.advanceTimersByTimeAsync(900);
    expect([play.at, play.frame!.entry!.text, play.isAsking]).toEqual([2, 'h8-h2', false]);
    await vi.runAllTimersAsync();
    await playing;
    expect([play.at, play.isAsking, play.tries]).toEqual([0, true, 1]);
  });

  it('goes on without an answer that cannot be had, or not soon', async () => {
    for (const answer of [() => Promise.reject(new Error('busy')), () => new Promise<never>(() => undefined)]) {
      const play = new LessonPlay('latrunculi', () => LESSON, { onsaid: () => undefined, ondone: () => undefined }, undefined, answer);
      await play.start();
      await tried(play, 'e1-e2');
      expect([play.at, play.isAsking, play.tries]).toEqual([0, true, 1]);
    }
  });

  it('tells the rule that forbids a move', async () => {
    const play = await begun();
    await tried(play, 'e1-f2');
    expect([said[0]!.tone, said[0]!.rule, play.refusals, play.isAsking]).toEqual(['refused', '§3.2', 1, true]);
  });

  it('shows its answer and can be taken again', async () => {
    const play = await begun();
    const showing = play.showAnswer();
    await vi.runAllTimersAsync();
    await showing;
    expect(play.step).toBe(1);
    await play.start();
    expect([play.step, play.at, play.said]).toEqual([0, 0, null]);
  });

  it('does nothing any more once it was left', async () => {
    const play = await begun();
    const playing = play.play('e1-e2');
    await vi.advanceTimersByTimeAsync(0);
    play.leave();
    await vi.runAllTimersAsync();
    await playing;
    expect([play.at, play.isAsking]).toEqual([1, false]);
  });
});

describe('what was learned', () => {
  it('is kept in this browser', () => {
    vi.spyOn(api, 'learn').mockResolvedValue({});
    learned.done('latrunculi', 'enclose');
    learned.begin('latrunculi');
    learned.finish('latrunculi');
    expect(JSON.parse(localStorage.getItem('ludoteca-learned')!)).toMatchObject({ lessons: { latrunculi: ['enclose'] }, begun: ['latrunculi'], finished: ['latrunculi'] });
    learned.forget('latrunculi');
    expect([learned.isDone('latrunculi', 'enclose'), learned.hasBegun('latrunculi'), learned.hasFinished('latrunculi')]).toEqual([true, true, false]);
  });
});
