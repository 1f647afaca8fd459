import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { catalogue } from './catalogue.svelte';
import { firstGame } from './firstgame.svelte';
import { learned } from './learned.svelte';
import type { GameInfo, NewTable } from './messages';
import { router } from './router.svelte';
import { startGame } from './start';

const BOTS = [{ name: 'simple', is_default: true, is_gentlest: false }];
const info = (first: Record<string, string>) => ({ name: 'race', child: null, seats: ['A', 'B'], options: [], first, bots: BOTS }) as unknown as GameInfo;
let made: NewTable[];

beforeEach(() => {
  made = [];
  learned.forget('race');
  vi.spyOn(catalogue, 'known').mockResolvedValue();
  vi.spyOn(catalogue, 'defaultBot').mockReturnValue('simple');
  vi.spyOn(api, 'seats').mockResolvedValue({ seats: ['A', 'B'] });
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
