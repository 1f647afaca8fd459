// Cards and pieces in sentences: the notation has letters for them, the words their names.
import type { Args } from '../../lib/words.svelte';

const CARDS: Record<string, string> = { K: 'king', Q: 'queen', B: 'bishop', N: 'knight', R: 'rook', P: 'pawn' };
const PIECES: Record<string, string> = { R: 'rock', P: 'paper', S: 'scissors' };

const named = (names: Record<string, string>, value: Args[string]) => names[String(value)] ?? value;

export const spoken = (args: Args): Args => ({
  ...args,
  ...('card' in args ? { card: named(CARDS, args.card!) } : {}),
  ...('piece' in args ? { piece: named(PIECES, args.piece!) } : {}),
});
