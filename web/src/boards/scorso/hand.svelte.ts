// What a player's hand does at this page: dice chosen, things pressed and not yet answered, and where each die lies.
import type { LogEntry } from '../../lib/messages';
import { overlaid, unanswered } from './pending';
import { Plays } from './plays';
import { written, type Player, type Side } from './shown';
import { slotted, type Slot, type Slots } from './slots';

export class Hand {
  slots = $state.raw<Slots>([]);
  chosen = $state.raw<ReadonlySet<number>>(new Set());
  pressed = $state.raw<readonly string[]>([]);
  /** The last legal moves there were: while something is unanswered none are told. */
  plays = $state.raw(new Plays([]));
  seat = $state('');
  isBeats = false;
  #rolled = new Set<number>();
  #sent = 0;
  #ply = -1;

  /** The server's latest word; `news` is what happened since its last. */
  follow(player: Player, legal: readonly string[], ply: number, news: readonly LogEntry[], isRolling: boolean): void {
    if (player.seat !== this.seat || ply < this.#ply) this.#forget(player.seat);
    const left = unanswered(this.pressed, this.seat, news);
    this.#sent = Math.max(0, this.#sent - (this.pressed.length - left.length));
    this.pressed = isRolling ? left : [];
    if (!isRolling) this.#sent = 0;
    if (legal.length > 0 || this.pressed.length === 0) this.plays = new Plays(legal);
    this.#ply = ply;
    this.#lay(player, news);
  }

  /** Everything pressed counts as not pressed. */
  drop(player: Player): void {
    this.pressed = [];
    this.#sent = 0;
    this.#lay(player, []);
  }

  #forget(seat: string): void {
    this.seat = seat;
    this.slots = [];
    this.chosen = new Set();
    this.pressed = [];
    this.#rolled.clear();
    this.#sent = 0;
  }

  #lay(player: Player, news: readonly LogEntry[]): void {
    const { free, tumbling } = overlaid(player, this.pressed, this.isBeats);
    let slots = slotted(this.slots, free, tumbling, this.#rolled);
    const hasRolled = news.some(({ events }) => events.some(({ type, seat }) => type === 'die' && seat === player.seat));
    if (hasRolled) {
      slots = slots.map((slot) => (slot && this.#rolled.has(slot.id) ? { ...slot, rolls: slot.rolls + 1 } : slot));
      if (tumbling === 0) this.#rolled.clear();
    }
    this.slots = slots;
    const here = new Set(this.dice.map(({ id }) => id));
    if ([...this.chosen].some((id) => !here.has(id))) this.chosen = new Set([...this.chosen].filter((id) => here.has(id)));
  }

  get dice(): Slot[] {
    return this.slots.filter((slot) => slot !== null);
  }

  get chosenDice(): Slot[] {
    return this.dice.filter(({ id }) => this.chosen.has(id));
  }

  toggle(id: number): boolean {
    const chosen = new Set(this.chosen);
    const isChosen = !chosen.delete(id);
    if (isChosen) chosen.add(id);
    this.chosen = chosen;
    return isChosen;
  }

  letGo(): boolean {
    const had = this.chosen.size > 0;
    this.chosen = new Set();
    return had;
  }

  /** Press a roll of these dice. */
  roll(dice: readonly Slot[], player: Player): void {
    this.#rolled = new Set(dice.map(({ id }) => id));
    this.chosen = new Set();
    this.press(`roll ${written(dice.map(({ face }) => face))}`, player);
  }

  place(dice: readonly Slot[], side: Side, player: Player): void {
    this.chosen = new Set([...this.chosen].filter((id) => !dice.some((die) => die.id === id)));
    for (const { id, face } of dice) {
      // The die that was touched leaves its place, not another of the same face.
      this.slots = this.slots.map((slot) => (slot?.id === id ? null : slot));
      this.pressed = [...this.pressed, `place ${face} ${side}`];
    }
    this.#lay(player, []);
  }

  press(text: string, player: Player): void {
    this.pressed = [...this.pressed, text];
    this.#lay(player, []);
  }

  /** The presses to be sent now: in real time all of them, else one after another as they are answered. */
  due(isAllAtOnce: boolean, canAct: boolean): readonly string[] {
    const waiting = this.pressed.slice(this.#sent);
    if (!isAllAtOnce && (this.#sent > 0 || !canAct)) return [];
    const due = isAllAtOnce ? waiting : waiting.slice(0, 1);
    this.#sent += due.length;
    return due;
  }
}
