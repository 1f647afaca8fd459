// The one line that says what may be done now.
import type { Args, Phrase } from '../../lib/words.svelte';
import type { Hand } from './hand.svelte';
import { diceWords, type Player, type Shown } from './shown';
import { kindOf } from './weapons';

/** For whoever sits at `me`; somebody who only watches is told whom the table waits for. */
export function promptFor(shown: Shown, me: Player, hand: Hand, isMine: boolean): Phrase | null {
  const { phase, question } = shown;
  if (phase === 'over') return null;
  if (question) return isMine && question.seat === me.seat ? questionFor(shown, me, hand) : { key: 'scorso-prompt-wait', args: { seat: question.seat } };
  if (phase === 'market') return { key: 'scorso-prompt-draw' };
  if (phase === 'duel') return duelFor(shown, me, isMine);
  if (phase === 'duels') return { key: 'scorso-prompt-challenges' };
  if (!isMine) return null;
  if (me.is_out) return { key: 'scorso-table-prompt-out' };
  if (phase === 'ready') return { key: 'scorso-prompt-count' };
  return phase === 'rolling' ? rollingFor(shown, me, hand) : null;
}

function questionFor({ question, lane }: Shown, me: Player, { plays }: Hand): Phrase {
  if (plays.answers.some(({ kind, words }) => kind === 'lane' && words.length > 1)) return { key: 'scorso-prompt-lane-any' };
  const key = `scorso-prompt-${question!.kind}`;
  const weapon = me.outfit?.weapons.find(({ id }) => id === question!.weapon);
  const blow = question!.blow;
  const struck: Args = blow ? { by: blow.by, combination: blow.combination, dice: diceWords(blow.dice) } : {};
  return { key, args: { ...struck, seat: lane.find((seat) => seat !== me.seat) ?? '', ...(me.outfit ? { hats: me.outfit.hats } : {}), ...(weapon ? { kind: kindOf(weapon) } : {}) } };
}

function duelFor({ ring }: Shown, me: Player, isMine: boolean): Phrase {
  if (!isMine || !me.is_duelling) {
    const seats = ring.filter(({ is_duelling }) => is_duelling).map(({ seat }) => seat);
    return { key: 'scorso-prompt-watch-duel', args: { seats: seats.join(', ') } };
  }
  return { key: me.commitment ? 'scorso-prompt-committed' : 'scorso-prompt-duel' };
}

function rollingFor({ pace }: Shown, me: Player, { chosen, plays }: Hand): Phrase {
  if (me.commitment) return { key: pace === 'beats' ? 'scorso-prompt-committed' : 'scorso-table-prompt-knocked' };
  if (chosen.size > 0) return { key: 'scorso-table-prompt-chosen', args: { count: chosen.size } };
  if (me.free.length > me.may_roll) return { key: 'scorso-table-too-many', args: { count: me.may_roll } };
  if (me.free.length + me.tumbling > 0) return { key: isUntouched(me) ? 'scorso-table-prompt-first' : 'scorso-table-prompt-choose' };
  if (me.left.is_valid && me.right.is_valid) return { key: 'scorso-prompt-knock' };
  if (me.outfit?.is_correct) return { key: 'scorso-table-prompt-knock-armed' };
  return { key: plays.canKnock ? 'scorso-prompt-knock-wrong' : 'scorso-table-prompt-blocked' };
}

const isUntouched = ({ free, tumbling, left, right }: Player) => left.dice.length + right.dice.length + tumbling === 0 && free.every((die) => die === '?');
