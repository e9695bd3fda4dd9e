const SMALLEST = 1_024;
/** Room that is left behind by what was replaced, before everything is moved together. */
const MOST_WASTE = 0.5;

/** A short list of numbers for each place, all in one piece of memory. */
export class ListColumn {
  #start = new Uint32Array(SMALLEST);
  #length = new Uint16Array(SMALLEST);
  #pool = new Uint32Array(SMALLEST);
  #used = 0;
  #live = 0;

  set(place: number, numbers: readonly number[]): void {
    if (place >= this.#start.length) {
      this.#start = grown(this.#start, place + 1);
      this.#length = grown(this.#length, place + 1);
    }
    this.#live += numbers.length - this.#length[place]!;
    if (numbers.length > this.#length[place]!) {
      if (this.#used + numbers.length > this.#pool.length) this.#makeRoom(numbers.length);
      this.#start[place] = this.#used;
      this.#used += numbers.length;
    }
    this.#length[place] = numbers.length;
    this.#pool.set(numbers, this.#start[place]!);
  }

  /** Adds one to the count of each number at this place. */
  tally(place: number, counts: Uint32Array): void {
    const start = this.#start[place]!;
    const end = start + this.#length[place]!;
    for (let at = start; at < end; at++) counts[this.#pool[at]!]!++;
  }

  /** The same for those alone that are marked. */
  tallyMarked(place: number, counts: Uint32Array, marked: Uint8Array): void {
    const start = this.#start[place]!;
    const end = start + this.#length[place]!;
    for (let at = start; at < end; at++) counts[this.#pool[at]!]! += marked[this.#pool[at]!]!;
  }

  hasMarked(place: number, marked: Uint8Array): boolean {
    const start = this.#start[place]!;
    const end = start + this.#length[place]!;
    for (let at = start; at < end; at++) if (marked[this.#pool[at]!]) return true;
    return false;
  }

  #makeRoom(more: number): void {
    const needed = this.#live + more;
    if (this.#used - this.#live < this.#used * MOST_WASTE) {
      this.#pool = grown(this.#pool, this.#used + more);
      return;
    }
    const pool = new Uint32Array(Math.max(SMALLEST, needed * 2));
    let used = 0;
    for (let place = 0; place < this.#start.length; place++) {
      const [start, length] = [this.#start[place]!, this.#length[place]!];
      pool.set(this.#pool.subarray(start, start + length), used);
      this.#start[place] = used;
      used += length;
    }
    this.#pool = pool;
    this.#used = used;
  }
}

/** The same numbers with room for at least `size`. */
export function grown<T extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(column: T, size: number): T {
  if (size <= column.length) return column;
  const larger = new (column.constructor as new (length: number) => T)(Math.max(size, column.length * 2));
  larger.set(column);
  return larger;
}
