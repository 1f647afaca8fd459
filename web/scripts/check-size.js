// Home and tables must stay light: all script that comes before one can use them, compressed, in the longest language.
import { compressed, manifest, withStaticImports } from './manifest.js';

const LIMITS = { home: 150_000, table: 220_000 };

const languages = Object.keys(manifest).filter((key) => /src\/words\/\w+\.ts$/.test(key));
const boards = Object.keys(manifest).filter((key) => /src\/boards\/\w+\/Board\.svelte$/.test(key));

function heaviest(wanted) {
  return Math.max(...languages.map((words) => compressed(withStaticImports((key, { isEntry }) => isEntry || key === words || wanted(key)))));
}

/** A board comes with all its parts. */
const table = (board) => (key) => key.endsWith('src/pages/Table.svelte') || (key.startsWith(board.replace('Board.svelte', '')) && key.endsWith('.svelte'));

const sizes = [
  ['home', 'home', heaviest((key) => key.endsWith('src/pages/Home.svelte'))],
  ...boards.map((board) => [board.split('/').at(-2), 'table', heaviest(table(board))]),
];
for (const [name, kind, size] of sizes) console.log(`${name}: ${(size / 1000).toFixed(1)} kB of script, limit ${LIMITS[kind] / 1000} kB`);
if (sizes.some(([, kind, size]) => size > LIMITS[kind])) {
  console.error('Too much script.');
  process.exit(1);
}
