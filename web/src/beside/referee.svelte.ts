// A position entered by tapping, and the questions asked about it. The server knows the rules; this only asks.
import { api, Refused, Unreachable } from '../lib/api';
import type { Draft, Position, Refusal, Trial } from '../lib/messages';

export type Task = 'set-up' | 'may' | 'try';

interface Change {
  options?: Record<string, string>;
  position?: string | null;
  tool?: string;
  square?: string;
}

export class Referee {
  options = $state.raw<Record<string, string>>({});
  draft = $state.raw<Draft | null>(null);
  /** The tool in hand while a position is set up. */
  tool = $state('');
  /** What is chosen beside it, one in each group. */
  chosen = $state<Record<string, string>>({});
  /** Who asks, where several may act. */
  asker = $state('');
  task = $state<Task>('set-up');
  /** What may be done in the position, and after a move was tried what it did. */
  asked = $state.raw<Position | null>(null);
  tried = $state.raw<{ seat: string; move: string; then: readonly string[] } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  isUnreachable = $state(false);
  /** A board must see that something new is shown. */
  turn = $state(0);
  trial = $state.raw<Trial | null>(null);
  choice = $state('');
  squares = $state.raw<readonly string[]>([]);

  #last: Promise<void> = Promise.resolve();

  constructor(readonly game: string) {}

  get trials(): readonly Trial[] {
    return this.draft?.palette?.trials ?? [];
  }

  /** Whose view is shown and whose moves are asked for. */
  get seat(): string {
    const seats = Object.keys(this.asked?.legal ?? {});
    return seats.includes(this.asker) || (this.tried && this.asker) ? this.asker : (this.draft?.seat ?? '');
  }

  /** What goes along with every tool: in each group what was chosen, or the first. */
  get #beside(): readonly string[] {
    const tools = this.draft?.palette?.tools.filter(({ use }) => use === 'with') ?? [];
    return [...new Set(tools.map(({ group }) => group))].map((group) => this.chosenOf(group));
  }

  chosenOf(group: string): string {
    const names = (this.draft?.palette?.tools ?? []).filter((tool) => tool.use === 'with' && tool.group === group).map(({ name }) => name);
    const chosen = this.chosen[group] ?? '';
    return names.includes(chosen) ? chosen : names[0]!;
  }

  /** Begin with the position the game offers, under these options. */
  begin(options: Record<string, string> = this.options): Promise<void> {
    return this.#enter({ options, position: null });
  }

  write(position: string): Promise<void> {
    return this.#enter({ position });
  }

  use(tool: string, square = ''): Promise<void> {
    return this.#enter({ tool: [tool, ...this.#beside].join(' '), square });
  }

  /** One tap after the other, however quick the finger is: each one changes what the one before has left. */
  #enter(change: Change): Promise<void> {
    this.#last = this.#last.catch(() => {}).then(() => this.#entered(change));
    return this.#last;
  }

  async #entered(change: Change): Promise<void> {
    const wanted = { game: this.game, options: this.options, position: this.draft?.position ?? null, ...change };
    const draft = await this.#ask(() => api.draft(wanted));
    if (!draft) return;
    this.options = wanted.options;
    this.draft = draft;
    this.task = 'set-up';
    this.asked = this.tried = null;
    this.turn += 1;
  }

  setUp(): void {
    this.task = 'set-up';
    this.forget();
  }

  /** Ask what may be done; the board shows it. */
  async may(): Promise<void> {
    this.forget();
    this.task = 'may';
    await this.#look([]);
  }

  /** Get ready to try a move, which may be illegal. */
  async try(): Promise<void> {
    this.forget();
    this.task = 'try';
    this.trial ??= this.trials[0] ?? null;
    this.choice ||= this.trial?.choices?.[0] ?? '';
    await this.#look([]);
  }

  pickTrial(name: string): void {
    this.trial = this.trials.find((trial) => trial.name === name) ?? null;
    this.choice = this.trial?.choices?.[0] ?? '';
    this.squares = [];
  }

  /** Tap a square for the move that is being tried; the last one asks. */
  async tap(square: string): Promise<void> {
    if (!this.trial) return;
    this.squares = [...this.squares, square];
    if (this.squares.length >= this.trial.squares) await this.tryTapped();
  }

  async tryTapped(): Promise<void> {
    if (!this.trial) return;
    const [first = '', second = ''] = this.squares;
    const move = this.trial.pattern.replace('{choice}', this.choice).replace('{1}', first).replace('{2}', second);
    this.squares = [];
    await this.play(move);
  }

  /** What a move does, or why it is not allowed. */
  async play(move: string): Promise<void> {
    const { seat } = this;
    await this.#go({ seat, move, then: [] });
  }

  /** What came up when cards were turned over or dice thrown. */
  async happen(chance: string): Promise<void> {
    if (this.tried) await this.#go({ ...this.tried, then: [...this.tried.then, `chance ${chance}`] });
  }

  async #go(tried: NonNullable<Referee['tried']>): Promise<void> {
    this.asker = tried.seat;
    this.tried = tried;
    await this.#look([`${tried.seat} ${tried.move}`, ...tried.then]);
  }

  /** Somebody else asks. */
  async askAs(seat: string): Promise<void> {
    this.asker = seat;
    await this.#look([]);
  }

  /** Back to the position, with the same question. */
  async back(): Promise<void> {
    await (this.task === 'try' ? this.try() : this.may());
  }

  forget(): void {
    this.tried = null;
    this.refusal = null;
    this.squares = [];
  }

  async #look(moves: string[]): Promise<void> {
    if (!this.draft) return;
    const { position } = this.draft;
    const asked = await this.#ask(() => api.position({ game: this.game, options: this.options, position, moves, viewer: this.seat }));
    if (!asked) return;
    this.asked = asked;
    this.turn += 1;
  }

  /** The answer, or null and what was refused. */
  async #ask<T>(question: () => Promise<T>): Promise<T | null> {
    this.refusal = null;
    this.isUnreachable = false;
    try {
      return await question();
    } catch (error) {
      if (error instanceof Refused) this.refusal = error.refusal;
      else if (error instanceof Unreachable) this.isUnreachable = true;
      else throw error;
      return null;
    }
  }
}
