// What came of a knock, step by step: who ended the round and what burned, lane after lane, and who is out; in the full
// game also weapons and bribes, and the end of a stage.
import type { LogEntry } from '../../lib/messages';
import { withBurnsTogether, type Happening } from './burns';
import { DICE, SIDES, type Player, type Shown, type Side } from './shown';

export interface Step {
  kind: 'knock' | 'arms' | 'burn' | 'lane' | 'after' | 'duel' | 'stage';
  events: Happening[];
  /** The two of a lane, and what lies in their facing locations. */
  seats: string[];
  dice: string[][];
  /** The weapons beside these dice, by colour and symbol. */
  weapons: string[][];
}

const FIRST = ['knock', 'tie', 'freeze'];
const AFTER = ['eliminated', 'left', 'pot', 'end', 'swapped'];
const ARMS = ['weapon', 'void', 'bribe'];
const BURN = ['mistaken', 'burn', 'group'];
const STAGE = ['stage-won', 'rank-duel', 'hats-duel', 'rank', 'keep', 'returned'];
const DUEL = ['duel-again', 'wrong-knock', 'duel-won'];
const NOT_TOLD = ['round', 'pass', 'challenge', 'stake', 'duel', 'deciding-duel', 'roll', 'die', 'place', 'return', 'commit'];

/** The latest freeze of the table and everything since, or nothing if there was none; `begun` is who had what lying where the log begins. */
export function storyOf(log: readonly LogEntry[], { pace, merges_lanes }: Pick<Shown, 'pace' | 'merges_lanes'>, begun: readonly Player[] = []): Step[] {
  const at = log.findLastIndex(({ events }) => events.some(({ type }) => type === 'freeze'));
  if (at < 0) return [];
  const trays = new Trays(pace === 'beats', merges_lanes);
  const start = log.findLastIndex(({ events }, index) => index < at && events.some(({ type }) => type === 'round'));
  if (start < 0) trays.lay(begun);
  for (const entry of log.slice(start + 1, at)) trays.follow(entry);
  const steps: Step[] = [];
  for (const entry of log.slice(at)) {
    for (const event of entry.events) {
      if (event.type === 'stage') return told(steps);
      trays.happen(event, entry);
      tell(steps, event, trays);
    }
  }
  return told(steps);
}

const told = (steps: readonly Step[]) => steps.map((step) => ({ ...step, events: withBurnsTogether(step.events) }));

function tell(steps: Step[], event: Happening, trays: Trays): void {
  const type = String(event.type);
  const last = steps.at(-1);
  if (NOT_TOLD.includes(type)) return;
  const kind = kindOf(type, last?.kind);
  if (last && type !== 'lane' && last.kind === kind) return void last.events.push(event);
  const seats = type === 'lane' ? [String(event.seat), String(event.other)] : [];
  const facing = seats.map((seat, index) => trays.facing(seat, index === 0 ? 'left' : 'right'));
  steps.push({ kind, events: type === 'lane' ? [] : [event], seats, dice: facing.map(({ dice }) => dice), weapons: facing.map(({ weapons }) => weapons) });
}

/** The step an event belongs to; what has none of its own goes on with the last one. */
function kindOf(type: string, last: Step['kind'] | undefined): Step['kind'] {
  if (type === 'lane') return 'lane';
  if (ARMS.includes(type)) return 'arms';
  if (BURN.includes(type) && last === 'arms') return 'burn';
  if (STAGE.includes(type)) return 'stage';
  if (AFTER.includes(type)) return last === 'stage' ? 'stage' : 'after';
  if (DUEL.includes(type) || (type === 'knock' && last && last !== 'knock')) return 'duel';
  return FIRST.includes(type) || !last ? 'knock' : last;
}

/** The dice and weapons in everybody's locations, as the log tells them. */
class Trays {
  readonly #dice = new Map<string, string[]>();
  readonly #weapons = new Map<string, string[]>();
  /** Whoever has dice has placed them or burned them. */
  readonly #players = new Set<string>();

  constructor(
    readonly isBeats: boolean,
    readonly mergesLanes: boolean,
  ) {}

  /** What lies there before anything is told. */
  lay(players: readonly Player[]): void {
    for (const player of players) {
      for (const side of SIDES) this.#dice.set(`${player.seat} ${side}`, [...player[side].dice]);
      this.#players.add(player.seat);
    }
  }

  follow(entry: LogEntry): void {
    for (const event of entry.events) this.happen(event, entry);
  }

  /** In beats one's own placing is told when it is done and again when all is revealed. */
  happen({ type, seat, die, side, count, kind }: Happening, entry: LogEntry): void {
    if (this.isBeats && /^(place|return) /.test(entry.text)) return;
    if (seat && (type === 'place' || type === 'burn')) this.#players.add(String(seat));
    const key = `${seat} ${side}`;
    const dice = this.#dice.get(key) ?? [];
    if (type === 'place') this.#dice.set(key, [...dice, ...Array.from({ length: Number(count) }, () => String(die))]);
    else if (type === 'bribe') this.#dice.set(key, [...dice, String(die)]);
    else if (type === 'weapon') this.#weapons.set(key, [...(this.#weapons.get(key) ?? []), String(kind)]);
    else if (type === 'burn' || type === 'return') for (let left = Number(count); left > 0; left--) this.#take(dice, String(die));
  }

  #take(dice: string[], die: string): void {
    const at = dice.indexOf(die);
    if (at >= 0) dice.splice(at, 1);
  }

  facing(seat: string, side: Side): { dice: string[]; weapons: string[] } {
    const sides = this.mergesLanes && this.#players.size === 2 ? SIDES : [side];
    const [dice, weapons] = [this.#dice, this.#weapons].map((lying) => sides.flatMap((each) => lying.get(`${seat} ${each}`) ?? [])) as [string[], string[]];
    return { dice: dice.toSorted((a, b) => DICE.indexOf(a) - DICE.indexOf(b)), weapons };
  }
}
