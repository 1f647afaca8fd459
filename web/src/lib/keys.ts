// The keyboard shortcuts as they are listed: keys, and the words for what they do.
export type Keys = [keys: string[], what: string][];

/** Of a board of squares; a board with other keys lists them in `boards/<game>/keys.ts`. */
export const BOARD_KEYS: Keys = [
  [['←', '↑', '↓', '→'], 'keys-arrows'],
  [['Enter'], 'keys-enter'],
  [['N'], 'keys-next'],
];
