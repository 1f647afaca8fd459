// What was told of one moment, when the next is looked at.
import { afterEach, expect, it } from 'vitest';
import { Following } from './following.svelte';
import type { Duel, Shown } from './shown';

const DUEL: Duel = { seat: 'r', attacker: 'd4', defender: 'd5', attacker_card: '8C', defender_card: '7H', result: 'win', why: 'higher', fallen: ['d5'] };
const at = (duel: Duel | null) => ({ duel, last: [], phase: 'slide' }) as unknown as Shown;

const following = new Following();
afterEach(() => following.stop());

it.each([false, true])('a duel stays to be read while others play on, but not before the next step of a replay: %s', (isReplay) => {
  following.follow([], at(null), null, 1, isReplay);
  following.follow([], at(DUEL), null, 4, isReplay);
  expect(following.duels.current).toBe(DUEL);
  following.follow([], at(DUEL), null, 5, isReplay);
  expect(following.duels.current).toBe(isReplay ? null : DUEL);
});
