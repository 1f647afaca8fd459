// What the player at this page may do now, from what the server has said and what has been pressed since.
import { DRAWN, arranged } from './answers';
import type { Hand } from './hand.svelte';
import type { Player, Shown } from './shown';
import type { Slot } from './slots';

export interface Situation {
  shown: Shown;
  /** As the server knows the player, and as everything pressed leaves the dice. */
  settled: Player;
  me: Player;
  isMine: boolean;
  /** The server lets this player act. */
  isActing: boolean;
  /** Before a race begins. */
  isHandsOff: boolean;
}

export class Turn {
  #now: () => Situation;
  #hand: Hand;

  constructor(now: () => Situation, hand: Hand) {
    this.#now = now;
    this.#hand = hand;
  }

  isDuel = $derived.by(() => this.#now().shown.phase === 'duel');
  isRolling = $derived.by(() => this.#now().shown.phase === 'rolling' || (this.isDuel && this.#now().me.is_duelling));
  /** Dice may be chosen, rolled and placed. */
  isOpen = $derived.by(() => {
    const { me, isMine, isActing, isHandsOff } = this.#now();
    return isMine && this.isRolling && !me.is_out && !me.commitment && !isHandsOff && (isActing || this.#hand.pressed.length > 0);
  });

  isAsked = $derived.by(() => {
    const { shown, settled, isMine } = this.#now();
    return isMine && shown.question?.seat === settled.seat && this.#hand.plays.answers.length > 0 && this.#hand.pressed.length === 0;
  });
  /** The answers are drawn on the table, not listed. */
  isDrawn = $derived.by(() => DRAWN.includes(this.#now().shown.question?.kind ?? ''));
  /** In beats a number answers; in a race the same key might have been meant for a die. */
  answers = $derived.by(() => (this.isDrawn ? [] : arranged(this.#hand.plays.answers).inOrder));

  #free = $derived.by(() => this.#hand.dice.filter(({ face }) => face !== '~'));
  /** What a roll would take: the chosen dice, or all; in a duel fists stay. One hand takes some of those that are alike. */
  toRoll = $derived.by((): Slot[] => {
    const chosen = this.#hand.chosenDice;
    if (chosen.length > 0) return chosen;
    const { may_roll } = this.#now().settled;
    const all = this.isDuel ? this.#free.filter(({ face }) => face !== 'R') : this.#free;
    const alike = this.isDuel ? all : all.filter(({ face }) => face === '?');
    return all.length > may_roll && alike.length >= may_roll ? alike.slice(0, may_roll) : all;
  });
  canRoll = $derived.by(() => {
    const { me, settled } = this.#now();
    return this.isOpen && me.tumbling === 0 && this.toRoll.length > 0 && this.toRoll.length <= Math.max(settled.may_roll, 0);
  });

  /** Whether a knock would be a right one, as far as the server has said. */
  isRight = $derived.by(() => {
    const { me } = this.#now();
    if (this.isDuel) return this.#free.length > 0 && this.#free.every(({ face }) => face === 'R') && me.tumbling === 0;
    return (me.left.is_valid && me.right.is_valid) || (me.outfit?.is_correct ?? false);
  });
  isPlaced = $derived.by(() => !this.isDuel && this.#now().me.free.length + this.#now().me.tumbling === 0);
  canKnock = $derived.by(() => {
    const { plays, pressed } = this.#hand;
    if (!this.isOpen) return false;
    return this.isDuel ? this.#now().me.tumbling === 0 && plays.canKnock : this.isPlaced && (plays.canKnock || pressed.length > 0);
  });
}
