// Cards in sentences: `7H` is said as 7♥, and one that may not be known as hidden.
import type { Args } from '../../lib/words.svelte';

const SIGNS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const CARD = /\b([A2-9TJQK])([SHDC])\b/g;

export function spoken(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (value === '??') return [name, 'hidden'];
      return [name, typeof value === 'string' ? value.replace(CARD, (_, rank: string, suit: string) => (rank === 'T' ? '10' : rank) + SIGNS[suit]) : value];
    }),
  );
}
