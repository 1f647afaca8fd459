// What a table is agreed to beside the options of its game, in words.
import { clockName } from './clock';
import type { TableTerms } from './messages';
import { say } from './words.svelte';

/** What is worth saying about a table's terms: what differs from a game without clock that counts for nothing. */
export function termsText({ clock, rated, take_back, hints }: TableTerms): string[] {
  return [...(clock ? [clockName(clock)] : []), ...(rated ? [say('terms-rated')] : []), ...(take_back === false && !rated ? [say('terms-no-take-back')] : []), ...(hints && !rated ? [say('terms-with-hints')] : [])];
}

/** Why a table cannot be rated; '' if it can. */
export function whyUnrated(way: string, hasAccount: boolean): 'shared' | 'account' | '' {
  if (way === 'shared') return 'shared';
  return hasAccount ? '' : 'account';
}
