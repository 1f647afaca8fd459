// The parts of a game that has no folder in boards/.
export { default as Board } from './Board.svelte';
export { default as Mark } from './Mark.svelte';
export { default as Status } from './Notes.svelte';
