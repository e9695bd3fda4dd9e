import type { Logger } from 'pino';
import type { OutboxRepository } from '../storage/outboxRepository.ts';
import type { Way } from '../storage/stored.ts';
import type { Deliver } from './attempt.ts';
import type { Schedule } from './schedule.ts';

/** What delivering needs of the outside: where jobs are kept, how they are sent, clocks and chance. */
export interface DeliveryParts {
  readonly outbox: OutboxRepository;
  readonly deliver: Readonly<Partial<Record<Way, Deliver>>>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970, for what is stored. */
  readonly clock: () => number;
  /** Milliseconds, for what only this process remembers: nobody sets it right, so that no pause outlasts itself. */
  readonly monotonic: () => number;
  readonly random: () => number;
  readonly schedule: Schedule;
}
