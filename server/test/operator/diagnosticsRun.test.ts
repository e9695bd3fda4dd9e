import { expect, it } from 'vitest';
import { SECRETS } from '../../config/secrets.ts';
import { operationOf } from '../../graphql/operations.ts';
import { ask, requestContext, send } from '../ask.ts';
import { QUERY, startDiagnosing } from './diagnosing.ts';

const { demo, front, gateway, diagnose } = await startDiagnosing();

it('writes to a cart of its own only when it is asked to, and leaves nothing in it', async () => {
  const writes: string[] = [];
  const opened = await front({
    answer: ({ path, method }) => {
      if (['POST', 'DELETE'].includes(method) && path.includes('/store/')) writes.push(`${method} ${path}`);
      return null;
    },
  });
  expect((await diagnose({ WORDPRESS_URL: opened.url })).of('cart').detail).toBe(
    'opens, with its token; nothing was written',
  );
  expect(writes).toEqual([]);
  expect((await diagnose({ WORDPRESS_URL: opened.url }, { tryCart: true })).of('cart')).toMatchObject({
    status: 'SUCCESS',
    detail: 'took a product and gave it back',
  });
  expect(writes).toEqual(['POST /wp-json/wc/store/v1/cart/add-item', 'DELETE /wp-json/wc/store/v1/cart/items']);
});

it('waits for nobody: a service that hangs leaves the rest its results', async () => {
  const opened = await front({ answer: () => 'hang' });
  const { of } = await diagnose({ WORDPRESS_URL: opened.url, UPSTREAM_TIMEOUT_MS: '300' });
  expect(of('reachability')).toMatchObject({
    status: 'ERROR',
    detail: expect.stringMatching(/did not answer in time/),
    mend: expect.stringMatching(/UPSTREAM_TIMEOUT_MS/),
  });
  expect(of('database').status).toBe('SUCCESS');
  expect(of('menus').status).toBe('INFO');
});

it('shows no secret anywhere, not even one that the service repeats', async () => {
  const values = {
    WORDPRESS_APP_PASSWORD: demo.applicationPassword,
    WOOCOMMERCE_KEY: 'ck_0123456789',
    WOOCOMMERCE_SECRET: 'cs_9876543210',
    OPERATOR_TOKEN: 'operator-token-that-nobody-knows',
    SECRET_KEYS: 'a-key-that-seals-of-at-least-32-characters,another-one-of-at-least-32-characters',
    DATABASE_URL: 'postgres://someone:database%20password@127.0.0.1:1/name',
    REDIS_URL: 'redis://someone:redis-password@127.0.0.1:1',
    SMTP_URL: 'smtp://someone:mail-password@127.0.0.1:1',
    WEBHOOK_SECRET: 'webhook-secret-that-nobody-knows',
    CDN_TOKEN: 'cdn-purge-token-that-nobody-knows',
  };
  expect(Object.keys(values).toSorted()).toEqual([...SECRETS].toSorted());
  const opened = await front({
    answer: ({ path, headers }) =>
      path.includes('/wc/v3/') ? { status: 500, body: { code: 'echo', values, headers } } : null,
  });
  const env = { ...values, SITE_EMAIL: 'shop@labels.example', WORDPRESS_URL: opened.url };
  const { data } = await ask(gateway(env), QUERY);
  const shown = JSON.stringify(data);
  expect(shown).toContain('echo');
  const basic = Buffer.from(`${demo.username}:${demo.applicationPassword}`).toString('base64');
  const hidden = [
    ...Object.values(values).flatMap(value => value.split(',')),
    'database password',
    'redis-password',
    'mail-password',
    basic,
  ];
  for (const secret of hidden) expect(shown).not.toContain(secret);
});

it('runs once for all who ask at the same time, and not without end', async () => {
  let asked = 0;
  const opened = await front({
    answer: ({ path }) => {
      if (path.startsWith('/wp-json/?')) asked += 1;
      return { status: 503, body: 'Maintenance' };
    },
  });
  const made = gateway({ WORDPRESS_URL: opened.url });
  const answers = await Promise.all([1, 2, 3].map(() => ask(made, QUERY)));
  expect(answers.map(({ data }) => data.diagnostics.status)).toEqual(['ERROR', 'ERROR', 'ERROR']);
  expect(asked).toBe(1);
  let refused = await ask(made, QUERY);
  for (let run = 0; run < 30 && refused.errors.length === 0; run++) refused = await ask(made, QUERY);
  expect(refused.errors[0]?.extensions.code).toBe('RATE_LIMITED');
  expect(asked).toBeLessThan(30);
});

it('keeps words whole that a short password is part of', async () => {
  const { of } = await diagnose({ WORDPRESS_APP_PASSWORD: 'out', WORDPRESS_USERNAME: 'data' });
  expect(of('outbox').detail).toMatch(/wait; 0 delivered/);
  expect(of('data-folder').mend ?? '').not.toContain('…');
});

it('is there for the operator alone once the site is public', async () => {
  const registered = new Map([['the-hash', operationOf('{ diagnostics { environment } }')]]);
  const made = gateway({ PUBLIC_URL: 'https://labels.example' }, { operations: registered });
  const body = { extensions: { persistedQuery: { version: 1, sha256Hash: 'the-hash' } } };
  const stranger = await (await send(made, body)).json();
  expect(stranger).toEqual(
    await (await send(made, { extensions: { persistedQuery: { version: 1, sha256Hash: 'none' } } })).json(),
  );
  const operator = await (await send(made, body, { ...requestContext(), operator: true })).json();
  expect(operator).toEqual({ data: { diagnostics: { environment: 'PUBLIC' } } });
});
