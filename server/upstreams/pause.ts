import type { Exchanged } from './exchange.ts';

/** Where a 429 does not say how long, milliseconds. */
const UNSAID_MS = 5_000;
const SHORTEST_MS = 1_000;
/** Nobody's mistake, and no limit of an hour, closes a shop for longer: then one call asks again. */
const LONGEST_MS = 60_000;

/** When one service may be asked again that has said that it is asked too often. */
export interface Pause {
  /** Whether such a call is not to be made now. */
  holds(isRead: boolean): boolean;
  /**
   * Takes in what an answer says of further calls. A read that was too many speaks for writes as well, a write for
   * writes alone: WooCommerce counts no others. Answers with how long, in milliseconds; 0 for most answers.
   */
  heed(answer: Pick<Exchanged, 'status' | 'headers'>, isRead: boolean): number;
}

export function createPause(): Pause {
  let readsFrom = 0;
  let writesFrom = 0;
  return {
    holds(isRead) {
      const leftMs = (isRead ? readsFrom : writesFrom) - Date.now();
      // A clock that was set back makes no pause longer.
      return leftMs > 0 && leftMs <= LONGEST_MS;
    },
    heed(answer, isRead) {
      const ms = waitAsked(answer);
      if (!ms) return 0;
      const from = Date.now() + ms;
      writesFrom = Math.max(writesFrom, from);
      if (isRead) readsFrom = Math.max(readsFrom, from);
      return ms;
    },
  };
}

/**
 * How long a service wants to be left alone, in milliseconds. A 503 speaks of itself alone where it names a time that we
 * would wait: every WordPress under maintenance says ten minutes, and is back within seconds.
 */
function waitAsked({ status, headers }: Pick<Exchanged, 'status' | 'headers'>): number {
  const named = secondsOf(headers['retry-after'] ?? headers['ratelimit-retry-after'], headers.date);
  const ms = named === null ? null : Math.max(SHORTEST_MS, named * 1_000);
  if (status === 429) return Math.min(LONGEST_MS, ms ?? UNSAID_MS);
  return status === 503 && ms !== null && ms <= LONGEST_MS ? ms : 0;
}

type Header = string | string[] | undefined;

/** Seconds, or a moment by the service's own clock. */
function secondsOf(wanted: Header, now: Header): number | null {
  const text = String(wanted);
  if (/^\s*\d+\s*$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) return null;
  return (moment - (Date.parse(String(now)) || Date.now())) / 1_000;
}
