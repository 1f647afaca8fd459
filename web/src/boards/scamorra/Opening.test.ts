import { expect, it } from 'vitest';
import { words, type Language } from '../../lib/words.svelte';
import { onplay, put, setStage, target } from '../../test-stage';
import Opening from './Opening.svelte';

const HOME = { en: /home|come out/, it: /casa|esca/, cs: /domov|vyjde/ }; // one may also move inside it (A41)
const FIRST_MOVE = { en: 'make the first move', it: 'la prima mossa', cs: 'první tah' };

setStage();

it.each(['en', 'it', 'cs'] as Language[])('says in %s what each package brings, and nothing about leaving home', async (language) => {
  await words.speak(language);
  put(Opening, { side: 'S', throws: [], packages: ['move-first', 'place-first'], onplay });
  const buttons = [...target.querySelectorAll('button')];
  for (const { textContent } of buttons) {
    expect(textContent).toContain(FIRST_MOVE[language]);
    expect(textContent).not.toMatch(HOME[language]);
  }
  buttons[1]!.click();
  expect(onplay).toHaveBeenCalledExactlyOnceWith('place-first');
  await words.speak('en');
});
