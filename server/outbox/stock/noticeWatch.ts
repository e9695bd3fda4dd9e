import type { Logger } from 'pino';
import { mailLeftOut } from '../../telemetry/events.ts';
import type { Mailer } from '../mail/createMail.ts';
import { stockNoticeMail } from '../mail/stockNotice.ts';
import { RefusedError } from '../refusal.ts';
import type { Schedule } from '../worker/schedule.ts';
import type { LookTurn } from './lookTurn.ts';
import type { NoticeLinks } from './noticeLinks.ts';
import type { Goods, StockNotices, Waiting } from './stockNotices.ts';

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
export interface Back extends Goods {
  /** with the options of a variation */
  readonly name: string;
  /** the absolute address */
  readonly href: string;
}

interface WatchOptions {
  readonly notices: StockNotices;
  readonly links: NoticeLinks;
  readonly mailer: Mailer;
  /** Which of these goods are there, as the shop has it now. */
  readonly findBack: (goods: readonly Goods[]) => Promise<Back[]>;
  /** of the processes of a site */
  readonly inTurn: LookTurn;
  readonly log: Pick<Logger, 'warn'>;
  readonly schedule: Schedule;
}

const EVERY_MS = 60_000;
/** As many products as one call of the shop names, and as many who wait as are held in memory. */
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
  let goods = await options.notices.goods(AT_ONCE);
  while (goods.length > 0) {
    for (const back of await options.findBack(goods)) await tellAll(options, back);
    goods = await options.notices.goods(AT_ONCE, goods.at(-1)!.product);
  }
}

async function tellAll(options: WatchOptions, back: Back): Promise<void> {
  let waiting = await options.notices.waiting(back, AT_ONCE);
  while (waiting.length > 0) {
    for (const one of waiting) await tell(options, one, back);
    waiting = await options.notices.waiting(back, AT_ONCE, waiting.at(-1)!.id);
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
  const mail = stockNoticeMail(await mailer.shop(), { name, href, stop: links.linkOf({ id, email }) });
  try {
    await mailer.send(mail, { name: '', address: email }, `stock.${id}.${askedAt}`);
    await notices.sent(id);
  } catch (error) {
    if (error instanceof RefusedError) return notices.remove(id);
    log.warn({ fault: (error as Error).name }, 'a notice of stock could not be sent');
    await notices.failed(id);
  }
}
