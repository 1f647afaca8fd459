// The legal moves as the server writes them: `d4xd5`, `d4-d5`, `g4^g5`, `?c3`, `done`, `a1=KS`, `rest`.
export type Kind = 'attack' | 'slide' | 'overlap';
export interface Play {
  kind: Kind;
  from: string;
  to: string;
  text: string;
}

const KINDS: Record<string, Kind> = { x: 'attack', '-': 'slide', '^': 'overlap' };
const MOVE = /^([a-z]\d+)([x^-])([a-z]\d+)$/;

export class Plays {
  readonly moves: Play[];
  /** Cells that may be looked at. */
  readonly peeks: ReadonlySet<string>;
  /** What is left may be waived. */
  readonly canWaive: boolean;
  /** Cards are being laid out. */
  readonly isLaying: boolean;
  readonly #byFrom = new Map<string, Play[]>();
  readonly #byHole = new Map<string, Play[]>();

  constructor(readonly legal: readonly string[]) {
    this.moves = legal.flatMap((text) => {
      const [, from, sign, to] = MOVE.exec(text) ?? [];
      return from ? [{ kind: KINDS[sign!]!, from, to: to!, text }] : [];
    });
    for (const play of this.moves) {
      push(this.#byFrom, play.from, play);
      if (play.kind === 'slide') push(this.#byHole, play.to, play);
    }
    this.peeks = new Set(legal.filter((text) => text.startsWith('?')).map((text) => text.slice(1)));
    this.canWaive = legal.includes('done');
    this.isLaying = legal.includes('rest');
  }

  has(kind: Kind): boolean {
    return this.moves.some((play) => play.kind === kind);
  }

  /** What the card on this cell can do. */
  from(cell: string): Play[] {
    return this.#byFrom.get(cell) ?? [];
  }

  /** Which cards can slide into this hole. */
  into(hole: string): Play[] {
    return this.#byHole.get(hole) ?? [];
  }

  get starts(): string[] {
    return [...this.#byFrom.keys()];
  }

  get holes(): string[] {
    return [...this.#byHole.keys()];
  }
}

function push(map: Map<string, Play[]>, key: string, play: Play): void {
  const list = map.get(key);
  if (list) list.push(play);
  else map.set(key, [play]);
}
