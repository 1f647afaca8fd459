// Short sounds generated in the browser: no files to fetch. A board may add its own (`boards/<game>/sounds.ts`).
import { settings } from './settings.svelte';

export interface Tone {
  at: number;
  pitch: number;
  to?: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

export const wood = (at: number, pitch: number, loud = 0.22): Tone => ({ at, pitch, to: pitch * 0.55, lasts: 0.07, loud, wave: 'triangle' });
export const bell = (at: number, pitch: number, loud = 0.08): Tone => ({ at, pitch, lasts: 0.32, loud, wave: 'sine' });

/** What every board may need. */
const SOUNDS = {
  select: [wood(0, 520, 0.08)],
  move: [wood(0, 260)],
  capture: [wood(0, 300), wood(0.07, 190, 0.28), wood(0.12, 150, 0.2)],
  win: [bell(0, 523), bell(0.12, 659), bell(0.24, 784)],
  end: [bell(0, 440), bell(0.16, 349)],
  refuse: [wood(0, 140, 0.16)],
} satisfies Record<string, Tone[]>;

let audio: AudioContext | undefined;

export function play(sound: keyof typeof SOUNDS | readonly Tone[]): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers allow sound only after the visitor has interacted with the page.
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const tone of typeof sound === 'string' ? SOUNDS[sound] : sound) strike(audio, tone);
}

function strike(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = tone.wave;
  voice.frequency.setValueAtTime(tone.pitch, start);
  if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, start + tone.lasts);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(tone.loud, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.lasts);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + tone.lasts + 0.02);
}
