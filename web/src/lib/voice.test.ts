import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LiveRegions from '../frame/LiveRegions.svelte';
import { voice } from './voice.svelte';

let regions: ReturnType<typeof mount>;
const read = (tone: string) => [...document.querySelectorAll(`[aria-live=${tone}] p`)].map((it) => it.textContent);
const say = (text: string, urgent = false) => {
  voice.announce(text, urgent);
  flushSync();
};

beforeEach(() => {
  vi.useFakeTimers();
  voice.hush();
  regions = mount(LiveRegions, { target: document.body });
});

afterEach(() => {
  void unmount(regions);
  vi.useRealTimers();
});

describe('what a screen reader is told', () => {
  it('loses nothing that is said within a moment', () => {
    say('A rolls.');
    vi.advanceTimersByTime(300);
    say('B knocks.');
    vi.advanceTimersByTime(300);
    say('C loses a green bullet.');
    expect(read('polite')).toEqual(['A rolls.', 'B knocks.', 'C loses a green bullet.']);
  });

  it('adds to what was said, and leaves it as it stands', () => {
    say('A rolls.');
    const first = document.querySelector('[aria-live=polite] p');
    say('B knocks.');
    expect(document.querySelector('[aria-live=polite] p')).toBe(first);
  });

  it('lets old sentences go when something new is said', () => {
    say('A rolls.');
    vi.advanceTimersByTime(60_000);
    expect(read('polite')).toEqual(['A rolls.']);
    say('B knocks.');
    expect(read('polite')).toEqual(['B knocks.']);
  });

  it('says the same sentence twice', () => {
    say('1: shot, chosen');
    say('1: shot, chosen');
    expect(read('polite')).toHaveLength(2);
  });

  it('takes nothing back for an act without words', () => {
    say('A rolls.');
    vi.advanceTimersByTime(60_000);
    say('');
    expect(read('polite')).toEqual(['A rolls.']);
  });

  it('keeps what is urgent apart, and is silent when hushed', () => {
    say('A rolls.');
    say('Not your turn.', true);
    expect([read('polite'), read('assertive')]).toEqual([['A rolls.'], ['Not your turn.']]);
    voice.hush();
    flushSync();
    expect([read('polite'), read('assertive')]).toEqual([[], []]);
  });
});
