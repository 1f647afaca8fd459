// How cards look: suits by shape and colour, backs by pattern, shape and colour.
import type { Pack } from './deck.svelte';

export const SUITS: Record<string, { path: string; ink: string }> = {
  S: {
    ink: '#1d1a17',
    path: 'M0-42C14-26 38-12 38 8C38 22 28 28 20 28C12 28 6 24 3 18C4 28 8 36 14 40L-14 40C-8 36-4 28-3 18C-6 24-12 28-20 28C-28 28-38 22-38 8C-38-12-14-26 0-42Z',
  },
  H: {
    ink: '#b3261e',
    path: 'M0 38C-16 22-40 6-40-14C-40-30-28-38-18-38C-8-38-2-31 0-24C2-31 8-38 18-38C28-38 40-30 40-14C40 6 16 22 0 38Z',
  },
  D: { ink: '#a85400', path: 'M0-42C8-26 20-12 32 0C20 12 8 26 0 42C-8 26-20 12-32 0C-20-12-8-26 0-42Z' },
  C: {
    ink: '#1e6b34',
    path: 'M-18-20a18 18 0 1 0 36 0a18 18 0 1 0-36 0M-40 10a18 18 0 1 0 36 0a18 18 0 1 0-36 0M4 10a18 18 0 1 0 36 0a18 18 0 1 0-36 0M-4 4L4 4C4 24 8 34 14 40L-14 40C-8 34-4 24-4 4Z',
  },
};

/** Swords, cups, coins and batons, in the places of spades, hearts, diamonds and clubs. */
export const LATIN_SUITS: typeof SUITS = {
  S: { ink: '#1d4e89', path: 'M0-46L7-32V12H22V21H7V33A7 7 0 1 1-7 33V21H-22V12H-7V-32Z' },
  H: { ink: '#a3261d', path: 'M-30-38H30C30-10 19 4 7 9V26C19 28 25 33 25 41H-25C-25 33-19 28-7 26V9C-19 4-30-10-30-38Z' },
  D: {
    ink: '#8a5a00',
    path: 'M0-40A40 40 0 1 0 0 40A40 40 0 1 0 0-40ZM0-29A29 29 0 1 1 0 29A29 29 0 1 1 0-29ZM0-22L6-6L22 0L6 6L0 22L-6 6L-22 0L-6-6Z',
  },
  C: { ink: '#2f5d1e', path: 'M-10 43L-15-28C-15-43 15-43 15-28L10 43ZM-17-14L-30-22V-4ZM16 8L29 0V18Z' },
};

export const suitsOf = (pack: Pack) => (pack === 'french' ? SUITS : LATIN_SUITS);

/** What is printed on the card: Italian court cards by their names, Spanish ones by their numbers. */
const PRINTED: Record<Pack, Record<string, string>> = {
  french: { T: '10' },
  italian: { A: '1', J: 'F', Q: 'C', K: 'R' },
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

/** The thin frame inside a face: whole on Italian cards, with the gaps of its suit on Spanish ones, none on French. */
export function frameOf(face: string, pack: Pack, height: number): string {
  if (pack === 'french') return '';
  const [left, top, right, bottom] = [9, 9, CARD - 9, height - 9];
  const gaps = pack === 'spanish' ? GAPS[face[1]!]! : 0;
  const part = (right - left) / (2 * gaps + 1);
  const level = (y: number) => Array.from({ length: gaps + 1 }, (_, index) => `M${left + 2 * index * part} ${y}h${part}`).join('');
  return `M${left} ${top}V${bottom}M${right} ${top}V${bottom}${level(top)}${level(bottom)}`;
}
