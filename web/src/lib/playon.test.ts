import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api';
import type { Position } from './messages';
import { PlayingOn } from './playon.svelte';

const position = (...seats: string[]): Position => ({ game: 'scorso', options: {}, seats: ['A', 'B'], position: '', legal: Object.fromEntries(seats.map((seat) => [seat, ['done']])), chances: [], frames: [] });

afterEach(() => vi.restoreAllMocks());

/** Who acts at once, then after the first move; and who asked for each position. */
async function acting(who?: string): Promise<[(string | null)[], unknown[]]> {
  vi.spyOn(api, 'positionAt').mockResolvedValue(position('A', 'B'));
  const asked = vi.spyOn(api, 'position').mockImplementation(({ moves }) => Promise.resolve(moves?.length ? position(...['A', 'B'].filter((seat) => !moves[0]!.startsWith(seat))) : position('A', 'B')));
  const playing = new PlayingOn();
  await playing.start('t', 3, who);
  const first = playing.acting;
  await playing.play('done');
  return [[first, playing.acting], asked.mock.calls.map(([wanted]) => wanted.viewer)];
}

it('lets the seat begin whose decision was looked at, where several may act at once', async () => {
  expect(await acting('B')).toEqual([['B', 'A'], ['B', 'B', 'A']]);
});

it('lets the first seat begin where nobody was looked at', async () => {
  expect(await acting()).toEqual([['A', 'B'], [undefined, 'A', 'A', 'B']]);
});

it('plays for the seat that was looked at where the machine plays the others', async () => {
  vi.spyOn(api, 'positionAt').mockResolvedValue(position('A', 'B'));
  vi.spyOn(api, 'position').mockResolvedValue(position('A', 'B'));
  const playing = new PlayingOn();
  await playing.start('t', 3, 'B');
  await playing.answer(true);
  expect([playing.own, playing.acting]).toEqual(['B', 'B']);
});
