import { expect, it } from 'vitest';
import { catalogue } from './catalogue.svelte';
import { Page } from './markdown';
import { balanceSource, rulesSource } from './rules';
import { foldsOf } from './rulespage';
import { LANGUAGES } from './words.svelte';

const html = (source: string) => {
  const page = new Page();
  return page.tokens(source).map((token) => page.html(token)).join('');
};

it('is where a rules page leads for what was found, at the name of the game', async () => {
  catalogue.games = [];
  const balance = html(await balanceSource());
  for (const game of ['latrunculi', 'scamorra', 'scorso', 'zama'])
    for (const language of LANGUAGES) {
      const [, anchor] = /href="\/balance#([\w-]+)"/.exec(html((await rulesSource(game, language))!))!;
      expect(balance).toContain(`<h2 id="${anchor}">`);
    }
});

it('is a page of its own, whose links to what this client has not are text', async () => {
  const shown = foldsOf('', await balanceSource(), true).flatMap(({ parts }) => parts.map((part) => ('html' in part ? part.html : '')));
  expect(shown.join('')).toContain('<h1');
  expect(shown.join('')).not.toContain('.md');
});
