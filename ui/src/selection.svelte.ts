/** Choices as paths: what has been touched so far, and which answer that comes to. No rule in sight. */

import type { Choice, Gather } from "./protocol";

const starts = (path: readonly string[], beginning: readonly string[]): boolean =>
  beginning.every((id, i) => path[i] === id);

const same = (a: Choice, b: Choice): boolean =>
  a.answers.join() === b.answers.join() && a.label === b.label && a.path?.join() === b.path?.join();

export class Selection {
  choices: Choice[] = $state.raw([]);
  touched: string[] = $state.raw([]);
  picked: Choice | null = $state.raw(null); // chosen by a button, from the list or by typing
  private only: Choice | null = $state.raw(null); // what is owed and has no alternative is chosen
  gather: Gather | null = $state.raw(null);
  taken: string[] = $state.raw([]); // what has been gathered

  /** What may be answered, each once: the same may be said by touching things in another order. */
  listed: Choice[] = $derived.by(() => {
    const seen = new Set<string>();
    return this.choices.filter((c) => seen.size < seen.add(c.answers.join()).size);
  });
  /** Choices that go on from what is touched. */
  open: Choice[] = $derived(this.choices.filter((c) => starts(c.path ?? [], this.touched)));
  /** Choices that are said by exactly what is touched; several of them ask which is meant. */
  exact: Choice[] = $derived(
    this.touched.length ? this.open.filter((c) => c.path?.length === this.touched.length) : [],
  );
  chosen: Choice | null = $derived.by(() => {
    if (this.taken.length) return null;
    const [meant, another] = this.exact;
    return this.picked ?? (another ? null : meant) ?? this.only;
  });
  /** Nodes that may be touched next. */
  next: Set<string> = $derived(
    new Set([
      ...this.nodesAt(this.open, this.touched.length),
      ...(this.touched.length ? [] : Object.keys(this.gather?.picks ?? {})),
    ]),
  );
  /** Nodes that begin a choice: touching one starts anew. */
  first: Set<string> = $derived(this.nodesAt(this.choices, 0));
  /** Enough has been gathered. */
  enough: boolean = $derived(this.taken.length > 0 && this.taken.length >= (this.gather?.least ?? 0));

  constructor(
    private readonly play: (answers: number[]) => void,
    private readonly confirms: () => boolean,
  ) {}

  private nodesAt(choices: Choice[], place: number): Set<string> {
    return new Set(choices.flatMap((c) => c.path?.[place] ?? []));
  }

  can(id: string): boolean {
    return this.next.has(id) || this.first.has(id) || this.touched.includes(id) || this.picks(id);
  }

  private picks(id: string): boolean {
    return !!this.gather && id in this.gather.picks;
  }

  /** The server says what may be answered now; a choice that is still there stays chosen. */
  offer(choices: Choice[], gather: Gather | null, owed: boolean): void {
    const { picked, touched } = this;
    this.choices = choices;
    if (gather?.label !== this.gather?.label) this.taken = [];
    this.taken = this.taken.filter((id) => gather && id in gather.picks);
    this.gather = gather;
    this.only = (owed && choices.length === 1 && choices[0]) || null;
    this.picked = (picked && choices.find((c) => same(c, picked))) ?? null;
    if (!this.picked && !choices.some((c) => starts(c.path ?? [], touched))) this.touched = [];
  }

  touch(id: string): void {
    if (this.picks(id) && !(this.touched.length && this.next.has(id))) this.take(id);
    else if (this.next.has(id)) this.go([...this.touched, id]);
    else if (this.chosen && this.touched.at(-1) === id) this.confirm();
    else if (this.touched.includes(id)) this.cancel();
    else if (this.first.has(id)) this.go([id]);
    else this.cancel();
  }

  /** Takes it once more if that may be, else puts it back; what was taken last makes room. */
  private take(id: string): void {
    const { most, copies } = this.gather!;
    this.picked = null;
    this.touched = [];
    const before = this.times(id);
    const more = before < (copies?.[id] ?? 1) && (!before || this.fits([...this.taken, id]));
    const taken = more ? [...this.taken, id] : this.taken.filter((other) => other !== id);
    while (taken.length > 1 && !this.fits(taken)) taken.splice(-2, 1);
    this.taken = taken;
    if (!this.confirms() && taken.length === most) this.confirm();
  }

  /** How often it has been gathered. */
  times(id: string): number {
    return this.taken.filter((other) => other === id).length;
  }

  /** What is gathered costs so much. */
  get cost(): number {
    return this.costOf(this.taken);
  }

  private costOf(taken: readonly string[]): number {
    return taken.reduce((sum, id) => sum + (this.gather?.costs?.[id] ?? 0), 0);
  }

  private fits(taken: readonly string[]): boolean {
    const { most, purse = 0 } = this.gather!;
    return taken.length <= most && this.costOf(taken) <= purse;
  }

  /** What is gathered, in words; equal things are counted. */
  get gatheredLabels(): string[] {
    const counts = new Map<number, number>();
    for (const id of this.taken) {
      const answer = this.gather!.picks[id]!;
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    return [...counts].map(([answer, n]) => {
      const label = this.choices.find((c) => c.answers.length === 1 && c.answers[0] === answer)?.label ?? "";
      return n > 1 ? `${label} ×${n}` : label;
    });
  }

  private go(touched: string[]): void {
    this.picked = null;
    this.taken = [];
    this.touched = touched;
    if (!this.confirms() && this.open.length === 1) this.confirm();
  }

  /** From the list, a button or typed keys; a second time is yes. */
  choose(choice: Choice): void {
    if (this.chosen && same(this.chosen, choice)) return this.confirm();
    this.picked = choice;
    this.taken = [];
    this.touched = [...(choice.path ?? [])];
    if (!this.confirms()) this.confirm();
  }

  confirm(): void {
    const answers = this.taken.length ? this.gathered() : this.chosen?.answers;
    if (!answers || (this.taken.length && !this.enough)) return;
    this.cancel();
    this.play(answers);
  }

  private gathered(): number[] {
    const { picks, most, finish } = this.gather!;
    const answers = this.taken.map((id) => picks[id]!);
    return finish >= 0 && answers.length < most ? [...answers, finish] : answers;
  }

  cancel(): void {
    this.picked = null;
    this.taken = [];
    this.touched = [];
  }
}
