import { beforeAll, expect, test } from 'vitest';
import { PRESETS, clockName, readControl, timeLeft, writeControl } from './clock';
import { words } from './words.svelte';

beforeAll(() => words.speak('en'));

test.each([
  [3 * 86_400_000 + 5 * 3_600_000, '3 d 5 h'],
  [2 * 3_600_000 + 61_000, '2:01:01'],
  [300_000, '5:00'],
  [299_001, '5:00'],
  [61_000, '1:01'],
  [10_000, '0:10'],
  [9_990, '9.9'],
  [40, '0.0'],
])('%i ms are shown as %s', (left, shown) => {
  expect(timeLeft(left, 10_000)).toBe(shown);
});

test.each(PRESETS)('%s can be read, said and written again', (clock) => {
  const { kind, first, second } = readControl(clock)!;
  expect(writeControl(kind, first, second)).toBe(clock);
  expect(clockName(clock)).not.toBe(clockName(''));
});

test('a minute and a half is ninety seconds', () => {
  expect(writeControl('fischer', 1.5, 3)).toBe('fischer 90+3');
});
