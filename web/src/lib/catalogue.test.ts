import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo } from './messages';

const GAMES = [
  { name: 'draughts', child: null, bots: [{ name: 'dreamer', is_default: false }, { name: 'machine', is_default: true }, { name: 'other', is_default: false }] },
  { name: 'draughts-match', child: 'draughts', bots: [] },
] as unknown as GameInfo[];

let answers: Response[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => answers.shift()!);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the catalogue', () => {
  it('says what the server says of its games', async () => {
    answers = [Response.json(GAMES)];
    const { catalogue } = await import('./catalogue.svelte');
    await catalogue.known();
    expect(catalogue.childOf('draughts-match')).toBe('draughts');
    expect(catalogue.childOf('draughts')).toBeNull();
    expect(catalogue.defaultBot('draughts')).toBe('machine');
    expect(catalogue.find('chess')).toBeUndefined();
  });

  it('asks again until the server answers, and says meanwhile that it does not', async () => {
    answers = [new Response('', { status: 502 }), Response.json({ code: 'too-fast' }, { status: 429 }), Response.json(GAMES)];
    const { catalogue } = await import('./catalogue.svelte');
    const known = catalogue.known();
    await vi.advanceTimersByTimeAsync(1);
    expect([catalogue.games, catalogue.isUnreachable]).toEqual([null, true]);
    await vi.advanceTimersByTimeAsync(2000);
    await known;
    expect([catalogue.games, catalogue.isUnreachable]).toEqual([GAMES, false]);
  });
});
