// Reads the diagrams of the rules page:
//
//   4  · · ● × ● ·      d1-d4 is not
//      a b c d e f
export interface DrawnPosition {
  width: number;
  rows: { rank: string; cells: string[] }[];
  files: string[];
  notes: string[];
}

const RANK = /^\s*(\d+)\s+((?:[●○×·] ?)+)\s*(.*)$/;
const FILES = /^\s+((?:[a-h] ?)+)\s*$/;

/** Every position of a block, parted by empty lines; null when it is something else. */
export function diagramsOf(text: string): DrawnPosition[] | null {
  const drawn = text.split(/\n\s*\n/).map(diagramOf);
  return drawn.every((one) => one !== null) ? drawn : null;
}

function diagramOf(text: string): DrawnPosition | null {
  const drawn: DrawnPosition = { width: 0, rows: [], files: [], notes: [] };
  for (const line of text.split('\n').filter((line) => line.trim())) {
    const rank = RANK.exec(line);
    const files = FILES.exec(line);
    if (rank) {
      const cells = rank[2]!.trim().split(/\s+/);
      drawn.rows.push({ rank: rank[1]!, cells });
      drawn.width = Math.max(drawn.width, cells.length);
      if (rank[3]) drawn.notes.push(rank[3]);
    } else if (files) {
      drawn.files = files[1]!.trim().split(/\s+/);
    } else {
      return null;
    }
  }
  return drawn.rows.length > 0 ? drawn : null;
}
