export interface SeenCall {
  method: string;
  path: string;
  at: string;
}

const KEPT = 10_000;

/** Every call that came in, for tests that count what a page costs. */
export class Calls {
  #seen: SeenCall[] = [];

  note(method: string, path: string) {
    this.#seen.push({ method, path, at: new Date().toISOString() });
    if (this.#seen.length > KEPT) this.#seen.shift();
  }

  list(): SeenCall[] {
    return this.#seen;
  }

  clear() {
    this.#seen = [];
  }
}
