// The legal moves as the server writes them: `count`, `roll *`, `place K left`, `return K left`, `knock`, `done`, and answers:
// `group left GGG+GYB`, `lane left`, `lane B left`, `paralysis guard G`, `lose G`, `take G`, `effect shot`, `challenge B 2`, `stake GGY`;
// in the full game `weapon W03 left`, `bribe K left`, `pick W03`, `keep W03,W16`.
import { SIDES, type Side } from './shown';

const ANSWERS = ['group', 'lane', 'paralysis', 'lose', 'take', 'effect', 'challenge', 'stake', 'weapon', 'bribe', 'pick', 'keep'] as const;
export type Kind = (typeof ANSWERS)[number];
export interface Answer {
  kind: Kind;
  words: string[];
  text: string;
}

export class Plays {
  /** One, two, three: before a round of a real-time table. */
  readonly canCount: boolean;
  readonly canRoll: boolean;
  readonly canKnock: boolean;
  /** Beats: nothing need be rolled. */
  readonly canWait: boolean;
  readonly answers: Answer[];
  readonly #all: ReadonlySet<string>;

  constructor(readonly legal: readonly string[]) {
    this.#all = new Set(legal);
    this.canCount = this.#all.has('count');
    this.canRoll = legal.some((text) => text.startsWith('roll '));
    this.canKnock = this.#all.has('knock');
    this.canWait = this.#all.has('done');
    this.answers = legal.flatMap((text) => {
      const [kind, ...words] = text.split(' ');
      return ANSWERS.includes(kind as Kind) ? [{ kind: kind as Kind, words, text }] : [];
    });
  }

  canPlace(die: string): boolean {
    return SIDES.some((side) => this.#all.has(`place ${die} ${side}`));
  }

  canReturn(die: string, side: Side): boolean {
    return this.#all.has(`return ${die} ${side}`);
  }

  allows(text: string): boolean {
    return text.startsWith('roll ') ? this.canRoll : this.#all.has(text);
  }
}
