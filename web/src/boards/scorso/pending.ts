// What has been pressed and not been answered yet, laid over what the server said last: a placed die lies in its
// target location at once, rolled dice tumble from the press on. The server's word replaces it, whatever it is.
import type { LogEntry } from '../../lib/messages';
import { written, type Die, type Player, type Side } from './shown';

/**
 * The player as everything pressed leaves the dice; in beats a roll is only a commitment until all have committed.
 * What locations would do is left as the server said it.
 */
export function overlaid(player: Player, pressed: readonly string[], isBeats: boolean): Player {
  return pressed.reduce((before, text) => press(before, text, isBeats), player);
}

function press(player: Player, text: string, isBeats: boolean): Player {
  const [act, what = '', side = ''] = text.split(' ');
  const dice = [...what] as Die[];
  switch (act) {
    case 'roll': {
      if (isBeats) return { ...player, commitment: act, chosen: dice };
      const free = without(player.free, dice);
      return { ...player, free, tumbling: player.tumbling + player.free.length - free.length };
    }
    case 'place': {
      const free = without(player.free, dice);
      if (free.length === player.free.length) return player;
      const tray = player[side as Side];
      return { ...player, free, [side]: { ...tray, dice: sorted([...tray.dice, ...dice]) } };
    }
    case 'return': {
      const tray = player[side as Side];
      return { ...player, free: [...player.free, '?'], [side]: { ...tray, dice: without(tray.dice, dice) } };
    }
    case 'knock':
    case 'done':
      return { ...player, commitment: act };
  }
  return player;
}

/** What is still unanswered when these plies have been told: answers come in the order of the presses. */
export function unanswered(pressed: readonly string[], seat: string, news: readonly LogEntry[]): readonly string[] {
  let left = pressed;
  for (const entry of news) {
    if (entry.seat !== seat || left.length === 0) continue;
    // Something else was done in the name of this seat: nothing pressed before it can be relied upon.
    left = entry.text === left[0] ? left.slice(1) : [];
  }
  return left;
}

function without(dice: readonly Die[], taken: readonly Die[]): Die[] {
  const left = [...dice];
  for (const die of taken) {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const sorted = (dice: readonly Die[]) => [...written(dice)] as Die[];
