// Moments at which a player wants to know what happened, or not to be in the way of it.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../lib/board';
import type { Timing } from '../../lib/messages';
import { sayPhrase, words, type Phrase } from '../../lib/words.svelte';
import Board from './Board.svelte';
import { entry, player, seats, shown, tray } from './fixtures';
import type { Player, Shown } from './shown';

let target: HTMLElement;
let board: ReturnType<typeof mount>;
let onplay: ReturnType<typeof vi.fn<(move: string) => void>>;
let onanother: ReturnType<typeof vi.fn<(changes: Record<string, string>) => void>>;
let prompt: Phrase | null;
let props: BoardProps<Shown>;

function show(more: Partial<BoardProps<Shown>> = {}): void {
  const made: BoardProps<Shown> = $state({
    game: 'scorso', shown: shown(), ply: 5, entry: null, seat: 'A', acting: 'A', legal: ['roll *'], onplay, onprompt: (next: Phrase | null) => (prompt = next),
    log: [], players: seats, outcome: null, refusals: 0, timing: null, clock: () => 0, onanother, ...more,
  });
  props = made;
  board = mount(Board, { target, props });
  flushSync();
}

const all = (wanted: string) => [...target.querySelectorAll<HTMLElement>(wanted)];
const one = (wanted: string) => target.querySelector<HTMLElement>(wanted)!;
const click = (wanted: string) => {
  one(wanted).click();
  flushSync();
};
const says = () => (prompt ? sayPhrase(prompt) : '');
const timing = (more: Partial<Timing> = {}): Timing => ({ time: 0, race: 'x', starts: null, ends: null, resting: {}, decide_by: null, tie: [], ...more });

function told(next: Partial<BoardProps<Shown>>): void {
  Object.assign(props, { ply: props.ply + 1, ...next });
  flushSync();
}

beforeEach(() => {
  target = document.body.appendChild(document.createElement('div'));
  onplay = vi.fn<(move: string) => void>();
  onanother = vi.fn<(changes: Record<string, string>) => void>();
  prompt = null;
});

afterEach(() => {
  vi.useRealTimers();
  void unmount(board);
  target.remove();
});

const KNOCK = entry(6, 'B', 'knock', { type: 'knock', seat: 'B' }, { type: 'freeze', ender: 'B' }, { type: 'lane', seat: 'B', other: 'C' });

describe('who loses a bullet', () => {
  const asked = (blow: NonNullable<Shown['question']>['blow']) =>
    show({ shown: shown({ free: [] }, { phase: 'frozen', lane: ['A', 'C'], question: { seat: 'A', kind: 'lose', side: '', blow } }), legal: ['lose G', 'lose B'] });

  it('is told who struck and with what', () => {
    asked({ by: 'C', combination: 'shot', dice: ['K'] });
    expect(says()).toBe('A shot from C hits you: which bullet do you lose?');
    void unmount(board);
    asked({ by: 'C', combination: 'colour', dice: ['G', 'G', 'G', 'G'] });
    expect(says()).toBe('4 green dice from C hit you: which bullet do you lose?');
  });

  it.each(['it', 'cs'])('in %s, too', async (language) => {
    await words.speak(language as 'it');
    asked({ by: 'C', combination: 'colour', dice: ['B', 'B', 'B'] });
    expect(says()).toMatch(/C.*3.*\?$/);
    await words.speak('en');
  });
});

describe('the story of a knock', () => {
  it('goes on by itself from step to step, and closes after the last', () => {
    vi.useFakeTimers();
    const lanes = [['A', 'B'], ['B', 'C'], ['C', 'A']].map(([seat, other]) => ({ type: 'lane', seat, other }));
    show();
    told({ log: [entry(6, 'B', 'knock', { type: 'knock', seat: 'B' }, { type: 'freeze', ender: 'B' }, ...lanes)] });
    for (const title of ['The knock', 'A against B', 'B against C', 'C against A']) {
      expect(one('[data-testid=story] h2').textContent).toBe(title);
      vi.advanceTimersToNextTimer();
      flushSync();
    }
    expect(all('[data-testid=story]')).toHaveLength(0);
  });

  it('stands aside for a question, and can be asked for afterwards', () => {
    show();
    told({ log: [KNOCK], shown: shown({ free: [] }, { phase: 'frozen', lane: ['B', 'C'] }), acting: null, legal: [] });
    expect(all('[data-testid=story]')).toHaveLength(1);
    told({ shown: shown({ free: [] }, { phase: 'duels', challenge: { challenger: 'A', challenged: 'B', stake: 1 }, question: { seat: 'A', kind: 'stake', side: '' } }), acting: 'A', legal: ['stake G', 'stake Y', 'stake B'] });
    expect(all('[data-testid=story]')).toHaveLength(0);
  });

  it('can be asked for afterwards, but not in a race', () => {
    const again = () => all('button').filter((it) => it.textContent === 'What happened?').length;
    show({ log: [KNOCK], ply: 6 });
    expect(again()).toBe(1);
    told({ shown: shown({}, { pace: 'real_time' }), timing: timing() });
    expect(again()).toBe(0);
    told({ shown: shown({}, { pace: 'real_time', phase: 'ready' }), timing: timing(), legal: ['count'] });
    expect(again()).toBe(1);
  });

  it('does not say that nothing hits while somebody still decides what is lost', () => {
    const said = () => all('[data-testid=story] li').map((it) => it.textContent!.trim());
    show();
    const question = { seat: 'C', kind: 'lose', side: '' } as const;
    told({ log: [KNOCK], shown: shown({ free: [] }, { phase: 'frozen', lane: ['B', 'C'], question }), acting: null, legal: [] });
    all('[data-testid=story] .step').at(-1)!.click();
    flushSync();
    expect(said()).toEqual(['C is deciding.']);
    const LATER = entry(7, 'C', 'lose G', { type: 'lane', seat: 'C', other: 'A' });
    told({ log: [KNOCK, LATER], shown: shown({ free: [] }, { phase: 'frozen', lane: ['C', 'A'] }) });
    expect(said()).toEqual(['Nothing hits.']);
  });

  it('does not cover a duel that runs', () => {
    const duelling = { ring: [player('A', { is_duelling: true }), player('B', { is_duelling: true }), player('C')] };
    show();
    told({ log: [KNOCK], shown: shown({}, { phase: 'duel', ...duelling }), legal: ['roll *', 'knock'] });
    expect(all('[data-testid=duel-table]')).toHaveLength(1);
    expect(all('[data-testid=story]')).toHaveLength(0);
  });

  it('is over when the next race begins', () => {
    vi.useFakeTimers();
    let now = 0;
    show({ shown: shown({}, { pace: 'real_time' }), timing: timing(), clock: () => now });
    told({ log: [KNOCK], shown: shown({}, { pace: 'real_time', round: 3 }), timing: timing({ starts: 1200 }) });
    expect(all('[data-testid=story]')).toHaveLength(1);
    now = 1200;
    vi.advanceTimersByTime(1200);
    flushSync();
    expect(all('[data-testid=story]')).toHaveLength(0);
  });
});

describe('a stake', () => {
  const STAKES = ['GG', 'GY', 'GB', 'YY', 'YB'].map((bullets) => `stake ${bullets}`);
  const staking = () =>
    show({
      shown: shown({ free: [], bullets: [3, 2, 1] }, { phase: 'duels', challenge: { challenger: 'B', challenged: 'A', stake: 2 }, question: { seat: 'A', kind: 'stake', side: '' } }),
      legal: STAKES,
    });

  it('is made up by tapping bullets', () => {
    staking();
    const bullets = all('[data-testid=stake] .bullet');
    expect(bullets.map((it) => it.getAttribute('aria-label'))).toEqual([...Array<string>(3).fill('a green bullet'), ...Array<string>(2).fill('a yellow bullet'), 'a blue bullet']);
    bullets[5]!.click();
    flushSync();
    bullets[4]!.click();
    flushSync();
    expect(all('[data-testid=stake] [aria-pressed=true]').map((it) => it.getAttribute('aria-label'))).toEqual(['a yellow bullet', 'a blue bullet']);
    click('[data-testid=stake] [data-answer]');
    expect(onplay).toHaveBeenCalledExactlyOnceWith('stake YB');
  });

  it('of fewer bullets cannot be given, and lists no combinations', () => {
    staking();
    expect(all('[data-answer]')).toHaveLength(1);
    all('[data-testid=stake] .bullet')[0]!.click();
    flushSync();
    expect(one('[data-answer]').hasAttribute('disabled')).toBe(true);
    expect(one('[data-answer]').textContent).toBe('Stake 1 of 2');
  });
});

describe('small things', () => {
  it('says “Roll one die” where only one is left', () => {
    show({ shown: shown({ free: ['K'], left: tray('B', { dice: ['K', 'K', 'K', 'K', 'K'] }) }) });
    expect(one('[data-testid=roll]').textContent).toBe('Roll one die');
  });

  it('tells two players whose location faces which of theirs', () => {
    const two: Player[] = [player('A', { left: tray('B'), right: tray('B') }), player('B', { left: tray('A'), right: tray('A') })];
    show({ shown: shown({}, { ring: two }), players: seats.slice(0, 2) });
    expect(all('.other .target').map((it) => it.textContent)).toEqual(['your left', 'your right']);
  });

  it('lets lost bullets fly, and whoever is eliminated fall, only before one’s eyes', () => {
    vi.useFakeTimers();
    const out = player('C', { is_out: true, bullets: [0, 0, 0], free: [] });
    show();
    expect(all('.lost.one, .falls')).toHaveLength(0);
    told({ shown: shown({ bullets: [3, 1, 0] }, { ring: [player('A', { bullets: [3, 1, 0] }), player('B'), out] }) });
    expect(all('.mat .one.lost')).toHaveLength(2);
    expect(all('.falls').map((it) => it.dataset.seat)).toEqual(['C']);
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(all('.one.lost')).toHaveLength(0);
    void unmount(board);
    show({ shown: shown({}, { ring: [player('A'), player('B'), out] }) });
    expect(all('.falls')).toHaveLength(0);
  });

  it('speaks of no bullets and rounds where a single duel is all there is', () => {
    const bare = { bullets: [0, 0, 0] as [number, number, number], fists: 0 };
    for (const phase of ['duel', 'over'] as const) {
      show({ shown: shown({}, { phase, ring: [player('A', { ...bare, is_duelling: phase === 'duel' }), player('B', { ...bare, is_duelling: phase === 'duel', is_out: phase === 'over' })] }), players: seats.slice(0, 2) });
      expect(all('.bullets, .round, .pile')).toHaveLength(0);
      expect(target.textContent).not.toContain('bullet');
      void unmount(board);
    }
    show();
    expect(all('.mat .bullets, .round, .pile')).toHaveLength(3);
  });

  it('lets dice tumble each in its own way', () => {
    show({ shown: shown({ tumbling: 4, free: [] }) });
    expect(new Set(all('.mat .tumbling').map((it) => it.style.getPropertyValue('--way'))).size).toBe(4);
  });

  it('counts down for everybody while somebody decides', () => {
    show({
      shown: shown({ free: [] }, { pace: 'real_time', phase: 'frozen', question: { seat: 'C', kind: 'lose', side: '' } }), acting: null, legal: [],
      timing: timing({ decide_by: 18_000 }),
    });
    expect(says()).toBe('C is deciding.');
    expect(one('[data-testid=time-left]').textContent).toBe('18 s');
  });

  it('offers a new game to who is out and leaves only machines behind', () => {
    const ring = [player('A', { is_out: true, bullets: [0, 0, 0], free: [] }), player('B'), player('C')];
    show({ shown: shown({}, { ring }), acting: null, legal: [] });
    click('[data-testid=another]');
    expect(onanother).toHaveBeenCalledExactlyOnceWith({});
    props.players = seats.map((seat) => ({ ...seat, kind: 'guest' as const }));
    flushSync();
    expect(all('[data-testid=another]')).toHaveLength(0);
  });
});
