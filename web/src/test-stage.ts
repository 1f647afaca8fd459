// Where a test of a board puts it up: what is played there, and what the board asks of the player.
import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { type Phrase, sayPhrase } from './lib/words.svelte';

export let target: HTMLElement;
export let onplay: ReturnType<typeof vi.fn<(move: string) => void>>;
export let prompt: Phrase | null;
let board: ReturnType<typeof mount>;

export const onprompt = (next: Phrase | null) => (prompt = next);
export const says = () => (prompt ? sayPhrase(prompt) : '');
export const played = () => onplay.mock.calls.map(([move]) => move);

export function put<Props extends object>(what: Component<Props>, props: Props): void {
  board = mount(what as Component<object>, { target, props });
  flushSync();
}

export function clear(): void {
  void unmount(board);
}

export function press(...keys: string[]): void {
  for (const key of keys) {
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    flushSync();
  }
}

/** Said once in each file of tests: every test has a stage of its own. */
export function setStage(): void {
  beforeEach(() => {
    target = document.body.appendChild(document.createElement('div'));
    onplay = vi.fn<(move: string) => void>();
    prompt = null;
  });

  afterEach(() => {
    clear();
    target.remove();
  });
}
