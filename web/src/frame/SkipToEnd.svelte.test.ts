import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FromServer, SeatInfo, TableView } from '../lib/messages';
import { Table } from '../lib/table.svelte';
import SkipToEnd from './SkipToEnd.svelte';

const seat = (name: string, kind: SeatInfo['kind'], yours = false): SeatInfo => ({ seat: name, kind, name, yours, present: true });

let made: ReturnType<typeof mount> | null = null;

function show(seats: SeatInfo[], out: string[]): Table {
  const now = { ply: 9, status: 'running', to_act: ['B'], legal: {}, offers: [], out, outcome: null };
  const view = { id: 't', game: 'scorso', seats, log: [], now } as unknown as TableView;
  const table = new Table('t');
  table.receive({ type: 'view', seq: 1, viewer: 'v', table: view } as FromServer);
  made = mount(SkipToEnd, { target: document.body, props: { table, view } });
  flushSync();
  return table;
}

const buttons = () => [...document.querySelectorAll('button')];

afterEach(() => {
  if (made) void unmount(made);
  made = null;
});

describe('skipping to the end', () => {
  it('is offered to whoever is out where only machines play on, and asked for once', () => {
    const table = show([seat('A', 'guest', true), seat('B', 'bot'), seat('C', 'bot')], ['A']);
    const ask = vi.spyOn(table.asking, 'ask').mockReturnValue();
    expect(buttons().map((button) => button.textContent)).toEqual(['Skip to the end']);
    buttons()[0]!.click();
    flushSync();
    expect(ask).toHaveBeenCalledExactlyOnceWith('skip', {});
    expect(buttons()[0]!.disabled).toBe(true);
  });

  it('is not offered while somebody plays, nor to watchers', () => {
    show([seat('A', 'guest', true), seat('B', 'guest'), seat('C', 'bot')], ['A']);
    expect(buttons()).toEqual([]);
    void unmount(made!);
    show([seat('A', 'guest', true), seat('B', 'bot')], []);
    expect(buttons()).toEqual([]);
    void unmount(made!);
    show([seat('A', 'guest'), seat('B', 'bot'), seat('C', 'bot')], ['A']);
    expect(buttons()).toEqual([]);
  });
});
