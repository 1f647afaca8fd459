// Short sounds, made in the browser when they are first needed: no files to fetch. A board may add its own
// (`boards/<game>/sounds.ts`).
import { settings } from './settings.svelte';
import { bell, card, render, wood, type Strike } from './synthesis';

/** What every board may need. */
export const SOUNDS = {
  select: [wood(0, 620, 0.07)],
  move: [wood(0, 330), wood(0.035, 240, 0.1)],
  capture: [wood(0, 360), wood(0.07, 230, 0.26), wood(0.13, 185, 0.18)],
  card: [card(0)],
  win: [bell(0, 523), bell(0.12, 659), bell(0.24, 784, 0.1)],
  end: [bell(0, 440), bell(0.16, 349)],
  refuse: [wood(0, 150, 0.16)],
} satisfies Record<string, Strike[]>;

let audio: AudioContext | undefined;
let volume: GainNode | undefined;
const made = new WeakMap<readonly Strike[], AudioBuffer>();

export function play(sound: keyof typeof SOUNDS | readonly Strike[]): void {
  if (!settings.sound || settings.volume === 0 || typeof AudioContext === 'undefined') return;
  // Browsers allow sound only after the visitor has interacted with the page.
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  if (!volume) {
    volume = audio.createGain();
    volume.connect(audio.destination);
  }
  volume.gain.value = settings.volume ** 2 * 2; // ears hear powers; at the usual volume as loud as it was made
  const source = audio.createBufferSource();
  source.buffer = bufferOf(audio, typeof sound === 'string' ? SOUNDS[sound] : sound);
  source.connect(volume);
  source.start();
}

function bufferOf(audio: AudioContext, strikes: readonly Strike[]): AudioBuffer {
  const known = made.get(strikes);
  if (known) return known;
  const samples = render(strikes, audio.sampleRate);
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
  buffer.copyToChannel(samples, 0);
  made.set(strikes, buffer);
  return buffer;
}
