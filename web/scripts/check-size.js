// The home page must stay light: its script is the entry and all it imports statically, compressed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 150 * 1000;
const OUT = fileURLToPath(new URL('../../src/ludoteca/server/static/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${OUT}.vite/manifest.json`, 'utf8'));

function withStaticImports(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withStaticImports(next, seen);
  return seen;
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
// The home page and the words of one language come right after the entry: they count too.
const first = [entry, ...Object.keys(manifest).filter((key) => /src\/(pages\/Home\.svelte|words\/\w+\.ts)$/.test(key))];
const words = first.filter((key) => key.includes('src/words/'));
const files = new Set(first.filter((key) => !words.includes(key)).flatMap((key) => [...withStaticImports(key)]));
const size = (key) => gzipSync(readFileSync(OUT + manifest[key].file), { level: 9 }).length;
const largestWords = Math.max(0, ...words.map(size));
const total = [...files].filter((key) => manifest[key].file.endsWith('.js')).reduce((sum, key) => sum + size(key), 0) + largestWords;

console.log(`home page script: ${(total / 1000).toFixed(1)} kB compressed, limit ${LIMIT / 1000} kB`);
if (total > LIMIT) {
  console.error('The home page script is too large.');
  process.exit(1);
}
