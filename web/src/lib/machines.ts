// The machines people play against: five levels, each with a face and three styles.
import type { Drawing } from './avatars';

export type Style = 'balanced' | 'cautious' | 'bold';

export const STYLES: readonly Style[] = ['balanced', 'cautious', 'bold'];

/** `3-bold` is level 3 with a bold style; null: a bot of old tables, which has no level. */
export function levelOf(bot: string): { level: string; style: Style } | null {
  const [, level, style = 'balanced'] = /^([1-5])(?:-(cautious|bold))?$/.exec(bot) ?? [];
  return level ? { level, style: style as Style } : null;
}

export function botOf(level: string, style: Style): string {
  return style === 'balanced' ? level : `${level}-${style}`;
}

/** A disc for each level, darker and warmer towards the strongest. */
export const DISCS: Record<string, string> = { 1: '#5b8c5a', 2: '#3f7f8c', 3: '#55629b', 4: '#7d4f83', 5: '#94403a' };

/*
   What each wears, over the same head of brass, in a box of 48 by 48:
     1 a sprout   2 a flat cap   3 a visor   4 a beard and a doctor's hat   5 a crown
*/
const HEAD = 'M14 20 Q14 17 17 17 H31 Q34 17 34 20 V33 Q34 39 28 39 H20 Q14 39 14 33 Z M11 24 H13 V31 H11 Z M35 24 H37 V31 H35 Z';
const EYES = 'M17.9 25 a2.1 2.1 0 1 0 4.2 0 a2.1 2.1 0 1 0 -4.2 0 Z M25.9 25 a2.1 2.1 0 1 0 4.2 0 a2.1 2.1 0 1 0 -4.2 0 Z';

export const FACES: Record<string, Drawing> = {
  1: { areas: `${HEAD} M24 15 C23 10 18 9 15 9 C15 13 19 15 24 15 Z M24.5 14 C25 9 29 7 33 7 C33 11 29 14 24.5 14 Z`, lines: 'M24 17 V13', holes: EYES, cuts: 'M19 31.5 Q24 37 29 31.5' },
  2: { areas: `${HEAD} M13 15.5 C13 9 35 9 35 15.5 Z`, holes: EYES, cuts: 'M19.5 32 Q24 35.5 28.5 32 M24 10.8 V12.5' },
  3: { areas: `${HEAD} M15 15.5 C15 8.5 33 8.5 33 15.5 Z`, lines: 'M10 15.5 H38', holes: EYES, cuts: 'M20 33 H28' },
  4: { areas: `${HEAD} M24 6 L39 12 L24 17.5 L9 12 Z M18 38 H30 L24 45 Z`, lines: 'M37 13 V20', holes: EYES, cuts: 'M19 31.5 Q24 29.5 29 31.5 M21 34.5 H27' },
  5: { areas: `${HEAD} M12 15.5 L11 6 L17.5 10.5 L24 4 L30.5 10.5 L37 6 L36 15.5 Z`, holes: EYES, cuts: 'M19.5 33 Q24 31 28.5 33' },
};

/** Worried brows, or a frown. */
export const BROWS: Record<Style, string> = { balanced: '', cautious: 'M17 22.2 L21.5 20 M31 22.2 L26.5 20', bold: 'M17 20 L22 22.4 M31 20 L26 22.4' };
