// What the table tells all that is drawn of it, on the board, beside it and in the log: by which pack its cards are
// drawn and called.
import type { Shown } from './shown';

export type Pack = NonNullable<Shown['pack']>;

export const deck = $state<{ pack: Pack }>({ pack: 'french' });

export function useDeck({ pack }: Shown): void {
  deck.pack = pack ?? 'french';
}
