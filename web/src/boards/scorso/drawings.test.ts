import { describe, expect, it } from 'vitest';
import { bulletOf, dieOf, DRAWINGS, FIST_TOKEN } from './drawings';
import { PAINTS } from './paint';

describe('the drawings', () => {
  it.each(Object.entries(PAINTS))('of face %s have its paint', (face, { fill, edge, ink }) => {
    expect(dieOf(face).shapes).toContain(`rx="20" fill="${fill}"`);
    expect(dieOf(face).shapes).toContain(`rx="20" fill="${edge}"`);
    expect(dieOf(face).shapes).toContain(`color="${ink}" fill="${ink}" stroke="${fill}"`);
  });

  it('show on a bullet and on a token the symbol of the die', () => {
    for (const colour of ['G', 'Y', 'B']) expect(bulletOf(colour).symbol).toBe(dieOf(colour).symbol);
    expect(FIST_TOKEN.symbol).toBe(dieOf('R').symbol);
  });

  it('have a frame and something in it, and nothing that runs or loads', () => {
    for (const [name, { box, shapes }] of Object.entries(DRAWINGS)) {
      expect(box, name).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
      expect(shapes, name).toMatch(/^<(path|rect|circle)/);
      expect(shapes, name).not.toMatch(/<script|href|url\(|<text|<style/);
    }
  });
});
