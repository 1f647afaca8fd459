// Dice and bullets in sentences: `GGG` is said as three green dice, `GY` in front as two bullets.
import type { LogEntry } from '../../lib/messages';
import type { Args } from '../../lib/words.svelte';
import { withBurnsTogether, type Happening } from './burns';
import { bulletWords, diceWords, written } from './shown';

const DICE = /^[KWRGYB?]+$/;

export function spoken(args: Args): Args {
  const { dice, bullets } = args;
  return {
    ...args,
    ...(typeof dice === 'string' && DICE.test(dice) ? { dice: diceWords([...dice]) } : {}),
    ...(typeof bullets === 'string' ? { bullets: bulletWords([...bullets]) } : {}),
  };
}

/**
 * The log as it is told: all dice of a throw in one sentence for each player, at the ply where the last of them lies;
 * secret placements and commitments leave no line, for what they were is told when all is revealed, and what one has
 * placed oneself is not told again then.
 */
export function gathered(log: readonly LogEntry[]): LogEntry[] {
  const told: LogEntry[] = [];
  let throws = new Map<string, string>();
  let known = new Set<string>();
  for (const [index, entry] of log.entries()) {
    for (const { seat, die } of entry.events.filter(({ type }) => type === 'die')) throws.set(String(seat), (throws.get(String(seat)) ?? '') + String(die));
    const isPlacing = PLACING.test(entry.text);
    const events = withBurnsTogether(entry.events.filter((event) => isTold(event) && (isPlacing || !isKnown(event, known))));
    if (isPlacing && events.length > 0) known.add(entry.seat);
    else if (entry.events.some(({ type }) => type === 'roll' || type === 'freeze')) known = new Set();
    if (events.length > 0) told.push(remembered(entry, events));
    if (throws.size === 0 || log[index + 1]?.events.some(({ type }) => type === 'die')) continue;
    told.push(remembered(entry, [...throws].map(([seat, faces]) => ({ type: 'thrown', seat, dice: written([...faces]) }))));
    throws = new Map();
  }
  return told;
}

const PLACING = /^(place|return) [KWRGYB]/;

const isTold = ({ type, choice }: Happening) => type !== 'die' && type !== 'roll' && !(type === 'commit' && choice === 'hidden');
const isKnown = ({ type, seat }: Happening, known: ReadonlySet<string>) => (type === 'place' || type === 'return') && known.has(String(seat));

/** A line that has been told already is the same line, so that only new ones are drawn. */
const lines = new WeakMap<LogEntry, LogEntry>();

function remembered(entry: LogEntry, events: Happening[]): LogEntry {
  const line = lines.get(entry);
  if (line && line.events.length === events.length) return line;
  const made = { ...entry, events };
  lines.set(entry, made);
  return made;
}
