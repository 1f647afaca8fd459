// The signs people react with at a table. On the wire they are emoji; here each has a drawing of its own, so that it looks
// the same on every device, and a name for those who listen.
import type { SIGNS } from './messages';

type Sign = (typeof SIGNS)[number];
export type Paint = 'gold' | 'shade' | 'ink' | 'white' | 'red' | 'blue' | 'green';

/** Areas and lines in a box of 48 by 48, the lowest first. */
export interface Reaction {
  name: string;
  parts: readonly { d: string; fill?: Paint; line?: Paint }[];
}

const dot = (x: number, y: number, r: number) => `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`;
const FACE = { d: dot(24, 24, 20), fill: 'gold', line: 'shade' } as const;
const EYES = { d: `${dot(17, 20, 2.6)} ${dot(31, 20, 2.6)}`, fill: 'ink' } as const;
const LAUGHING_EYES = { d: 'M12.5 21 Q16.5 15 20.5 21 M27.5 21 Q31.5 15 35.5 21', line: 'ink' } as const;

const REACTIONS: Record<Sign, Reaction> = {
  '👍': {
    name: 'thumbs-up',
    parts: [
      { d: 'M17 23 L23.5 9.5 C24.5 6.5 30 7.5 29.5 13 L28.5 19.5 H37 C41.5 19.5 42 25 39 26 C41.5 27.5 41 31.5 38 32 C40 34 39 37 36.5 37.5 C37 40 35.5 41.5 33 41.5 H24 Q20 41.5 17 39 Z', fill: 'gold', line: 'shade' },
      { d: 'M7 22 H17 V41 H7 Z', fill: 'blue' },
      { d: 'M39 26 H32 M38 32 H32 M36.5 37.5 H31.5', line: 'shade' },
    ],
  },
  '👏': {
    name: 'applause',
    parts: [
      { d: 'M23 40 C15 41 10 36 9 29 L7 18 C6.5 15 10 14.5 11 17 L9.5 11 C9 8 12.5 7.5 13.5 10 L13.5 8 C13.5 5 17 5 17.5 8 L18 10.5 C18.5 8 22 8.5 22 11 L24 22 C26 19 30 20 29 24 L27 33 C26.5 37 25.5 39 23 40 Z', fill: 'gold', line: 'shade' },
      { d: 'M29 43 C21 45 15 41 13.5 34 L11 25 C10.5 22 14 21 15 24 L14 18 C13.5 15 17 14.5 18 17 L18.5 15.5 C18.5 12.5 22 12.5 22.5 15.5 L23 17.5 C24 15.5 27 16 27 18.5 L28.5 27 C31 23.5 35 25 34 29 L33 36 C32.5 40 31.5 42 29 43 Z', fill: 'gold', line: 'shade' },
      { d: 'M15 24 L17 30 M18 17 L20.5 29 M22.8 17 L24.5 28.5', line: 'shade' },
      { d: 'M32 6 L30 12 M39 10 L34.5 15 M43 18 L37.5 20', line: 'red' },
    ],
  },
  '😄': { name: 'laughing', parts: [FACE, LAUGHING_EYES, { d: 'M12 26 H36 C36 34 31 39 24 39 C17 39 12 34 12 26 Z', fill: 'ink' }, { d: 'M14 27 H34 L33.3 30 H14.7 Z', fill: 'white' }] },
  '😮': { name: 'surprised', parts: [FACE, EYES, { d: 'M13 13.5 Q17 10.5 20 12.5 M28 12.5 Q31 10.5 35 13.5', line: 'ink' }, { d: 'M24 26 C28 26 30 29.5 30 33 C30 36.5 28 39 24 39 C20 39 18 36.5 18 33 C18 29.5 20 26 24 26 Z', fill: 'ink' }] },
  '😅': { name: 'relieved', parts: [FACE, LAUGHING_EYES, { d: 'M13 27 Q24 42 35 27', line: 'ink' }, { d: 'M38 4 C42 9 44 12 44 15 C44 18 41.5 20 38.8 20 C36 20 33.5 18 33.5 15 C33.5 12 35 9 38 4 Z', fill: 'blue', line: 'white' }] },
  '🤔': {
    name: 'thinking',
    parts: [FACE, EYES, { d: 'M12.5 15.5 Q16.5 14 20.5 15.5 M27.5 13 Q32 8.5 36 12', line: 'ink' }, { d: 'M19 31 Q25 27.5 31 29.5', line: 'ink' }, { d: 'M11 34 L22 36.5 C25 37 24.5 40.5 21.5 40.5 H19 C20.5 44 18 46.5 14 46.5 C8 46.5 6 42 6 38 C6 33.5 8 32 11 34 Z', fill: 'gold', line: 'shade' }],
  },
  '🎉': {
    name: 'celebrating',
    parts: [
      { d: 'M6 43 L17 15 L33 31 Z', fill: 'blue' },
      { d: 'M13.2 24.6 L23.4 34.8 L16 38.2 L9.8 32 Z', fill: 'gold' },
      { d: 'M26 22 Q29 14 24 7 M28 24 Q36 22 42 27 M27 20 Q33 16 35 7', line: 'red' },
      { d: `${dot(41, 14, 2.3)} ${dot(15, 8, 2.3)} ${dot(38, 36, 2.3)}`, fill: 'green' },
      { d: `${dot(30, 5, 1.9)} ${dot(43, 21, 1.9)} ${dot(9, 14, 1.9)}`, fill: 'gold' },
    ],
  },
  '❤️': { name: 'heart', parts: [{ d: 'M24 42 C10 31 5 25 5 17 C5 11 9.5 7 15 7 C19 7 22.5 9.5 24 13 C25.5 9.5 29 7 33 7 C38.5 7 43 11 43 17 C43 25 38 31 24 42 Z', fill: 'red' }] },
};

/** Undefined: a sign of a later version. */
export const reactionOf = (sign: string): Reaction | undefined => REACTIONS[sign as Sign];
