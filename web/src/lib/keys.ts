// The keyboard shortcuts as listed: keys, and the words for what they do.
export type Keys = [keys: string[], what: string][];

/** For a board of squares; a board with other keys lists them in `boards/<game>/keys.ts`. */
export const BOARD_KEYS: Keys = [
  [['←', '↑', '↓', '→'], 'keys-arrows'],
  [['Enter'], 'keys-enter'],
  [['N'], 'keys-next'],
];
