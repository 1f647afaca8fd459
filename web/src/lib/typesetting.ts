// How texts are set: neither an ellipsis nor a percent sign begins a line, and in Czech a word of one letter never ends one.
import type { Language } from './words.svelte';

const ONE_LETTER = /(?<=^|[\s(„‚–])([aikosuvz])[ \n](?=\S|$)/giu;

/** The same text with spaces that do not break, where the language wants them. */
export function typeset(text: string, language: Language): string {
  const held = text.replace(/ (?=[…%])/g, '\u00a0');
  return language === 'cs' ? held.replace(ONE_LETTER, '$1\u00a0') : held;
}

/** A text of a page: the dot between two words of a list never begins a line either. */
export function typesetPage(text: string, language: Language): string {
  return typeset(text.replaceAll(' ·', '\u00a0·'), language);
}
