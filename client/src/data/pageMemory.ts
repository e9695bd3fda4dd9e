import { OtherRelease, unsayReload } from './otherRelease.ts';
import { standsIn } from './standsIn.ts';

const FRESH_MS = 60_000;
/** Pages that somebody goes back to. */
const MOST_KEPT = 40;

/** Reads the data of a page. */
type Read = () => unknown;

interface Kept {
  data: unknown;
  read: Read;
  until: number;
  /** whether somebody asked for the page, and not only was about to */
  wanted: boolean;
}

/** Data as a loader answers it, with its HTTP status or without. */
const outcomeOf = (data: unknown): unknown =>
  data !== null && typeof data === 'object' && 'data' in data && 'init' in data ? data.data : data;

/** What is missing, failed or elsewhere is looked for again. */
const isWhole = (data: unknown): boolean => {
  const outcome = outcomeOf(data);
  if (outcome === null) return true;
  return typeof outcome === 'object' && 'kind' in outcome && outcome.kind === 'ready' && !standsIn(outcome);
};

/** What is there no longer, or elsewhere by now, which has no kind. */
const isGone = (data: unknown): boolean =>
  ((outcomeOf(data) as { kind?: string } | undefined)?.kind ?? 'missing') === 'missing';

/**
 * What the pages that a visitor was on were made of, by address: asked for ahead, fresh for a minute, and shown at once
 * to whoever goes back or forward, however old it is. Pages of one visitor's own never come here.
 */
export class PageMemory {
  readonly #kept = new Map<string, Kept>();
  #returning = false;
  #shownOld: string | null = null;

  /** Says that the browser is on its way back or forward, until it `arrived`. */
  returns(): void {
    this.#returning = true;
  }

  /** Ends the way; answers whether what was shown may be old: then `renew` it. */
  arrived(): string | null {
    const old = this.#shownOld;
    this.#returning = false;
    this.#shownOld = null;
    return old;
  }

  /** Remembers what came with the page. */
  seed(href: string, data: unknown): void {
    if (isWhole(data)) this.#keep(href, { data, read: () => data, until: Date.now() + FRESH_MS, wanted: true });
  }

  /** The data of a page: what is remembered of it, or what `read` finds. */
  get(href: string, read: Read): unknown {
    const kept = this.#kept.get(href);
    if (!kept) return this.#read(href, read).data;
    kept.read = read;
    kept.wanted = true;
    if (kept.until > Date.now()) return kept.data;
    if (!this.#returning) return this.#read(href, read).data;
    this.#shownOld = href;
    return kept.data;
  }

  /** Whether it remembers the data of a page, be they old. */
  has = (href: string): boolean => this.#kept.has(href);

  /** Reads the data of a page that somebody is about to ask for; never rejects. */
  async ahead(href: string, read: Read): Promise<void> {
    const fresh = (this.#kept.get(href)?.until ?? 0) > Date.now();
    if (fresh) return;
    const kept = this.#read(href, read, false);
    await kept.data.catch(error => {
      if (error instanceof OtherRelease && !kept.wanted) unsayReload();
    });
  }

  /** Reads anew what was shown from memory; whether it has changed, or is gone and forgotten. */
  async renew(href: string): Promise<boolean> {
    const kept = this.#kept.get(href);
    if (!kept) return false;
    const now = await kept.read();
    if (!isWhole(now)) return isGone(now) && this.#kept.delete(href);
    const changed = JSON.stringify(outcomeOf(now)) !== JSON.stringify(outcomeOf(await kept.data));
    this.#keep(href, { ...kept, data: now, until: Date.now() + FRESH_MS });
    return changed;
  }

  #read(href: string, read: Read, wanted = true) {
    const data = Promise.resolve(read());
    const kept = { data, read, until: Date.now() + FRESH_MS, wanted };
    this.#keep(href, kept);
    const forget = () => {
      if (this.#kept.get(href) === kept) this.#kept.delete(href);
    };
    data.then(found => isWhole(found) || forget(), forget);
    return kept;
  }

  #keep(href: string, kept: Kept): void {
    this.#kept.delete(href);
    this.#kept.set(href, kept);
    for (const [oldest] of this.#kept) if (this.#kept.size > MOST_KEPT) this.#kept.delete(oldest);
  }
}
