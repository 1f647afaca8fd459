// The games with a folder of their own in boards/. All others are drawn as plain boards (see ../plain), and their words
// and rules pages come from the server.
const boards = import.meta.glob('../boards/*/Board.svelte');

const drawn = new Set(Object.keys(boards).map((path) => path.split('/')[2]!));

export const isDrawn = (game: string): boolean => drawn.has(game);
