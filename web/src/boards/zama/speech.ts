// Cards in sentences: `7H` is said as 7♥, or by its name in the Italian and Spanish packs; one that may not be known as
// hidden; a team by the names of both.
import { seatName } from '../../lib/seats';
import type { LogEntry } from '../../lib/messages';
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

/** All cards that a player lays out share a line, which stands where the last of them was laid. */
export function gathered(log: readonly LogEntry[]): LogEntry[] {
  const laid = new Map<string, LogEntry[]>();
  for (const entry of log) if (isLay(entry)) laid.set(entry.seat, [...(laid.get(entry.seat) ?? []), entry]);
  return log.flatMap((entry) => {
    const own = isLay(entry) ? laid.get(entry.seat)! : [];
    if (own.length < 2) return [entry];
    return entry === own.at(-1) ? [{ ...entry, events: [{ type: 'laid', seat: entry.seat, count: own.length }] }] : [];
  });
}

const isLay = ({ events }: LogEntry) => events.length === 1 && events[0]!.type === 'lay';

export const spoken = (args: Args): Args => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, said(name, value)]));
