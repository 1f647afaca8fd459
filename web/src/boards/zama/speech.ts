// Cards in sentences: `7H` is said as 7♥, or by its name in the Italian and Spanish packs; one that may not be known as
// hidden; a team by the names of both.
import { seatName } from '../../lib/seats';
import { words, type Args } from '../../lib/words.svelte';
import { deck } from './deck.svelte';
import { rankText } from './pack';
import { cardName } from './shown';

const SIGNS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const CARD = /\b[A2-9TJQK][SHDC]\b/g;
const TEAM = /^[rbgy](, [rbgy])+$/;

const cardText = (face: string) => (deck.pack === 'french' ? rankText(face, 'french') + SIGNS[face[1]!] : cardName(face));

function said(name: string, value: Args[string]): Args[string] {
  if (typeof value !== 'string') return value;
  if (value === '??') return 'hidden';
  if (name === 'winners' && TEAM.test(value)) return value.split(', ').map((seat) => seatName('zama', seat)).join(', ');
  const text = value.replace(CARD, cardText);
  return text !== value && isFirst(name) ? text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1) : text;
}

/** Whether the sentences begin with it: what is said of an attack, and in English of what has fallen. */
const isFirst = (name: string) => name === 'attacker' || (name === 'cards' && words.language === 'en');

export const spoken = (args: Args): Args => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, said(name, value)]));
