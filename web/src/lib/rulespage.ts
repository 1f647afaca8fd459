// A rules page in the parts it is drawn in: text, figures, and what is folded away.
import type { Token, Tokens } from 'marked';
import { catalogue } from './catalogue.svelte';
import { figureOf, type Figure } from './figure';
import { gameKey } from './gamewords';
import { Page, type PageWords } from './markdown';
import { optionName, optionValue } from './options';
import { signHtml } from './signs';
import { typeset, typesetPage } from './typesetting';
import { words } from './words.svelte';

export type PagePart = { html: string } | { figure: Figure } | { code: string };

/** What stands under a title until one unfolds it; without a title it is always open. */
export interface Fold {
  title: string | null;
  parts: PagePart[];
}

const FOLD = /^<!--\s*fold:\s*(.*?)\s*-->\s*$/;

/** What a game puts into its page: its signs, and its options as people read them. */
export function wordsFor(game: string): PageWords {
  const matches = () => (catalogue.games ?? []).filter(({ child }) => child === game).map(({ name }) => name);
  return {
    sign: (name) => signHtml(game, name),
    option: (name, value) => {
      for (const owner of [game, ...matches()]) {
        const said = value === null ? optionName(owner, name) : optionValue(owner, name, value);
        const isWord = gameKey(owner, value === null ? `option-${name}` : `option-${name}-${value}`) !== null;
        if (isWord || said !== (value ?? name)) return said;
      }
      return null;
    },
    set: (text) => typesetPage(text, words.language),
  };
}

export function foldsOf(game: string, source: string, withTitle: boolean): Fold[] {
  const page = new Page(wordsFor(game));
  const folds: Fold[] = [{ title: null, parts: [] }];
  for (const token of page.tokens(source)) {
    const title = token.type === 'html' ? FOLD.exec(token.raw.trim())?.[1] : undefined;
    if (title !== undefined) folds.push({ title: typeset(title, words.language), parts: [] });
    else if (token.type !== 'space' && !isSaidAbove(token, withTitle ? null : 1, folds.at(-1)!)) folds.at(-1)!.parts.push(partOf(page, token));
  }
  return folds.filter(({ parts }) => parts.length > 0);
}

/** A heading that stands above the page anyway, or is the title of the fold it begins. */
function isSaidAbove(token: Token, depth: number | null, { title, parts }: Fold): boolean {
  return token.type === 'heading' && (token.depth === depth || (parts.length === 0 && token.text === title));
}

function partOf(page: Page, token: Token): PagePart {
  if (token.type !== 'code') return { html: page.html(token) };
  const { lang, text } = token as Tokens.Code;
  return lang === 'figure' ? { figure: figureOf(text) } : { code: text };
}
