/** Keys typed to choose: `r7`, or the number in the list. */

import type { Choice } from "./protocol";

const PAUSE = 1200; // milliseconds after which typing begins anew

export class Typing {
  private typed = "";
  private last = 0;

  /** The choice that is said by what is typed so far, this key included. */
  key(key: string, choices: Choice[], now: number): Choice | "unfinished" | null {
    if (now - this.last > PAUSE) this.typed = "";
    this.last = now;
    for (const typed of [this.typed + key, key].map((text) => text.toLowerCase())) {
      const begun = choices.filter((c) => c.keys?.toLowerCase().startsWith(typed));
      if (!begun.length) continue;
      this.typed = typed;
      return begun.find((c) => c.keys?.toLowerCase() === typed) ?? "unfinished";
    }
    this.typed = "";
    return /^[1-9]$/.test(key) ? (choices[Number(key) - 1] ?? null) : null;
  }
}
