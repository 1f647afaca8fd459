// Reads the diagrams of the rules page: cards by their owners, or a table of who beats whom.
//
//   2  b r b .             K♠  K♥
//   1  r b r b        K♠    ~   g
//      a b c d        K♥    g   =
export interface Field {
  files: string[];
  rows: { rank: string; cells: string[] }[];
}

export interface Matrix {
  head: string[];
  rows: { name: string; cells: string[] }[];
}

const RANK = /^\s*(\d+)\s+((?:[rbgy.] ?)+)\s*$/;
const FILES = /^\s+((?:[a-m] ?)+)\s*$/;

export function fieldOf(text: string): Field | null {
  const field: Field = { files: [], rows: [] };
  for (const line of linesOf(text)) {
    const rank = RANK.exec(line);
    const files = FILES.exec(line);
    if (rank) field.rows.push({ rank: rank[1]!, cells: words(rank[2]!) });
    else if (files) field.files = words(files[1]!);
    else return null;
  }
  return field.rows.length > 0 ? field : null;
}

export function matrixOf(text: string): Matrix | null {
  const [first, ...rest] = linesOf(text);
  if (!first || !/^\s/.test(first) || rest.length === 0) return null;
  const head = words(first);
  const rows = rest.map((line) => {
    const [name, ...cells] = words(line);
    return { name: name!, cells };
  });
  return rows.every(({ cells }) => cells.length === head.length) ? { head, rows } : null;
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim());
const words = (text: string) => text.trim().split(/\s+/);
