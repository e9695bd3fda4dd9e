/** Numbers words from 0 on, in the order in which they are first met. */
export class Dictionary {
  readonly words: string[] = [];
  readonly #numbers = new Map<string, number>();

  /** Numbers it where it is new. */
  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.words.length);
    return this.words.push(word) - 1;
  }

  find(word: string): number | undefined {
    return this.#numbers.get(word);
  }
}
