// The answers to a question as they stand on the table: those that differ in one word only stand in one row.
import type { Answer } from './plays';
import { COLOURS, type Colour } from './shown';

export interface Row {
  kind: string;
  /** Whom, or what is done. */
  first: string;
  choices: Answer[];
}

export interface Arranged {
  rows: Row[];
  others: Answer[];
  /** All of them as they are read, and numbered. */
  inOrder: Answer[];
}

/** Questions that are drawn and not listed: no numbers answer them. */
export const DRAWN = ['stake', 'weapon', 'bribe', 'pick', 'keep'];

const OF_BULLETS = ['lose', 'take'];
const IN_ROWS = ['challenge', 'paralysis handicap', 'paralysis swap'];

/** Bullets stand in the order of the mat. */
const place = ({ kind, words: [first = ''] }: Answer) => (OF_BULLETS.includes(kind) ? [...first].map((colour) => COLOURS.indexOf(colour as Colour)).join('') : '');

export function arranged(given: readonly Answer[]): Arranged {
  const answers = given.toSorted((a, b) => place(a).localeCompare(place(b)));
  const names = [...new Set(answers.map(rowOf))].filter(Boolean);
  const rows = names
    .map((name) => ({ kind: name.split(' ')[0]!, first: name.split(' ')[1]!, choices: answers.filter((answer) => rowOf(answer) === name) }))
    .filter(({ choices }) => choices.length > 1);
  const others = answers.filter((answer) => !rows.some(({ choices }) => choices.includes(answer)));
  return { rows, others, inOrder: [...rows.flatMap(({ choices }) => choices), ...others] };
}

const rowOf = ({ kind, words: [first, second] }: Answer) => (second && IN_ROWS.some((name) => `${kind} ${first}`.startsWith(name)) ? `${kind} ${first}` : '');
