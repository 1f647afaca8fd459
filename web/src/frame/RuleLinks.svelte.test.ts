import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { words } from '../lib/words.svelte';
import RuleLinks from './RuleLinks.svelte';

let made: ReturnType<typeof mount> | null = null;

function shown(rule: string): string {
  made = mount(RuleLinks, { target: document.body, props: { game: 'latrunculi', rule } });
  flushSync();
  return document.querySelector('.rule')!.textContent!.trim();
}

afterEach(async () => {
  if (made) void unmount(made);
  made = null;
  await words.speak('en');
});

it.each([
  ['en', 'notation', 'notation'],
  ['it', 'notation', 'notazione'],
  ['cs', 'notation', 'zápis tahů a pozic'],
  ['cs', '§3.3, A4–A6', '§3.3, A4–A6'],
] as const)('in %s a refusal under %s names %s', async (language, rule, named) => {
  await words.speak(language);
  expect(shown(rule)).toBe(named.replace('a pozic', 'a\u00a0pozic'));
});
