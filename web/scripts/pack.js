// Packs the files of the client once, as tightly as Brotli can: the server sends them to whoever understands it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { OUT } from './manifest.js';

const WORTH_IT = 500; // bytes

for (const name of readdirSync(`${OUT}assets`)) {
  const data = readFileSync(`${OUT}assets/${name}`);
  if (!/\.(js|css|svg)$/.test(name) || data.length <= WORTH_IT) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  writeFileSync(`${OUT}assets/${name}.br`, brotliCompressSync(data, { params }));
}
