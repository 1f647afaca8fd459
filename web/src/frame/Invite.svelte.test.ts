import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Invite from './Invite.svelte';

let made: ReturnType<typeof mount> | null = null;

function buttons(): HTMLButtonElement[] {
  made = mount(Invite, { target: document.body, props: { id: 'abc', game: 'zama' } });
  flushSync();
  return [...document.querySelectorAll('button')];
}

afterEach(() => {
  if (made) void unmount(made);
  made = null;
  vi.unstubAllGlobals();
});

it('is sent by whatever the device sends things with, and can be copied', () => {
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { ...navigator, share });
  const [send, copy] = buttons();
  expect([send!.textContent, copy!.textContent]).toEqual(['Send the link', 'Copy the link']);
  send!.click();
  expect(share).toHaveBeenCalledWith({ title: 'Zama', url: `${location.origin}/t/abc` });
});

it('is copied where the device has no such thing', () => {
  vi.stubGlobal('navigator', { ...navigator, share: undefined });
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Copy the link']);
});
