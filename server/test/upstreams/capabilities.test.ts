import { expect, it, onTestFinished } from 'vitest';
import { ask } from '../ask.ts';
import { change, productId, readCart } from '../buying.ts';
import { differing, found } from '../differing.ts';
import { startEmbedded } from '../embedded.ts';
import { recording } from '../recorded.ts';
import { newShopper } from '../shopper.ts';
import { NO_ROUTE } from '../variant.ts';

const service = startEmbedded();
const SIZES = '{ product(slug: "seal") { ... on VariableProduct { variations { sku } } } }';

const { gatewayOn, products } = differing(service);

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
