// Reads the diagrams of the rules page. Hands are pieces; those in the lower half are South's unless marked.
//
//   5  ✊ ✋ ✌ ·  ·      North's home
//      a  b  c  d  e
import type { Side, Symbol } from './plays';

export interface Drawn {
  rows: { rank: string; cells: ({ side: Side; symbol: Symbol } | null)[] }[];
  files: string[];
  notes: string[];
}

const SYMBOLS: Record<string, Symbol> = { '✊': 'R', '✋': 'P', '✌': 'S' };
const RANK = /^\s*([1-5])\s+((?:[✊✋✌·]\uFE0F?\s*)+)(.*)$/u;
const FILES = /^\s+((?:[a-e]\s*)+)$/;

export function diagramOf(text: string): Drawn | null {
  const drawn: Drawn = { rows: [], files: [], notes: [] };
  for (const line of text.split('\n').filter((line) => line.trim())) {
    const rank = RANK.exec(line);
    const files = FILES.exec(line);
    if (rank) {
      const side: Side = Number(rank[1]) >= 4 ? 'N' : 'S';
      const cells = [...rank[2]!.replace(/[\s\uFE0F]/gu, '')].map((sign) => (SYMBOLS[sign] ? { side, symbol: SYMBOLS[sign] } : null));
      drawn.rows.push({ rank: rank[1]!, cells });
      if (rank[3]!.trim()) drawn.notes.push(rank[3]!.trim());
    } else if (files) {
      drawn.files = files[1]!.trim().split(/\s+/);
    } else {
      return null;
    }
  }
  return drawn.rows.length > 0 ? drawn : null;
}
