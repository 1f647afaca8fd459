// For a first game: what is marked of the duels whose end the server says this player knows.
import type { Shown } from './shown';

export type Outlook = 'wins' | 'loses' | 'ties' | 'endangered' | 'fell';

const MEANS: Record<string, Outlook> = { win: 'wins', 'attacker-wins': 'wins', lose: 'loses', 'defender-wins': 'loses', tie: 'ties', special: 'ties' };

/** By cell: with a card selected how its attacks would end; before that which cards win one and which are in danger. */
export function outlookOf({ attacks = {}, endangered = [], duel, owners }: Shown, selected: string | null): Map<string, Outlook> {
  const known = Object.entries(attacks).map(([move, result]) => ({ from: move.split('x')[0]!, to: move.split('x')[1]!, means: MEANS[result]! }));
  if (selected) return new Map(known.filter(({ from }) => from === selected).map(({ to, means }) => [to, means]));
  const isEmpty = (cell: string) => owners[Number(cell.slice(1)) - 1]![cell.charCodeAt(0) - 97] === '.';
  return new Map([
    ...(duel?.fallen ?? []).filter(isEmpty).map((cell) => [cell, 'fell'] as const),
    ...endangered.map((cell) => [cell, 'endangered'] as const),
    ...known.filter(({ means }) => means === 'wins').map(({ from }) => [from, 'wins'] as const),
  ]);
}
