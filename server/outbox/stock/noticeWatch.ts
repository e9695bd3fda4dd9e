import type { Logger } from 'pino';
import { mailLeftOut } from '../../telemetry/events.ts';
import type { Mailer } from '../mail/createMail.ts';
import { stockNoticeMail } from '../mail/stockNotice.ts';
import { RefusedError } from '../refusal.ts';
import type { Schedule } from '../worker/schedule.ts';
import type { LookTurn } from './lookTurn.ts';
import type { NoticeLinks } from './noticeLinks.ts';
import type { StockNotices, Waiting } from './stockNotices.ts';

/** Tells those who wait when something is back. */
export interface NoticeWatch {
  /** Looks from now on every minute. */
  start(): void;
  /** Looks now, as the shop has told of a change. Never rejects; asked for while it looks, it looks once more. */
  look(): Promise<void>;
  /** Ends it, after a look under way. */
  close(): Promise<void>;
}

/** Goods that are there again. */
export interface Back {
  readonly id: number;
  /** with the options of a variation */
  readonly name: string;
  /** the absolute address */
  readonly href: string;
}

interface WatchOptions {
  readonly notices: StockNotices;
  readonly links: NoticeLinks;
  readonly mailer: Mailer;
  /** Which of these waits are over, as the shop has it now; by the ids of the waits. */
  readonly findBack: (waiting: readonly Waiting[]) => Promise<Back[]>;
  /** of the processes of a site */
  readonly inTurn: LookTurn;
  readonly log: Pick<Logger, 'warn'>;
  readonly schedule: Schedule;
}

const EVERY_MS = 60_000;
/** As many products as one call of the shop names. */
const AT_ONCE = 100;

export function createNoticeWatch(options: WatchOptions): NoticeWatch {
  const { inTurn, log, schedule } = options;
  let cancel = () => {};
  let closed = false;
  let again = false;
  let running: Promise<void> | null = null;
  const lookOn = async () => {
    do {
      again = false;
      await inTurn(() => lookOnce(options)).catch(error =>
        log.warn({ fault: String((error as Error).message) }, 'what is back in stock could not be looked at'),
      );
    } while (again && !closed);
  };
  const look = () => {
    if (closed) return Promise.resolve();
    again = true;
    running ??= lookOn().finally(() => {
      running = null;
    });
    return running;
  };
  const next = () => {
    void look().then(() => {
      if (!closed) cancel = schedule(EVERY_MS, next);
    });
  };
  return {
    start: next,
    look,
    async close() {
      closed = true;
      cancel();
      await running;
    },
  };
}

/** All of them: goods that never come back keep nobody from hearing of others. */
async function lookOnce(options: WatchOptions): Promise<void> {
  let waiting = await options.notices.waiting(AT_ONCE);
  while (waiting.length > 0) {
    const back = new Map((await options.findBack(waiting)).map(one => [one.id, one]));
    for (const one of waiting) {
      const found = back.get(one.id);
      if (found) await tell(options, one, found);
    }
    waiting = await options.notices.waiting(AT_ONCE, waiting.at(-1)!.product);
  }
}

async function tell(
  { notices, links, mailer, log }: WatchOptions,
  { id, email, askedAt }: Waiting,
  { name, href }: Back,
): Promise<void> {
  const claimed = await notices.claim(id);
  if (claimed === 'put off') {
    mailLeftOut.publish({ mail: 'stock' });
    log.warn({ notice: id }, 'a notice of stock is put off: its mailbox has had enough of them today');
  }
  if (claimed !== 'taken') return;
  const mail = stockNoticeMail(await mailer.shop(), { name, href, stop: links.linkOf(id) });
  try {
    await mailer.send(mail, { name: '', address: email }, `stock.${id}.${askedAt}`);
    await notices.sent(id);
  } catch (error) {
    if (error instanceof RefusedError) return notices.remove(id);
    log.warn({ fault: (error as Error).name }, 'a notice of stock could not be sent');
    await notices.failed(id);
  }
}
