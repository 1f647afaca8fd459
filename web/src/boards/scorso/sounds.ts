// Dice, fists and pistols.
import { bell, die, shot, wood, type Strike } from '../../lib/synthesis';

export const ROLL: Strike[] = [die(0, 2100, 0.14), die(0.045, 1700, 0.18), die(0.1, 1950, 0.12), die(0.16, 1500, 0.18), die(0.25, 1800, 0.1), wood(0.26, 300, 0.06), die(0.36, 1600, 0.07)];
export const KNOCK: Strike[] = [wood(0, 170, 0.4), wood(0.12, 160, 0.36)];
export const SHOT: Strike[] = [shot(0)];
/** The countdown: palms on the table, and a bell for its end. */
export const TICK: Strike[] = [wood(0, 110, 0.3), wood(0.015, 125, 0.2), wood(0.03, 95, 0.2)];
export const GO: Strike[] = [bell(0, 1040, 0.09)];
