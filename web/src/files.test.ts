import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const LONGEST = 300; // lines
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(svelte|ts|css)$/.test(name) && !/\.test\.ts$|^lib\/protocol\//.test(name),
);

it('no file is so long that it should be split by concern', () => {
  expect(sources).toContain('App.svelte');
  const lines = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8').split('\n').length;
  expect(sources.filter((name) => lines(name) > LONGEST)).toEqual([]);
});
