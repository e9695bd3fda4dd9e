import { setTimeout as sleep } from 'node:timers/promises';
import { type Demo, startDemo } from '../../e2e/demo.ts';
import { type Gateway, startGateway } from './gateway.ts';
import { type Figure, type Proof, seconds, within } from './proof.ts';
import { ask, quotingEnv, SUBMIT } from './quoting.ts';

const LONGEST_RUN_SECONDS = 5;
const LONGEST_LIFE_MS = 800;
/** So many kills for each offer at most: on a slow machine no life would be long enough to take one. */
const MOST_KILLS = 3;
const AT_ONCE = 8;
const SUM = '1782.50';

const ANSWER = `mutation ($input: AnswerQuoteRequestInput!) { done: answerQuoteRequest(input: $input) { ... on QuoteRequest { reference status } } }`;
const ACCEPT = `mutation ($input: AcceptOfferInput!) { done: acceptOffer(input: $input) { ... on QuoteRequest { status } } }`;
const READ = `query ($reference: String!, $email: String) { done: quoteRequest(reference: $reference, email: $email) { status } }`;

interface Offered {
  reference: string;
  email: string;
}

/** Asks for quotes and offers each one thing with a fee. */
async function offerTo(gateway: Gateway, count: number, prefix: string): Promise<Offered[]> {
  const offered: Offered[] = [];
  for (let n = 0; n < count; n++) {
    const email = `${prefix}-${n}@example.test`;
    const input = { name: `Buyer ${n}`, email, labelType: 'custom', quantity: '1-100', key: `${prefix} ${n}` };
    const { reference } = (await ask(gateway, SUBMIT, { input })) as Offered;
    const lines = [{ name: 'Seal', quantity: 100, unitPrice: '1.00' }];
    const fees = [{ name: 'Tooling', amount: '1450.00' }];
    const answer = { reference, version: 1, lines, fees };
    const { status } = (await ask(gateway, ANSWER, { input: answer })) as { status: string };
    if (status !== 'ANSWERED') throw new Error(`an offer was not taken: ${status}`);
    offered.push({ reference, email });
  }
  return offered;
}

/** Accepts as a buyer does who presses again until there is an answer; resolves with the status that was acknowledged. */
async function accept(gateway: Gateway, { reference, email }: Offered): Promise<string> {
  const billing = { address1: '1 Main Rd', city: 'Cape Town', state: 'WC', postcode: '8001' };
  const input = { reference, email, offerVersion: 1, name: 'Sipho Dube', billing, paymentMethod: 'bacs', terms: true };
  for (;;) {
    try {
      return ((await ask(gateway, ACCEPT, { input })) as { status: string }).status;
    } catch {
      await sleep(100 + Math.random() * 200);
    }
  }
}

const statusOf = async (gateway: Gateway, one: Offered): Promise<string> =>
  ((await ask(gateway, READ, { ...one }).catch(() => ({ status: 'unknown' }))) as { status: string }).status;

async function allOrdered(gateway: Gateway, offered: readonly Offered[]): Promise<boolean> {
  for (const one of offered) if ((await statusOf(gateway, one)) !== 'ORDERED') return false;
  return true;
}

/** How many orders the shop has of each accepted offer, and whether their sums are the offer's. */
async function ordersOf(demo: Demo, offered: readonly Offered[]): Promise<Figure[]> {
  const orders = await Promise.all(offered.map(({ email }) => demo.orders(email)));
  const lost = orders.filter(some => some.length === 0).length;
  const doubled = orders.filter(some => some.length > 1).length;
  const wrong = orders.flat().filter(({ total }) => total !== SUM).length;
  return [
    { what: 'accepted offers without an order', value: lost, holds: lost === 0 },
    { what: 'with more than one', value: doubled, holds: doubled === 0 },
    { what: 'orders whose sum is not the offer', value: wrong, holds: wrong === 0 },
  ];
}

/** Works through a list, some at once. */
async function each<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const isOrdering = async (demo: Demo): Promise<boolean> =>
  (await demo.calls()).some(({ path }) => path.endsWith('/wc/v3/orders'));

async function killed(demo: Demo, gateway: Gateway, count: number): Promise<Figure[]> {
  const offered = await offerTo(gateway, count, 'kill');
  await demo.fault({ path: '/wc/v3/orders$', method: 'POST', delayMs: 250 });
  let over = false;
  let kills = 0;
  const accepting = each(offered, 2, one => accept(gateway, one)).then(() => {
    over = true;
  });
  // The first order is on its way for sure; the others are met as it happens.
  await within(180_000, () => isOrdering(demo));
  do {
    await gateway.kill();
    kills += 1;
    await gateway.start();
    await sleep(Math.random() * LONGEST_LIFE_MS);
  } while (!over && kills < MOST_KILLS * count);
  await accepting;
  await demo.fault();
  const ordered = await within(180_000, () => allOrdered(gateway, offered));
  return [
    { what: `times killed with SIGKILL while ${count} offers were accepted`, value: kills, holds: kills > 0 },
    { what: 'all of them ordered in the end', value: ordered ? 'yes' : 'no', holds: ordered },
    ...(await ordersOf(demo, offered)),
  ];
}

async function away(demo: Demo, gateway: Gateway, count: number, ms: number): Promise<Figure[]> {
  const offered = await offerTo(gateway, count, 'away');
  await demo.fault({ path: '/wp-json/', status: 503, body: 'html' });
  // Nothing of the shop is at hand in a process that starts now.
  await gateway.kill();
  await gateway.start();
  const began = performance.now();
  const answers: string[] = [];
  await each(offered, AT_ONCE, async one => answers.push(await accept(gateway, one)));
  await sleep(Math.max(0, ms - (performance.now() - began)));
  const took = performance.now() - began;
  const taken = answers.filter(status => status === 'ACCEPTED').length;
  await demo.fault();
  const ordered = await within(180_000, () => allOrdered(gateway, offered));
  return [
    {
      what: `accepted after a restart while WooCommerce was away for ${seconds(took)}`,
      value: taken,
      holds: taken === count,
    },
    { what: 'all of them ordered after', value: ordered ? 'yes' : 'no', holds: ordered },
    ...(await ordersOf(demo, offered)),
  ];
}

export const acceptances: Proof = {
  title: 'Accepted offers become one order each',
  async run(full) {
    const demo = await startDemo();
    const env = {
      ...demo.env,
      ...quotingEnv,
      PHP_LONGEST_RUN_SECONDS: String(LONGEST_RUN_SECONDS),
      ...(full ? {} : { UPSTREAM_TIMEOUT_MS: '8000' }),
    };
    const gateway = await startGateway({ service: demo.env.WORDPRESS_URL!, env });
    try {
      const figures = [
        ...(await killed(demo, gateway, full ? 200 : 4)),
        ...(await away(demo, gateway, full ? 50 : 5, full ? 600_000 : 3_000)),
      ];
      return { figures };
    } finally {
      await gateway.remove();
      await demo.stop();
    }
  },
};
