import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { catalogue } from './catalogue.svelte';
import { firstGame } from './firstgame.svelte';
import { learned } from './learned.svelte';
import type { GameInfo, NewTable } from './messages';
import { router } from './router.svelte';
import { seatsFor, startGame } from './start';

const BOTS = [{ name: 'simple', is_default: true, is_gentlest: false }];
const info = (first: Record<string, string>) => ({ name: 'race', child: null, seats: ['A', 'B'], options: [], first, bots: BOTS }) as unknown as GameInfo;
let made: NewTable[];

beforeEach(() => {
  made = [];
  learned.forget('race');
  vi.spyOn(catalogue, 'known').mockResolvedValue();
  vi.spyOn(catalogue, 'defaultBot').mockReturnValue('simple');
  vi.spyOn(api, 'seats').mockResolvedValue({ seats: ['A', 'B'], timely: [] });
  vi.spyOn(api, 'makeTable').mockImplementation((table) => {
    made.push(table);
    return Promise.resolve({ id: 'x' } as Awaited<ReturnType<typeof api.makeTable>>);
  });
  vi.spyOn(router, 'go').mockReturnValue();
});

afterEach(() => vi.restoreAllMocks());

const offers = (first: Record<string, string>) => vi.spyOn(catalogue, 'find').mockReturnValue(info(first));

describe('one click to a game', () => {
  it('begins at once where nothing makes a first game easier', async () => {
    offers({});
    await startGame('race', 'machine');
    expect(made.map(({ options }) => options)).toEqual([{}]);
  });

  it.each([
    ['the easier way', { pace: 'beats' }],
    ['the usual way', {}],
  ])('asks before a first game that can be made easier: %s', async (_, options) => {
    offers({ pace: 'beats' });
    const started = startGame('race', 'machine');
    await vi.waitFor(() => expect(firstGame.asked?.easier).toEqual({ pace: 'beats' }));
    expect(made).toEqual([]);
    firstGame.answer(options);
    await started;
    expect(made.map((table) => table.options)).toEqual([options]);
    expect(firstGame.asked).toBeNull();
  });

  it('begins nothing when the question is closed', async () => {
    offers({ pace: 'beats' });
    const started = startGame('race', 'machine');
    await vi.waitFor(() => expect(firstGame.asked).not.toBeNull());
    firstGame.answer(null);
    await started;
    expect(made).toEqual([]);
  });

  it('asks nobody who knows the game, has chosen options or plays with friends', async () => {
    offers({ pace: 'beats' });
    await startGame('race', 'friend');
    await startGame('race', 'machine', { options: { pace: 'real_time' } });
    learned.finish('race');
    await startGame('race', 'machine');
    expect(made).toHaveLength(3);
  });
});

describe('the seats of a challenge', () => {
  const seats = (fill: 'machine' | 'friend' | 'lobby', side: number | null = 0) => seatsFor('challenge', 4, 'simple', side, fill);

  it('go to machines, with one left for whoever is challenged', () => {
    expect(seats('machine')).toEqual({ seats: ['me', 'open', 'bot:simple', 'bot:simple'], lot: false, public: false });
    expect(seats('machine', 2).seats).toEqual(['open', 'bot:simple', 'me', 'bot:simple']);
  });

  it('stay open to those who have the link, or to everybody', () => {
    expect(seats('friend')).toEqual({ seats: ['me', 'open', 'open', 'open'], lot: false, public: false });
    expect(seats('lobby', null)).toEqual({ seats: ['me', 'open', 'open', 'open'], lot: true, public: true });
  });

  it('are for nobody else where two play', () => {
    expect(seatsFor('challenge', 2, 'simple', 1, 'lobby')).toEqual({ seats: ['open', 'me'], lot: false, public: false });
  });
});
