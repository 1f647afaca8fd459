import { describe, expect, it } from 'vitest';
import { SOUNDS } from './sound';
import { bell, die, render, shot, wood } from './synthesis';

const RATE = 22050;
const STUFFS = { wood: [wood(0, 300)], bell: [bell(0, 520)], die: [die(0)], shot: [shot(0)], ...SOUNDS };

describe.each(Object.entries(STUFFS))('the sound of %s', (_, strikes) => {
  const samples = render(strikes, RATE);

  it('is heard, is short, and is never too loud', () => {
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest).toBeGreaterThan(0.02);
    expect(loudest).toBeLessThan(0.9);
    expect(samples.length / RATE).toBeLessThan(2);
  });

  it('begins and ends without a click', () => {
    expect(Math.abs(samples[0]!)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
  });

  it('is always the same', () => {
    expect(render(strikes, RATE)).toEqual(samples);
  });
});
