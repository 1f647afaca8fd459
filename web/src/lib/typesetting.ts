// How a language sets its texts: in Czech a preposition or conjunction of one letter never ends a line.
import type { Language } from './words.svelte';

const ONE_LETTER = /(?<=^|[\s(„‚–])([aikosuvz])[ \n](?=\S|$)/giu;

/** The same text with spaces that do not break, where the language wants them. */
export function typeset(text: string, language: Language): string {
  return language === 'cs' ? text.replace(ONE_LETTER, '$1\u00a0') : text;
}
