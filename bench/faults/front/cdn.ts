import { setTimeout as sleep } from 'node:timers/promises';
import { LayoutOperation } from '../../../client/src/gql/operations/Layout.ts';
import { SubmitQuoteRequestOperation } from '../../../client/src/gql/operations/SubmitQuoteRequest.ts';
import { type Demo, startDemo } from '../../../e2e/demo.ts';
import { answers } from '../../../e2e/process.ts';
import { tellOfEdit } from '../../../e2e/tellOfEdit.ts';
import { freePort } from '../../../server/test/freePort.ts';
import { type Gateway, startGateway } from '../gateway.ts';
import { type Figure, type Proof, seconds, within } from '../proof.ts';
import { type Balancer, hasNginx, startNginx } from './nginx.ts';
import { plain, startReaders } from './readers.ts';

const SECRET = 'shared-by-both-sides-00000001';
const NEW_NAME = 'A name that was edited just now';
const BUYER = 'Zanele Nobody-Else-Reads-This';
const LONGEST_MS = 5_000;

const persisted = ({ hash }: { hash: string }) => ({ persistedQuery: { version: 1, sha256Hash: hash } });

/** A buyer's own pages, opened twice; how often one came out of the cache. */
async function readOwn(url: string): Promise<number> {
  const input = { name: BUYER, email: 'zanele@example.test', labelType: 'custom', quantity: '1-100', key: 'cdn' };
  const sent = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ variables: { input }, extensions: persisted(SubmitQuoteRequestOperation) }),
  });
  const text = await sent.text();
  const [reference = ''] = /Q-\w{5}-\w{5}/.exec(text) ?? [];
  if (!reference) throw new Error(`no quote request was made: ${text}`);
  const cookie = sent.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ');
  let kept = 0;
  for (const own of [
    '/cart',
    `/quote/${reference.toLowerCase()}`,
    '/account',
    '/cart',
    `/quote/${reference.toLowerCase()}`,
  ]) {
    const answer = await fetch(url + own, { headers: { ...plain, cookie } });
    const shows = (await answer.text()).includes(BUYER);
    if (own.startsWith('/quote/') && !shows) throw new Error('the buyer does not see the own request');
    if (answer.headers.get('x-cache') === 'HIT') kept += 1;
  }
  return kept;
}

async function measure(
  full: boolean,
  { demo, gateway, nginx, url }: { demo: Demo; gateway: Gateway; nginx: Balancer; url: string },
): Promise<Figure[]> {
  const [product] = await demo.rows('wc/v3/products');
  if (!product) throw new Error('the shop has no products');
  const changed = `/product/${product.slug}`;
  const layout = `/graphql?extensions=${encodeURIComponent(JSON.stringify(persisted(LayoutOperation)))}`;
  const paths = ['/', changed, '/catalog', '/blog', layout];
  for (const one of paths)
    await within(30_000, async () => (await fetch(url + one, { headers: plain })).headers.get('x-cache') === 'HIT');
  const readers = startReaders(url, paths, changed, NEW_NAME);
  await sleep(full ? 10_000 : 3_000);
  const edited = performance.now();
  await demo.edit('products', product.id, { name: NEW_NAME });
  await tellOfEdit(gateway.url, { kind: 'product', id: product.id }, SECRET);
  await sleep(full ? 20_000 : 7_000);
  await readers.stop();
  const { reads, origin, failed, oldAt, newAt } = readers.seen;
  const took = Math.max(oldAt, newAt) - edited;
  const share = origin / reads;
  // A few seconds on a busy machine are a few reads, of which those after a start and an edit reach the site anyway.
  const most = full ? 1 : 5;
  const few = full ? 0 : 4 * paths.length;
  const kept = await readOwn(url);
  await gateway.kill();
  const away = await Promise.all(paths.map(async one => (await fetch(url + one, { headers: plain })).status));
  return [
    { what: 'reads of five addresses, failed', value: `${reads}, ${failed}`, holds: failed === 0 },
    {
      what: `of them answered by the site, at most ${most} %`,
      value: `${(share * 100).toFixed(2)} %`,
      holds: share * 100 <= most || origin <= few,
    },
    { what: 'an edit shows in every read, at most 5 s', value: seconds(took), holds: newAt > 0 && took <= LONGEST_MS },
    { what: "a buyer's own pages out of the cache", value: kept, holds: kept === 0 },
    {
      what: 'kept answers with the name of the buyer',
      value: nginx.keptWith(BUYER),
      holds: nginx.keptWith(BUYER) === 0,
    },
    {
      what: 'kept answers with the edited product',
      value: nginx.keptWith(NEW_NAME),
      holds: nginx.keptWith(NEW_NAME) > 0,
    },
    {
      what: 'the same addresses once the site is killed',
      value: away.join(' '),
      holds: away.every(status => status === 200),
    },
  ];
}

export const cdn: Proof = {
  title: 'A cache stands in front of the site',
  inProof: true,
  async run(full) {
    if (!hasNginx()) return { skipped: 'nginx is missing (apt-get install nginx).' };
    const [demo, port] = await Promise.all([startDemo(), freePort()]);
    const url = `http://localhost:${port}`;
    const env = { ...demo.env, PUBLIC_URL: url, TRUST_PROXY: '1', CDN: 'plain', WEBHOOK_SECRET: SECRET };
    const gateway = await startGateway({ service: demo.env.WORDPRESS_URL!, env });
    const nginx = await startNginx(port, [new URL(gateway.url).host.replace('localhost', '127.0.0.1')], {
      cache: true,
    });
    try {
      while (!(await answers(`${gateway.url}/readyz`))) await sleep(50);
      return { figures: await measure(full, { demo, gateway, nginx, url }) };
    } finally {
      await nginx.stop();
      await gateway.remove();
      await demo.stop();
    }
  },
};
