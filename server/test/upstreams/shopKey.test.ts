import { createHmac } from 'node:crypto';
import { Agent } from 'undici';
import { expect, it, onTestFinished } from 'vitest';
import { signatureBase } from '../../upstreams/oauth.ts';
import { ask } from '../ask.ts';
import { differing, found } from '../differing.ts';
import { startEmbedded } from '../embedded.ts';
import { type Difference, startVariant } from '../variant.ts';

const service = startEmbedded();
const { gatewayOn, products } = differing(service);
const KEY = { WOOCOMMERCE_KEY: 'ck_0123456789abcdef', WOOCOMMERCE_SECRET: 'cs_0123456789abcdef' };

/** A shop that takes a consumer key only where it is signed, for the address that it believes to be asked at. */
const takesKeysSignedFor =
  (address: () => string): Difference =>
  ({ method, path, headers }) => {
    if (!path.includes('/wc/v3/') || !headers.authorization?.startsWith('OAuth')) return null;
    const sent = [...headers.authorization.matchAll(/(oauth_\w+)="([^"]*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [name, decodeURIComponent(value)],
    );
    const signed = sent.filter(([name]) => name !== 'oauth_signature');
    const base = signatureBase(method, new URL(address() + path), signed);
    const signature = createHmac('sha256', `${KEY.WOOCOMMERCE_SECRET}&`).update(base).digest('base64');
    return Object.fromEntries(sent).oauth_signature === signature ? letIn(headers) : INVALID_SIGNATURE;
  };

const INVALID_SIGNATURE = {
  status: 401,
  body: {
    code: 'woocommerce_rest_authentication_error',
    message: 'Invalid signature - provided signature does not match.',
    data: { status: 401 },
  },
};

function letIn(headers: Parameters<Difference>[0]['headers']) {
  const { username, applicationPassword } = service.demo;
  const authorization = `Basic ${Buffer.from(`${username}:${applicationPassword}`).toString('base64')}`;
  return { ask: { headers: { ...headers, authorization } } };
}

const takesSignedKeys = takesKeysSignedFor(() => service.demo.url);
const KEY_ALONE = { ...KEY, WORDPRESS_USERNAME: '', WORDPRESS_APP_PASSWORD: '' };

/** WordPress behind a proxy that speaks TLS, called past it: it believes in https, and says so of its home. */
const behindProxy =
  (keys: Difference): Difference =>
  asked =>
    asked.path.startsWith('/wp-json/?_fields=')
      ? { body: { home: 'https://labels.example', url: 'https://labels.example', namespaces: ['wp/v2', 'wc/v3'] } }
      : keys(asked);

it('signs a consumer key for the https address of a WordPress behind a proxy, and sends no secret', async () => {
  const secrets: string[] = [];
  const keys = takesKeysSignedFor(() => 'https://labels.example');
  const { gateway } = await gatewayOn(
    behindProxy(asked => {
      if (asked.headers.authorization?.startsWith('Basic')) secrets.push(asked.path);
      return keys(asked);
    }),
    KEY_ALONE,
  );
  expect((await found(gateway)).shop).toMatchObject({
    catalogue: 'available',
    credential: { kind: 'consumer key', scheme: 'OAuth 1.0a for https' },
  });
  expect(await products(gateway)).toEqual(await products(service.gateway));
  expect(secrets).toEqual([]);
});

it('sends a consumer key as it is where no signature is taken, and asks so from then on', async () => {
  const isKey = (authorization = '') =>
    authorization === `Basic ${Buffer.from(Object.values(KEY).join(':')).toString('base64')}`;
  const { gateway, variant } = await gatewayOn(
    behindProxy(({ path, headers }) => {
      if (!path.includes('/wc/v3/')) return null;
      return isKey(headers.authorization) ? letIn(headers) : INVALID_SIGNATURE;
    }),
    KEY_ALONE,
  );
  expect((await found(gateway)).shop).toMatchObject({
    credential: { kind: 'consumer key', scheme: 'Basic' },
    tried: [{ opens: 'refused' }, { opens: 'refused' }, { opens: 'available' }],
  });
  variant.calls.length = 0;
  expect(await products(gateway)).toEqual(await products(service.gateway));
  expect(variant.calls.filter(call => call.includes('/wc/v3/products?'))).toHaveLength(1);
  const { results } = await gateway.services.doctor.runChecks();
  expect(results.find(({ id }) => id === 'credentials')!.detail).toContain(
    'the consumer key opens the shop as it is, over plain http within a private network',
  );
});

it.each([
  ['key', KEY_ALONE],
  ['application password', {}],
])('sends no %s as it is over plain http to a host of the world, unless it is told to', async (name, secret) => {
  const variant = await startVariant(service.demo, behindProxy(takesKeysSignedFor(() => 'https://nowhere.example')));
  const dispatcher = new Agent().compose(dispatch => (options, handler) => {
    sent.push(String((options.headers as Record<string, string>).authorization ?? ''));
    return dispatch({ ...options, origin: variant.url }, handler);
  });
  const sent: string[] = [];
  let said = '';
  onTestFinished(() => dispatcher.close());
  const asked = async (env: Record<string, string>) => {
    const gateway = service.another({ upstream: 'http://shop.example', dispatcher, env: { ...secret, ...env } });
    await found(gateway);
    await ask(gateway, '{ menus { slug } products(perPage: 1) { items { slug } } }');
    const { results } = await gateway.services.doctor.runChecks();
    said = results.find(({ id }) => id === 'credentials')!.detail;
    return sent.some(authorization => authorization.startsWith('Basic'));
  };
  expect(await asked({})).toBe(false);
  if (name === 'application password') expect(said).toMatch(/^the application password is not sent: over plain http/);
  sent.length = 0;
  expect(await asked({ WOOCOMMERCE_BASIC_OVER_HTTP: 'on' })).toBe(true);
});

it('blames the key that is refused, and not the application password that is right', async () => {
  const { gateway } = await gatewayOn(({ path, headers }) => {
    const { username, applicationPassword } = service.demo;
    const password = `Basic ${Buffer.from(`${username}:${applicationPassword}`).toString('base64')}`;
    if (!path.includes('/wc/v3/')) return null;
    const message =
      headers.authorization === password ? 'Sorry, you cannot list resources.' : 'Consumer key is invalid.';
    return { status: 401, body: { code: 'woocommerce_rest_authentication_error', message, data: { status: 401 } } };
  }, KEY);
  const { results } = await gateway.services.doctor.runChecks();
  const byId = Object.fromEntries(results.map(result => [result.id, result]));
  expect(byId.credentials).toMatchObject({
    status: 'error',
    detail: expect.stringMatching(
      /application password opens content.*consumer key is refused: Consumer key is invalid\./,
    ),
  });
  expect(byId.products).toMatchObject({
    status: 'error',
    mend: expect.stringMatching(/^The consumer key does not open/),
  });
});

it('signs a consumer key over plain http, for the address that the service gives itself', async () => {
  const { gateway } = await gatewayOn(takesSignedKeys, KEY_ALONE);
  const { content, shop } = await found(gateway);
  expect(shop).toMatchObject({ catalogue: 'available', credential: { kind: 'consumer key', scheme: 'OAuth 1.0a' } });
  expect(content).toMatchObject({ credentials: 'absent', menus: 'refused' });
  expect(await products(gateway)).toEqual(await products(service.gateway));
  const { data } = await ask(gateway, '{ site { currency } reviews { pageInfo { totalItems } } }');
  expect(data.site.currency).toBe('ZAR');
  expect(gateway.lines.join('')).not.toContain(KEY.WOOCOMMERCE_SECRET);
});

it('asks with the application password where the consumer key is refused', async () => {
  const { gateway } = await gatewayOn(() => null, KEY);
  expect((await found(gateway)).shop).toMatchObject({
    catalogue: 'available',
    credential: { kind: 'application password', scheme: 'Basic' },
    tried: [
      { kind: 'consumer key', scheme: 'OAuth 1.0a', opens: 'refused' },
      { kind: 'consumer key', scheme: 'OAuth 1.0a for https', opens: 'refused' },
      { kind: 'consumer key', scheme: 'Basic', opens: 'refused' },
      { kind: 'application password', scheme: 'Basic', opens: 'available' },
    ],
  });
  expect(await products(gateway)).toEqual(await products(service.gateway));
});

it('says in the log, once, which credentials the shop refuses', async () => {
  const { gateway } = await gatewayOn(() => null, KEY_ALONE);
  expect((await found(gateway)).shop.catalogue).toBe('refused');
  await found(gateway);
  const said = gateway.lines.filter(line => line.includes('The shop refuses us: consumer key by OAuth 1.0a'));
  expect(said).toHaveLength(1);
});
