// Sounds of things, made by the numbers: a struck body rings in a few modes that die away, paper and powder are noise.
// The same strikes always give the same samples.

export type Stuff = 'wood' | 'bell' | 'card' | 'die' | 'shot';

export interface Strike {
  stuff: Stuff;
  /** Seconds after the beginning. */
  at: number;
  /** Of the lowest mode, in hertz. */
  pitch: number;
  loud: number;
}

const strike = (stuff: Stuff, at: number, pitch: number, loud: number): Strike => ({ stuff, at, pitch, loud });
export const wood = (at: number, pitch: number, loud = 0.22) => strike('wood', at, pitch, loud);
export const bell = (at: number, pitch: number, loud = 0.08) => strike('bell', at, pitch, loud);
export const card = (at: number, loud = 0.2) => strike('card', at, 2600, loud);
export const die = (at: number, pitch = 1900, loud = 0.16) => strike('die', at, pitch, loud);
export const shot = (at: number, loud = 0.4) => strike('shot', at, 95, loud);

interface Mode {
  ratio: number;
  loud: number;
  /** Seconds until it has fallen to a third. */
  rings: number;
}
const mode = (ratio: number, loud: number, rings: number): Mode => ({ ratio, loud, rings });

interface Body {
  modes: Mode[];
  /** Noise: how loud, how soon it fades, and how much of it passes (1: all, near 0: only what is low). */
  noise: { loud: number; rises: number; rings: number; passes: number };
  lasts: number;
  /** How much the pitch falls while it rings. */
  falls?: number;
}

const BODIES: Record<Stuff, Body> = {
  wood: { modes: [mode(1, 1, 0.045), mode(2.57, 0.55, 0.026), mode(4.9, 0.3, 0.014), mode(7.8, 0.14, 0.008)], noise: { loud: 0.5, rises: 0.0004, rings: 0.004, passes: 0.35 }, lasts: 0.3 },
  bell: { modes: [mode(1, 1, 0.32), mode(2, 0.35, 0.22), mode(2.76, 0.25, 0.12), mode(5.4, 0.1, 0.05)], noise: { loud: 0.05, rises: 0.0004, rings: 0.003, passes: 0.6 }, lasts: 1.4 },
  card: { modes: [mode(0.16, 0.25, 0.012)], noise: { loud: 1, rises: 0.018, rings: 0.035, passes: 0.5 }, lasts: 0.22 },
  die: { modes: [mode(1, 1, 0.011), mode(2.3, 0.6, 0.007), mode(3.7, 0.35, 0.005)], noise: { loud: 0.7, rises: 0.0002, rings: 0.002, passes: 0.8 }, lasts: 0.09 },
  shot: { modes: [mode(1, 1, 0.09), mode(1.7, 0.5, 0.05)], noise: { loud: 0.9, rises: 0.0008, rings: 0.05, passes: 0.16 }, lasts: 0.5, falls: 0.5 },
};

/** Samples from -1 to 1. */
export function render(strikes: readonly Strike[], rate: number): Float32Array<ArrayBuffer> {
  const lasts = Math.max(...strikes.map(({ stuff, at }) => at + BODIES[stuff].lasts));
  const samples = new Float32Array(Math.ceil(lasts * rate));
  strikes.forEach((each, index) => add(samples, each, rate, 1 + index * 7919));
  for (let index = 0; index < samples.length; index++) samples[index] = Math.tanh(samples[index]!);
  return samples;
}

function add(samples: Float32Array, { stuff, at, pitch, loud }: Strike, rate: number, seed: number): void {
  const { modes, noise, lasts, falls = 0 } = BODIES[stuff];
  const random = generator(seed);
  const phases = modes.map(() => 0);
  let passed = 0;
  const first = Math.round(at * rate);
  for (let index = 0; index < lasts * rate && first + index < samples.length; index++) {
    const time = index / rate;
    let sum = 0;
    for (const [number, { ratio, loud, rings }] of modes.entries()) {
      phases[number]! += (2 * Math.PI * pitch * ratio * (1 - falls * Math.min(1, time / lasts))) / rate;
      sum += loud * Math.sin(phases[number]!) * Math.exp(-time / rings);
    }
    passed += noise.passes * (random() - passed);
    sum += noise.loud * passed * Math.min(1, time / noise.rises) * Math.exp(-time / noise.rings);
    const soft = Math.min(1, index / 24) * Math.min(1, (lasts - time) * 100); // no click at either end
    samples[first + index]! += loud * sum * soft;
  }
}

/** Numbers from -1 to 1, the same for the same seed. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}
