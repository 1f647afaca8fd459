// A lesson or a puzzle being taken: what was played so far, what the rules say about a try, and what is told about it.
import { api, Refused } from './api';
import type { Lesson, Position, Refusal } from './messages';
import { complain, refusalText } from './refusals';

export interface Comment {
  tone: 'wrong' | 'refused' | 'right' | 'done';
  text: string;
  rule: string | null;
}

/** How a wrong try is answered: what the board shows then, and what is said about it. */
export interface Answer {
  position: Position;
  text: string;
}

interface Told {
  onsaid: (said: Comment) => void;
  ondone: () => void;
}

const SEEN = 900; // milliseconds for which what was played stays before the next thing happens
const EXPLAINED = 1600; // and a wrong try before it is taken back
const ANSWERED = 3200; // and the answer to it
const PATIENCE = 5000; // for which that answer is waited for

export class LessonPlay {
  step = $state(0);
  said = $state.raw<Comment | null>(null);
  /** The position on the board, and which of its frames. */
  position = $state.raw<Position | null>(null);
  at = $state(0);
  isAsking = $state(false);
  isDone = $state(false);
  /** How many tries of this step were not the answer. */
  tries = $state(0);
  refusals = $state(0);
  #moves: string[] = [];
  #isLeft = false;

  constructor(
    readonly game: string,
    readonly lesson: () => Lesson,
    readonly told: Told,
    /** What the position shows after these moves. */
    readonly look: (moves: string[]) => Promise<Position> = (moves) => {
      const { options, position, seat } = lesson();
      return api.position({ game, options, position, moves, viewer: seat });
    },
    /** What becomes of a move that is not the answer, where somebody knows. */
    readonly answer: (move: string) => Promise<Answer | null> = () => Promise.resolve(null),
  ) {}

  get task() {
    return this.lesson().steps[this.step]!;
  }

  frame = $derived.by(() => this.position?.frames[this.at] ?? null);
  legal = $derived.by(() => (this.isAsking ? (this.position?.legal[this.lesson().seat] ?? []) : []));

  async start(): Promise<void> {
    this.#moves = [];
    this.step = this.tries = 0;
    this.isDone = false;
    this.said = null;
    await this.#settle();
  }

  /** Nothing happens any more on a page that was left. */
  leave(): void {
    this.#isLeft = true;
  }

  /** What the learner tries; the rules judge it. */
  async play(text: string): Promise<void> {
    if (!this.isAsking) return;
    this.isAsking = false;
    const { seat } = this.lesson();
    const tried = await this.#ask([...this.#moves, `${seat} ${text}`]);
    if (!tried || this.#isLeft) return;
    this.#show(tried);
    const move = tried.frames.at(-1)!.entry!.text;
    const { right, wrong, otherwise } = this.task;
    if (right.includes(move) || right[0] === '*') await this.#goOn(move);
    else await this.#takeBack(move, wrong[move] ?? otherwise);
  }

  /** The answer, for those who want to see it. */
  async showAnswer(): Promise<void> {
    const [answer] = this.task.right;
    const move = answer === '*' ? this.legal[0] : answer;
    if (move) await this.play(move);
  }

  async #goOn(move: string): Promise<void> {
    const { seat, steps, done } = this.lesson();
    const { reply } = this.task;
    const before = this.#moves.length + 1;
    this.#moves = [...this.#moves, `${seat} ${move}`, ...reply];
    const isLast = this.step === steps.length - 1;
    if (isLast) this.#say({ tone: 'done', text: done, rule: null });
    if (reply.length > 0) {
      const after = await this.#ask(this.#moves);
      for (let ply = before + 1; after && ply <= this.#moves.length; ply += 1) {
        if (isChance(reply[ply - before]) && isChance(reply[ply - before - 1])) continue; // a throw is shown when all dice lie
        await pause(SEEN);
        if (this.#isLeft) return;
        this.position = after;
        this.at = ply;
      }
    }
    if (isLast) {
      this.isDone = true;
      this.told.ondone();
      return;
    }
    await pause(SEEN);
    if (this.#isLeft) return;
    this.step += 1;
    this.tries = 0;
    this.#say({ tone: 'right', text: '', rule: null });
    await this.#settle();
  }

  async #takeBack(move: string, why: string): Promise<void> {
    this.tries += 1;
    this.#say({ tone: 'wrong', text: why, rule: null });
    const waited = pause(EXPLAINED);
    const answer = await Promise.race([this.answer(move).catch(() => null), pause(PATIENCE).then(() => null)]);
    await waited;
    if (answer && !this.#isLeft) await this.#showAnswer(answer);
    await this.#settle();
  }

  /** What follows the try, one thing after the other, and what is to be said about it. */
  async #showAnswer({ position, text }: Answer): Promise<void> {
    this.#say({ tone: 'wrong', text, rule: null });
    this.position = position;
    for (this.at = Math.min(this.#moves.length + 1, position.frames.length - 1); this.at < position.frames.length - 1 && !this.#isLeft; this.at += 1) {
      await pause(SEEN);
    }
    await pause(ANSWERED);
  }

  /** The position as it is now, and the learner may act. */
  async #settle(): Promise<void> {
    const found = await this.#ask(this.#moves);
    if (!found || this.#isLeft) return;
    this.#show(found);
    this.isAsking = true;
  }

  #show(position: Position): void {
    this.position = position;
    this.at = position.frames.length - 1;
  }

  #say(said: Comment): void {
    this.said = said;
    this.told.onsaid(said);
  }

  async #ask(moves: string[]): Promise<Position | null> {
    try {
      return await this.look(moves);
    } catch (error) {
      this.refusals += 1;
      this.isAsking = this.position !== null;
      if (error instanceof Refused) this.#refuse(error.refusal);
      else complain(error);
      return null;
    }
  }

  #refuse(refusal: Refusal): void {
    this.tries += 1;
    this.#say({ tone: 'refused', text: refusalText(refusal, this.game), rule: refusal.rule ?? null });
  }
}

const isChance = (move: string | undefined) => move?.startsWith('chance ') ?? false;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
