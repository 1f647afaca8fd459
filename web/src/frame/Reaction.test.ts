import { describe, expect, it } from 'vitest';
import { SIGNS } from '../lib/messages';
import { reported, spoken } from '../lib/talk.svelte';
import { put, setStage, target } from '../test-stage';
import Reaction from './Reaction.svelte';

describe('a sign', () => {
  setStage();

  it.each(SIGNS)('%s is drawn, and has a name for those who listen', (sign) => {
    put(Reaction, { sign });
    const drawing = target.querySelector('svg[role=img]')!;
    expect(drawing.querySelectorAll('path').length).toBeGreaterThan(0);
    expect(drawing.getAttribute('aria-label')).toMatch(/^[a-z !]+$/);
    expect(target.textContent!.trim()).toBe('');
  });

  it('of a later version is shown as it came', () => {
    put(Reaction, { sign: '🦊' });
    expect(target.textContent!.trim()).toBe('🦊');
  });
});

it('every sign has a name of its own', () => {
  expect(new Set(SIGNS.map((text) => spoken({ kind: 'sign', text }))).size).toBe(SIGNS.length);
});

it('what was reported is read in words, whatever it was', () => {
  expect(['well-played', '👏', 'You cheat!'].map(reported)).toEqual(['Well played!', 'applause', 'You cheat!']);
});
