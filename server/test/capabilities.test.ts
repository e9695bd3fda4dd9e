import { createHmac } from 'node:crypto';
import { Agent } from 'undici';
import { expect, it, onTestFinished } from 'vitest';
import { signatureBase } from '../upstreams/oauth.ts';
import type { TestGateway } from './ask.ts';
import { ask } from './ask.ts';
import { change, productId, readCart } from './buying.ts';
import { startEmbedded } from './embedded.ts';
import { recording } from './recorded.ts';
import { newShopper } from './shopper.ts';
import { type Difference, NO_ROUTE, startVariant } from './variant.ts';

const service = startEmbedded();
const KEY = { WOOCOMMERCE_KEY: 'ck_0123456789abcdef', WOOCOMMERCE_SECRET: 'cs_0123456789abcdef' };
const SIZES = '{ product(slug: "seal") { ... on VariableProduct { variations { sku } } } }';

/** A gateway on a service that differs in one thing, and what that service was asked. */
async function gatewayOn(differ: Difference, env: Record<string, string> = {}) {
  const variant = await startVariant(service.demo, differ);
  return { gateway: service.another({ upstream: variant.url, env }), variant };
}

const found = async (gateway: TestGateway) => gateway.services.capabilities.find();
const products = async (gateway: TestGateway) => {
  const { data, errors } = await ask(gateway, '{ products(perPage: 2) { items { slug } sample } }');
  expect(errors).toEqual([]);
  return data.products;
};

it('finds on the embedded service all that the gateway can use', async () => {
  const { content, shop } = await found(service.gateway);
  expect(content).toMatchObject({
    answers: true,
    permalinks: 'pretty',
    home: service.demo.url,
    credentials: 'available',
    menus: 'available',
    openMenus: false,
    pageMeta: 'available',
    acf: 'available',
    quoteForm: 'available',
    contactForm: 'available',
    comments: 'available',
  });
  expect(shop).toMatchObject({
    catalogue: 'available',
    tried: [{ kind: 'application password', scheme: 'Basic', opens: 'available' }],
    credential: { kind: 'application password', scheme: 'Basic' },
    flatVariations: 'available',
    reviews: 'flat',
    settings: 'available',
    currency: 'ZAR',
    pricesIncludeTax: true,
    taxDisplay: 'incl',
    version: '10.9.4',
    cart: 'available',
    cartBatch: 'available',
  });
});

it('warns of nothing that it only tries, such as menus without credentials', async () => {
  const gateway = service.another();
  const { content } = await found(gateway);
  expect(content.openMenus).toBe(false);
  expect(gateway.lines.filter(line => JSON.parse(line).level >= 40)).toEqual([]);
});

it('asks for variations by product where there is no list of all', async () => {
  const { gateway, variant } = await gatewayOn(({ path }) => (/\/wc\/v3\/variations/.test(path) ? NO_ROUTE : null));
  expect((await found(gateway)).shop.flatVariations).toBe('absent');
  variant.calls.length = 0;
  const { data, errors } = await ask(gateway, SIZES);
  expect(errors).toEqual([]);
  expect(data.product.variations).toHaveLength(3);
  expect(data).toEqual((await service.ask(SIZES)).data);
  expect(variant.calls.filter(call => call.includes('/wc/v3/variations'))).toEqual([]);
});

it.each([
  ['nested', (path: string) => /\/products\/reviews/.test(path)],
  ['absent', (path: string) => /\/reviews/.test(path)],
] as const)('shows no reviews where the list of all is %s, and asks for none', async (reviews, isMissing) => {
  const { gateway, variant } = await gatewayOn(({ method, path }) => {
    if (isMissing(path)) return NO_ROUTE;
    return method === 'OPTIONS' && /\/products\/1\/reviews/.test(path) ? { body: { methods: ['GET'] } } : null;
  });
  expect((await found(gateway)).shop.reviews).toBe(reviews);
  variant.calls.length = 0;
  const { data, errors } = await ask(gateway, '{ product(slug: "roll-1") { name reviews { items { id } } } }');
  expect(errors).toEqual([]);
  expect(data.product).toMatchObject({ name: 'Roll 01', reviews: { items: [] } });
  expect(variant.calls.filter(call => call.includes('/reviews'))).toEqual([]);
});

it('notices when the list of all variations has come', async () => {
  let isOld = true;
  const { gateway, variant } = await gatewayOn(({ path }) =>
    isOld && /\/wc\/v3\/variations/.test(path) ? NO_ROUTE : null,
  );
  await found(gateway);
  isOld = false;
  expect((await found(gateway)).shop.flatVariations).toBe('available');
  variant.calls.length = 0;
  await ask(gateway, SIZES);
  expect(variant.calls.some(call => call.includes('/wc/v3/variations?parent='))).toBe(true);
});

it.each([
  ['found so at start', true],
  ['learned by the first change', false],
])('changes a cart one by one where the store takes no batch, %s', async (_, atStart) => {
  const { gateway, variant } = await gatewayOn(({ path }) => (/\/batch/.test(path) ? NO_ROUTE : null));
  if (atStart) expect((await found(gateway)).shop.cartBatch).toBe('absent');
  const shopper = newShopper(gateway);
  const [one, two] = await Promise.all(['roll-1', 'roll-2'].map(slug => productId(service, slug)));
  await change(shopper, 'addCartItem', { product: one });
  const items = [
    { product: one, quantity: 2 },
    { product: two, quantity: 3 },
  ];
  expect(await change(shopper, 'addCartItems', { items })).toMatchObject({ itemCount: 6 });
  const { data } = await shopper.ask('mutation { clearCart { ... on Cart { itemCount } } }');
  expect(data.clearCart.itemCount).toBe(0);
  expect((await readCart(shopper)).itemCount).toBe(0);
  expect(variant.calls.filter(call => call.startsWith('POST') && call.includes('/batch'))).toHaveLength(
    atStart ? 0 : 1,
  );
});

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

it.each([
  ['a web server that rewrites nothing', { status: 404, body: '<html><h1>Not Found</h1></html>' }],
  ['a WordPress that shows its front page', { status: 200, body: '<html><title>Diri Labels</title></html>' }],
])('asks by ?rest_route= behind %s', async (_, answer) => {
  const { gateway } = await gatewayOn(({ path }) => (path.startsWith('/wp-json') ? answer : null));
  const { content, shop } = await found(gateway);
  expect([content.permalinks, shop.permalinks]).toEqual(['plain', 'plain']);
  const query = '{ posts(perPage: 2) { items { slug } } products(perPage: 2) { items { slug } } menus { slug } }';
  expect(await ask(gateway, query)).toEqual(await service.ask(query));
  const shopper = newShopper(gateway);
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-1') });
  expect((await readCart(shopper)).itemCount).toBe(1);
});

it('reads open menus as a stranger where its own credentials are refused', async () => {
  const isMenus = (path: string) => path.includes('/wp/v2/menu');
  const { username, applicationPassword } = service.demo;
  const good = `Basic ${Buffer.from(`${username}:${applicationPassword}`).toString('base64')}`;
  const { gateway } = await gatewayOn(
    ({ path, headers }) =>
      isMenus(path) && !headers.authorization ? { ask: { headers: { ...headers, authorization: good } } } : null,
    { WORDPRESS_APP_PASSWORD: 'changed since' },
  );
  expect((await found(gateway)).content).toMatchObject({ credentials: 'refused', menus: 'available', openMenus: true });
  expect(await ask(gateway, '{ menus { slug } }')).toEqual(await service.ask('{ menus { slug } }'));
});

it('knows nothing of a service that does not answer, and looks again when it does', async () => {
  let isDown = true;
  const { gateway } = await gatewayOn(() => (isDown ? recording('fail-maintenance') : null));
  const before = await found(gateway);
  expect(before.content).toMatchObject({
    answers: false,
    fault: { code: 'UPSTREAM_ERROR', status: 503 },
    menus: 'unknown',
  });
  expect(before.shop).toMatchObject({ answers: false, catalogue: 'unknown', flatVariations: 'unknown' });
  isDown = false;
  expect((await found(gateway)).content.answers).toBe(true);
});

it('says of a port where nobody listens what the network said', async () => {
  const gateway = service.another({ upstream: 'http://127.0.0.1:9' });
  onTestFinished(() => gateway.close());
  expect((await found(gateway)).content).toMatchObject({
    answers: false,
    fault: { code: 'UPSTREAM_UNREACHABLE', status: null, cause: 'ECONNREFUSED' },
  });
});

const SHOP = `{ products { items { slug } pageInfo { totalItems } sample } productCategories { slug } product(slug: "seal") { name }
  reviews { items { id } } cart { itemCount } search(query: "post") { posts { items { slug } } products { items { slug } } }
  menu(slug: "seals-products") { slug } sitemap { url } }`;
const NONE = {
  products: { items: [], pageInfo: { totalItems: 0 }, sample: false },
  productCategories: [],
  product: null,
  reviews: { items: [] },
  cart: null,
  menu: null,
};

it('has content and an empty shop where there is no WooCommerce, and asks it for nothing', async () => {
  const { gateway, variant } = await gatewayOn(({ path }) => (path.includes('/wc/') ? NO_ROUTE : null));
  expect((await found(gateway)).shop).toMatchObject({ answers: true, catalogue: 'absent', cart: 'absent' });
  variant.calls.length = 0;
  await gateway.ready();
  const { data, errors } = await ask(gateway, SHOP);
  expect(errors).toEqual([]);
  expect(data).toMatchObject(NONE);
  expect(data.search.posts.items.length).toBeGreaterThan(0);
  expect(data.sitemap.length).toBeGreaterThan(0);
  expect(gateway.services.catalogue.ready).toBe(true);
  expect(variant.calls.filter(call => call.includes('/wc/'))).toEqual([]);
});

it('sells as soon as WooCommerce is there', async () => {
  let isThere = false;
  const { gateway } = await gatewayOn(({ path }) => (!isThere && path.includes('/wc/') ? NO_ROUTE : null));
  await found(gateway);
  await gateway.ready();
  isThere = true;
  expect((await found(gateway)).shop.catalogue).toBe('available');
  await gateway.services.catalogue.refresh(true);
  expect(await products(gateway)).toEqual(await products(service.gateway));
});

it('takes a web server’s own 404 for no word of the service', async () => {
  const { gateway } = await gatewayOn(({ path }) =>
    path.includes('/wc/') ? { status: 404, body: '<html><h1>Not Found</h1></html>' } : null,
  );
  expect((await found(gateway)).shop.catalogue).toBe('unknown');
  const { data, errors } = await ask(gateway, '{ products { items { slug } } }');
  expect(data.products).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_ERROR' } }]);
});
