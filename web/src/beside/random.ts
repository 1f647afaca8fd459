// Fair chance for dice and lots, from the browser's cryptographic source.
const RANGE = 2 ** 32;

/** A whole number from 0 to below `sides`, each equally likely. */
export function below(sides: number): number {
  const limit = RANGE - (RANGE % sides); // what lies above would favour the small numbers
  for (;;) {
    const drawn = crypto.getRandomValues(new Uint32Array(1))[0]!;
    if (drawn < limit) return drawn % sides;
  }
}

export const pick = <T>(things: readonly T[]): T => things[below(things.length)]!;

/** The same things in an order in which every order is equally likely. */
export function shuffled<T>(things: readonly T[]): T[] {
  const left = [...things];
  return things.map(() => left.splice(below(left.length), 1)[0]!);
}
