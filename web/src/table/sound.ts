/** Small sounds, made rather than recorded; off unless somebody wants them. */
import { settings } from '../lib/settings';

type Sound = 'turn' | 'move';

const TONES: Readonly<Record<Sound, readonly number[]>> = { turn: [660, 880], move: [330] };
const LENGTH_S = 0.09;
const LOUDNESS = 0.06;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings().sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const begin = context.currentTime;
  for (const [i, tone] of TONES[sound].entries()) ring(context, tone, begin + i * LENGTH_S);
}

function ring(audio: AudioContext, tone: number, at: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = tone;
  gain.gain.setValueAtTime(LOUDNESS, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH_S);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + LENGTH_S);
}
