import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { words } from '../lib/words.svelte';
import LoadAnew from './LoadAnew.svelte';

let made: ReturnType<typeof mount>;
const answers = () => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));

function show(props: { isWholePage?: boolean } = {}): void {
  made = mount(LoadAnew, { target: document.body, props });
  flushSync();
}

const fail = () => window.dispatchEvent(new Event('vite:preloadError'));
const alert = () => vi.waitFor(() => document.querySelector('[role=alert]') ?? Promise.reject(new Error('nothing is said')));
const labels = (within: Element) => [...within.querySelectorAll('button')].map(({ textContent }) => textContent?.trim());

afterEach(() => void unmount(made));

it('is said when a part of an old page is no longer there, and can be put aside', async () => {
  answers();
  show();
  expect(document.querySelector('[role=alert]')).toBeNull();
  fail();
  const said = await alert();
  expect(said.textContent).toContain('Ludoteca has been upgraded.');
  expect(labels(said)).toEqual(['Load the page anew', 'Close']);
  said.querySelectorAll('button')[1]!.click();
  flushSync();
  expect(document.querySelector('[role=alert]')).toBeNull();
});

it('is not called an upgrade when nobody answers', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network')));
  show();
  fail();
  const said = await alert();
  expect(said.textContent).toContain('The server is not answering.');
  expect(labels(said)).toEqual(['Try again', 'Close']);
});

it.each([
  ['en', 'Ludoteca has been upgraded.', 'Load the page anew'],
  ['it', 'Ludoteca è stata aggiornata.', 'Ricarica la pagina'],
  ['cs', 'Ludoteca se mezitím aktualizovala.', 'Načíst stránku znovu'],
] as const)('stands in place of a whole page, in %s', async (language, title, way) => {
  answers();
  await words.speak(language);
  show({ isWholePage: true });
  const said = await alert();
  expect(said.querySelector('h1')?.textContent).toBe(title);
  expect(labels(said)).toEqual([way]);
});

it('has a way out even where it was the words that could not be loaded', async () => {
  answers();
  vi.spyOn(words, 'ready', 'get').mockReturnValue(false);
  show();
  fail();
  expect(labels(await alert())).toEqual(['↻ Ludoteca']);
});
