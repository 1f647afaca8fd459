// The icons of an installed Ludoteca, drawn from public/favicon.svg (rectangles and circles) without any other tool.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';

const DRAWING = fileURLToPath(new URL('../public/favicon.svg', import.meta.url));
const OUT = fileURLToPath(new URL('../../src/ludoteca/server/static/icons/', import.meta.url));
const SIDE = 32; // of the drawing
const FINE = 4; // samples a pixel and direction: edges are smooth

const drawing = [...readFileSync(DRAWING, 'utf8').matchAll(/<(rect|circle) ([^>]*?)\/>/g)].map(([, kind, written]) => {
  const said = Object.fromEntries([...written.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const colour = [1, 3, 5].map((at) => Number.parseInt(said.fill.slice(at, at + 2), 16));
  const { x, y, width, height, rx = 0, cx, cy, r } = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, Number(value)]));
  // A circle is a rectangle with very round corners.
  const box = kind === 'circle' ? { x: cx - r, y: cy - r, width: 2 * r, height: 2 * r, rx: r } : { x, y, width, height, rx };
  return { ...box, colour };
});
const ground = drawing[0].colour;

function covers({ x, y, width, height, rx }, px, py) {
  const dx = Math.max(x + rx - px, px - (x + width - rx), 0);
  const dy = Math.max(y + rx - py, py - (y + height - rx), 0);
  return px >= x && px <= x + width && py >= y && py <= y + height && dx * dx + dy * dy <= rx * rx + 1e-9;
}

/** One picture; `zoom` below 1 leaves a margin, `isFull` fills it: the shape is cut out by the telephone. */
function picture(size, { zoom = 1, isFull = false } = {}) {
  const rows = Buffer.alloc(size * (1 + size * 4));
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const sum = [0, 0, 0, 0];
      for (let sample = 0; sample < FINE * FINE; sample++) {
        const at = (pixel, part) => ((pixel + (part + 0.5) / FINE) / size - 0.5) * (SIDE / zoom) + SIDE / 2;
        const [px, py] = [at(column, sample % FINE), at(row, Math.floor(sample / FINE))];
        const top = drawing.findLast((shape) => covers(shape, px, py))?.colour ?? (isFull ? ground : null);
        if (!top) continue;
        for (const part of [0, 1, 2]) sum[part] += top[part];
        sum[3] += 1;
      }
      const offset = row * (1 + size * 4) + 1 + column * 4;
      for (const part of [0, 1, 2]) rows[offset + part] = sum[3] ? Math.round(sum[part] / sum[3]) : 0;
      rows[offset + 3] = Math.round((255 * sum[3]) / (FINE * FINE));
    }
  }
  return png(size, rows);
}

function png(size, rows) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // 8 bits each of red, green, blue and opacity
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

mkdirSync(OUT, { recursive: true });
writeFileSync(`${OUT}icon-192.png`, picture(192));
writeFileSync(`${OUT}icon-512.png`, picture(512));
writeFileSync(`${OUT}maskable-512.png`, picture(512, { zoom: 0.72, isFull: true }));
writeFileSync(`${OUT}apple-touch-icon.png`, picture(180, { zoom: 0.86, isFull: true }));
