import { UpstreamError } from '../../../upstreams/errors.ts';

/** Rows of one call, from the most a service gives; each divides most of the larger ones, so that little is read twice. */
const SIZES = [100, 50, 25, 10, 5, 2, 1];
/** What was too much is tried again after so long, milliseconds: WordPress may have been busy, or down. */
const TOO_MUCH_MS = 600_000;
/** An answer in less than this part of the patience lets the next page be larger. */
const QUICK = 1 / 4;
/** A row that takes so many times as long as the quickest did: visitors are being served. */
const BUSY = 3;
/** As many tell how long a row takes, where no fuller page does. */
const TELLING_ROWS = 20;
/** Milliseconds a row; below it differences say nothing. */
const LEAST_MS_PER_ROW = 5;

/** How much of a service's lists is asked for at a time, and how long it is left alone in between. */
export interface RouteThrottle {
  /** milliseconds that one call may take */
  readonly patienceMs: number;
  /** rows to ask for in the next call of a list */
  size(list: string): number;
  /** milliseconds to wait before the next call */
  readonly restMs: number;
  /** of the last page; null before the first */
  readonly msPerRow: number | null;
  /** to be kept for the next start */
  readonly sizes: Readonly<Record<string, number>>;
  /** `rows` came after `ms` */
  answered(list: string, rows: number, ms: number): void;
  /** Takes a failure in. Answers whether a smaller page is to be tried at once. */
  failed(list: string, error: unknown): boolean;
}

/** Begins with the sizes that worked in an earlier run. */
export function createRouteThrottle(patienceMs: number, known: Readonly<Record<string, number>> = {}): RouteThrottle {
  const sizes: Record<string, number> = { ...known };
  const tooMuch = new Map<string, { size: number; until: number }>();
  let quickest = Number.POSITIVE_INFINITY;
  let msPerRow: number | null = null;
  let restMs = 0;
  const sizeOf = (list: string) => sizes[list] ?? SIZES[0]!;
  const mayBe = (list: string, size: number | undefined): size is number => {
    const known = tooMuch.get(list);
    return size !== undefined && (!known || size < known.size || Date.now() > known.until);
  };
  return {
    patienceMs,
    sizes,
    size: sizeOf,
    get restMs() {
      return restMs;
    },
    get msPerRow() {
      return msPerRow;
    },
    answered(list, rows, ms) {
      const size = sizeOf(list);
      const larger = SIZES[SIZES.indexOf(size) - 1];
      if (rows === size && ms < patienceMs * QUICK && mayBe(list, larger)) sizes[list] = larger;
      // A page of few rows is mostly the start of WordPress; of a shop that has no more they are what there is.
      if (rows * 2 < size) {
        if (rows >= TELLING_ROWS && quickest === Number.POSITIVE_INFINITY) msPerRow = ms / rows;
        return;
      }
      msPerRow = ms / rows;
      quickest = Math.min(quickest, Math.max(msPerRow, LEAST_MS_PER_ROW));
      restMs = msPerRow > quickest * BUSY ? Math.min(ms, patienceMs) : 0;
    },
    failed(list, error) {
      const size = sizeOf(list);
      const smaller = SIZES[SIZES.indexOf(size) + 1];
      if (!isCutOff(error) || smaller === undefined) return false;
      tooMuch.set(list, { size, until: Date.now() + TOO_MUCH_MS });
      sizes[list] = smaller;
      return true;
    },
  };
}

/** It took too long or too much memory, here, in WordPress or in what stands before it. */
const isCutOff = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  (error.fault === 'timeout' ||
    error.fault === 'too-large' ||
    (error.fault === 'unreachable' && !error.neverSent) ||
    [500, 502, 504, 520, 524].includes(error.status ?? 0));
