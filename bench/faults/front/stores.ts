import { setTimeout as sleep } from 'node:timers/promises';
import { type Demo, startDemo } from '../../../e2e/demo.ts';
import { answers } from '../../../e2e/process.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../../../server/outbox/test/postgres.ts';
import { freePort } from '../../../server/test/freePort.ts';
import { hasRedis, type PrivateRedis, startRedis } from '../../../server/test/redis.ts';
import { type Buyer, newBuyer } from '../buyer.ts';
import { type Gateway, startGateway } from '../gateway.ts';
import { type Figure, type Proof, within } from '../proof.ts';
import { type Acknowledged, keyOf, messageOf, submit } from '../visitor.ts';
import { startReading } from '../workers/readers.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { startWriting } from './writing.ts';

const PROCESSES = 3;
const PRODUCT = 'branded-box-sealing-tape';
const BUYER = 'dana@example.test';
/** How long every process may take to be well again. */
const WELL_MS = 30_000;
/** Who asks a process that starts waits for it: on a busy machine for a while. */
const READER_WAITS_MS = 30_000;
/** How long a busy machine may take to say that nothing was stored. */
const ANSWER_MS = 60_000;
/** How far from an end a delivery may be answered that was not written down, on a busy machine. */
const UNDER_WAY_MS = 5_000;

interface Ground {
  readonly demo: Demo;
  readonly redis: PrivateRedis;
  readonly postgres: Postgres;
  readonly gateways: readonly Gateway[];
  /** of the balancer */
  readonly url: string;
  readonly buyer: Buyer;
  readonly awayMs: number;
}

/** A time in which something was away, by the machine's own clock. */
interface Away {
  readonly from: number;
  readonly to: number;
}

/** Whether every process says that nothing is impaired. */
const allWell = ({ gateways }: Pick<Ground, 'gateways'>): Promise<boolean> =>
  within(WELL_MS, async () => {
    const told = gateways.map(async ({ url }) => {
      const answer = await fetch(`${url}/readyz`).catch(() => null);
      const { ready = false, impaired = [] } = (await answer?.json()) ?? {};
      return ready && impaired.length === 0;
    });
    return (await Promise.all(told)).every(Boolean);
  });

const placeTwice = ({ buyer, gateways }: Ground, key: string, total: string): Promise<string[]> =>
  Promise.all([0, 1].map(at => buyer.place(gateways[at]!.url, key, total).catch(() => 'none')));

/** Something in the cart, also just after Redis or PostgreSQL has come back; what it comes to. */
async function filled({ buyer, url }: Ground): Promise<string> {
  await within(WELL_MS, async () => (await buyer.add(url)) !== null);
  return (await buyer.cart(url)).total;
}

/** Redis ends, or falls silent, while one visitor clicks at two processes at once. */
async function redisAway(ground: Ground, round: number): Promise<Figure[]> {
  const silent = round % 2 === 1;
  const { demo, redis, awayMs } = ground;
  const before = (await demo.orders(BUYER)).length;
  const total = await filled(ground);
  await (silent ? redis.suspend() : redis.leave());
  const told = await placeTwice(ground, `clicked without Redis, ${round}`, total);
  await sleep(awayMs);
  const orders = (await demo.orders(BUYER)).length - before;
  await (silent ? redis.resume() : redis.comeBack());
  const well = await allWell(ground);
  const how = silent ? 'is silent' : 'is away';
  return [
    {
      what: `orders of one key sent to two processes while Redis ${how}: ${[...new Set(told)].join(', ')}`,
      value: orders,
      holds: orders === 1,
    },
    { what: 'every process is well again once Redis is', value: well ? 'yes' : 'no', holds: well },
  ];
}

/** PostgreSQL ends: what cannot be stored is refused, and taken once it is back. */
async function postgresAway(ground: Ground, spent: Away[]): Promise<Figure[]> {
  const { demo, postgres, gateways, awayMs } = ground;
  const total = await filled(ground);
  const before = (await demo.orders(BUYER)).length;
  await postgres.leave();
  const from = performance.now();
  const refusedOrders = await placeTwice(ground, `clicked without a database ${spent.length}`, total);
  const refused = await Promise.all(
    gateways.map(({ url }) => submit(url, messageOf(`away-${spent.length}`), ANSWER_MS)),
  );
  await sleep(awayMs);
  const made = (await demo.orders(BUYER)).length - before;
  spent.push({ from, to: performance.now() });
  await postgres.comeBack();
  const well = await allWell(ground);
  const placed = await placeTwice(ground, `clicked without a database ${spent.length - 1}`, total);
  const orders = (await demo.orders(BUYER)).length - before;
  return [
    {
      what: 'each process about a message that cannot be stored',
      value: [...new Set(refused.map(({ type, code }) => `${type} ${code}`))].join(', '),
      holds: refused.every(({ type, code }) => type === 'SubmissionRefused' && code === 'NOT_STORED'),
    },
    {
      what: `orders made meanwhile (${[...new Set(refusedOrders)].join(', ')})`,
      value: made,
      holds: made === 0 && refusedOrders.every(told => !/^(\d+|none|error)$/.test(told)),
    },
    {
      what: `orders made by the same key after that (${[...new Set(placed)].join(', ')})`,
      value: orders,
      holds: orders === 1,
    },
    { what: 'every process is well again once PostgreSQL is', value: well ? 'yes' : 'no', holds: well },
  ];
}

async function killed(ground: Ground, at: number): Promise<Away> {
  const gateway = ground.gateways[at]!;
  const from = performance.now();
  await gateway.kill();
  await gateway.start();
  await allWell(ground);
  return { from, to: performance.now() };
}

/** What reached the form service, by the keys that stand in it. */
async function arrivedIn(demo: Demo): Promise<Map<string, string[]>> {
  const references = new Map<string, string[]>();
  for (const { fields } of await demo.submissions()) {
    const key = keyOf(fields);
    if (key) references.set(key, [...(references.get(key) ?? []), fields.reference ?? '']);
  }
  return references;
}

/** Deliveries of what had been delivered: each but for what was under way when its process or the database ended. */
async function judgeRepeats(demo: Demo, ends: readonly Away[]): Promise<Figure> {
  const isExcused = (at: string): boolean => {
    const ms = Date.parse(at) - performance.timeOrigin;
    return ends.some(({ from, to }) => ms > from - UNDER_WAY_MS && ms < to + UNDER_WAY_MS);
  };
  const again = (await demo.submissions()).filter(({ repeats }) => repeats > 0);
  const faults = again.filter(({ at }) => !isExcused(at)).length;
  return {
    what: `messages delivered again under their reference, but for those under way at an end (${again.length} with them)`,
    value: faults,
    holds: faults === 0,
  };
}

async function judgeMessages(demo: Demo, acknowledged: readonly Acknowledged[]): Promise<Figure[]> {
  const lost = async () => {
    const there = await arrivedIn(demo);
    return acknowledged.filter(({ key, reference }) => !there.get(key)?.includes(reference)).length;
  };
  await within(60_000, async () => (await lost()) === 0);
  const missing = await lost();
  const doubled = [...(await arrivedIn(demo)).values()].filter(each => new Set(each).size > 1).length;
  return [
    { what: `messages acknowledged and lost, of ${acknowledged.length}`, value: missing, holds: missing === 0 },
    { what: 'messages delivered under two references', value: doubled, holds: doubled === 0 },
  ];
}

const tally = (values: readonly string[]): string =>
  Object.entries(Object.groupBy(values, value => value))
    .map(([value, all = []]) => `${all.length} ${value}`)
    .join(', ') || '0';

async function underLoad(ground: Ground, full: boolean, complaint: () => string): Promise<Figure[]> {
  const { demo, url } = ground;
  const reading = startReading(url, READER_WAITS_MS);
  const writing = startWriting(url, { prefix: 'stores', everyMs: full ? 50 : 100 });
  const figures: Figure[] = [];
  const withoutDatabase: Away[] = [];
  const kills: Away[] = [];
  for (let round = 0; round < (full ? PROCESSES : 1); round++) {
    await sleep(500);
    figures.push(...(await redisAway(ground, round)));
    figures.push(...(await postgresAway(ground, withoutDatabase)));
    kills.push(await killed(ground, round));
  }
  const reads = await reading.stop();
  const { tries, acknowledged, given, faults } = await writing.stop();
  const failed = reads.filter(({ fault }) => fault);
  const during = tries.filter(({ began, ended }) => withoutDatabase.some(({ from, to }) => began > from && ended < to));
  const taken = during.filter(({ answer }) => answer === 'taken').length;
  const unanswered = tries.filter(
    ({ answer, began, ended }) => answer === 'none' && !kills.some(({ from, to }) => ended > from && began < to),
  );
  return [
    ...figures,
    { what: 'processes killed with SIGKILL', value: kills.length },
    {
      what: `pages that failed, of ${reads.length}`,
      value: failed.length ? `${failed.length}, first ${failed[0]!.fault}` : 0,
      holds: failed.length === 0,
    },
    {
      what: `messages taken while they could not be stored (${tally(during.map(({ answer }) => answer))})`,
      value: taken,
      holds: taken === 0 && during.length > 0,
    },
    {
      what: 'messages that nothing was said about, but for those under way at a kill',
      value: unanswered.length ? `${unanswered.length}, first ${faults[0]}; nginx: ${complaint()}` : 0,
      holds: unanswered.length === 0,
    },
    { what: 'messages that were not taken to the end', value: given, holds: given === 0 },
    ...(await judgeMessages(demo, acknowledged)),
    await judgeRepeats(demo, [...kills, ...withoutDatabase]),
  ];
}

export const stores: Proof = {
  title: 'Redis and PostgreSQL go away under load and come back',
  crowd: true,
  async run(full) {
    if (!hasNginx()) return { skipped: 'nginx is missing (apt-get install nginx).' };
    if (!hasRedis()) return { skipped: 'Redis is missing (apt-get install redis-server).' };
    if (!postgresPrograms()) return { skipped: 'PostgreSQL is missing (apt-get install postgresql).' };
    const [demo, redis, postgres, port] = await Promise.all([startDemo(), startRedis(), startPostgres(), freePort()]);
    const url = `http://localhost:${port}`;
    const env = {
      ...demo.env,
      SECRET_KEYS: 'a secret that all processes know',
      ...{ REDIS_URL: redis.url, DATABASE_URL: await postgres.database() },
    };
    const service = demo.env.WORDPRESS_URL!;
    const gateways = await Promise.all(Array.from({ length: PROCESSES }, () => startGateway({ service, env })));
    const upstreams = gateways.map(gateway => new URL(gateway.url).host.replace('localhost', '127.0.0.1'));
    const nginx = await startNginx(port, upstreams, { idleS: 3 });
    try {
      await allWell({ gateways });
      await within(WELL_MS, () => answers(url));
      const id = (await demo.rows('wc/v3/products')).find(({ slug }) => slug === PRODUCT)!.id;
      const buyer = await newBuyer(url, String(id), BUYER);
      const ground = { demo, redis, postgres, gateways, url, buyer, awayMs: full ? 15_000 : 1_000 };
      return { figures: await underLoad(ground, full, () => nginx.complaint()) };
    } finally {
      await nginx.stop();
      await Promise.all(gateways.map(gateway => gateway.remove()));
      await Promise.all([demo.stop(), redis.stop(), postgres.stop()]);
    }
  },
};
