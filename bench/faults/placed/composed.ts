import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { FormData } from 'undici';
import { AddCartItemOperation } from '../../../client/src/gql/operations/AddCartItem.ts';
import { LayoutOperation } from '../../../client/src/gql/operations/Layout.ts';
import { answers } from '../../../e2e/process.ts';
import { postgresPrograms } from '../../../server/outbox/test/postgres.ts';
import { hasRedis } from '../../../server/test/redis.ts';
import { hasNginx } from '../front/nginx.ts';
import { type Figure, type Proof, seconds, within } from '../proof.ts';
import { owner } from './container.ts';
import { type Ground, OPERATOR_TOKEN, refusals, SITE, startGround } from './ground.ts';

/** One that is bought as it is. */
const PRODUCT = 'branded-box-sealing-tape';
const READERS = 2;
/** Somebody else than who asks from 127.0.0.1. */
const ANOTHER = '127.0.0.2';
/** Of the operator's token, see server/web/middleware/rates.ts. */
const TRIES = 10;

const persisted = ({ hash }: { hash: string }) => ({ persistedQuery: { version: 1, sha256Hash: hash } });
const json = { 'content-type': 'application/json' };

/** The commands of the first lines, done here; nginx speaks TLS for both gateways. */
async function comesUp({ gateways, front }: Ground): Promise<Figure[]> {
  const ready = await within(180_000, async () =>
    (await Promise.all(gateways.map(({ url }) => answers(`${url}/readyz`)))).every(Boolean),
  );
  const plain = await front.visit(`${SITE.replace('https', 'http')}/catalog?page=2`);
  const page = await front.visit(SITE);
  const html = await page.text();
  const users = new Set(gateways.map(({ pid }) => statSync(`/proc/${pid}`).uid));
  const asks = refusals.every(refusal => refusal.endsWith(': set it in .env'));
  const canonical = /<link rel="canonical" href="(.*?)"/.exec(html)?.[1] ?? 'none';
  return [
    { what: 'without a variable that both must know', value: refusals.join('; '), holds: asks },
    { what: 'user of the gateways', value: [...users].join(), holds: users.size === 1 && users.has(owner) },
    { what: 'both gateways are ready', value: String(ready), holds: ready },
    {
      what: 'a page without TLS',
      value: `${plain.status} ${plain.headers.get('location')}`,
      holds: plain.status === 301 && plain.headers.get('location') === `${SITE}/catalog?page=2`,
    },
    {
      what: 'a page by TLS, and the address that it says it has',
      value: `${page.status} ${canonical}`,
      holds: page.status === 200 && html.includes('</html>') && canonical.replace(/\/$/, '') === SITE,
    },
    {
      what: 'told to stay with TLS, in one header',
      value: page.headers.get('strict-transport-security') ?? 'no',
      holds: page.headers.get('strict-transport-security') === 'max-age=31536000',
    },
    {
      what: 'the request is known by the id that nginx gave it',
      value: /^[0-9a-f]{32}$/.test(page.headers.get('x-request-id') ?? '') ? 'yes' : 'no',
      holds: /^[0-9a-f]{32}$/.test(page.headers.get('x-request-id') ?? ''),
    },
  ];
}

/** What is asked and written goes to one or the other, and either knows of it. */
async function serveTogether({ demo, gateways, front }: Ground): Promise<Figure[]> {
  const layout = await front.visit(
    `${SITE}/graphql?extensions=${encodeURIComponent(JSON.stringify(persisted(LayoutOperation)))}`,
  );
  const { data } = (await layout.json()) as { data?: object };
  const product = (await demo.rows('wc/v3/products')).find(({ slug }) => slug === PRODUCT);
  const pieces: (number | undefined)[] = [];
  let token = 'new';
  for (let piece = 1; piece <= 4; piece++) {
    const added = await front.visit(`${SITE}/graphql`, {
      method: 'POST',
      headers: { ...json, 'cart-token': token },
      body: JSON.stringify({
        variables: { input: { product: String(product?.id), quantity: 1 } },
        extensions: persisted(AddCartItemOperation),
      }),
    });
    const { data: cart } = (await added.json()) as { data?: { result?: { itemCount?: number } } };
    token = added.headers.get('cart-token') ?? token;
    pieces.push(cart?.result?.itemCount);
  }
  const told = await Promise.all(gateways.map(async ({ metricsUrl }) => (await fetch(metricsUrl)).text()));
  const served = told.map(
    text => /^gateway_operations_total\{operation="AddCartItem",outcome="ok"\} (\d+)/m.exec(text)?.[1] ?? '0',
  );
  return [
    { what: 'a registered operation', value: layout.status, holds: layout.status === 200 && data !== undefined },
    {
      what: 'pieces in one cart, changed at both gateways in turn',
      value: pieces.join(', '),
      holds: pieces.join() === '1,2,3,4',
    },
    {
      what: 'of these changes each gateway counted',
      value: served.join(', '),
      holds: served.every(count => Number(count) > 0),
    },
  ];
}

/** What strangers try at the front. */
async function keepOut({ gateways, front }: Ground): Promise<Figure[]> {
  const status = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await front.visit(SITE + path, { headers });
    return `${answer.status}${(await answer.text()).includes('gateway_') ? ' with figures' : ''}`;
  };
  const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const metrics = await Promise.all([
    ...['/metrics', '/metrics?', '//metrics', '/%6detrics'].map(path => status(path)),
    status('/metrics', operator),
  ]);
  const inside = await Promise.all(gateways.map(async ({ metricsUrl }) => (await fetch(metricsUrl)).status));
  const free = await front.visit(`${SITE}/graphql`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  const { data } = (await free.json()) as { data?: object };
  const tries: number[] = [];
  for (let n = 0; n <= TRIES; n++) tries.push(await guess(front, '127.0.0.1', `203.0.113.${n}`));
  const other = await guess(front, ANOTHER, '127.0.0.1');
  return [
    {
      what: '/metrics from outside, also for the operator',
      value: metrics.join(', '),
      holds: metrics.every(answer => answer === '404'),
    },
    { what: 'METRICS_PORT from inside', value: inside.join(', '), holds: inside.every(each => each === 200) },
    { what: 'an operation that is not registered', value: data ? 'answered' : 'refused', holds: !data },
    {
      what: "a visitor's guesses at the operator's token, each with another X-Forwarded-For",
      value: tries.join(' '),
      holds: tries.every((answer, n) => answer === (n < TRIES ? 403 : 429)),
    },
    { what: 'a guess of another visitor, who names the first there', value: other, holds: other === 403 },
  ];
}

async function guess(front: Ground['front'], from: string, forwarded: string): Promise<number> {
  const headers = { origin: SITE, 'x-forwarded-for': forwarded };
  const body = new URLSearchParams({ token: 'not the one that opens it' });
  const answer = await front.visit(`${SITE}/operator`, { method: 'POST', headers, body }, from);
  await answer.text();
  return answer.status;
}

/** A file of the largest size passes. */
async function takeArtwork({ front }: Ground): Promise<Figure> {
  const body = new FormData();
  body.set('file', new File([Buffer.alloc(10 * 1024 * 1024, '%PDF-1.7\n')], 'a.pdf'));
  const sent = front.visit(`${SITE}/uploads`, { method: 'POST', headers: { origin: SITE }, body });
  const status = await sent.then(
    answer => answer.text().then(() => answer.status),
    () => 'broken off',
  );
  return { what: 'artwork of 10 MB', value: status, holds: status === 201 };
}

/** The release of docs/operate.md: each gateway anew in its turn, and nginx reads their addresses. */
async function release({ gateways, front, services }: Ground, turns: number): Promise<Figure[]> {
  const faults: string[] = [];
  let [reads, again, over] = [0, 0, false];
  const ask = async () => {
    const answer = await front.visit(`${SITE}/catalog`);
    await answer.text();
    return String(answer.status);
  };
  const read = async () => {
    while (!over) {
      // What nginx lets go of as it reads its configuration is asked again, as browsers do.
      const status = await ask()
        .catch(() => {
          again += 1;
          return ask();
        })
        .catch(String);
      if (status !== '200') faults.push(status);
      reads += 1;
      await sleep(50);
    }
  };
  const readers = Promise.all(Array.from({ length: READERS }, read));
  const ends: number[] = [];
  try {
    for (const gateway of gateways.slice(0, turns)) {
      ends.push(await gateway.renew());
      front.reload();
    }
  } finally {
    over = true;
    await readers;
  }
  const longest = Math.max(...ends);
  const grace = Math.min(...gateways.map(({ name }) => Number.parseInt(services[name]?.stop_grace_period ?? '', 10)));
  return [
    {
      what: `pages read while ${ends.length} of the gateways were put in anew, failed`,
      value: `${reads}, ${faults.length}${faults[0] ? `, first ${faults[0]}` : ''}`,
      holds: reads > 0 && faults.length === 0,
    },
    { what: 'of them asked for once more, as nginx had let go of the connection', value: again },
    { what: `longest end, of ${grace} s`, value: seconds(longest), holds: longest < grace * 1_000 },
  ];
}

export const composed: Proof = {
  title: 'What the compose file names serves by TLS',
  inProof: true,
  crowd: true,
  async run(full) {
    if (!hasNginx()) return { skipped: 'nginx is missing (apt-get install nginx).' };
    if (!hasRedis()) return { skipped: 'Redis is missing (apt-get install redis-server).' };
    if (!postgresPrograms()) return { skipped: 'PostgreSQL is missing (apt-get install postgresql).' };
    const ground = await startGround();
    try {
      return {
        figures: [
          ...(await comesUp(ground)),
          ...(await serveTogether(ground)),
          ...(await keepOut(ground)),
          await takeArtwork(ground),
          ...(await release(ground, full ? ground.gateways.length : 1)),
        ],
      };
    } finally {
      await ground.remove();
    }
  },
};
