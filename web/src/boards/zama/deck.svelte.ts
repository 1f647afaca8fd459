// What the table tells all that is drawn of it, on the board, beside it and in the log: by which pack its cards are
// drawn and called, and who is eliminated.
import type { Shown } from './shown';

export type Pack = NonNullable<Shown['pack']>;

export const deck = $state<{ pack: Pack; gone: string }>({ pack: 'french', gone: '' });

export function useDeck({ pack, red, blue, green, yellow }: Shown): void {
  deck.pack = pack ?? 'french';
  deck.gone = [red, blue, green, yellow].map((side) => (side?.is_gone ? side.seat : '')).join('');
}
