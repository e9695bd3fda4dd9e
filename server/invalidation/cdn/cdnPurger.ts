import type { Logger } from 'pino';
import type { Cdn } from '../../config.ts';
import { cdnKinds, isPurged } from './cdnKinds.ts';
import { ALL, cdnTag, MANY } from './cdnTags.ts';

/** Asks a CDN to drop what was made from what changed. */
export interface CdnPurger {
  /** Returns at once and never throws: what is refused is asked for again. */
  purge(tags: Iterable<string> | 'everything'): void;
  /** Ends; what was not dropped by then is dropped by the next start. */
  close(): Promise<void>;
}

export interface CdnPurgerOptions {
  readonly cdn: Cdn;
  readonly log: Pick<Logger, 'warn' | 'info'>;
  readonly fetch?: typeof globalThis.fetch;
}

/** What changes together is dropped in one call. */
const GATHER_MS = 100;
/** An answer that left before the first call may be kept after it. */
const AGAIN_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
const TIMEOUT_MS = 10_000;
/** Beyond, everything is dropped. */
const MOST_TAGS = 500;

export function createCdnPurger({ cdn, log, fetch = globalThis.fetch }: CdnPurgerOptions): CdnPurger {
  const kind = cdnKinds[cdn.kind];
  const stopping = new AbortController();
  let due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let failures = 0;

  const later = (ms: number, work: () => void) => {
    const started = setTimeout(work, ms);
    started.unref();
    return started;
  };
  const gather = (tags: Iterable<string>, ms: number) => {
    for (const tag of tags) due.add(tag);
    if (stopping.signal.aborted) return;
    timer ??= later(ms, send);
  };

  /** Why it was not done, without the CDN's own words: they may repeat the token. Null where it was. */
  async function call(tags: readonly string[]): Promise<string | null> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      const answer = await fetch(cdn.purgeUrl, { ...kind.call(tags, cdn.purgeToken), signal });
      return (await isPurged(answer)) ? null : `status ${answer.status}`;
    } catch (error) {
      const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
      return cause?.code ?? name;
    }
  }

  async function drop(tags: readonly string[], again: boolean): Promise<void> {
    const refused: string[] = [];
    let reason: string | null = null;
    for (let at = 0; at < tags.length; at += kind.most) {
      const some = tags.slice(at, at + kind.most);
      reason ??= await call(some);
      if (reason !== null) refused.push(...some);
    }
    const dropped = tags.filter(tag => !refused.includes(tag));
    if (dropped.length && !again) later(AGAIN_MS, () => void drop(dropped, true));
    if (!refused.length) {
      failures = 0;
      return;
    }
    failures += 1;
    log.warn({ tags: refused.length, failures, reason }, 'The CDN did not drop what changed; it is asked again');
    gather(refused, Math.min(LONGEST_PAUSE_MS, 500 * 2 ** Math.min(failures, 10)));
  }

  function send(): void {
    timer = undefined;
    const tags = due.has(ALL) || due.size > MOST_TAGS ? [ALL] : [...due.add(MANY)];
    due = new Set();
    running = running.then(() => drop(tags, false));
  }

  return {
    purge: tags => gather(tags === 'everything' ? [ALL] : [...tags].map(cdnTag), GATHER_MS),
    async close() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
