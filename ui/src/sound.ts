/** Small sounds made on the spot: a knock of wood, rolling dice, two notes for "your turn". */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  // before the first tap browsers keep it silent, and say so in the console
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context.state === "running" ? context : null;
}

function tone(hertz: number, after: number, seconds: number, loud: number, wave: OscillatorType): void {
  const now = audio();
  if (!now) return;
  const start = now.currentTime + after;
  const oscillator = new OscillatorNode(now, { frequency: hertz, type: wave });
  const gain = new GainNode(now, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(now.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

export const knock = (): void => {
  tone(190, 0, 0.07, 0.25, "triangle");
  tone(95, 0, 0.1, 0.2, "sine");
};

export const rattle = (): void => {
  for (let i = 0; i < 6; i++) tone(260 + 140 * Math.random(), i * 0.055, 0.04, 0.09, "triangle");
};

export const yourTurn = (): void => {
  tone(587, 0, 0.3, 0.12, "sine");
  tone(784, 0.12, 0.4, 0.12, "sine");
};

export const refused = (): void => tone(140, 0, 0.18, 0.15, "square");

export const fanfare = (): void =>
  [523, 659, 784, 1047].forEach((hertz, i) => tone(hertz, i * 0.14, 0.6, 0.12, "sine"));
