/** One call to an upstream, as `X-Explain` shows it. */
export interface UpstreamCall {
  upstream: string;
  method: string;
  path: string;
  status: number | null;
  ms: number;
}

/** What is left of a request's time for finding out what became of a write that was not answered. */
const RESERVE_MS = 1_500;

/**
 * What one piece of work (a request, a refresh) may still spend and what it has used: its deadline, the upstream calls
 * it made, and the tags and earliest expiry of everything it read, so that its answer can be kept and purged.
 */
export class Scope {
  readonly requestId: string;
  /** epoch milliseconds after which nothing is waited for */
  readonly deadline: number;
  readonly calls: UpstreamCall[] = [];
  readonly tags = new Set<string>();
  /** epoch milliseconds until which an answer made here may be kept */
  expiresAt = Number.POSITIVE_INFINITY;
  /** true once something was read that its service could not renew */
  stale = false;
  /** epoch milliseconds when what could not be renewed was read, the oldest of it; null where there is none */
  asOf: number | null = null;
  /** true once an answer had an error in it: what was made from it is sent and forgotten */
  failed = false;
  /** true once something was left out because whoever asks did so too often: nobody else is to have that answer */
  limited = false;
  /** true once an answer said that what was asked for can be nothing: no service is to blame for that */
  mistaken = false;

  constructor(requestId: string, timeoutMs: number) {
    this.requestId = requestId;
    this.deadline = Date.now() + timeoutMs;
  }

  /** Notes that the answer is made from something with these tags that is good until `expiresAt`. */
  depend(tags: Iterable<string>, expiresAt = Number.POSITIVE_INFINITY): void {
    for (const tag of tags) this.tags.add(tag);
    if (expiresAt < this.expiresAt) this.expiresAt = expiresAt;
  }

  /** Notes that something was used as it was at a moment, for its service could not renew it. */
  standsIn(readAt: number): void {
    this.stale = true;
    this.asOf = Math.min(this.asOf ?? readAt, readAt);
  }

  /** Notes that something is left out because whoever asks did so too often. */
  leaveOut(): void {
    this.failed = true;
    this.limited = true;
  }

  /** Takes over what a part of this work has used. */
  absorb(part: Scope): void {
    this.depend(part.tags, part.expiresAt);
    this.calls.push(...part.calls);
    this.stale ||= part.stale;
    this.failed ||= part.failed;
    this.limited ||= part.limited;
    if (part.asOf !== null) this.standsIn(part.asOf);
  }

  /** Milliseconds left, at least 1 so that a time-out fires instead of waiting for ever. */
  get remaining(): number {
    return Math.max(1, this.deadline - Date.now());
  }

  /** How long a write may take whose outcome has to be known, in milliseconds. */
  get lessReserve(): number {
    return Math.max(this.remaining / 2, this.remaining - RESERVE_MS);
  }
}

/**
 * What a row points at must not blank the row: where it cannot be had, `instead` stands in, and the answer is kept by
 * nobody. The failure is in the log.
 */
export const orElse = <T>(read: Promise<T>, instead: T, scope: Scope): Promise<T> =>
  read.catch(() => {
    scope.failed = true;
    return instead;
  });
