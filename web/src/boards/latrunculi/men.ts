// The view lists squares; the eye follows men. This keeps each man's identity from one view to the
// next, so that a man glides instead of vanishing here and appearing there.
import type { LatrunculiShown } from '../../lib/messages';

export type Side = 'w' | 'b';

export interface Man {
  id: number;
  side: Side;
  square: string;
}

export interface Followed {
  men: Man[];
  gone: Man[];
}

export function follow(before: readonly Man[], shown: Pick<LatrunculiShown, 'white' | 'black'>): Followed {
  let next = before.reduce((most, man) => Math.max(most, man.id), 0) + 1;
  const men: Man[] = [];
  const gone: Man[] = [];
  for (const side of ['w', 'b'] as const) {
    const squares = side === 'w' ? shown.white : shown.black;
    const own = before.filter((man) => man.side === side);
    const left = own.filter((man) => !squares.includes(man.square));
    const arrived = squares.filter((square) => !own.some((man) => man.square === square));
    men.push(...own.filter((man) => squares.includes(man.square)));
    if (left.length === 1 && arrived.length === 1) {
      men.push({ ...left[0]!, square: arrived[0]! });
    } else {
      gone.push(...left);
      men.push(...arrived.map((square) => ({ id: next++, side, square })));
    }
  }
  return { men: men.sort((a, b) => a.id - b.id), gone };
}
