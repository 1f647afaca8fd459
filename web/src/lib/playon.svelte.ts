// Playing on from a moment of a finished game: everybody's moves by hand, or a machine answers. The server knows the rules.
import { api } from './api';
import type { Position, PositionWanted } from './messages';
import { complain } from './refusals';

export class PlayingOn {
  position = $state.raw<Position | null>(null);
  isBusy = $state(false);
  refusals = $state(0);
  /** The seat one plays oneself while the machine plays all others; null: all seats are one's own. */
  own = $state.raw<string | null>(null);
  /** Whose view is shown. */
  viewer = $state('');
  #from: PositionWanted | null = null;
  #moves = $state.raw<readonly string[]>([]);
  /** How many moves there were before each of one's own. */
  #before = $state.raw<readonly number[]>([]);
  #isLeft = false;

  frame = $derived.by(() => this.position?.frames.at(-1) ?? null);
  /** Who may act, and how. */
  acting = $derived.by(() => {
    const seats = this.isBusy ? [] : Object.keys(this.position?.legal ?? {});
    return seats.find((seat) => seat === (this.own ?? this.viewer)) ?? (this.own === null ? seats[0] : null) ?? null;
  });
  legal = $derived.by(() => (this.acting ? (this.position?.legal[this.acting] ?? []) : []));
  canTakeBack = $derived.by(() => !this.isBusy && this.#before.length > 0);

  /** Where several may act at once, this seat begins. */
  async start(id: string, ply: number, seat = ''): Promise<void> {
    this.viewer = seat;
    await this.#alone(async () => {
      const { game, options, position } = await api.positionAt(id, ply);
      this.#from = { game, options, position };
      await this.#go([]);
    });
  }

  async play(text: string): Promise<void> {
    const seat = this.acting;
    if (!seat) return;
    await this.#alone(async () => {
      const before = this.#moves.length;
      await this.#go([...this.#moves, `${seat} ${text}`]);
      this.#before = [...this.#before, before];
    });
  }

  async takeBack(): Promise<void> {
    const to = this.#before.at(-1);
    if (to === undefined) return;
    await this.#alone(async () => {
      this.#before = this.#before.slice(0, -1);
      await this.#go(this.#moves.slice(0, to));
    });
  }

  /** From now on the machine plays for everybody but the seat that is to move, or for nobody. */
  async answer(isWanted: boolean): Promise<void> {
    this.own = isWanted ? (this.acting ?? this.viewer) : null;
    await this.#alone(() => this.#go(this.#moves));
  }

  leave(): void {
    this.#isLeft = true;
  }

  /** These moves, then what chance deals and the machine plays, until it is one's own turn. */
  async #go(moves: readonly string[]): Promise<void> {
    await this.#show(moves);
    while (!this.#isLeft && this.#isOthersTurn()) {
      const { seat, move } = await api.nextMove({ ...this.#from!, moves: [...this.#moves] });
      await this.#show([...this.#moves, `${seat} ${move}`]);
    }
  }

  #isOthersTurn(): boolean {
    const { chances, legal } = this.position!;
    const seats = Object.keys(legal);
    return chances.length > 0 || (this.own !== null && seats.length > 0 && !seats.includes(this.own));
  }

  async #show(moves: readonly string[]): Promise<void> {
    const ask = (viewer: string) => api.position({ ...this.#from!, moves: [...moves], ...(viewer ? { viewer } : {}) });
    let viewer = this.own ?? this.viewer;
    let found = await ask(viewer);
    const [first] = Object.keys(found.legal);
    if (first && this.own === null && !(viewer in found.legal)) found = await ask((viewer = first));
    [this.position, this.viewer, this.#moves] = [found, viewer, moves];
  }

  async #alone(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await work();
    } catch (error) {
      this.refusals += 1;
      complain(error);
    } finally {
      this.isBusy = false;
    }
  }
}
