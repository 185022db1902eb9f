/** Tells somebody who looks elsewhere that it is their turn. */

import { settings } from "./settings.svelte";

export function showTurn(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = mine ? "./icon-turn.svg" : "./icon.svg";
}

export function vibrate(): void {
  // only after a tap on the page: browsers refuse it before, and say so in the console
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
}
