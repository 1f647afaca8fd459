import { beforeAll, describe, expect, it } from 'vitest';
import { figureOf } from './figure';
import { foldsOf } from './rulespage';
import { squaresIn } from './squares';
import { words } from './words.svelte';

beforeAll(() => words.speak('en'));

function drawn(source: string, game = 'latrunculi'): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = foldsOf(game, source, true)
    .flatMap(({ parts }) => parts)
    .map((part) => ('html' in part ? part.html : ''))
    .join('');
  return made;
}

describe('a rules page', () => {
  it('has a name for every section, part, numbered item and case', () => {
    const page = drawn('## §3 Moving\n\n1. One\n2. Two\n\n### §3.4 More\n\n* **A5** five\n* other\n\n| a | b |\n|---|---|\n| A14b | x |\n| B | y |\n');
    expect([...page.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['s3', 's3.1', 's3.2', 's3.4', 'a5', 'a14b']);
    expect(page.querySelector('[id="s3.2"]')!.textContent).toContain('Two');
  });

  it('is folded from a fold on', () => {
    const folds = foldsOf('latrunculi', '# Title\n\ntext\n\n<!-- fold: The small print -->\n\n## More\n\nrest\n', false);
    expect(folds.map(({ title, parts }) => [title, parts.length])).toEqual([
      [null, 1],
      ['The small print', 2],
    ]);
  });

  it('does not repeat the title of a fold', () => {
    const [fold] = foldsOf('latrunculi', '<!-- fold: Cases -->\n\n## Cases\n\ntext\n\n## Cases\n', true);
    expect(fold!.parts.map((part) => 'html' in part && part.html.trim())).toEqual(['<p>text</p>', '<h2 id="cases">Cases</h2>']);
  });

  it('tells options in the words of the form, with what is written beside them', () => {
    const row = drawn('| Option | Values |\n|---|---|\n| `first_move` | `white`, `black` |\n').querySelector('tbody tr')!;
    expect([...row.querySelectorAll('.option')].map((it) => it.textContent)).toEqual(['First move first_move', 'White white', 'Black black']);
  });

  it('tells a value once if its word is written like it', async () => {
    await words.speak('it');
    const page = drawn('| Opzione | Valori |\n|---|---|\n| `market_pass` | `no` / `yes` |\n', 'scorso');
    expect([...page.querySelectorAll('td:last-child .option')].map((it) => it.textContent)).toEqual(['no', 'sì yes']);
    await words.speak('en');
  });

  it('gives each value of an option its line, without what parted them', () => {
    const cell = drawn('| Option | Values |\n|---|---|\n| `first_move` | `white` / `black`: the second one |\n').querySelector('tbody td:last-child')!;
    expect([...cell.childNodes].map((it) => it.textContent)).toEqual(['White white', 'Black black', ': the second one']);
    expect([...cell.querySelectorAll('.option')].map((it) => it.classList.contains('noted'))).toEqual([false, true]); // on one line with its note
  });

  it('leaves other code and unknown signs as they are', () => {
    const page = drawn('`first_move` and :nonsense: and 12:30:\n\n| a |\n|---|\n| `xyz` |\n');
    expect(page.querySelector('.option, .sign')).toBeNull();
    expect(page.textContent).toContain(':nonsense: and 12:30:');
  });
});

describe('a figure', () => {
  it('is read line by line', () => {
    const figure = figureOf('position: A\nB\noptions: board=8x8 first_move=black\nseat: w\nmove: w e1-e4\nmove: b h8-g8\nshow: a1-c3\ncaption: One\n  two.');
    expect(figure).toEqual({
      position: 'A\nB',
      options: { board: '8x8', first_move: 'black' },
      seat: 'w',
      moves: ['w e1-e4', 'b h8-g8'],
      refused: null,
      show: ['a1', 'c3'],
      caption: 'One two.',
    });
  });

  it.each([
    ['w e1-e4', ['e1', 'e4']],
    ['S P:S@a1', ['a1']],
    ['r m4xm5', ['m4', 'm5']],
    ['A knock', []],
  ])('names the squares of a move: %s', (move, squares) => expect(squaresIn(move)).toEqual(squares));
});
