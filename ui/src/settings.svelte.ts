/** What this device remembers about how its owner likes to play. */

import type { Language } from "./protocol";

export type Theme = "auto" | "light" | "dark";

export interface Settings {
  language: Language;
  theme: Theme;
  name: string;
  confirm: boolean; // ask before an answer is sent
  skip: boolean; // give the only possible answer by itself
  sound: boolean;
  vibrate: boolean;
}

const PLACE = "ludoteka.settings";

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  const first = wanted.find((tag) => tag === "cs" || tag === "sk" || tag === "en");
  return first === "cs" || first === "sk" ? "cs" : "en";
}

const usual: Settings = {
  language: browserLanguage(),
  theme: "auto",
  name: "",
  confirm: true,
  skip: false,
  sound: true,
  vibrate: true,
};

export function remembered<T>(place: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise; // storage is forbidden, or was written by something else
  }
}

export function remember(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // a private window: the page works, it only forgets
  }
}

export const settings: Settings = $state({ ...usual, ...remembered<Partial<Settings>>(PLACE, {}) });

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const calm = (): boolean => still.matches || document.hidden;

function showTheme(): void {
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset["theme"] = theme;
  const paper = theme === "dark" ? "#1a1815" : "#f5efe3";
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", paper);
}

/** Keeps page and storage in step with the settings; call once. */
export function applySettings(): void {
  dark.addEventListener("change", showTheme);
  $effect.root(() => {
    $effect(() => remember(PLACE, settings));
    $effect(showTheme);
    $effect(() => {
      document.documentElement.lang = settings.language;
    });
  });
  showTheme();
}
