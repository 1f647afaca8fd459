// Numbers kept beside a real board. What there is to count, and what a button does to it, the game declares.
import type { Beside, Counter, Part, Step } from '../lib/messages';

export type Values = Readonly<Record<string, number>>;

/** Where the number of a player (shared: of the table) stands. */
export function keyOf(counter: Counter, player: number, part?: Part): string {
  const name = part ? `${counter.name}:${part.name}` : counter.name;
  return counter.is_shared ? name : `${name}@${player}`;
}

const owners = (counter: Counter, players: number) => (counter.is_shared ? [0] : Array.from({ length: players }, (_, player) => player));

export function keysOf(counter: Counter, players: number): string[] {
  const parts = counter.parts?.length ? counter.parts : [undefined];
  return owners(counter, players).flatMap((player) => parts.map((part) => keyOf(counter, player, part)));
}

export function fresh(beside: Beside, players: number): Values {
  return Object.fromEntries(beside.counters.flatMap((counter) => keysOf(counter, players).map((key) => [key, counter.start ?? 0])));
}

export const within = (counter: Counter, value: number) => Math.min(counter.high ?? Infinity, Math.max(counter.low ?? 0, value));

/** Up or down by so much; null: it cannot change. */
export function moved(counter: Counter, values: Values, key: string, by: number): Values | null {
  const now = values[key] ?? 0;
  const value = within(counter, now + by);
  return value === now ? null : { ...values, [key]: value };
}

/** One more of a part; after the last one it begins again. */
export function tapped(counter: Counter, values: Values, key: string): Values {
  const now = values[key] ?? 0;
  return { ...values, [key]: now === counter.high ? (counter.low ?? 0) : now + 1 };
}

/** What a named button does; null: nothing. */
export function stepped(beside: Beside, players: number, counter: Counter, values: Values, key: string, step: Step): Values | null {
  const now = values[key] ?? 0;
  if (typeof step.to === 'number') return step.to === now ? null : { ...values, [key]: step.to };
  const other = beside.counters.find(({ name }) => name === step.other);
  if (!other) return moved(counter, values, key, step.by ?? 0);
  const theirs = keysOf(other, players);
  const paid = theirs.map((one) => (step.takes_all ? (values[one] ?? 0) - (other.low ?? 0) : (step.by ?? 0)));
  const gain = paid.reduce((sum, one) => sum + one, 0);
  if (gain === 0) return null;
  const after = Object.fromEntries(theirs.map((one, index) => [one, within(other, (values[one] ?? 0) - paid[index]!)]));
  return { ...values, ...after, [key]: within(counter, now + gain) };
}

export const hasReached = (counter: Counter, value: number) => typeof counter.goal === 'number' && value >= counter.goal;
