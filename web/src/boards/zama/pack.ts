// How cards look: suits by shape and colour, backs by pattern, shape and colour.
import type { Pack } from './deck.svelte';

export interface Suit {
  path: string;
  ink: string;
}

/** The drawings of the game: the rules pages and the print kit show the same files. */
const files = import.meta.glob<string>('../../../../src/ludoteca/games/zama/drawings/*.svg', { query: '?raw', import: 'default', eager: true });

function drawn(name: string): Suit {
  const text = Object.entries(files).find(([file]) => file.endsWith(`/${name}.svg`))![1];
  return { path: / d="([^"]+)"/.exec(text)![1]!, ink: / fill="([^"]+)"/.exec(text)![1]! };
}
const suits = (...[S, H, D, C]: [string, string, string, string]): Record<string, Suit> => ({ S: drawn(S), H: drawn(H), D: drawn(D), C: drawn(C) });

/** In the places of spades, hearts, diamonds and clubs; no suit has the red or blue of an owner. */
const LATIN = suits('swords', 'cups', 'coins', 'batons');
const SUITS: Record<Pack, Record<string, Suit>> = {
  french: suits('spades', 'hearts', 'diamonds', 'clubs'),
  neapolitan: LATIN,
  piacentine: suits('piacentine-swords', 'piacentine-cups', 'piacentine-coins', 'piacentine-batons'),
  spanish: LATIN,
};
export const suitsOf = (pack: Pack) => SUITS[pack];

const ITALIAN = { A: '1', J: 'F', Q: 'C', K: 'R' };
/** What is printed on the card: Italian court cards by their names, Spanish ones by their numbers. */
const PRINTED: Record<Pack, Record<string, string>> = {
  french: { T: '10' },
  neapolitan: ITALIAN,
  piacentine: ITALIAN,
  spanish: { A: '1', J: '10', Q: '11', K: '12' },
};
export const rankText = (face: string, pack: Pack) => PRINTED[pack][face[0]!] ?? face[0]!;
export const SUIT_ORDER = 'SHDC';
export const RANK_ORDER = 'A23456789TJQK';

/** A card is this wide in the picture; how tall it is depends on the screen. */
export const CARD = 92;

interface BackStyle {
  fill: string;
  deep: string;
  pattern: (height: number) => string;
  /** A shape in the middle, so that no side is told by colour alone. */
  emblem: string;
}
export const BACKS: Record<string, BackStyle> = {
  r: { fill: '#9c3526', deep: '#6f2115', pattern: kept((height) => lattice(CARD, height, 17)), emblem: '' },
  b: { fill: '#2d4f7c', deep: '#183355', pattern: kept((height) => stripes(CARD, height, 13)), emblem: 'M-17 0A17 17 0 1 0 17 0A17 17 0 1 0-17 0Z' },
  g: { fill: '#2f6a3f', deep: '#18452a', pattern: kept((height) => chevrons(CARD, height, 16)), emblem: 'M0-21L20 15H-20Z' },
  y: { fill: '#8a6410', deep: '#5c4107', pattern: kept((height) => bars(CARD, height, 12)), emblem: 'M0-23L20 0L0 23L-20 0Z' },
};
/** The cards of who is eliminated: the pattern stays, the colour goes. */
export const NEUTRAL = { fill: '#6b665f', deep: '#3f3b36' };

function kept(draw: (height: number) => string): (height: number) => string {
  const drawn = new Map<number, string>();
  return (height) => {
    if (!drawn.has(height)) drawn.set(height, draw(height));
    return drawn.get(height)!;
  };
}

const EDGE = 9; // the pattern stays inside the frame of the back

/** Slanted lines both ways, cut off at the frame. */
function lattice(width: number, height: number, step: number): string {
  const [left, top, right, bottom] = [EDGE, EDGE, width - EDGE, height - EDGE];
  const lines: string[] = [];
  for (let at = top - right; at < bottom - left; at += step) {
    // y = x + at, and its mirror image
    const from = Math.max(left, top - at);
    const to = Math.min(right, bottom - at);
    if (from >= to) continue;
    lines.push(`M${from} ${from + at}L${to} ${to + at}`, `M${width - from} ${from + at}L${width - to} ${to + at}`);
  }
  return lines.join('');
}

/** Level lines, and a ring in the middle. */
function stripes(width: number, height: number, step: number): string {
  const lines: string[] = [];
  const middle = height / 2;
  for (let at = step / 2; at < middle - EDGE; at += step) {
    for (const y of [middle - at, middle + at]) lines.push(`M${EDGE} ${y}H${width - EDGE}`);
  }
  return lines.join('');
}

/** Roofs, one under the other. */
function chevrons(width: number, height: number, step: number): string {
  const lines: string[] = [];
  for (let at = EDGE; at + 16 <= height - EDGE; at += step) lines.push(`M${EDGE} ${at + 16}L${width / 2} ${at}L${width - EDGE} ${at + 16}`);
  return lines.join('');
}

/** Upright lines. */
function bars(width: number, height: number, step: number): string {
  const lines: string[] = [];
  for (let at = step / 2; at < width / 2 - EDGE; at += step) {
    for (const x of [width / 2 - at, width / 2 + at]) lines.push(`M${x} ${EDGE}V${height - EDGE}`);
  }
  return lines.join('');
}

/** Gaps in the frame of a Spanish card tell its suit. */
const GAPS: Record<string, number> = { D: 0, H: 1, S: 2, C: 3 };

/** The thin frame inside a face: whole on Neapolitan cards, with cut corners on Piacentine ones, with the gaps of its suit on Spanish ones, none on French. */
export function frameOf(face: string, pack: Pack, height: number): string {
  if (pack === 'french') return '';
  const [left, top, right, bottom] = [9, 9, CARD - 9, height - 9];
  if (pack === 'piacentine') return `M${left + 14} ${top}H${right - 14}L${right} ${top + 14}V${bottom - 14}L${right - 14} ${bottom}H${left + 14}L${left} ${bottom - 14}V${top + 14}Z`;
  const gaps = pack === 'spanish' ? GAPS[face[1]!]! : 0;
  const part = (right - left) / (2 * gaps + 1);
  const level = (y: number) => Array.from({ length: gaps + 1 }, (_, index) => `M${left + 2 * index * part} ${y}h${part}`).join('');
  return `M${left} ${top}V${bottom}M${right} ${top}V${bottom}${level(top)}${level(bottom)}`;
}
