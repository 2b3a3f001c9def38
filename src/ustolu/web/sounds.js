// Three short sounds, made here by adding and fading tones: a die that rolls, my turn, the end.
import { settings } from "./settings.js";

let context;

/** The audio context, or null where there is none or no person has touched the page yet. */
function audio() {
  if (settings.sounds.value === "off" || !window.AudioContext) return null;
  if (!navigator.userActivation?.hasBeenActive && !context) return null;
  context ||= new AudioContext();
  if (context.state === "suspended") context.resume();
  return context;
}

function tone(a, at, pitch, length, loudness, shape = /** @type {OscillatorType} */ ("sine")) {
  const source = new OscillatorNode(a, { type: shape, frequency: pitch });
  const gain = new GainNode(a, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(a.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}

/** A knock of wood on wood: a breath of noise through a narrow filter. */
function knock(a, at, pitch, loudness) {
  const frames = Math.round(a.sampleRate * 0.06);
  const noise = a.createBuffer(1, frames, a.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 4;
  const source = new AudioBufferSourceNode(a, { buffer: noise });
  const filter = new BiquadFilterNode(a, { type: "bandpass", frequency: pitch, Q: 4 });
  const gain = new GainNode(a, { gain: loudness });
  source.connect(filter).connect(gain).connect(a.destination);
  source.start(at);
}

const SOUNDS = {
  roll: (a, t) => [0, 0.09, 0.16, 0.26, 0.4].map((wait, i) => knock(a, t + wait, 1500 - 180 * i, 0.9 - 0.13 * i)),
  turn: (a, t) => [523.25, 783.99].map((pitch, i) => tone(a, t + 0.12 * i, pitch, 0.45, 0.12, "triangle")),
  end: (a, t) => [392, 523.25, 659.25, 783.99].map((pitch, i) => tone(a, t + 0.13 * i, pitch, 0.9, 0.1, "triangle")),
};

/** Plays "roll", "turn" or "end", if sounds are on. */
export function sound(name, wait = 0) {
  const a = audio();
  if (a) SOUNDS[name](a, a.currentTime + 0.02 + wait);
}
