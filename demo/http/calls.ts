export interface SeenCall {
  method: string;
  path: string;
  at: string;
  /** calls to the same path that were not answered yet when it came */
  beside: number;
}

const KEPT = 10_000;

/** Every call that came in, for tests that count what a page costs and what is asked at once. */
export class Calls {
  #seen: SeenCall[] = [];
  readonly #open = new Map<string, number>();

  /** Returns what is to be called once it is answered. */
  note(method: string, path: string): () => void {
    const beside = this.#open.get(path) ?? 0;
    this.#open.set(path, beside + 1);
    this.#seen.push({ method, path, at: new Date().toISOString(), beside });
    if (this.#seen.length > KEPT) this.#seen.shift();
    return () => {
      const left = (this.#open.get(path) ?? 1) - 1;
      if (left > 0) this.#open.set(path, left);
      else this.#open.delete(path);
    };
  }

  list(): SeenCall[] {
    return this.#seen;
  }

  clear() {
    this.#seen = [];
  }
}
