import { beforeAll, expect, it } from 'vitest';
import type { SharedAsk } from '../../graphql/gateway.ts';
import { operationOf } from '../../graphql/operations.ts';
import { HttpRefusal } from '../../http/refusal.ts';
import type { FetchAnswer } from '../../web/pages/renderer.ts';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { requestContext, type TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';

// Delivery is the store's word, by a cart made for it: a registered estimate asks as often as its visitor may.

const service = startEmbedded();
const ESTIMATE = `query Estimate($items: [EstimateItemInput!]!, $postcode: String) {
  estimateQuote(items: $items, postcode: $postcode) { goods { gross { amount } } delivery { gross { amount } } } }`;
const SENT = { gross: { amount: '113.85' } };
const MOST = 60;
let gateway: TestGateway;
let origin: string;
let productId: string;

/** What the site would render a page of, asked as its form without scripts asks. */
const rendererAsking = (path: () => string) => async () => ({
  async render({ fetch }: { fetch: FetchAnswer }) {
    const answer = await fetch(`https://labels.test${path()}`, { headers: { accept: 'application/json' } });
    const html = JSON.stringify(await answer.json());
    const page = { kind: 'page' as const, status: 200, styles: { global: '', named: [] }, summary: null };
    return { ...page, html, routerState: {}, modules: [], faults: [] };
  },
  assets: () => ({ starter: '/assets/starter.js', entry: '/a.js', preloads: [], styles: null }),
});
const wanted = (quantity: number) => ({ items: [{ productId, quantity }], postcode: '8001' });
const bodyOf = (quantity: number) => JSON.stringify({ documentId: 'estimate', variables: wanted(quantity) });
let worksOut = 1;

beforeAll(async () => {
  productId = (await service.ask('{ product(slug: "roll-1") { id } }')).data.product.id;
  gateway = service.another({
    operations: new Map([['estimate', operationOf(ESTIMATE)]]),
    env: { PUBLIC_URL: 'https://labels.test', TRUST_PROXY: '1' },
  });
  await gateway.ready();
  const renderer = rendererAsking(
    () => `/graphql?${new URLSearchParams({ documentId: 'estimate', variables: JSON.stringify(wanted(worksOut)) })}`,
  );
  const site = await serveSite(gateway, { renderer });
  origin = site.origin;
  return site.close;
});

const storeCarts = async () => (await service.calls()).filter(path => path === '/wc/store/v1/cart').length;
async function deliveryFor(quantity: number, headers: Record<string, string>) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: bodyOf(quantity),
  });
  const { data, errors } = (await response.json()) as { data?: { estimateQuote: Estimated }; errors?: unknown };
  expect(errors).toBeUndefined();
  expect(data!.estimateQuote.goods).not.toBeNull();
  return data!.estimateQuote.delivery;
}
interface Estimated {
  goods: object | null;
  delivery: object | null;
}
const from = (address: string) => ({ 'x-forwarded-for': address });

it('is told what delivery costs sixty times in ten minutes, and keeps from nobody what one visitor is not told', async () => {
  await service.cold();
  const [often, other] = [from('192.0.2.1'), from('198.51.100.1')];
  for (let quantity = 1; quantity <= MOST; quantity++) expect(await deliveryFor(quantity, often)).toEqual(SENT);
  expect(await deliveryFor(MOST + 1, often)).toBeNull();
  expect(await storeCarts()).toBe(MOST);
  // What is kept costs the store nothing.
  expect(await deliveryFor(MOST, often)).toEqual(SENT);

  worksOut = MOST + 1;
  const form = await fetch(`${origin}/quote`, { method: 'POST', headers: often, body: 'step=estimate' });
  expect([form.status, await form.text()]).toEqual([200, expect.stringContaining('"delivery":null')]);

  expect(await deliveryFor(MOST + 1, other)).toEqual(SENT);
  expect(await deliveryFor(MOST + 1, often)).toEqual(SENT);
  expect(await storeCarts()).toBe(MOST + 1);
});

it('counts what a partner asks by the points of its key alone', async () => {
  const terms = { scopes: ['quotes' as const], origins: [], requestsPerMinute: 100, costPerMinute: 13_000 };
  const { key } = (await gateway.services.partners.add('Estimating', terms))!;
  const asking = { ...from('192.0.2.1'), 'x-api-key': key };
  for (const quantity of [201, 202]) expect(await deliveryFor(quantity, asking)).toEqual(SENT);
  const spent = await fetch(`${origin}/graphql`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json', ...asking }, body: bodyOf(203) },
  });
  expect(spent.status).toBe(429);
});

it('estimates anew for whoever waits for the answer to somebody who may not ask', async () => {
  const read = { posted: true, text: bodyOf(301), contentType: 'application/json', accept: null };
  const shared = gateway.asks.read(read) as SharedAsk;
  const counted: string[] = [];
  const reached = Promise.withResolvers<void>();
  const refusal = Promise.withResolvers<void>();
  const answered = async (name: string, limit: () => Promise<void>) => {
    const counting = () => {
      counted.push(name);
      return limit();
    };
    const response = await gateway.answer(shared, { ...requestContext(name), limit: counting });
    return JSON.parse((await response.encoded('identity')).toString()).data.estimateQuote.delivery;
  };
  const refused = answered('refused', () => {
    reached.resolve();
    return refusal.promise;
  });
  await Promise.race([reached.promise, refused]);
  const waiting = ['first', 'second'].map(name => answered(name, async () => {}));
  refusal.reject(new HttpRefusal(429, 'RATE_LIMITED'));
  expect(await Promise.all([refused, ...waiting])).toEqual([null, SENT, SENT]);
  expect(counted.toSorted()).toEqual(['first', 'refused', 'second']);
});
