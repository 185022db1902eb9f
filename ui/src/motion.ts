/** Nodes slide from where they were, and show in their own way that something happened to them. */

import { calm } from "./settings.svelte";

const SLIDE = 320;

/** Slides an element to its new place, from wherever it is seen at the moment. */
export function slide(element: SVGElement, from: string, to: string): void {
  const running = element.getAnimations().filter((animation) => animation.id === "slide");
  const start = running.length ? getComputedStyle(element).transform : from;
  for (const animation of running) animation.cancel();
  if (calm() || from === to) return;
  element.animate([{ transform: start }, { transform: to }], {
    id: "slide",
    duration: SLIDE,
    easing: "cubic-bezier(0.25, 0.8, 0.3, 1)",
  });
}

const TICKS: Record<string, [Keyframe[], number]> = {
  tumble: [
    [
      { transform: "rotate(-310deg) translateY(-45%) scale(0.75)" },
      { transform: "rotate(-120deg) translateY(-60%) scale(1.12)", offset: 0.4 },
      { transform: "rotate(14deg) translateY(0) scale(0.96)", offset: 0.8 },
      { transform: "none" },
    ],
    560,
  ],
  pop: [[{ transform: "scale(1)" }, { transform: "scale(1.18)" }, { transform: "scale(1)" }], 260],
  flip: [[{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], 240],
};

/** Plays the animation that the style sheet names in `--tick`. */
export function tick(element: SVGElement): void {
  if (calm()) return;
  const [frames, duration] = TICKS[getComputedStyle(element).getPropertyValue("--tick").trim()] ?? [];
  if (frames) element.animate(frames, { duration: duration ?? 0, easing: "ease-out" });
}
