// How cards look: suits by shape and colour, backs by pattern and colour.
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

export const rankText = (face: string) => (face[0] === 'T' ? '10' : face[0]!);
export const SUIT_ORDER = 'SHDC';
export const RANK_ORDER = 'A23456789TJQK';

/** A card is this wide in the picture; how tall it is depends on the screen. */
export const CARD = 92;
export const BACKS: Record<string, { fill: string; deep: string; pattern: (height: number) => string }> = {
  r: { fill: '#9c3526', deep: '#6f2115', pattern: kept((height) => lattice(CARD, height, 17)) },
  b: { fill: '#2d4f7c', deep: '#183355', pattern: kept((height) => stripes(CARD, height, 13)) },
};

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
