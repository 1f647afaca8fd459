// Home and tables must stay light: all script that comes before one can use them, compressed, in the longest language.
import { boardOf, compressed, isEntry, isTable, manifest, withStaticImports } from './manifest.js';

const LIMITS = { home: 150_000, table: 220_000 };

const languages = Object.keys(manifest).filter((key) => /src\/words\/\w+\.ts$/.test(key));
const games = Object.values(manifest).flatMap((part) => boardOf(part) ?? []);

function heaviest(isWanted) {
  return Math.max(...languages.map((words) => compressed(withStaticImports((key, part) => isEntry(part) || key === words || isWanted(part)))));
}

const sizes = [
  ['home', 'home', heaviest(() => false)],
  ...games.map((game) => [game, 'table', heaviest((part) => isTable(part) || boardOf(part) === game)]),
];
if (languages.length === 0 || games.length === 0) throw new Error('Nothing to weigh: see chunks.ts.');
for (const [name, kind, size] of sizes) console.log(`${name}: ${(size / 1000).toFixed(1)} kB of script, limit ${LIMITS[kind] / 1000} kB`);
if (sizes.some(([, kind, size]) => size > LIMITS[kind])) {
  console.error('Too much script.');
  process.exit(1);
}
