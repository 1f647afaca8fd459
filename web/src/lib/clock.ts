// Times of a table: how a time control is written (`terms.clock`), and how what is left of it is shown.
import { say } from './words.svelte';

export const PRESETS = ['fischer 180+2', 'fischer 300+5', 'fischer 900+10', 'move 60', 'days 1', 'days 3', 'days 7'] as const;

/** Whatever time others want. */
export const ANY = 'any';

export type Kind = 'fischer' | 'move' | 'days';

/** The numbers of a time control as people say them; null: no clock. */
export function readControl(clock: string): { kind: Kind; first: number; second: number } | null {
  const found = /^(fischer|move|days) (\d+)(?:\+(\d+))?$/.exec(clock);
  if (!found) return null;
  const kind = found[1] as Kind;
  return { kind, first: kind === 'fischer' ? Number(found[2]) / 60 : Number(found[2]), second: Number(found[3] ?? 0) };
}

export const writeControl = (kind: Kind, first: number, second: number): string => (kind === 'fischer' ? `fischer ${Math.round(first * 60)}+${second}` : `${kind} ${first}`);

/** A time control in words. */
export function clockName(clock: string): string {
  const control = readControl(clock);
  if (!control) return say('clock-none');
  if (control.kind === 'fischer') return say('clock-fischer', { minutes: control.first, seconds: control.second });
  return control.kind === 'move' ? say('clock-move', { seconds: control.first }) : say('clock-days', { days: control.first });
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const two = (number: number) => String(number).padStart(2, '0');

/** What is left on a clock: days and hours, then hours, minutes and seconds; in time trouble tenths of a second. */
export function timeLeft(left: number, low: number): string {
  if (left >= DAY) return say('clock-days-left', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left < low) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How long until a shown time changes. */
export const nextTick = (left: number, low: number): number => (left >= DAY ? 60 * SECOND : left <= low + SECOND ? 100 : 250);
