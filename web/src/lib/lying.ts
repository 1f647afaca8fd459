// A phone on its side: there a ring of players is higher than the screen, and is scrolled by itself.
import { MediaQuery } from 'svelte/reactivity';

const lying = new MediaQuery('(orientation: landscape) and (max-height: 30rem) and (max-width: 60rem)');

export const isLying = (): boolean => lying.current;

/** What makes such a board reachable for the keyboard, so that it can be scrolled without a finger; nothing elsewhere. */
export const scrolledByKeys = (isRing: boolean, label: string): { tabindex?: 0; role?: 'group'; 'aria-label'?: string } =>
  isRing && lying.current ? { tabindex: 0, role: 'group', 'aria-label': label } : {};
