// The names of paragraphs on a rules page: `§3` is s3, `§7.2` is s7.2, `A16` is a16.
const NAMED = /§\s?(\d+(?:\.\d+)?)|\bA(\d+[a-z]?)\b/g;

export interface RulePart {
  text: string;
  /** The paragraph meant; null: only words between two of them. */
  anchor: string | null;
}

/** A rule as a refusal names it, such as `§3.3, A4–A6`, in parts that can be links. */
export function rulePartsOf(rule: string): RulePart[] {
  const parts: RulePart[] = [];
  let end = 0;
  for (const found of rule.matchAll(NAMED)) {
    if (found.index > end) parts.push({ text: rule.slice(end, found.index), anchor: null });
    parts.push({ text: found[0], anchor: anchorOf(found[0]) });
    end = found.index + found[0].length;
  }
  if (end < rule.length) parts.push({ text: rule.slice(end), anchor: null });
  return parts;
}

/** The anchor of `§3.3` or `A16`. */
export function anchorOf(name: string): string {
  return name.startsWith('§') ? `s${name.slice(1).trim()}` : name.toLowerCase();
}

/** The paragraph, and where it may be found if the page has none of that name: A14b in A14, §3.9 in §3. */
export function anchorsFor(anchor: string): string[] {
  const wider = anchor.startsWith('s') ? anchor.replace(/\.\d+$/, '') : anchor.replace(/[a-z]$/, '');
  return wider === anchor ? [anchor] : [anchor, wider];
}
