import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { type Demo, startDemo } from '../../../e2e/demo.ts';
import { answers, isAlive } from '../../../e2e/process.ts';
import { tellOfEdit } from '../../../e2e/tellOfEdit.ts';
import { type Buyer, newBuyer } from '../buyer.ts';
import { type Gateway, startGateway } from '../gateway.ts';
import { type Figure, type Proof, seconds, within } from '../proof.ts';
import { load } from '../visitor.ts';
import { startReading } from './readers.ts';
import { workersOf } from './workerProcesses.ts';

const WORKERS = 4;
const PRODUCT = 'branded-box-sealing-tape';
const UNREAD_PRODUCT = 'deep-freeze-void-label';
const NEW_NAME = 'A name that every worker has to show';
const SECRET = 'shared-by-both-sides-00000001';
const TOKEN = 'a-token-that-the-proof-signs-in-by';
/** A store that takes as long over a change as a real one. */
const SLOW = { path: 'add-item', delayMs: 20 };
const TOKENS_A_VISITOR_MAY_TRY = 10;
/** Of one worker, at the rate at which they come. */
const MOST_UNDER_WAY = 10;
const PATIENCE_MS = 30_000;
const ADD_EVERY_MS = 100;
const LONGEST_SHOW_MS = 5_000;
const LONGEST_END_MS = 15_000 + 2_000;

interface Ground {
  demo: Demo;
  gateway: Gateway;
  id: number;
  full: boolean;
}

/** Asks on a connection of its own: the workers are given connections in turn. */
async function askOnce(url: string, method: 'GET' | 'POST' = 'GET', body?: string, authorization?: string) {
  const agent = new Agent({ pipelining: 0 });
  const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
  const headers = { ...type, ...(authorization ? { authorization } : {}) };
  const answer = await request(url, {
    method,
    dispatcher: agent,
    reset: true,
    headers,
    // A connection that was being handed to a worker as it died is answered by nobody.
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body ? { body } : {}),
  });
  const text = await answer.body.text();
  await agent.close();
  return { status: answer.statusCode, text };
}

const times = <T>(count: number, work: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));

async function oneCart({ demo, gateway: { url }, id, full }: Ground): Promise<Figure[]> {
  const changes = full ? 200 : 50;
  const buyer = await newBuyer(url, String(id), 'ada@example.test');
  await demo.fault(SLOW);
  const answered = new Set(await times(changes, () => buyer.add(url))).size;
  await demo.fault();
  const { pieces } = await buyer.cart(url);
  const beside = (await demo.calls()).filter(({ path, beside }) => path.includes('add-item') && beside > 0).length;
  return [
    { what: `pieces after ${changes} parallel additions to 1`, value: pieces, holds: pieces === changes + 1 },
    { what: 'different numbers that they were answered', value: answered, holds: answered === changes },
    { what: 'additions that reached the store beside another', value: beside, holds: beside === 0 },
  ];
}

async function oneOrder({ demo, gateway: { url }, id, full }: Ground): Promise<Figure[]> {
  const clicks = full ? 100 : 20;
  const email = 'bea@example.test';
  const buyer = await newBuyer(url, String(id), email);
  const { total } = await buyer.cart(url);
  const told = new Set(await times(clicks, () => buyer.place(url, 'a key of hers', total)));
  const orders = await demo.orders(email);
  return [
    { what: `orders made by ${clicks} parallel clicks`, value: orders.length, holds: orders.length === 1 },
    {
      what: 'different answers to them',
      value: [...told].join(', '),
      holds: told.size === 1 && told.has(String(orders[0]?.id)),
    },
  ];
}

async function oneLimit({ gateway: { url } }: Ground): Promise<Figure> {
  const answered = await times(4 * TOKENS_A_VISITOR_MAY_TRY, () => askOnce(`${url}/operator`, 'POST', 'token=wrong'));
  const judged = answered.filter(({ status }) => status === 403).length;
  return {
    what: `wrong tokens of one visitor that were looked at, of ${answered.length} at once`,
    value: judged,
    holds: judged === TOKENS_A_VISITOR_MAY_TRY,
  };
}

async function oneRead({ demo, gateway: { url } }: Ground): Promise<Figure> {
  const before = (await demo.calls()).length;
  await times(32, () => askOnce(`${url}/product/${UNREAD_PRODUCT}`));
  const calls = (await demo.calls()).slice(before).map(({ path }) => path);
  const repeated = calls.length - new Set(calls).size;
  return {
    what: `of ${calls.length} calls for 32 visitors of a page that nobody had kept, made twice`,
    value: repeated,
    holds: calls.length > 0 && repeated === 0,
  };
}

async function oneEdit({ demo, gateway: { url }, id }: Ground): Promise<Figure> {
  const shows = async () => (await askOnce(`${url}/product/${PRODUCT}`)).text.includes(NEW_NAME);
  await times(4 * WORKERS, shows);
  await demo.edit('products', id, { name: NEW_NAME });
  await tellOfEdit(url, { kind: 'product', id }, SECRET);
  const told = performance.now();
  const all = await within(LONGEST_SHOW_MS, async () => {
    const seen: boolean[] = [];
    for (let turn = 0; turn < 2 * WORKERS; turn++) seen.push(await shows());
    return seen.every(Boolean);
  });
  return { what: 'an edit shows by every worker after', value: seconds(performance.now() - told), holds: all };
}

/** A number in /metrics; 0 where it is not there. */
async function count({ url }: Gateway, pattern: RegExp): Promise<number> {
  const { text } = await askOnce(`${url}/metrics`, 'GET', undefined, `Bearer ${TOKEN}`).catch(() => ({ text: '' }));
  return Number(pattern.exec(text)?.[1] ?? 0);
}

const servingIn = (gateway: Gateway): Promise<number> => count(gateway, /^gateway_workers (\d+)$/m);

async function oneSum({ gateway }: Ground): Promise<Figure[]> {
  const requests = /^gateway_requests_total\{route="page",method="GET",status="200"\} (\d+)$/m;
  const before = await count(gateway, requests);
  for (let turn = 0; turn < 3 * WORKERS; turn++) await askOnce(`${gateway.url}/contact`);
  const grown = (await count(gateway, requests)) - before;
  const serving = await servingIn(gateway);
  return [
    { what: `requests that /metrics counts, of ${3 * WORKERS}`, value: grown, holds: grown === 3 * WORKERS },
    { what: 'workers that it adds up', value: serving, holds: serving === WORKERS },
  ];
}

/** Kills workers while visitors read, write to a cart and send forms. */
async function killed({ demo, gateway, id, full }: Ground): Promise<Figure[]> {
  const { url } = gateway;
  const kills = full ? 25 : 2;
  const buyer = await newBuyer(url, String(id), 'cleo@example.test');
  const reading = startReading(url);
  let over = false;
  const added = addUntil(buyer, url, () => over);
  const sent = load(() => url, { prefix: 'workers', perSecond: 5, more: () => !over });
  /** Until the primary hears of a worker's death it gives it what comes. */
  const deaths: { at: number; noticed: number }[] = [];
  let longest = 0;
  let replaced = true;
  for (let kill = 0; kill < kills; kill++) {
    await sleep(1_000 + Math.random() * 1_000);
    const workers = workersOf(gateway);
    const at = performance.now();
    process.kill(workers[Math.floor(Math.random() * workers.length)]!, 'SIGKILL');
    await within(10_000, async () => (await servingIn(gateway)) < WORKERS);
    deaths.push({ at, noticed: performance.now() });
    replaced &&= await within(60_000, async () => (await servingIn(gateway)) === WORKERS);
    longest = Math.max(longest, performance.now() - at);
  }
  over = true;
  const reads = await reading.stop();
  const { asked, acknowledged } = await added;
  const messages = await sent;
  const { pieces } = await buyer.cart(url);
  const failed = reads.filter(({ fault }) => fault);
  const underWay = failed.filter(({ began }) =>
    deaths.some(({ at, noticed }) => began <= noticed && began > at - PATIENCE_MS),
  );
  const later = failed.filter(read => !underWay.includes(read));
  const arrived = async () => (await demo.submissions()).flatMap(({ fields }) => keyIn(fields));
  const missing = async () => {
    const keys = new Set(await arrived());
    return messages.filter(({ key }) => !keys.has(key)).length;
  };
  await within(60_000, async () => (await missing()) === 0);
  const keys = await arrived();
  return [
    { what: `workers killed with SIGKILL, replaced within ${seconds(longest)}`, value: kills, holds: replaced },
    { what: 'pages read meanwhile', value: reads.length },
    {
      what: 'of them under way at a kill and lost',
      value: underWay.length ? `${underWay.length}, first ${underWay[0]!.fault}` : 0,
      holds: underWay.length <= MOST_UNDER_WAY * kills,
    },
    {
      what: 'of the others failed',
      value: later.length ? `${later.length}, first ${later[0]!.fault}` : 0,
      holds: later.length === 0,
    },
    {
      what: `pieces after ${acknowledged} acknowledged of ${asked} additions to 1`,
      value: pieces,
      holds: pieces > acknowledged && pieces <= asked + 1,
    },
    {
      what: `forms acknowledged and lost, of ${messages.length}`,
      value: await missing(),
      holds: (await missing()) === 0,
    },
    {
      what: 'forms delivered under two references',
      value: keys.length - new Set(keys).size,
      holds: keys.length === new Set(keys).size,
    },
  ];
}

const keyIn = ({ message = '' }: Record<string, string>): string[] =>
  /^key=(workers-\S+)/.exec(message)?.slice(1) ?? [];

async function addUntil(buyer: Buyer, url: string, over: () => boolean) {
  const met = { asked: 0, acknowledged: 0 };
  while (!over()) {
    met.asked += 1;
    const pieces = await buyer.add(url).catch(() => null);
    if (pieces !== null) met.acknowledged += 1;
    await sleep(ADD_EVERY_MS);
  }
  return met;
}

async function ended({ gateway }: Ground): Promise<Figure[]> {
  const workers = workersOf(gateway);
  const began = performance.now();
  await gateway.end();
  const took = performance.now() - began;
  const left = workers.filter(isAlive).length;
  return [
    { what: 'SIGTERM ends all of it within', value: seconds(took), holds: took <= LONGEST_END_MS },
    { what: 'workers left then', value: left, holds: left === 0 },
  ];
}

export const workers: Proof = {
  title: 'Four workers serve from one machine',
  crowd: true,
  inProof: true,
  async run(full) {
    const demo = await startDemo();
    const env = {
      ...demo.env,
      WORKERS: String(WORKERS),
      WEBHOOK_SECRET: SECRET,
      OPERATOR_TOKEN: TOKEN,
      UNLIMITED_CLIENTS: '192.0.2.1',
      UPSTREAM_TIMEOUT_MS: '60000',
    };
    const gateway = await startGateway({ service: demo.env.WORDPRESS_URL!, env });
    try {
      const id = (await demo.rows('wc/v3/products')).find(({ slug }) => slug === PRODUCT)!.id;
      const ground: Ground = { demo, gateway, id, full };
      await within(60_000, () => answers(`${gateway.url}/readyz`));
      await within(60_000, async () => (await servingIn(gateway)) === WORKERS);
      const figures = [await oneRead(ground), ...(await oneCart(ground)), ...(await oneOrder(ground))];
      figures.push(await oneLimit(ground), await oneEdit(ground), ...(await oneSum(ground)));
      figures.push(...(await killed(ground)), ...(await ended(ground)));
      return { figures };
    } finally {
      await gateway.remove();
      await demo.stop();
    }
  },
};
