// "What can I do?": the kinds of moves that are legal now, each in a sentence of the game.
import { gameKey } from './gamewords';
import { spokenBy } from './log';
import { squaresIn } from './squares';
import { say } from './words.svelte';

/** What kind of move a text is, by its form alone. */
export function kindOf(move: string): string {
  const word = /^[a-z]+(?:-[a-z]+)*(?=$| )/.exec(move);
  if (word) return word[0];
  if (move.endsWith(':-')) return 'discard';
  if (move.includes('@')) return move.includes(':') ? 'enter' : 'put';
  if (move.startsWith('?')) return 'look';
  if (move.includes('^')) return 'overlap';
  if (move.includes('=')) return 'lay';
  return /^[a-z]\d+x/.test(move) ? 'attack' : 'move';
}

/** What a move is made with: the man, the card. */
const meansOf = (move: string) => /^(?:[A-Z]:)?([a-z]\d+)/.exec(move)?.[1] ?? move.split(/[:@]/)[0]!;

/** A sentence for each kind of move. */
export function whatCanBeDone(game: string, legal: readonly string[]): string[] {
  const kinds = [...new Set(legal.map(kindOf))];
  const told = kinds.flatMap((kind) => {
    const moves = legal.filter((move) => kindOf(move) === kind);
    const key = gameKey(game, `can-${kind}`);
    return key ? [say(key, { count: moves.length, means: new Set(moves.map(meansOf)).size })] : [];
  });
  return told.length > 0 ? told : [say('can-answer', { count: legal.length })];
}

/** A move as advice, in the words of the game where it has some. */
export function adviceText(game: string, move: string): string {
  const key = gameKey(game, `advise-${kindOf(move)}`);
  if (!key) return say('hint-move', { move });
  const squares = squaresIn(move);
  const [, card = '', piece = ''] = /^(?:([A-Z]):)?(?:([A-Z])@)?/.exec(move)!;
  const [, what = '', side = ''] = move.split(' ');
  return say(key, spokenBy(game)({ move, from: squares[0] ?? '', to: squares.at(-1) ?? '', card, piece, what, side, dice: what, bullets: what, die: what }));
}
