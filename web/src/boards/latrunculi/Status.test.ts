import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { LatrunculiMatchShownPart, LatrunculiShown } from '../../lib/messages';
import Status from './Status.svelte';

const quiet: LatrunculiShown = {
  ranks: 8, white: ['d1', 'a1'], black: ['c4', 'e4', 'h8'], turn: 'w', quiet: 0, quiet_limit: 60, occurrences: 1,
  occurrences_limit: 3, verdict_now: 'null', last: [], captured: [], banned: [], captures: [], endangered: [],
};

const decider: LatrunculiMatchShownPart = {
  phase: 'play', game: 3, nulls: 2, null_games: 2, has_decider: true, is_decider: true, chooser: '', null_wins: 'A', null_side: 'b', men_decide: true, winner: '',
};

function verdict(more: Partial<LatrunculiShown>, series?: LatrunculiMatchShownPart): string | undefined {
  const target = document.createElement('div');
  const status = mount(Status, { target, props: { game: 'latrunculi', shown: { ...quiet, ...more }, isOver: false, series } });
  flushSync();
  const told = target.querySelector('.verdict')?.textContent ?? undefined;
  void unmount(status);
  return told;
}

describe('what a stall would mean', () => {
  it('is told all the time where the men decide', () => {
    expect(verdict({ verdict_now: 'b' })).toBe('If the game stalled now, Black would win by counting the men.');
  });

  it('names the side that moves second in a decider, all the time', () => {
    expect(verdict({}, decider)).toBe('If the game stalled now, Black would win: the men are equal, and Black moves second.');
    expect(verdict({ verdict_now: 'draw', quiet: 55 }, { ...decider, null_side: 'w' })).toContain('White would win');
    expect(verdict({ verdict_now: 'w' }, decider)).toBe('If the game stalled now, White would win by counting the men.');
    expect(verdict({}, { ...decider, men_decide: false })).toBe('If the game stalled now, Black would win the match.');
    expect(verdict({}, { ...decider, is_decider: false })).toBeUndefined();
  });

  it('is told only when a stall is near where nobody can win by it', () => {
    expect(verdict({})).toBeUndefined();
    expect(verdict({ verdict_now: 'draw' })).toBeUndefined();
    expect(verdict({ quiet: 50 })).toBe('If the game stalled now, nobody would win it.');
    expect(verdict({ occurrences: 2 })).toBe('If the game stalled now, nobody would win it.');
  });
});
