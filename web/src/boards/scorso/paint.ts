// The colours of the faces; on each its ink can be read.
export interface Paint {
  fill: string;
  edge: string;
  ink: string;
}

export const PAINTS: Record<string, Paint> = {
  K: { fill: '#37312d', edge: '#15110f', ink: '#f6ead6' },
  W: { fill: '#f8f2e6', edge: '#c9bda6', ink: '#3a332c' },
  R: { fill: '#b5291f', edge: '#7c150f', ink: '#fff1e2' },
  G: { fill: '#2c7440', edge: '#174a26', ink: '#f0fae8' },
  Y: { fill: '#e6b42c', edge: '#a97c0c', ink: '#33240a' },
  B: { fill: '#2a5ca8', edge: '#153767', ink: '#eef4ff' },
  '?': { fill: '#8a7460', edge: '#5a4939', ink: '#fff8ec' },
};

export const paintOf = (face: string): Paint => PAINTS[face] ?? PAINTS['?']!;
