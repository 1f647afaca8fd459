// The title of a page: in front of it, how many games and challenges wait for this guest.
import { myGames } from './mygames.svelte';

export const titled = (title: string): string => (myGames.calls > 0 ? `(${myGames.calls}) ${title}` : title);
