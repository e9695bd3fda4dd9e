import type { Logger } from 'pino';
import { inTime } from '../../cache/deadline.ts';
import type { Accounts } from '../../quotes/accounts/accounts.ts';
import type { SignInMail, SignInMails } from '../../quotes/accounts/signInMails.ts';
import { RefusedError } from '../refusal.ts';
import type { Schedule } from '../worker/schedule.ts';

/** Whom links to sign in are sent to, and how. */
export interface SignInDelivery {
  /** Whether somebody with this address has asked or bought here. */
  isKnown(email: string): Promise<boolean>;
  send(mail: { email: string; token: string; id: string }): Promise<void>;
}

export interface SignInWorkerParts {
  readonly queue: SignInMails;
  readonly accounts: Pick<Accounts, 'makeLink'>;
  readonly delivery: SignInDelivery;
  readonly log: Pick<Logger, 'warn'>;
  readonly schedule: Schedule;
}

/** Sends links to sign in, again until they are sent or of no use. */
export interface SignInWorker {
  /** Sends what is due now; never rejects. */
  work(): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

const EVERY_MS = 5_000;
const AT_ONCE = 10;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 2 * 60_000;
/** Within the lease, so that a mail server which hangs keeps no other link: one that goes out late is as good as the next. */
const SENDING_MS = 50_000;

export function createSignInWorker({ queue, accounts, delivery, log, schedule }: SignInWorkerParts): SignInWorker {
  let running = Promise.resolve();
  let cancel = () => {};
  let started = false;

  /** The link exists from here on alone, and nowhere but in the mail. */
  async function deliver({ id, email, askedAt, attempts }: SignInMail): Promise<void> {
    if (!(await delivery.isKnown(email))) return;
    const token = await accounts.makeLink({ id });
    if (token === null) return;
    const sending = delivery.send({ email, token, id: `sign-in.${askedAt}.${id}.${attempts}` });
    await inTime(sending, SENDING_MS);
  }

  async function settle(mail: SignInMail): Promise<void> {
    try {
      await deliver(mail);
    } catch (error) {
      if (!(error instanceof RefusedError)) {
        log.warn({ fault: (error as Error)?.name }, 'A sign-in link was not sent yet');
        return queue.postpone(mail, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (mail.attempts - 1)));
      }
    }
    await queue.done(mail);
  }

  async function workOnce(): Promise<void> {
    try {
      await Promise.all((await queue.claim(AT_ONCE)).map(settle));
    } catch (error) {
      log.warn({ fault: (error as Error)?.name }, 'Sign-in links could not be read or noted');
    }
  }

  const work = () => {
    running = running.then(workOnce);
    return running;
  };
  const next = () => {
    void work().then(() => {
      if (started) cancel = schedule(EVERY_MS, next);
    });
  };
  return {
    work,
    start() {
      if (started) return;
      started = true;
      next();
    },
    async close() {
      started = false;
      cancel();
      await running;
    },
  };
}
