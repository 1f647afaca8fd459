import { describe, expect, it } from 'vitest';
import type { Beside, Counter } from '../lib/messages';
import { below, shuffled } from './random';
import { fresh, hasReached, keyOf, moved, stepped, tapped } from './score';

const counter = (more: Partial<Counter> & { name: string }): Counter => ({ start: 0, low: 0, high: null, goal: null, ...more });

const purse = counter({ name: 'purse', low: -100, steps: [{ name: 'win', other: 'pot', takes_all: true }] });
const pot = counter({ name: 'pot', is_shared: true, steps: [{ name: 'stake', by: 2, other: 'purse' }] });
const quiet = counter({ name: 'quiet', is_shared: true, goal: 3, steps: [{ name: 'capture', to: 0 }] });
const cards = counter({ name: 'cards', high: 2, parts: [{ name: 'ace', sign: 'A' }] });
const beside: Beside = { seats: ['a', 'b', 'c'], players: [3], counters: [purse, pot, quiet, cards] };
const start = fresh(beside, 3);

describe('what is counted', () => {
  it('begins where the game says, for every player and for the table', () => {
    expect(start).toEqual({ 'purse@0': 0, 'purse@1': 0, 'purse@2': 0, pot: 0, quiet: 0, 'cards:ace@0': 0, 'cards:ace@1': 0, 'cards:ace@2': 0 });
  });

  it('stays inside its bounds', () => {
    expect(moved(pot, start, 'pot', -1)).toBeNull();
    expect(moved(pot, start, 'pot', 1)).toMatchObject({ pot: 1 });
  });

  it('takes from every player what goes into the pot, and gives the winner all of it', () => {
    const staked = stepped(beside, 3, pot, start, 'pot', pot.steps![0]!)!;
    expect(staked).toMatchObject({ 'purse@0': -2, 'purse@1': -2, 'purse@2': -2, pot: 6 });
    expect(stepped(beside, 3, purse, staked, 'purse@1', purse.steps![0]!)).toMatchObject({ 'purse@0': -2, 'purse@1': 4, 'purse@2': -2, pot: 0 });
    expect(stepped(beside, 3, purse, start, 'purse@1', purse.steps![0]!)).toBeNull();
  });

  it('is set back, and says when the goal is reached', () => {
    const near = { ...start, quiet: 3 };
    expect(hasReached(quiet, 3)).toBe(true);
    expect(hasReached(quiet, 2)).toBe(false);
    expect(stepped(beside, 3, quiet, near, 'quiet', quiet.steps![0]!)).toMatchObject({ quiet: 0 });
  });

  it('begins again after the last card of a rank', () => {
    const key = keyOf(cards, 1, cards.parts![0]);
    const twice = tapped(cards, tapped(cards, start, key), key);
    expect(twice).toMatchObject({ 'cards:ace@0': 0, 'cards:ace@1': 2 });
    expect(tapped(cards, twice, key)).toMatchObject({ 'cards:ace@1': 0 });
  });
});

describe('chance', () => {
  it('is one of the sides, and in time each of them', () => {
    const seen = new Set(Array.from({ length: 500 }, () => below(6)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('shuffles without losing anybody', () => {
    expect(shuffled(['x', 'y', 'z']).sort()).toEqual(['x', 'y', 'z']);
  });
});
