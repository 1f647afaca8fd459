import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Learned } from './messages';

const KEY = 'ludoteca-learned';
let asked: [string, Learned?][];

/** A page that is loaded, by somebody of whom the server knows this; null: it does not answer. */
async function page(known: Learned | null, profile: '' | 'private' = 'private') {
  vi.resetModules();
  asked = [];
  const { api } = await import('./api');
  const { me } = await import('./me.svelte');
  const { learned } = await import('./learned.svelte');
  me.profile = profile;
  vi.spyOn(me, 'known').mockResolvedValue();
  vi.spyOn(api, 'learned').mockImplementation(() => {
    asked.push(['asked']);
    return known ? Promise.resolve(known) : Promise.reject(new Error('away'));
  });
  vi.spyOn(api, 'learn').mockImplementation((more) => {
    asked.push(['told', more]);
    return known ? Promise.resolve(known) : Promise.reject(new Error('away'));
  });
  return learned;
}

beforeEach(() => localStorage.clear());

describe('what somebody has learned', () => {
  it('comes from the server to a browser that knows nothing of it', async () => {
    const learned = await page({ lessons: { zama: ['walk'] }, puzzles: { zama: ['a'] }, days: ['2027-03-01'] });
    await Promise.all([learned.share(), learned.share()]);
    expect(asked).toEqual([['asked']]);
    expect([learned.isDone('zama', 'walk'), learned.isSolved('zama', 'a'), learned.isDailySolved('2027-03-01')]).toEqual([true, true, true]);
  });

  it('is put together with what this browser knows', async () => {
    localStorage.setItem(KEY, JSON.stringify({ puzzles: { zama: ['b'] } }));
    const learned = await page({ puzzles: { zama: ['a', 'b'], scorso: ['c'] } });
    await learned.share();
    expect(asked).toEqual([['told', { lessons: {}, puzzles: { zama: ['b'] }, days: [] }]]);
    expect([learned.isSolved('zama', 'a'), learned.isSolved('zama', 'b'), learned.isSolved('scorso', 'c')]).toEqual([true, true, true]);
  });

  it('is told at once, and stays here while nobody answers', async () => {
    const learned = await page(null);
    learned.solve('zama', 'a');
    learned.solve('zama', 'a');
    expect(asked).toEqual([['told', { puzzles: { zama: ['a'] } }]]);
    expect((await page({})).isSolved('zama', 'a')).toBe(true);
  });

  it('is asked for again where nobody answered', async () => {
    const learned = await page(null);
    await learned.share();
    await learned.share();
    expect(asked).toEqual([['asked'], ['asked']]);
  });

  it('is not asked for by a guest who has learned nothing', async () => {
    await (await page({}, '')).share();
    expect(asked).toEqual([]);
  });

  it('leaves with whoever leaves', async () => {
    const learned = await page({});
    learned.done('zama', 'walk');
    learned.begin('zama');
    learned.clear();
    expect((await page({})).isDone('zama', 'walk')).toBe(false);
    expect(localStorage.getItem(KEY)).not.toContain('zama');
  });

  it('knows the days that were once counted, and counts those of two devices together', async () => {
    localStorage.setItem(KEY, JSON.stringify({ daily: { day: '2027-03-01', streak: 2 } }));
    const learned = await page({ days: ['2027-02-26', '2027-02-27'] });
    expect(learned.streak('2027-03-02')).toBe(2);
    await learned.share();
    expect(learned.streak('2027-03-02')).toBe(4);
  });
});
