// Before the first race: what the page says to whoever is asked, to whoever waits and to whoever watches.
import type { NameOf } from './calling';
import type { TableView } from './messages';
import { say } from './words.svelte';

/** Who has not said to be ready, beside whoever reads this. */
export const missing = ({ unready }: TableView, mine: readonly string[], nameOf: NameOf): string =>
  unready
    .filter((seat) => !mine.includes(seat))
    .map(nameOf)
    .join(', ');

/** Whether the reader is still asked. */
export const isAsked = ({ unready }: TableView, mine: readonly string[]): boolean => unready.some((seat) => mine.includes(seat));

export function readyPrompt(view: TableView, mine: readonly string[], nameOf: NameOf): string {
  if (mine.length === 0) return say('prompt-ready-watching');
  return isAsked(view, mine) ? say('prompt-ready') : say('prompt-ready-waiting', { names: missing(view, mine, nameOf) });
}
