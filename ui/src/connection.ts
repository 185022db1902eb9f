/** One socket to one table that comes back by itself and loses nothing that was said into it. */

import type { FromPage, Hello, Refusal, Table } from "./protocol";

export type Link = "connecting" | "open" | "waiting" | "closed";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const REFUSED = [1008, 4401, 4403, 4404]; // the server does not want this page: trying again is no use

interface Listener {
  hello(): Hello;
  table(table: Table): void;
  refusal(refusal: Refusal): void;
  link(link: Link): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private queue: FromPage[] = [];
  private failures = 0;
  private timer = 0;
  private done = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Say it now, or as soon as the server listens again. */
  send(message: FromPage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else if (message.type === "replay" || message.type === "show") this.replaceQueued(message);
    else this.queue.push(message);
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Of wishes to look at something only the last counts. */
  private replaceQueued(message: FromPage): void {
    this.queue = [...this.queue.filter((other) => other.type !== message.type), message];
  }

  private open(): void {
    this.listener.link("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.listener.hello()));
      for (const message of this.queue.splice(0)) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as Table | Refusal;
      if (message.type === "refusal") return this.listener.refusal(message);
      this.failures = 0;
      this.listener.link("open");
      this.listener.table(message);
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    if (this.done) return;
    if (REFUSED.includes(code)) {
      this.done = true;
      return this.listener.link("closed");
    }
    this.listener.link("waiting");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures++);
    this.timer = window.setTimeout(() => this.open(), pause * (0.5 + Math.random()));
  }

  /** The network is back, or somebody looks at the page: do not wait out the pause. */
  private readonly hurry = (): void => {
    if (this.done || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };
}
