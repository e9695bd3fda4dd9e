import type { Logger } from 'pino';
import type { Seal } from '../config/seal.ts';
import { createPartners, type Partners } from '../partners/partners.ts';
import type { CallableHosts } from '../partners/webhooks/address.ts';
import { type ProductNews, tellProducts } from '../partners/webhooks/productNews.ts';
import { createWebhooks, type Webhooks } from '../partners/webhooks/webhooks.ts';
import { type Accounts, createAccounts } from '../quotes/accounts/accounts.ts';
import { createSignInMails } from '../quotes/accounts/signInMails.ts';
import { createQuoteLife, type QuoteLife } from '../quotes/life/quoteLife.ts';
import { createQuoteRequests, type QuoteRequests } from '../quotes/quoteRequests.ts';
import { createOrderQueue, type OrderQueue } from '../quotes/storage/orderQueue.ts';
import { type DamagedLog, damagedLogs } from '../storage/damagedLog.ts';
import { StorageError } from '../storage/errors.ts';
import { probeOf, type StorageHealth } from '../storage/health.ts';
import { openDatabase, openWhenUsed } from '../storage/open.ts';
import { fileOfSubmissions } from '../storage/sqlite.ts';
import { type CommentKeys, createCommentKeys } from './comments/commentKeys.ts';
import { validateForm } from './form.ts';
import { type FormAllowance, unlimitedForms } from './formAllowance.ts';
import { identify } from './identity.ts';
import { createSignInWorker, type SignInDelivery } from './mail/signInWorker.ts';
import type { Outcome, Submission } from './outcome.ts';
import { type PaymentProof, proofsOfOrder } from './paymentProofs.ts';
import { createReceiving } from './receive.ts';
import { createStockNotices, type StockNotices } from './stock/stockNotices.ts';
import type { ArtworkClaims } from './storage/accept.ts';
import { type Backlog, readBacklog } from './storage/backlog.ts';
import { OutboxRepository } from './storage/outboxRepository.ts';
import { isStored } from './storage/retention.ts';
import type { Way } from './storage/stored.ts';
import { type SweptArtwork, startSweeping } from './sweeping.ts';
import type { Sender } from './uploads/artwork.ts';
import { createCallQueue } from './webhooks/calls.ts';
import { createPoster } from './webhooks/post.ts';
import { createSender } from './webhooks/sender.ts';
import type { Deliver } from './worker/attempt.ts';
import { Deliveries } from './worker/deliveries.ts';
import { type Schedule, scheduleTimeout } from './worker/schedule.ts';

export interface SubmissionsOptions {
  /** The folder of the durable file, made if missing. */
  readonly dataDir: string;
  /** A PostgreSQL in the place of the file. */
  readonly databaseUrl?: string | undefined;
  /** whether something was kept there when the site was started */
  readonly begun?: boolean;
  /** How each target is reached; a submission gets a delivery for each that is here. */
  readonly deliver: { readonly service: Deliver } & Readonly<Partial<Record<Way, Deliver>>>;
  /** How links to sign in are mailed; without it none can be asked for. */
  readonly signIn?: SignInDelivery | undefined;
  /** The files of requests; without it none can be attached. */
  readonly artwork?: ArtworkClaims & SweptArtwork;
  /** How much visitors may have stored; without it anything. */
  readonly formAllowance?: FormAllowance;
  /** How long a quote request is kept after its last step, in milliseconds. */
  readonly requestsKeptMs: number;
  /** Where partners may be called, and what seals what their calls are signed with; without it none are. */
  readonly partnerCalls?: { readonly hosts: CallableHosts; readonly seal: Seal; readonly publicUrl: string };
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Milliseconds that nobody sets back or ahead. */
  readonly monotonic?: () => number;
  readonly schedule?: Schedule;
  /** From 0 up to, not including, 1. */
  readonly random?: () => number;
}

interface SubmitLimits {
  readonly deadline?: number | undefined;
  /** whose allowance it counts against; null for nobody's */
  readonly sender?: Sender | null;
}

export interface Submissions {
  /**
   * Validates, stores, begins to deliver and answers: after at most 5 s and not past `deadline` (milliseconds since 1970);
   * a try that takes longer goes on behind.
   * The same key with the same fields is the same submission, also in parallel; without a key the fields are the key for
   * 24 hours. It counts for its sender, if it has one. Throws a StorageError when it could not be stored: then nothing was
   * acknowledged.
   */
  submit(submission: Submission, limits?: SubmitLimits): Promise<Outcome>;
  /** The quote requests that were submitted. */
  readonly quotes: QuoteRequests;
  /** The steps of their lives. */
  readonly quoteLife: QuoteLife;
  /** Accepted offers on their way to be orders. */
  readonly quoteOrders: OrderQueue;
  /** Who proved which address. */
  readonly accounts: Accounts;
  /**
   * Notes that an address wants a link to sign in, and begins to send it; behind the answer, so that none takes longer for
   * an address that is known. Null where none is sent, else until when the link is good, in milliseconds since 1970.
   */
  askSignIn(email: string): Promise<number | null>;
  /** Who may ask by a key. */
  readonly partners: Partners;
  /** The proofs of payment that came for an order, by the shop's id of it. Rejects with a StorageError. */
  paymentProofs(order: string): Promise<PaymentProof[]>;
  /** Where they are called. */
  readonly webhooks: Webhooks;
  /** Tells them of products. Rejects with a StorageError. */
  tellProducts(news: readonly ProductNews[]): Promise<void>;
  /** Who is told when something is back. */
  readonly stockNotices: StockNotices;
  /** Comments that were handed over, by their keys. */
  readonly commentKeys: CommentKeys;
  /** Rejects with a StorageError. */
  backlog(): Promise<Backlog>;
  /** Whether a request is stored with what the visitor wrote. */
  has(reference: string): Promise<boolean>;
  /** Whether something can be stored. */
  health(): Promise<StorageHealth>;
  /** What was found at a start and could not be read, until somebody has seen to it. */
  damage(): DamagedLog[];
  /** Says that the form service answers somebody: what waits for it is tried at once. */
  heard(): void;
  /** Begins to deliver what waits, and to remove what was kept for long enough; until then only first tries are made. */
  start(): void;
  /** Ends running tries (what they carried stays stored) and closes the database. */
  close(): Promise<void>;
}

const noSeal: Seal = {
  seal() {
    throw new Error('Nothing seals here');
  },
  open: () => null,
};
const noArtwork = {
  claim: () => false,
  attach: () => false,
  release() {},
  lines: () => [],
  erase() {},
  sweep: async () => {},
};

/** The outbox; its database is opened at first use. */
export function createSubmissions(options: SubmissionsOptions): Submissions {
  const { log, deliver, requestsKeptMs, artwork = noArtwork, clock = () => Date.now(), random = Math.random } = options;
  const { formAllowance = unlimitedForms } = options;
  const { schedule = scheduleTimeout, monotonic = () => performance.now() } = options;
  const damage = () => (options.databaseUrl ? [] : damagedLogs(fileOfSubmissions(options.dataDir)));
  const database = openWhenUsed(async () => {
    const opened = await openDatabase(options, clock(), clock);
    for (const damaged of damage()) log.error(damaged, 'a damaged log of submissions could not be read to its end');
    return opened;
  });
  const deliveries = new Deliveries({
    outbox: new OutboxRepository(database),
    deliver,
    log,
    clock,
    monotonic,
    random,
    schedule,
  });
  const { partnerCalls } = options;
  const seal = partnerCalls?.seal ?? noSeal;
  const sender = partnerCalls
    ? createSender({
        calls: createCallQueue(database),
        poster: createPoster(partnerCalls.hosts),
        ...partnerCalls,
        log,
        clock,
        monotonic,
        random,
        schedule,
      })
    : null;
  const probe = probeOf(database, monotonic);
  const mails = 'quote' in deliver;
  const running = new Map<string, { readonly bodyHash: string; readonly outcome: Promise<Outcome> }>();
  const targets = (Object.keys(deliver) as Way[]).filter((way): way is Exclude<Way, 'quote'> => way !== 'quote');
  let stopSweeping = () => Promise.resolve();
  let closed = false;

  const accounts = createAccounts(database, clock);
  const signInMails = createSignInMails(database, clock);
  const signIns = options.signIn
    ? createSignInWorker({ queue: signInMails, accounts, delivery: options.signIn, log, schedule })
    : null;
  const receive = createReceiving({ database, deliveries, targets, artwork, formAllowance, log, clock, random });

  return {
    async submit(submission, { deadline = Number.POSITIVE_INFINITY, sender = null } = {}) {
      if (closed)
        throw new StorageError('The gateway is shutting down; send it again in a moment.', { reason: 'shutting down' });
      const validation = validateForm(submission);
      if (!validation.ok) return { type: 'invalid', errors: validation.errors };
      const identity = identify(submission, validation.values);
      const twin = running.get(identity.key);
      if (twin) return twin.bodyHash === identity.bodyHash ? twin.outcome : { type: 'conflict' };
      const outcome = probe.watch(receive(submission, { values: validation.values, identity, deadline, sender }));
      running.set(identity.key, { bodyHash: identity.bodyHash, outcome });
      return outcome.finally(() => running.delete(identity.key));
    },
    accounts,
    async askSignIn(email) {
      if (!signIns) return null;
      const until = await signInMails.ask(email);
      void signIns.work();
      return until;
    },
    partners: createPartners(database, clock),
    webhooks: createWebhooks(database, seal, clock),
    tellProducts: news => tellProducts(database, news, clock()),
    stockNotices: createStockNotices(database, clock),
    commentKeys: createCommentKeys(database, clock),
    quoteLife: createQuoteLife({ database, mails, clock }),
    quoteOrders: createOrderQueue({ database, mails, clock }),
    quotes: createQuoteRequests(database, clock),
    paymentProofs: order => proofsOfOrder(database, order),
    backlog: () => readBacklog(database),
    has: reference => isStored(database, reference),
    health: () => probe.health(),
    damage,
    heard: () => deliveries.heard(),
    start() {
      deliveries.start();
      signIns?.start();
      sender?.start();
      stopSweeping = startSweeping({
        database,
        accounts,
        artwork,
        formAllowance,
        requestsKeptMs,
        log,
        clock,
        schedule,
      });
    },
    async close() {
      if (closed) return;
      closed = true;
      await Promise.all([deliveries.close(), signIns?.close(), sender?.close(), stopSweeping()]);
      await Promise.allSettled([...running.values()].map(({ outcome }) => outcome));
      await database.close();
    },
  };
}
