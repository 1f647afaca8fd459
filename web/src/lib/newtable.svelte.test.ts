import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import type { GameInfo, OptionInfo } from './messages';
import { NewTableForm } from './newtable.svelte';
import { seatsFor } from './start';

const option = (name: string, values: string[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  kind: 'choice',
  default: values[0]!,
  values,
  low: null,
  high: null,
  example: null,
  seat_counts: [],
  only_with: {},
  ...more,
});
const board = option('board', ['8x8', '8x10']);
const single = [board];
const match = [board, option('null_games', ['2', '3'])];

/** A form as a page has it, and how the page comes to other options. */
function formOf(options: OptionInfo[]): { form: NewTableForm; show: (options: OptionInfo[]) => void } {
  let shown = $state.raw(options);
  let form!: NewTableForm;
  $effect.root(() => {
    form = new NewTableForm(() => ({ name: 'game', seats: ['a', 'b'], timely: [], options: shown }) as unknown as GameInfo);
  });
  return { form, show: (next) => (shown = next) };
}

describe('the form of a new table', () => {
  const three = { seats: ['a', 'b', 'c'], timely: [] };
  beforeEach(() => void vi.spyOn(api, 'seats').mockResolvedValue(three));

  it('keeps what was chosen when the game becomes a match and a game again', () => {
    const { form, show } = formOf(match);
    form.choose('board', '8x10');
    expect(form.changed).toEqual({ board: '8x10' });
    form.choose('null_games', '3');
    expect(form.changed).toEqual({ board: '8x10', null_games: '3' });
    show(single);
    expect(form.changed).toEqual({ board: '8x10' });
    show(match);
    expect(form.changed).toEqual({ board: '8x10', null_games: '3' });
  });

  it('shows an option only with the value of another that needs it, and forgets nothing meanwhile', () => {
    const mode = option('mode', ['base', 'full']);
    const weapons = option('weapons', ['table', 'few'], { only_with: { mode: 'full' } });
    const { form } = formOf([mode, weapons, board]);
    expect(form.parts).toEqual({ seats: [], modes: [mode], variants: [board] });
    form.choose('mode', 'full');
    form.choose('weapons', 'few');
    expect(form.parts.variants).toEqual([weapons, board]);
    expect(form.changed).toEqual({ mode: 'full', weapons: 'few' });
    form.choose('mode', 'base');
    expect(form.changed).toEqual({});
    form.choose('mode', 'full');
    expect(form.changed).toEqual({ mode: 'full', weapons: 'few' });
  });

  it('asks the server who sits at a table with options', async () => {
    const { form } = formOf(single);
    expect(form.table.seats).toEqual(['a', 'b']);
    form.choose('board', '8x10');
    flushSync();
    expect(api.seats).toHaveBeenCalledWith('game', { board: '8x10' });
    await vi.waitFor(() => expect(form.table.seats).toEqual(three.seats));
    form.choose('board', '8x8');
    flushSync();
    expect(form.table.seats).toEqual(['a', 'b']);
  });
});

describe('who sits where', () => {
  it('is drawn by lot, unless a side was chosen', () => {
    expect(seatsFor('machine', 2, 'simple')).toEqual({ seats: ['me', 'bot:simple'], lot: true, public: false });
    expect(seatsFor('machine', 2, 'simple', 1)).toEqual({ seats: ['bot:simple', 'me'], lot: false, public: false });
    expect(seatsFor('shared', 2, '', 1)).toEqual({ seats: ['me', 'shared'], lot: false, public: false });
    expect(seatsFor('lobby', 3, '', 5).lot).toBe(true);
  });
});
