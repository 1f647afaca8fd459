// How the things of each seat look: told apart by shape as well as by colour.
export interface Look {
  shape: string;
  fill: string;
  edge: string;
  ink: string;
}

const DISC = 'M50 8A42 42 0 1 1 50 92A42 42 0 1 1 50 8Z';
const TILE = 'M12 12H88V88H12Z';
const DIAMOND = 'M50 3L97 50L50 97L3 50Z';
const HEXAGON = 'M27 10H73L96 50L73 90H27L4 50Z';
const SHIELD = 'M10 10H90V54C90 76 70 90 50 96C30 90 10 76 10 54Z';
const DROP = 'M50 4C66 26 90 40 90 62A40 34 0 0 1 10 62C10 40 34 26 50 4Z';

const LOOKS: readonly Look[] = [
  { shape: DISC, fill: '#f8f2e6', edge: '#54473a', ink: '#2b2118' },
  { shape: TILE, fill: '#332c27', edge: '#a3968a', ink: '#f8ecd8' },
  { shape: DIAMOND, fill: '#9c3526', edge: '#5c1a10', ink: '#fff1e2' },
  { shape: HEXAGON, fill: '#2d4f7c', edge: '#152b47', ink: '#eef4ff' },
  { shape: SHIELD, fill: '#2f6a3f', edge: '#153a20', ink: '#f0fae8' },
  { shape: DROP, fill: '#d9ad55', edge: '#6b4d10', ink: '#2b1c06' },
];
const NOBODY: Look = { shape: TILE, fill: '#fffaf0', edge: '#8a7a64', ink: '#2b2118' };

export function lookOf(owner: string | null, seats: readonly string[]): Look {
  const index = owner === null ? -1 : seats.indexOf(owner);
  return LOOKS[index] ?? NOBODY;
}
