import type { Logger } from 'pino';
import type { Seal } from '../../config/seal.ts';
import { partnerCalled } from '../../telemetry/events.ts';
import type { Schedule } from '../worker/schedule.ts';
import { StorageBackoff } from '../worker/storageBackoff.ts';
import type { Call, CallQueue } from './calls.ts';
import type { Posted, Poster } from './post.ts';

export interface SenderParts {
  readonly calls: CallQueue;
  readonly poster: Poster;
  readonly seal: Seal;
  /** of the site, before the paths that partners are told */
  readonly publicUrl: string;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly monotonic: () => number;
  readonly random: () => number;
  readonly schedule: Schedule;
}

/** Calls partners behind: what is due is looked for once a second. */
export interface Sender {
  start(): void;
  close(): Promise<void>;
}

const TICK_MS = 1_000;
/** To one address, so that a slow partner holds up nobody else. */
const AT_ONCE = 4;
/** What a partner says who wants no more. */
const GONE = 410;

export function createSender(parts: SenderParts): Sender {
  const { calls, poster, seal, log, clock, random, schedule } = parts;
  const storage = new StorageBackoff(log, parts.monotonic);
  const closing = new AbortController();
  const running = new Map<Promise<void>, number>();
  let cancel = () => {};
  let round: Promise<void> | null = null;
  let again = false;

  const underWay = (webhook: number) => [...running.values()].filter(one => one === webhook).length;

  async function begin(): Promise<void> {
    if (storage.fresh) return;
    const now = clock();
    await storage.run(async () => {
      for (const { webhook, failing } of await calls.due(now)) {
        const room = (failing ? 1 : AT_ONCE) - underWay(webhook);
        for (const call of room > 0 ? await calls.claim(webhook, now, room) : []) follow(call);
      }
    });
  }

  function follow(call: Call): void {
    const made = send(call).finally(() => {
      running.delete(made);
      turn();
    });
    running.set(made, call.webhook);
  }

  async function send(call: Call): Promise<void> {
    const secret = seal.open(call.secret);
    const posted: Posted = !call.heard
      ? { type: 'taken' }
      : secret === null
        ? { type: 'unreachable', fault: 'SecretLost' }
        : await poster.post({ ...call, secret, body: bodyOf(call, parts.publicUrl), now: clock() }, closing.signal);
    // What was broken off by the end of this process is begun again once its lease has ended.
    if (closing.signal.aborted && posted.type !== 'taken') return;
    if (call.heard) partnerCalled.publish({ topic: call.topic, outcome: posted.type });
    await storage.run(() => (call.heard ? settle(call, posted) : calls.drop(call)));
  }

  async function settle(call: Call, posted: Posted): Promise<void> {
    if (posted.type === 'taken') return calls.taken(call, clock());
    const fault = posted.type === 'refused' ? String(posted.status) : posted.fault;
    const named = { webhook: call.webhook, topic: call.topic, fault };
    if (fault === String(GONE)) {
      await calls.gone(call, clock(), fault);
      log.error(named, 'a partner wants no more calls: its address is called no more');
      return;
    }
    const ended = await calls.failed(call, clock(), fault, random);
    if (ended) log.error(named, 'a partner took no call for a week: its address is called no more');
    else log.warn(named, 'a partner was not told yet');
  }

  function turn(): void {
    again = true;
    if (round || closing.signal.aborted) return;
    cancel();
    again = false;
    round = begin().finally(() => {
      round = null;
      if (again) turn();
      else if (!closing.signal.aborted) cancel = schedule(TICK_MS, turn);
    });
  }

  return {
    start() {
      // The first key seals, so that the ones before it can be taken out one day.
      const resealed = (sealed: string) => {
        const secret = seal.open(sealed);
        return secret === null ? null : seal.seal(secret);
      };
      void storage.run(() => calls.reseal(resealed)).then(turn);
    },
    async close() {
      closing.abort();
      cancel();
      await round;
      await Promise.all(running.keys());
      await poster.close();
    },
  };
}

/** What happened, when, to what; where to look is a whole address. */
function bodyOf({ topic, at, about }: Call, publicUrl: string): string {
  const { url } = about;
  const data = { ...about, ...(typeof url === 'string' ? { url: `${publicUrl}${url}` } : {}) };
  return JSON.stringify({ type: topic, timestamp: new Date(at).toISOString(), data });
}
