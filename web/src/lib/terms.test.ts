import { beforeAll, describe, expect, it } from 'vitest';
import { termsText, whyUnrated } from './terms';
import { words } from './words.svelte';

beforeAll(() => words.speak('en'));

describe('the terms of a table', () => {
  it('says nothing about a friendly game without a clock', () => {
    expect(termsText({ clock: '', rated: false, take_back: true })).toEqual([]);
    expect(termsText({})).toEqual([]);
  });

  it('says what is different', () => {
    expect(termsText({ clock: 'days 3', rated: true, take_back: false })).toEqual(['3 days for each move', 'Rated']);
    expect(termsText({ take_back: false })).toEqual(['no take-backs']);
    expect(termsText({ hints: true })).toEqual(['with hints']);
    expect(termsText({ hints: null })).toEqual([]);
  });

  it('knows why a game cannot be rated', () => {
    expect(whyUnrated('shared', true)).toBe('shared');
    expect(whyUnrated('friend', false)).toBe('account');
    expect(whyUnrated('machine', true)).toBe('');
  });
});
