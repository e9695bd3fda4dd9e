import type { Logger } from 'pino';
import { StorageError } from '../errors.ts';
import type { Outbox } from '../storage/outbox.ts';
import { type Parcel, type Route, routes, type Target } from '../storage/stored.ts';
import { type AttemptResult, attempt, type Deliver } from './attempt.ts';
import { Pace } from './pace.ts';
import type { Schedule } from './schedule.ts';
import { type Refused, Settlement } from './settlement.ts';

// How long a visitor waits for the service before the answer is given without it.
const VISITOR_MS = 5_000;

// A WordPress that sends its mail before it answers is slow, and one cut off early would be sent everything twice.
const TRY_MS = 30_000;

// How often it is looked for what is due: also what another process or the operator left.
const TICK_MS = 1_000;

const RENEW_EVERY_MS = 5_000;

// How long nothing is begun after the database failed.
const STORAGE_PAUSE_MS = 5_000;

export interface DeliveryParts {
  readonly outbox: Outbox;
  readonly deliver: Readonly<Partial<Record<Target, Deliver>>>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly clock: () => number;
  readonly random: () => number;
  readonly schedule: Schedule;
}

/** Brings stored submissions to their targets: the first try while the visitor waits, the others when they are due. */
export class Deliveries {
  readonly #parts: DeliveryParts;
  readonly #settlement: Settlement;
  readonly #paces = new Map(routes.map(route => [route, new Pace()]));
  readonly #closing = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #started = false;
  #round: Promise<void> | null = null;
  #cancelTick = () => {};
  readonly #underWay = new Set<Parcel>();
  #turnAgain = false;
  #renewedAt = 0;
  #notBefore = 0;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.#settlement = new Settlement(parts);
  }

  /** Whether a first try may be made while the visitor waits; else it is left to the rounds. */
  roomForVisitor(route: Route): boolean {
    return this.#pace(route).roomForVisitor();
  }

  /**
   * The first try. Resolves with its result, or with `failed` after 5 s or at the deadline (milliseconds since 1970):
   * then the visitor is answered and the try goes on behind.
   */
  first(parcel: Parcel, deadline: number): Promise<AttemptResult> {
    const { clock, schedule } = this.#parts;
    const patience = Math.max(0, Math.min(VISITOR_MS, deadline - clock()));
    return new Promise(resolve => {
      let answered = false;
      const answer = (result: AttemptResult) => {
        answered = true;
        resolve(result);
      };
      const giveUp = () => answer({ type: 'failed', fault: 'no answer yet' });
      const cancel = patience > 0 ? schedule(patience, giveUp) : giveUp();
      this.#run(
        parcel,
        () => (answered ? 'park' : 'forget'),
        result => {
          cancel?.();
          answer(result);
        },
      );
    });
  }

  /** Begins to deliver what waits; what an earlier process put off is due at once. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    this.#round = this.#wakeAll().finally(() => {
      this.#round = null;
      this.#turn();
    });
  }

  async close(): Promise<void> {
    this.#started = false;
    this.#cancelTick();
    this.#closing.abort(new DOMException('shutting down', 'AbortError'));
    await this.#round;
    await Promise.all(this.#running);
  }

  #pace(route: Route): Pace {
    return this.#paces.get(route)!;
  }

  #run(parcel: Parcel, refused: () => Refused, ended: (result: AttemptResult) => void = () => {}): void {
    const running = this.#deliver(parcel, refused)
      .then(ended)
      .finally(() => {
        this.#running.delete(running);
        this.#turn();
      });
    this.#running.add(running);
  }

  async #deliver(parcel: Parcel, refused: () => Refused): Promise<AttemptResult> {
    const { deliver, schedule, clock } = this.#parts;
    const pace = this.#pace(parcel.route);
    pace.began();
    this.#underWay.add(parcel);
    const to = deliver[parcel.target] ?? noWay;
    const result = await attempt(to, parcel, TRY_MS, schedule, this.#closing.signal);
    pace.ended();
    this.#underWay.delete(parcel);
    let wakes = false;
    if (result.type === 'failed') pace.failed(clock());
    else wakes = pace.worked(clock());
    return (
      (await this.#safely(async () => {
        const settled = await this.#settlement.of(parcel, result, refused());
        if (wakes) await this.#parts.outbox.wake(parcel.route, clock());
        return settled;
      })) ?? { type: 'failed', fault: 'not noted' }
    );
  }

  /** Begins what may begin now, then waits for the next tick. What ends meanwhile makes for another turn. */
  #turn(): void {
    this.#turnAgain = true;
    if (!this.#started || this.#round) return;
    this.#cancelTick();
    this.#turnAgain = false;
    this.#round = this.#begin().finally(() => {
      this.#round = null;
      if (this.#turnAgain) this.#turn();
      else if (this.#started) this.#cancelTick = this.#parts.schedule(TICK_MS, () => this.#turn());
    });
  }

  // One look at the clock for all of it: a lease that was renewed is not found ended a moment later.
  async #begin(): Promise<void> {
    const { outbox, clock } = this.#parts;
    const now = clock();
    if (now < this.#notBefore) return;
    await this.#safely(async () => {
      await this.#renew(now);
      for (const route of await outbox.due(now)) {
        const room = this.#pace(route).room(now);
        const parcels = room > 0 ? await outbox.claim(route, now, room) : [];
        for (const parcel of parcels) this.#run(parcel, () => 'park');
      }
    });
  }

  async #renew(now: number): Promise<void> {
    if (this.#underWay.size === 0 || now - this.#renewedAt < RENEW_EVERY_MS) return;
    await this.#parts.outbox.renew(this.#underWay, now);
    this.#renewedAt = now;
  }

  async #wakeAll(): Promise<void> {
    const { outbox, clock } = this.#parts;
    await this.#safely(async () => {
      for (const route of routes) await outbox.wake(route, clock());
    });
  }

  // The visitor has been answered or is about to be, and the row is safe: a write that fails now is the operator's.
  async #safely<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work();
    } catch (error) {
      this.#notBefore = this.#parts.clock() + STORAGE_PAUSE_MS;
      this.#parts.log.error(
        { fault: error instanceof StorageError ? error.message : String((error as Error).name) },
        'outbox not usable',
      );
      return null;
    }
  }
}

const noWay: Deliver = () => Promise.reject(Object.assign(new Error(), { name: 'NotConfigured' }));
