import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Agent, type Dispatcher } from 'undici';
import type { Config } from '../config.ts';
import { tooMany } from '../http/tooMany.ts';
import { createShopAccess } from '../upstreams/access.ts';
import { contentPair, shopPairs } from '../upstreams/connections.ts';
import { createRestRoot } from '../upstreams/restRoot.ts';
import { createExamination, type Examination } from './examination.ts';
import { type Check, type CheckContext, error, type Finding, type Running, type Status, worst } from './fact.ts';
import { checks } from './facts.ts';
import { createProbe } from './probe.ts';
import { createRedactor, type Redactor } from './redact.ts';

export { type Status, worst };

/** What a check found, ready to be shown: without secrets. */
export interface Result {
  readonly id: string;
  readonly name: string;
  readonly status: Status;
  readonly detail: string;
  readonly mend: string | null;
  /** JSON */
  readonly data: string | null;
  readonly ms: number;
}

export interface DoctorReport {
  readonly ranAt: Date;
  readonly results: readonly Result[];
}

export type Doctor = ReturnType<typeof createDoctor>;

export interface DoctorOptions {
  config: Config;
  /** absent where no gateway runs in this process */
  running?: Running;
  /** stands in for the network in tests */
  dispatcher?: Dispatcher;
}

const CHECK_MS = 8_000;
const CALL_MS = 6_000;
/** A run of the checks costs each service some twenty calls. */
const RATE = { points: 20, duration: 60 };

export function createDoctor({ config, running, dispatcher }: DoctorOptions) {
  const rate = new RateLimiterMemory(RATE);
  const redactor = createRedactor(config);
  const underWay = new Map<boolean, Promise<DoctorReport>>();
  const run = async (tryCart: boolean): Promise<DoctorReport> => {
    await rate.consume('all').catch(({ msBeforeNext }) => {
      throw tooMany(msBeforeNext);
    });
    const ranAt = new Date();
    const agent = dispatcher ?? new Agent({ connections: 4, connect: { timeout: CALL_MS } });
    const context = { config, running: running ?? null, tryCart, ...examine(config, agent) };
    try {
      const results = await Promise.all(checks.map(check => runOne(check, context, redactor)));
      return { ranAt, results: results.filter(result => result !== null) };
    } finally {
      // A check that was given up on may still wait for an answer.
      if (!dispatcher) void agent.destroy();
    }
  };
  return {
    /**
     * Runs every check side by side; who asks while they run is told the same. Never rejects for what a check met.
     * @throws HttpRefusal 429 with Retry-After
     */
    runChecks({ tryCart = false } = {}) {
      const flight = underWay.get(tryCart) ?? run(tryCart).finally(() => underWay.delete(tryCart));
      underWay.set(tryCart, flight);
      return flight;
    },
  };
}

/** An embedded service that does not run has no address, and nothing to lend. */
function examine(config: Config, dispatcher: Dispatcher): Examination {
  const { content, shop } = config;
  const transport = createProbe(dispatcher, Math.min(CALL_MS, config.upstreamTimeoutMs));
  const isThere = ({ url }: { url: string }) => url !== 'embedded';
  const pairs = () => shopPairs({ ...config, content: isThere(content) ? content : { ...shop, credentials: null } });
  return createExamination({
    content: isThere(content) ? { root: createRestRoot(content.url), ...passwordOf(config), transport } : null,
    shop: isThere(shop) ? { root: createRestRoot(shop.url), access: createShopAccess(shop, pairs()), transport } : null,
  });
}

function passwordOf(config: Config) {
  const pair = contentPair(config);
  return { pair, withheld: pair === null && config.content.credentials !== null };
}

async function runOne(check: Check, context: CheckContext, redactor: Redactor): Promise<Result | null> {
  const began = performance.now();
  const found = await withinTime(async () => check.find(context)).catch((fault: Error) =>
    error(`the check itself failed: ${fault.message}`, 'Report this.'),
  );
  if (!found) return null;
  const { status, detail, mend, data } = found;
  return {
    id: check.id,
    name: check.name,
    status,
    detail: redactor.text(detail),
    mend: mend ? redactor.text(mend) : null,
    data: data === undefined ? null : redactor.data(data),
    ms: Math.round(performance.now() - began),
  };
}

/** What a check found, or that it took too long: one that hangs holds nobody up. */
async function withinTime(find: () => Promise<Finding | null>): Promise<Finding | null> {
  const late = Promise.withResolvers<Finding>();
  const tooLate = error(`no result within ${CHECK_MS / 1_000} s`, 'See Reachability.');
  const timer = setTimeout(() => late.resolve(tooLate), CHECK_MS);
  return Promise.race([find(), late.promise]).finally(() => clearTimeout(timer));
}
