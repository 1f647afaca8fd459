// Offers to end the game by agreement.
import type { TableView } from './messages';

/** The seats whose offer this page is asked to answer. */
export function offerers({ seats, now }: TableView): string[] {
  const mine = seats.filter(({ seat, yours }) => yours && !now.out.includes(seat)).map(({ seat }) => seat);
  if (now.status !== 'running' || mine.length === 0 || mine.some((seat) => now.offers.includes(seat))) return [];
  return now.offers;
}
