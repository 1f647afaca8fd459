// The drawings of the game: the rules pages and the print kit show the same files.
import outlines from '../../../../src/ludoteca/games/scorso/drawings/weapons.json';

const files = import.meta.glob<string>('../../../../src/ludoteca/games/scorso/drawings/*.svg', { query: '?raw', import: 'default', eager: true });

export interface Drawing {
  box: string;
  /** Everything inside its <svg>. */
  shapes: string;
  /** The shapes of its symbol: they take ink and background from the fill and the stroke around them. */
  symbol: string;
}

function read(text: string): Drawing {
  const [, box = '', shapes = ''] = /viewBox="([^"]+)">\s*([\s\S]*)<\/svg>/.exec(text) ?? [];
  const [, symbol = ''] = /<g class="symbol"[^>]*>\s*([\s\S]*?)<\/g>/.exec(shapes) ?? [];
  return { box, shapes, symbol };
}

export const DRAWINGS: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), read(text)]),
);

const FACES: Readonly<Record<string, string>> = { K: 'shot', W: 'defence', R: 'fist', G: 'green', Y: 'yellow', B: 'blue' };

const drawing = (name: string): Drawing => DRAWINGS[name]!;

/** A die that shows this face; any other letter is a die that shows none. */
export const dieOf = (face: string): Drawing => drawing(FACES[face] ?? 'unrolled');
export const bulletOf = (colour: string): Drawing => drawing(`bullet-${FACES[colour] ?? ''}`);

/** A weapon by the letters of its colour and its symbol. */
export const outlineOf = (kind: string): Drawing => drawing((outlines as Readonly<Record<string, string>>)[kind] ?? 'rifle');

export const FIST_TOKEN = drawing('fist-token');
export const MAFIOSO = drawing('mafioso');
export const HAT = drawing('hat');
export const BOW_TIE = drawing('bow-tie');
export const BURN_PILE = drawing('burn-pile');
export const CHIP = drawing('chip');
