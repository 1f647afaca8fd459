// Legal moves arrive as text and are only taken apart here: which card, from where, to where.
//
//   B:a1-d4   a card moves a piece        P:S@a1   a captured piece comes back
//   P:-       a card is laid away         R@b1     a piece is placed
export type Card = 'K' | 'Q' | 'B' | 'N' | 'R' | 'P';
export type Symbol = 'R' | 'P' | 'S';
export type Side = 'S' | 'N';

export interface Play {
  text: string;
  card: Card | null;
  /** A square, or `@S` for a piece beside the board; null when nothing moves. */
  source: string | null;
  to: string | null;
}

const WRITTEN = /^(?:([KQBNRP]):)?(?:([a-e][1-5])-([a-e][1-5])|([RPS])@([a-e][1-5])|(-))$/;

/** The moves that are made with cards and pieces; what is only said (a package, a throw) is left out. */
export function playsOf(legal: readonly string[]): Play[] {
  return legal.flatMap((text) => {
    const found = WRITTEN.exec(text);
    if (!found) return [];
    const [, card = null, start, to, symbol, home] = found;
    const source = start ?? (symbol ? beside(symbol) : null);
    return [{ text, card: card as Card | null, source, to: to ?? home ?? null }];
  });
}

/** How a piece that stands beside the board is named as a source. */
export function beside(symbol: string): string {
  return `@${symbol}`;
}

/** What is thrown for the initiative: `throw R`. */
export function throwsOf(legal: readonly string[]): Symbol[] {
  return (['R', 'P', 'S'] as const).filter((symbol) => legal.includes(`throw ${symbol}`));
}

export const PACKAGES = ['move-first', 'place-first'] as const;

export function packagesOf(legal: readonly string[]): (typeof PACKAGES)[number][] {
  return PACKAGES.filter((choice) => legal.includes(choice));
}
