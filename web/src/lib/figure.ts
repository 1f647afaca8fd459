// A figure of a rules page: a position in the notation and what is played there. A line without a key continues the one
// above it.
export interface Figure {
  position: string;
  options: Record<string, string>;
  seat: string | null;
  moves: string[];
  /** A last move that the rules refuse. */
  refused: string | null;
  /** Only this part of the board: two opposite corners. */
  show: [string, string] | null;
  caption: string;
}

const LINE = /^(position|options|seat|move|refused|show|caption):\s*(.*)$/;

export function figureOf(text: string): Figure {
  const found: { key: string; value: string }[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, key, value] = LINE.exec(line) ?? [];
    if (key !== undefined) found.push({ key, value: value! });
    else if (found.length > 0) found.at(-1)!.value = `${found.at(-1)!.value}\n${line}`.trim();
  }
  const one = (key: string) => found.find((each) => each.key === key)?.value ?? null;
  const corners = one('show')?.split('-');
  return {
    position: one('position') ?? '',
    options: Object.fromEntries((one('options') ?? '').split(/\s+/).filter(Boolean).map((word) => word.split('=', 2))),
    seat: one('seat'),
    moves: found.filter(({ key }) => key === 'move').map(({ value }) => value),
    refused: one('refused'),
    show: corners?.length === 2 ? [corners[0]!, corners[1]!] : null,
    caption: (one('caption') ?? '').replace(/\s+/g, ' '),
  };
}
