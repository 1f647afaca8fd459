import { describe, expect, it } from 'vitest';
import type { OptionInfo } from './messages';
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
  changes_seats: false,
  only_with: {},
  ...more,
});
const board = option('board', ['8x8', '8x10']);
const single = [board];
const match = [board, option('null_games', ['2', '3'])];

describe('the form of a new table', () => {
  it('keeps what was chosen when the game becomes a match and a game again', () => {
    const form = new NewTableForm();
    form.choose('board', '8x10');
    expect(form.changed(match)).toEqual({ board: '8x10' });
    form.choose('null_games', '3');
    expect(form.changed(match)).toEqual({ board: '8x10', null_games: '3' });
    expect(form.changed(single)).toEqual({ board: '8x10' });
    expect(form.changed(match)).toEqual({ board: '8x10', null_games: '3' });
  });

  it('shows an option only with the value of another that needs it, and forgets nothing meanwhile', () => {
    const mode = option('mode', ['base', 'full']);
    const weapons = option('weapons', ['table', 'few'], { only_with: { mode: 'full' } });
    const form = new NewTableForm();
    expect(form.parts([mode, weapons, board])).toEqual({ seats: [], modes: [mode], variants: [board] });
    form.choose('mode', 'full');
    form.choose('weapons', 'few');
    expect(form.parts([mode, weapons, board]).variants).toEqual([weapons, board]);
    expect(form.changed([mode, weapons])).toEqual({ mode: 'full', weapons: 'few' });
    form.choose('mode', 'base');
    expect(form.changed([mode, weapons])).toEqual({});
    form.choose('mode', 'full');
    expect(form.changed([mode, weapons])).toEqual({ mode: 'full', weapons: 'few' });
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
