/** The services' clocks differ, and a row may be saved a moment after the time it bears. */
const OVERLAP_MS = 10_000;

export interface Dated {
  /** UTC */
  modifiedGmt: string;
  /** minutes the site's time is ahead of UTC, where the service is asked in that time */
  offset?: number;
}

/**
 * Which change is the newest that the passes have read. What was read beside them must not hide what they missed, nor a
 * row that bears a time still to come what changes until then: none counts as newer than the pass that reads it.
 */
export class Newest {
  readonly #latest = new Date().toISOString().slice(0, 19);
  #row: Dated;

  constructor(row: Dated | null) {
    this.#row = this.#dated(row ?? { modifiedGmt: '' });
  }

  /** to be kept for the next start */
  get row(): Dated {
    return this.#row;
  }

  note(rows: readonly Dated[]): void {
    for (const row of rows) {
      const dated = this.#dated(row);
      if (dated.modifiedGmt > this.#row.modifiedGmt) this.#row = dated;
    }
  }

  #dated({ modifiedGmt, offset = 0 }: Dated): Dated {
    return { modifiedGmt: modifiedGmt > this.#latest ? this.#latest : modifiedGmt, offset };
  }

  /**
   * A moment somewhat before it, never ahead of now, as the service reads it: without an offset. Empty while nothing was
   * read. In the hour that comes twice when clocks go back, what is changed later bears the same times.
   * @param offsetNow as that of a row, of this moment; null where nobody knows
   */
  before(offsetNow: number | null = null): string {
    const at = Date.parse(`${this.#row.modifiedGmt.slice(0, 19)}Z`);
    if (Number.isNaN(at)) return '';
    const { offset = 0 } = this.#row;
    const from = Math.min(at, Date.now()) - OVERLAP_MS + Math.min(offset, offsetNow ?? offset) * 60_000;
    return new Date(from).toISOString().slice(0, 19);
  }
}
