// The full game's things in words: weapons, bow tie, hats.
import type { ScorsoOutfit as Outfit, ScorsoWeapon as Weapon } from '../../lib/messages';
import { say } from '../../lib/words.svelte';
import type { Player, Side } from './shown';

export type { Outfit, Weapon };

export const kindOf = ({ colour, symbol }: Pick<Weapon, 'colour' | 'symbol'>) => colour + symbol;
export const weaponName = (weapon: Weapon) => say('scorso-word-weapon', { kind: kindOf(weapon) });

/** “lever rifle: green gun, a shot”, and whether it is turned over or lies in a location. */
export function weaponWords(weapon: Weapon, isOwned = true): string {
  const { colour, symbol, side, is_active } = weapon;
  return [
    say('scorso-board-weapon', { kind: kindOf(weapon), colour, die: symbol }),
    ...(isOwned && !is_active ? [say('scorso-board-weapon-inactive')] : []),
    ...(side ? [say('scorso-board-weapon-added', { side })] : []),
  ].join(', ');
}

export function outfitWords({ bowtie, hats, weapons }: Outfit, top: number): string {
  return [say('scorso-board-bowtie', { bowtie, most: top }), say('scorso-board-hats', { count: hats }), ...weapons.map((weapon) => weaponWords(weapon))].join('. ');
}

/** The weapons that lie in a location. */
export const weaponsIn = ({ outfit, ...player }: Player, side: Side): Weapon[] => outfit?.weapons.filter(({ id }) => player[side].weapons?.includes(id)) ?? [];
