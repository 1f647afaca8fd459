// The title of a page: in front of it, in how many games it is this guest's turn.
import { myGames } from './mygames.svelte';

export const titled = (title: string): string => (myGames.turns > 0 ? `(${myGames.turns}) ${title}` : title);
