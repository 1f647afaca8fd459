// What a player is doing, in a word.
import { say } from '../../lib/words.svelte';
import { outWords, type Player, type Shown } from './shown';

/** The full game: after one stage and before the next. */
export const isBetween = ({ phase }: Shown) => phase === 'market' || phase === 'stage-end';

export function activityWords(player: Player, shown: Shown): string {
  if (player.is_out) return outWords(player);
  if (shown.phase === 'frozen' && shown.ender === player.seat) return say('scorso-table-ender');
  if (player.tumbling > 0) return say('scorso-table-rolling-dice', { count: player.tumbling });
  if (shown.question?.seat === player.seat) return say('scorso-table-decides');
  if (isBetween(shown) && player.outfit?.place) return say('scorso-board-place', { place: player.outfit.place });
  if (shown.pace !== 'beats' || shown.question || shown.phase === 'over' || (shown.phase === 'duel' && !player.is_duelling)) return '';
  return player.commitment ? say('scorso-table-ready') : say('scorso-table-decides');
}
