// What a player burns, told together: the dice not placed, and those in no combination.
import type { LogEntry } from '../../lib/messages';
import { written } from './shown';

export type Happening = LogEntry['events'][number];

/** The same events with one line for each player's burned dice of a kind, where the first of them burned. */
export function withBurnsTogether(events: readonly Happening[]): Happening[] {
  const told: Happening[] = [];
  const lines = new Map<string, Happening>();
  for (const event of events) {
    if (event.type !== 'burn') {
      told.push(event);
      continue;
    }
    const type = event.side === 'free' ? 'burned-free' : 'burned-wrong';
    const key = `${type} ${event.seat}`;
    const line = lines.get(key) ?? { type, seat: event.seat, dice: '' };
    if (!lines.has(key)) told.push(line);
    lines.set(key, line);
    line.dice = written([...String(line.dice), ...String(event.die).repeat(Number(event.count))]);
  }
  return told;
}
