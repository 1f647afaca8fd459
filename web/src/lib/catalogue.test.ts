import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo } from './messages';

const GAMES = [
  { name: 'draughts', child: null, bots: [{ name: 'dreamer', is_default: false }, { name: 'machine', is_default: true }, { name: 'other', is_default: false }] },
  { name: 'draughts-match', child: 'draughts', bots: [] },
] as unknown as GameInfo[];

let answers: Response[];
let asked: string[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return path === '/api/games' ? answers.shift()! : new Response('draughts-name = Draughts\nclose = Never');
  });
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

  it('has the words of games that are not part of the client fetched, in every language, and no word of ours changed', async () => {
    answers = [Response.json(GAMES)];
    const { catalogue } = await import('./catalogue.svelte');
    const { say, words } = await import('./words.svelte');
    await words.speak('en');
    await catalogue.known();
    expect([say('draughts-name'), say('close')]).toEqual(['Draughts', 'Close']);
    await words.speak('it');
    expect(asked).toEqual(['/api/games', '/api/games/draughts/words/en', '/api/games/draughts/words/it']);
    expect([say('draughts-name'), say('close')]).toEqual(['Draughts', 'Chiudi']);
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
