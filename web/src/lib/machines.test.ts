import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from './catalogue.svelte';
import { BROWS, botOf, DISCS, FACES, levelOf, STYLES } from './machines';
import type { GameInfo } from './messages';
import { opponents } from './opponents.svelte';
import { botName } from './seats';

const bots = ['1', '2', '3', '3-bold'].map((name) => ({ name, is_default: name === '2', is_gentlest: name === '1', rating: null }));
const GAMES = [
  { name: 'draughts', child: null, bots },
  { name: 'draughts-match', child: 'draughts', bots },
] as unknown as GameInfo[];

afterEach(() => {
  catalogue.games = null;
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('a machine', () => {
  it('has a level and a style', () => {
    expect(levelOf('3')).toEqual({ level: '3', style: 'balanced' });
    expect(levelOf('5-cautious')).toEqual({ level: '5', style: 'cautious' });
    for (const other of ['simple', '6', '3-brave', '']) expect(levelOf(other)).toBeNull();
  });

  it('is named by both', () => {
    expect(botOf('3', 'bold')).toBe('3-bold');
    expect(botOf('3', 'balanced')).toBe('3');
    expect([botName('1'), botName('1-bold'), botName('1-cautious')]).toEqual(['the novice', 'the bold novice', 'the cautious novice']);
    expect(botName('simple')).toBe('the machine');
    expect(botName('unheard-of')).toBe('unheard-of');
  });

  it('has a face of its own at every level and brows of its own in every style', () => {
    const faces = ['1', '2', '3', '4', '5'].map((level) => `${FACES[level]?.areas} ${DISCS[level]}`);
    expect(new Set(faces).size).toBe(5);
    expect(new Set(STYLES.map((style) => BROWS[style])).size).toBe(3);
  });
});

describe('the opponent', () => {
  it('is the usual one until somebody chooses, and is remembered for the game and its matches', () => {
    catalogue.games = GAMES;
    expect(opponents.of('draughts')).toBe('2');
    opponents.choose('draughts-match', '3-bold');
    expect(opponents.of('draughts')).toBe('3-bold');
    expect(opponents.of('draughts-match')).toBe('3-bold');
    expect(localStorage.getItem('ludoteca-opponents')).toContain('3-bold');
  });

  it('is the usual one again where the chosen one is no longer offered', () => {
    catalogue.games = GAMES;
    opponents.choose('draughts', 'simple');
    expect(opponents.of('draughts')).toBe('2');
  });
});
