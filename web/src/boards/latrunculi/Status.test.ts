import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { LatrunculiShown } from '../../lib/messages';
import Status from './Status.svelte';

const quiet: LatrunculiShown = {
  ranks: 8, white: ['d1', 'a1'], black: ['c4', 'e4', 'h8'], turn: 'w', quiet: 0, quiet_limit: 60, occurrences: 1,
  occurrences_limit: 3, verdict_now: 'null', last: [], captured: [], banned: [], captures: [], endangered: [],
};

function verdict(more: Partial<LatrunculiShown>): string | undefined {
  const target = document.createElement('div');
  const status = mount(Status, { target, props: { game: 'latrunculi', shown: { ...quiet, ...more }, isOver: false } });
  flushSync();
  const told = target.querySelector('.verdict')?.textContent ?? undefined;
  void unmount(status);
  return told;
}

describe('what a stall would mean', () => {
  it('is told all the time where the men decide', () => {
    expect(verdict({ verdict_now: 'b' })).toBe('If the game stalled now, Black would win by counting the men.');
  });

  it('is told only when a stall is near where nobody can win by it', () => {
    expect(verdict({})).toBeUndefined();
    expect(verdict({ verdict_now: 'draw' })).toBeUndefined();
    expect(verdict({ quiet: 50 })).toBe('If the game stalled now, nobody would win it.');
    expect(verdict({ occurrences: 2 })).toBe('If the game stalled now, nobody would win it.');
  });
});
