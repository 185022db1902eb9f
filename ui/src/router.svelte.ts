/** Two pages: the lobby, and a table with the secret of a seat behind the `#`. */

import { address } from "./api";

interface Place {
  table: string | null;
  secret: string;
}

function here(): Place {
  const table = /\/t\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  return { table: table ? decodeURIComponent(table) : null, secret: location.hash.slice(1) };
}

export const place: { now: Place } = $state({ now: here() });

addEventListener("popstate", () => (place.now = here()));
addEventListener("hashchange", () => (place.now = here()));

export function go(path: string): void {
  history.pushState(null, "", address(path));
  place.now = here();
  scrollTo(0, 0);
}

/** For links inside the page: no new load. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const link = (event.currentTarget as HTMLAnchorElement).href;
  event.preventDefault();
  go(new URL(link).pathname + new URL(link).hash);
}
