import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { createDemo } from '../../../demo/service.ts';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { ask, requestContext, testGateway } from '../ask.ts';
import { seed as known } from '../seed.ts';
import { likely, type Mutation, mutate } from './mutate.ts';
import { type Question, questionsOf } from './questions.ts';

/** What became of all questions. */
export interface QuestionTally {
  cases: number;
  /** answers by their status */
  statuses: Record<number, number>;
  /** requests for a quote that were acknowledged, each of which is there once */
  kept: number;
  /** milliseconds of the processor for the slowest */
  slowest: number;
}

interface SpoiltQuestion {
  question: number;
  operator: boolean;
  mutations: Mutation[];
}

const SECRET = 'shared-with-wordpress-0001';
const TOKEN = 'the-operator-of-this-site-0001';
/** Another one for each case. */
const KEY = 'the key of this case';
const EMAIL = 'buyer@example.test';
const INSIDE = /\bat \S+ \((file|node):|node_modules|SQLITE|TypeError|RangeError|ZodError/;
const FAULT = /"code":("?)(INTERNAL_SERVER_ERROR|UPSTREAM_\w+|-32603)\1/;

/**
 * Asks a whole site, on the embedded service, whatever takes a body: each field of the schema, webhooks rightly signed,
 * agents' calls, the beacon; their values spoilt at random. Nothing failed, so none may be answered as if something had.
 * @throws with the smallest case found for which that is not so
 */
export async function proveQuestions(numRuns: number, seed: number): Promise<QuestionTally> {
  const site = await startAskedSite();
  const tally: QuestionTally = { cases: 0, statuses: {}, kept: 0, slowest: 0 };
  const references = new Set<string>();
  const holds = async ({ question, operator, mutations }: SpoiltQuestion) => {
    const asked = site.questions[question % site.questions.length]!;
    const { status, text, ms, lines } = await site.send(asked, operator, mutations);
    tally.cases += 1;
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
    tally.slowest = Math.max(tally.slowest, ms);
    if (asked.name === 'submitQuoteRequest') for (const [one] of text.matchAll(/Q-\w{5}-\w{5}/g)) references.add(one);
    const isFaulty = status >= 500 || FAULT.test(text) || INSIDE.test(text) || lines.length > 0;
    if (isFaulty) throw new Error(`${asked.name}: ${status} ${text.slice(0, 500)}\n${lines.join('\n')}`);
  };
  const spoilt = fc.record({
    question: fc.nat(100_000),
    operator: fc.boolean(),
    mutations: fc.array(likely, { minLength: 1, maxLength: 3 }),
  });
  try {
    const before = await site.used();
    await fc.assert(fc.asyncProperty(spoilt, holds), { numRuns, seed });
    tally.kept = await site.stored();
    const after = await site.used();
    if (after !== before) throw new Error(`Used as ever it now answers ${after}, and not ${before}`);
    if (tally.kept !== references.size)
      throw new Error(`${references.size} were acknowledged, ${tally.kept} are there`);
  } finally {
    await site.close();
  }
  return tally;
}

async function startAskedSite() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'asked-'));
  const demo = await createDemo({ dataDir, seed: known, render: async key => Buffer.from(key) });
  await demo.listen();
  const env = {
    ...{ WORDPRESS_USERNAME: demo.username, WORDPRESS_APP_PASSWORD: demo.applicationPassword },
    ...{ WEBHOOK_SECRET: SECRET, OPERATOR_TOKEN: TOKEN, UNLIMITED_CLIENTS: '127.0.0.1' },
  };
  const gateway = testGateway({ upstream: demo.url, env });
  await gateway.ready();
  const { origin, close } = await serveSite(gateway);
  const { data } = await ask(gateway, '{ product(slug: "on-sale") { id } }');
  const product = data.product.id;
  const ofOperator = { ...requestContext(), operator: true };

  let sent = 0;

  /** A question as it is spoilt and sent, and its answer. */
  async function send({ signed, around, path: to, given }: Question, operator: boolean, mutations: Mutation[]) {
    const spoilt = JSON.stringify(around(mutations.reduce<unknown>(mutate, given))) ?? '';
    sent += 1;
    const body = spoilt.replaceAll(KEY, `${KEY} ${sent}`);
    gateway.lines.length = 0;
    const began = process.cpuUsage();
    const headers = {
      ...{ 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      ...(operator ? { authorization: `Bearer ${TOKEN}` } : {}),
      ...(signed ? signatureOf(signed, body) : {}),
    };
    const response = await fetch(origin + to, { method: 'POST', headers, body });
    const text = await response.text();
    const { user, system } = process.cpuUsage(began);
    const lines = gateway.lines.filter(isMistake);
    return { status: response.status, text, ms: Math.round((user + system) / 1_000), lines };
  }

  return {
    send,
    questions: questionsOf({
      ...{ 'product: ID': product, 'productId: ID': product, 'goods: ID': product, 'slug: String': 'on-sale' },
      ...{ 'email: String': EMAIL, 'labelType: String': 'security-void', 'quantity: String': '5001-10000' },
      ...{ 'phone: String': '021 555 0101', 'phoneCountry: String': 'ZA', 'artwork: [ID!]': [] },
      ...{ 'material: String': '', 'usage: String': '', 'timeline: String': '' },
      ...{ 'key: String': KEY, 'website: String': '', 'elapsedMs: Int': 60_000, 'paymentMethod: ID': 'bacs' },
      ...{ 'country: String': 'ZA', 'state: String': 'WC', 'postcode: String': '8001' },
    }),
    /** What somebody is answered who uses the site as it is meant. */
    async used(): Promise<string> {
      const add = `mutation { addCartItem(input: { product: ${product}, quantity: 2 }) {
        ... on Cart { itemCount totals { total { amount } } } } }`;
      const answers = await Promise.all([
        ask(gateway, add),
        ask(gateway, `{ estimateQuote(items: [{ productId: ${product}, quantity: 5 }]) { complete } }`),
        ask(gateway, '{ products { pageInfo { totalItems } } posts { items { slug } } }'),
      ]);
      return JSON.stringify(answers);
    },
    /** How many requests for a quote there are. */
    stored: async (): Promise<number> =>
      (await ask(gateway, '{ quoteRequests { pageInfo { totalItems } } }', {}, ofOperator)).data.quoteRequests.pageInfo
        .totalItems,
    async close() {
      close();
      await gateway.close();
      await demo.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What the log says of a fault of ours, or of rows that are asked for in vain. */
function isMistake(line: string): boolean {
  const { level, msg } = JSON.parse(line);
  return level >= 50 || msg === 'The index could not be renewed';
}

function signatureOf(sender: NonNullable<Question['signed']>, body: string): Record<string, string> {
  const hmac = (text: string) => createHmac('sha256', SECRET).update(text);
  if (sender !== 'plugin')
    return { 'x-wc-webhook-topic': sender, 'x-wc-webhook-signature': hmac(body).digest('base64') };
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1_000)), randomUUID()];
  const signature = hmac(`${timestamp}.${nonce}.${body}`).digest('hex');
  return { 'x-gateway-timestamp': timestamp, 'x-gateway-nonce': nonce, 'x-gateway-signature': signature };
}
