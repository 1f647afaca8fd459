// The drawings of the game: the rules pages and the print kit show the same files.
import type { Card, Side, Symbol } from './plays';

const files = import.meta.glob<string>('../../../../src/ludoteca/games/scamorra/drawings/*.svg', { query: '?raw', import: 'default', eager: true });

/** What stands inside the <svg> of each file, drawn about the origin. */
export const DRAWINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), /<svg[^>]*>([\s\S]*)<\/svg>/.exec(text)?.[1]?.trim() ?? '']),
);

const CARDS: Readonly<Record<Card, string>> = { K: 'king', Q: 'queen', B: 'bishop', N: 'knight', R: 'rook', P: 'pawn' };
const SYMBOLS: Readonly<Record<Symbol, string>> = { R: 'rock', P: 'paper', S: 'scissors' };
const SIDES: Readonly<Record<Side, string>> = { S: 'south', N: 'north' };

export const signOf = (card: Card): string => DRAWINGS[CARDS[card]]!;
export const pieceOf = (side: Side, symbol: Symbol): string => DRAWINGS[`${SIDES[side]}-${SYMBOLS[symbol]}`]!;
