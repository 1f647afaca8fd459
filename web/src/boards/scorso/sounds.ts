// Dice, fists and pistols.
import { bell, wood, type Tone } from '../../lib/sound';

export const ROLL: Tone[] = [wood(0, 700, 0.07), wood(0.06, 560, 0.09), wood(0.13, 640, 0.06), wood(0.2, 430, 0.1)];
export const KNOCK: Tone[] = [wood(0, 150, 0.32), wood(0.11, 140, 0.3)];
export const SHOT: Tone[] = [{ at: 0, pitch: 340, to: 60, lasts: 0.14, loud: 0.2, wave: 'sawtooth' }];
/** The countdown, and its end. */
export const TICK: Tone[] = [bell(0, 520, 0.06)];
export const GO: Tone[] = [bell(0, 1040, 0.09)];
