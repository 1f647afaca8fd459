import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOARDS } from './lib/settings.svelte';

const css = readFileSync(join(import.meta.dirname, 'boards.css'), 'utf8');
const themes = [...css.matchAll(/\[data-board='(\w+)'\] \{([^}]*)\}/g)].map(([, name, rules]) => ({ name: name!, rules: rules! }));
const CREAM = '#f8ecd8'; // what is written on the felt

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

it('every board theme there is can be chosen, at least three beside the usual one', () => {
  expect(themes.map(({ name }) => name)).toEqual([...BOARDS]);
  expect(BOARDS.length).toBeGreaterThan(3);
});

describe.each(themes.slice(1))('$name', ({ rules }) => {
  it.each([0, 1])('can be read by day and by night (%i)', (night) => {
    const colours = Object.fromEntries([...rules.matchAll(/--board-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, day, dark]) => [name, night ? dark! : day!]));
    const pairs = [
      [colours.label, colours.stone, 4.5],
      [colours.label, colours.shade, 4.5],
      [colours['on-sand'], colours.sand, 4.5],
      [CREAM, colours.felt, 4.5],
      [CREAM, colours['felt-far'], 4.5],
      [colours.mark, colours.stone, 3],
      [colours.mark, colours.shade, 3],
    ] as const;
    for (const [ink, ground, least] of pairs) expect(contrast(ink!, ground!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
  });
});
