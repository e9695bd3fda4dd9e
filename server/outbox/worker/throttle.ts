const AT_ONCE = 4;

// Visitors wait for the first try; more of them than this are answered without it.
const VISITORS_AT_ONCE = 8;

// One failure may be the fault of what was sent; two in a row are the service's.
const FAILURES_OF_AN_OUTAGE = 2;

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

// What always fails would otherwise be woken by every success beside it.
const BETWEEN_WAKES_MS = 10_000;

// A service may answer others and fail here all the same: each sign that came to nothing is believed later.
const FIRST_DOUBT_MS = 1_000;
const LONGEST_DOUBT_MS = 10 * 60_000;

/**
 * How fast one route is used: a few deliveries at once, so that a service that comes back is not run over; while it
 * fails, one try now and then.
 */
export class RouteThrottle {
  #running = 0;
  #failures = 0;
  #pausedUntil = 0;
  #wokenAt = Number.NEGATIVE_INFINITY;
  #heardAt = Number.NEGATIVE_INFINITY;
  #doubtMs = FIRST_DOUBT_MS;

  /** How many more deliveries may begin now. */
  room(now: number): number {
    if (this.#failing) return this.#running === 0 && now >= this.#pausedUntil ? 1 : 0;
    return Math.max(0, AT_ONCE - this.#running);
  }

  /** Whether a visitor's own first try may begin. A pause does not hold it up: it is as good a test as any. */
  roomForVisitor(): boolean {
    return this.#running < (this.#failing ? 1 : VISITORS_AT_ONCE);
  }

  began(): void {
    this.#running++;
  }

  ended(): void {
    this.#running--;
  }

  /** Never ends an outage. */
  failed(now: number): false {
    this.#failures++;
    this.#pausedUntil = now + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#failures - 1));
    return false;
  }

  /** Notes that the route works. True where that ends an outage, so that what waits may go at once. */
  worked(now: number): boolean {
    const wakes = this.#failing && now - this.#wokenAt >= BETWEEN_WAKES_MS;
    if (wakes) this.#wokenAt = now;
    this.#failures = 0;
    this.#doubtMs = FIRST_DOUBT_MS;
    return wakes;
  }

  /** Notes that the service answers somebody else. True where tries have failed, so that what waits may go at once. */
  heard(now: number): boolean {
    if (this.#failures === 0 || now - this.#heardAt < this.#doubtMs) return false;
    this.#heardAt = now;
    this.#pausedUntil = now;
    this.#doubtMs = Math.min(LONGEST_DOUBT_MS, 2 * this.#doubtMs);
    return true;
  }

  get #failing(): boolean {
    return this.#failures >= FAILURES_OF_AN_OUTAGE;
  }
}
