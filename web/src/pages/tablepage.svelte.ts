// What the page of a table shows: the present or a moment looked back at, from where, and the one line that says what
// may be done.
import { boardOf } from '../lib/board';
import { catalogue } from '../lib/catalogue.svelte';
import { gameKey, gameName } from '../lib/gamewords';
import { Held } from '../lib/held.svelte';
import { learned } from '../lib/learned.svelte';
import { gathered, lastEnding, outcomeSentence, sentences } from '../lib/log';
import type { Frame, LogEntry, Now, SeatInfo, TableView } from '../lib/messages';
import { complain, explain } from '../lib/refusals';
import { seatName, seatPlayer } from '../lib/seats';
import { unwrap } from '../lib/series';
import { settings } from '../lib/settings.svelte';
import { startGame } from '../lib/start';
import { play as sound } from '../lib/sound';
import { Table } from '../lib/table.svelte';
import { voice } from '../lib/voice.svelte';
import { say, sayPhrase, type Phrase } from '../lib/words.svelte';

export class TablePage {
  readonly table: Table;
  readonly held: Held;
  /** What the board says instead of the usual prompt. */
  hint = $state.raw<Phrase | null>(null);
  /** The moment that is looked back at; null: the present. */
  past = $state.raw<Frame | null>(null);
  /** How many acts of this page have been refused. */
  refusals = $state(0);
  isFlipped = $state(false);
  #wasActing = false; // where several act at once, the others' acts do not ask again
  #lastPerspective = $state('');

  constructor(id: string, { onlifted }: { onlifted: () => Promise<void> }) {
    this.table = new Table(id, {
      onfirstview: welcome,
      onentries: (entries, now) => this.#tell(entries, now),
      onrefused: (refusal, isLate) => {
        this.refusals += 1;
        if (isLate) voice.announce(say('too-late')); // the table shows what came first
        else explain(refusal, this.game);
      },
      onback: (missed) => voice.note(say('back', { count: missed })),
      oncurtain: async (lifted) => {
        if (!lifted) return voice.hush(); // what was said to one player is not for the next
        await onlifted();
        voice.announce(this.prompt);
      },
      onpresence: greet,
    });
    this.held = new Held(this.table);
  }

  view = $derived.by(() => this.table.view);
  now = $derived(this.view?.now);
  game = $derived(this.view?.game ?? '');
  isShared = $derived.by(() => this.table.mine.length > 1);
  isSeated = $derived.by(() => this.table.mine.length > 0);
  defaultBot = $derived(catalogue.defaultBot(this.game));

  /** The game on the table, and the match it belongs to. */
  on = $derived(unwrap(this.game, this.past?.shown ?? this.now?.shown, this.view?.seats.map(({ seat }) => seat) ?? []));
  isBetween = $derived(this.now?.status === 'running' && !this.past && !this.on.isPlaying);

  /** While a curtain is down the board stays as the last player saw it. */
  keepPerspective(): void {
    if (this.view?.perspective) this.#lastPerspective = this.view.perspective;
  }

  /** My seat lies nearest; the others follow round the table. */
  ring = $derived.by((): SeatInfo[] => {
    const { view } = this;
    if (!view) return [];
    const base = view.seats.findIndex(({ seat }) => seat === (view.perspective ?? (this.#lastPerspective || this.table.mine[0])));
    const first = (Math.max(0, base) + (this.isFlipped ? 1 : 0)) % view.seats.length;
    return [...view.seats.slice(first), ...view.seats.slice(0, first)];
  });
  nearest = $derived(this.on.side(this.ring[0]?.seat ?? ''));

  nameOf = (seat: string): string => {
    const info = this.view?.seats.find((each) => each.seat === seat);
    return this.isShared || !info ? seatName(this.game, this.on.side(seat)) : seatPlayer(info);
  };

  /** The seat that may act on the board, and what it may do there. */
  acting = $derived.by(() => (this.past || this.isBetween || this.held.isHolding ? null : (this.table.acting ?? this.held.planning)));
  legal = $derived(this.acting ? (this.now?.legal[this.acting] ?? this.now?.premoves?.[this.acting] ?? []) : []);

  /** Away from this table, to another one against machines, with these options changed. */
  another = async (changes: Record<string, string>): Promise<void> => {
    const { view } = this;
    if (!view) return;
    this.table.asking.ask('leave', {});
    await startGame(view.game, 'machine', { options: { ...view.options, ...changes } });
  };

  async look(ply: number): Promise<void> {
    if (!this.now || ply === this.now.ply) {
      this.past = null;
      return;
    }
    try {
      this.past = (await this.table.frames(ply)).frames[ply] ?? null;
    } catch (error) {
      complain(error);
    }
  }

  #tell(entries: LogEntry[], now: Now): void {
    this.past = null;
    this.held.follow();
    const log = this.view?.log;
    const first = entries[0]?.ply ?? now.ply;
    const said = gathered(this.game, log ?? entries)
      .filter(({ ply }) => ply >= first)
      .map((entry) => sentences(this.game, entry, log));
    if (this.table.acting && !this.#wasActing) said.push(this.#usualPrompt());
    this.#wasActing = this.table.acting !== null;
    voice.announce(said.filter(Boolean).join(' '));
    if (now.outcome) sound(this.hasWon ? 'win' : 'end');
  }

  // --- the one line that says what may be done --------------------------------------------------
  #usualPrompt(): string {
    if (!this.isBetween) return say(gameKey(this.game, 'prompt-move') ?? 'prompt-move');
    return `${lastEnding(this.game, this.view!.log)} ${say(gameKey(this.game, `prompt-${this.on.series.phase}`) ?? 'prompt-move')}`.trim();
  }

  prompt = $derived.by(() => {
    const { view, now, past, table, hint } = this;
    if (!view || !now) return '';
    if (past) return say('prompt-past', { ply: past.ply, last: now.ply });
    if (now.outcome) return outcomeSentence(this.game, now.outcome);
    if (now.status === 'open') return this.isSeated ? say('prompt-open') : say('prompt-open-guest');
    if (table.acting) {
      const own = hint ? sayPhrase(hint) : this.#usualPrompt();
      return this.isShared && !this.isBetween ? say('prompt-shared', { seat: seatName(this.game, this.on.side(table.acting)), prompt: own }) : own;
    }
    if (hint) return sayPhrase(hint);
    if (this.isBetween && this.isShared) return this.#usualPrompt();
    if (table.asking.isSending) return say('prompt-sending');
    return this.#waiting(view);
  });

  /** Whom the table waits for. */
  #waiting({ seats, now, curtain }: TableView): string {
    const awaited = seats.find(({ seat }) => now.to_act.includes(seat));
    if (!awaited) return say('prompt-dealing');
    if (awaited.kind === 'bot') return say('prompt-thinking', { name: seatPlayer(awaited) });
    if (curtain && now.to_act.length > 1) return say('curtain-text-any');
    if (awaited.yours) return curtain ? say('prompt-wait', { name: this.nameOf(awaited.seat) }) : '';
    return say('prompt-wait', { name: seatPlayer(awaited) });
  }

  hasWon = $derived.by(() => this.now?.outcome?.winners.some((seat) => this.table.mine.includes(seat)) ?? false);
  verdict = $derived.by(() => {
    const outcome = this.now?.outcome;
    if (!outcome || this.isShared || this.past) return '';
    if (outcome.winners.length === 0) return say('verdict-nobody');
    if (!this.isSeated) return '';
    return this.hasWon ? say('verdict-won') : say('verdict-lost');
  });

  /** Whether the table helps: in a first game, unless somebody chose otherwise. */
  helps = $derived.by(() => this.isSeated && (settings.helper === 'always' || (settings.helper === 'first' && this.#isFirst)));
  /** Decided once, when the table is first seen: a game that ends is not a later game. */
  get #isFirst(): boolean {
    return this.#wasFirst ?? !learned.hasFinished(boardOf(this.game));
  }
  #wasFirst = $state<boolean | null>(null);

  /** Remember that this game is played, and how it was met. */
  learn(): void {
    if (!this.isSeated || !this.now || this.now.status === 'open') return;
    this.#wasFirst ??= !learned.hasFinished(boardOf(this.game));
    learned.begin(boardOf(this.game));
    if (this.now.status === 'over') learned.finish(boardOf(this.game));
  }

  title = $derived.by(() => {
    if (!this.game) return 'Ludoteca';
    const turn = this.table.acting && !this.isShared ? `● ${say('title-your-turn')} – ` : '';
    return `${turn}${gameName(this.game)} – Ludoteca`;
  });
}

/** Who comes back to a table of this browser finds it as it was. */
function welcome(first: TableView): void {
  const key = `table ${first.id}`;
  try {
    if (sessionStorage.getItem(key) && first.now.ply > 0) voice.note(say('as-you-left-it'));
    sessionStorage.setItem(key, 'seen');
  } catch {
    // no storage: the table is the same, it only does not say so
  }
}

/** Somebody has sat down. */
function greet(before: SeatInfo[], after: SeatInfo[]): void {
  for (const seat of after) {
    const was = before.find((old) => old.seat === seat.seat);
    if (!seat.yours && seat.kind === 'guest' && was?.kind === 'open') voice.note(say('seat-joined', { name: seatPlayer(seat) }));
  }
}
