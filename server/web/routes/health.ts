import type { Logger } from 'pino';
import type { Services } from '../../context/context.ts';
import { tryToWrite } from '../../storage/redis.ts';

/** How one part of the gateway is. */
export interface Check {
  ready: boolean;
  /** how old what it serves from is; null where it has no age or has nothing yet */
  ageMs?: number | null;
  /** why it is not ready, in words that anybody may read */
  reason?: string;
  /** true for a part without which no page can be served now */
  required?: boolean;
}

export interface Health {
  status: 200 | 503;
  body: {
    /** whether this process is to be sent requests */
    ready: boolean;
    /** the parts that are not as they should be, by name */
    impaired: string[];
    checks: Record<string, { ready: boolean; ageMs: number | null; reason?: string }>;
  };
}

/** The answer of /healthz: the process runs its event loop, whatever its services do. */
export const liveness = { status: 200, body: { alive: true } } as const;

/**
 * The answer of /readyz: whether pages can be served, and which parts are impaired beside that. What all processes of a
 * site lack at once must not make a balancer take all of them away. Nothing of an address.
 */
export function judge(checks: Readonly<Record<string, Check>>): Health {
  const entries = Object.entries(checks);
  const ready = entries.every(([, check]) => check.ready || !check.required);
  return {
    status: ready ? 200 : 503,
    body: {
      ready,
      impaired: entries.filter(([, check]) => !check.ready).map(([name]) => name),
      checks: Object.fromEntries(
        entries.map(([name, check]) => [
          name,
          { ready: check.ready, ageMs: check.ageMs ?? null, ...(check.reason ? { reason: check.reason } : {}) },
        ]),
      ),
    },
  };
}

/** What a start could not read of what was stored; nothing where it read everything. The site serves without it. */
function damageIn(logs: readonly { readonly frames: number }[]): Record<string, Check> {
  const frames = logs.reduce((sum, log) => sum + log.frames, 0);
  if (logs.length === 0) return {};
  const reason = `${frames} frames of a damaged log could not be read; npm run doctor says more`;
  return { storedBefore: { ready: false, required: false, reason } };
}

export interface ReadinessOptions
  extends Pick<Services, 'catalogue' | 'capabilities' | 'submissions' | 'artwork' | 'redis'> {
  /** aborted when the process begins to stop */
  stopping: AbortSignal | undefined;
  log: Pick<Logger, 'warn' | 'info'>;
}

/** A balancer has little patience; what takes longer to say how it is, is impaired. */
const PATIENCE_MS = 500;

/** Looks at every part; what becomes impaired, and what recovers, is logged once. */
export function createReadiness(options: ReadinessOptions) {
  const { catalogue, capabilities, submissions, artwork, redis, stopping, log } = options;
  let impaired = '';
  return async (): Promise<Health> => {
    const [stored, files, shared] = await Promise.all([
      soon(submissions.health()),
      soon(artwork.health()),
      redis && soon(checkRedis(redis)),
    ]);
    const health = judge({
      ...(stopping?.aborted ? { process: { ready: false, reason: 'stopping', required: true } } : {}),
      catalogue: checkCatalogue(catalogue, capabilities),
      submissions: stored,
      artwork: files,
      ...damageIn(submissions.damage()),
      ...(shared ? { redis: shared } : {}),
    });
    // That the services were not looked at yet is how every start begins.
    const begun = capabilities.current.foundAt !== null;
    const now = health.body.impaired.filter(name => begun || name !== 'catalogue').join(', ');
    if (now !== impaired && now) log.warn({ checks: health.body.checks }, `Impaired: ${now}`);
    if (now !== impaired && !now) log.info('Nothing is impaired any more');
    impaired = now;
    return health;
  };
}

/** Without the index lists are asked of the services: that takes one that answers. */
export function checkCatalogue(
  catalogue: Pick<Services['catalogue'], 'ready' | 'ageMs' | 'progress'>,
  { current: { foundAt, content, shop } }: Pick<Services['capabilities'], 'current'>,
): Check {
  if (catalogue.ready) return { ready: true, ageMs: catalogue.ageMs() };
  const answered = content.answers || shop.answers;
  const nobody = foundAt === null ? 'no service asked yet' : 'no service answers';
  const reason = answered ? progressOf(catalogue.progress()) : nobody;
  return { ready: false, reason, required: !answered };
}

/** Until a service has said how much it has, there is nothing to count. */
function progressOf({ done, total, byAnother }: ReturnType<Services['catalogue']['progress']>): string {
  if (total) return `index ${done} of ${total}`;
  return byAnother ? 'index read by another process, not counted yet' : 'index not counted yet';
}

async function checkRedis(redis: NonNullable<Services['redis']>): Promise<Check> {
  const client = await redis.client();
  if (client.status !== 'ready') return { ready: false, reason: 'unreachable' };
  return tryToWrite(client).then(
    () => ({ ready: true }),
    () => ({ ready: false, reason: 'not writable' }),
  );
}

async function soon(check: Promise<Check>): Promise<Check> {
  const late = Promise.withResolvers<Check>();
  const timer = setTimeout(() => late.resolve({ ready: false, reason: 'no answer' }), PATIENCE_MS);
  return Promise.race([check, late.promise]).finally(() => clearTimeout(timer));
}
