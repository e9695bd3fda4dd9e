import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../../invalidation/webhooks/change.ts';
import { createLeaseHolder } from '../../../primary/leases.ts';
import { createLimits } from '../../../primary/limits.ts';
import { createReads } from '../../../primary/reads.ts';
import { createRelay } from '../../../primary/relay.ts';
import { requestContext } from '../../../test/ask.ts';
import { readCart } from '../../../test/buying.ts';
import { linkWorkers } from '../../../test/linkedPeers.ts';
import { order, ordering, place } from '../../../test/ordering.ts';
import { settingsSaid, shopSaying } from '../../../test/shopSaying.ts';
import { startWebhooks } from '../../../test/webhookCalls.ts';
import { serveSite } from '../uploads/testUploads.ts';

const { service, post, tell, deliver, read, rowOf } = startWebhooks();

/** What waits for the service to be read again, as long as an editor may. */
const soon = (look: () => Promise<unknown>) => expect.poll(look);

describe('a change that our plugin tells of', () => {
  it('in a post shows in the next answer', async () => {
    const query = '{ post(slug: "post-3") { title } }';
    expect(await read(query)).toEqual({ post: { title: 'Post 3' } });
    await service.edit('posts', 'post-3', { title: 'Rewritten' });
    expect(await read(query)).toEqual({ post: { title: 'Post 3' } });
    const response = await tell([{ kind: 'post', id: rowOf('articles', 'post-3').id }]);
    expect([response.status, await response.json()]).toEqual([202, { taken: 1 }]);
    expect(await read(query)).toEqual({ post: { title: 'Rewritten' } });
  });

  it('fills no log: a busy shop tells of many', async () => {
    const before = service.gateway.lines.length;
    const { id } = rowOf('articles', 'post-8');
    expect((await tell([{ kind: 'post', id }])).status).toBe(202);
    const told = service.gateway.lines.slice(before).filter(line => /webhook|WordPress told/i.test(line));
    const levels = told.map(line => JSON.parse(line).level);
    expect(levels.length).toBeGreaterThan(0);
    expect(levels.filter(level => level >= pino.levels.values.info!)).toEqual([]);
  });

  it('moves what got another address', async () => {
    await service.edit('pages', 'careers', { slug: 'vacancies' });
    await tell([{ kind: 'page', id: rowOf('articles', 'vacancies').id }]);
    await soon(() => read('{ route(path: "/page/careers") { ... on Redirect { to } } }')).toEqual({
      route: { to: '/page/vacancies' },
    });
  });

  it('takes out what is unpublished, everywhere', async () => {
    const query = '{ route(path: "/product/only-catalog") { __typename } products { pageInfo { totalItems } } }';
    const before = await read(query);
    await service.edit('products', 'only-catalog', { status: 'draft' });
    await tell([{ kind: 'product', id: rowOf('products', 'only-catalog').id }]);
    await soon(() => read(query)).toEqual({
      route: null,
      products: { pageInfo: { totalItems: before.products.pageInfo.totalItems - 1 } },
    });
  });

  it('in a menu is read at once, before anybody asks', async () => {
    const item = service.demo.database.all('menuItems').find(row => row.title === 'Home')!;
    service.demo.database.put('menuItems', { ...item, title: 'Start' });
    await tell([{ kind: 'menu' }]);
    await soon(() => read('{ menu(slug: "primary") { items { title } } }')).toMatchObject({
      menu: { items: expect.arrayContaining([{ title: 'Start' }]) },
    });
  });

  it('in the settings of the shop shows in units, taxes, countries and who may order, too', async () => {
    const rate = { country: 'ZA', state: '', name: 'VAT', priority: 1, shipping: true, class: 'standard' };
    const settings = (unit: string, country: string, percent: string, guests: string, included: string) => ({
      ...settingsSaid('account', { enable_guest_checkout: guests, enable_signup_and_login_from_checkout: 'no' }),
      ...settingsSaid('products', { weight_unit: unit }),
      ...settingsSaid('general', { ship_to_countries: 'specific', specific_ship_to_countries: [country] }),
      ...settingsSaid('tax', { prices_include_tax: included }),
      '/wc/v3/taxes': [{ ...rate, rate: percent }],
    });
    const said = settings('kg', 'ZA', '15', 'yes', 'yes');
    const gateway = service.another({ upstream: await shopSaying(service.demo.url, said) });
    await gateway.ready();
    const other = await serveSite(gateway);
    const { taxations, accountSettings, currencies } = gateway.services.shop;
    const query = '{ site { weightUnit deliveryCountries { code } } }';
    const shown = async () => {
      const { scope } = requestContext();
      const { rates } = await taxations.current(scope);
      const { sellsToGuests } = await accountSettings.current(scope);
      const { pricesIncludeTax } = await currencies.current(scope);
      return [await read(query, gateway), rates?.[0]?.rate, sellsToGuests, pricesIncludeTax];
    };
    expect(await shown()).toEqual([
      { site: { weightUnit: 'kg', deliveryCountries: [{ code: 'ZA' }] } },
      '15',
      true,
      true,
    ]);
    Object.assign(said, settings('g', 'NA', '16', 'no', 'no'));
    await tell([{ kind: 'settings' }], { to: other });
    expect(await shown()).toEqual([
      { site: { weightUnit: 'g', deliveryCountries: [{ code: 'NA' }] } },
      '16',
      false,
      false,
    ]);
    other.close();
  });

  it('in a review shows among those of its product', async () => {
    const query = '{ product(slug: "seal") { rating { count } reviews(perPage: 100) { items { review } } } }';
    const shown = async () => (await read(query)).product;
    const before = await shown();
    const { database } = service.demo;
    const [one] = database.all('reviews').filter(({ product }) => product === rowOf('products', 'seal').id);
    database.put('reviews', { ...one!, id: 90_001, status: 'approved', review: 'Approved just now.' });
    expect(await shown()).toEqual(before);
    await tell([{ kind: 'review', id: 90_001, product: one!.product }]);
    const added = { review: expect.stringContaining('Approved just now.') };
    expect(await shown()).toEqual({
      rating: { count: before.rating.count + 1 },
      reviews: { items: expect.arrayContaining([...before.reviews.items, added]) },
    });
  });

  it.each([
    ['a post', 1],
    ['everything', 2],
  ])('shows in every worker, whichever was told: of %s', async (what, number) => {
    const links = linkWorkers(2, createRelay(), createReads(), createLeaseHolder(), createLimits());
    const workers = links.map(({ primary }, at) =>
      service.another({ place: { number: at + 1, isFirst: at === 0, primary } }),
    );
    for (const { invalidator } of workers) invalidator.start();
    const slug = `post-${number}`;
    const query = `{ post(slug: "${slug}") { title } }`;
    for (const worker of workers) expect(await read(query, worker)).toEqual({ post: { title: `Post ${number}` } });
    await service.edit('posts', slug, { title: 'Rewritten' });
    const { id } = rowOf('articles', slug);
    workers[1]!.invalidator.invalidate([what === 'everything' ? { kind: what } : { kind: 'post', id }]);
    expect(await read(query, workers[1]!)).toEqual({ post: { title: 'Rewritten' } });
    await soon(() => read(query, workers[0]!)).toEqual({ post: { title: 'Rewritten' } });
  });

  it('in a category shows by name and address', async () => {
    const { id } = rowOf('terms', 'rolls');
    await service.edit('products/categories', 'rolls', { name: 'Reels', slug: 'reels' });
    await tell([{ kind: 'term', taxonomy: 'product_cat', id }]);
    await soon(() => read('{ productCategory(slug: "reels") { name } }')).toEqual({
      productCategory: { name: 'Reels' },
    });
  });

  it('in what buyers say shows a review that is new', async () => {
    const query = '{ product(slug: "roll-1") { reviews { items { reviewer } } } }';
    const { database } = service.demo;
    const { id: product } = rowOf('products', 'roll-1');
    const last = database.all('reviews').findLast(review => review.product === product)!;
    const before = (await read(query)).product.reviews.items;
    const date = last.date.replace('2026-05', '2026-06');
    database.put('reviews', { ...last, id: last.id + 100, reviewer: 'Zanele', date });
    expect((await read(query)).product.reviews.items).toEqual(before);
    await tell([{ kind: 'review', id: last.id + 100, product }]);
    expect((await read(query)).product.reviews.items).toEqual([{ reviewer: 'Zanele' }, ...before]);
  });

  it('shows in the next answer of a worker, too, which reads for others', async () => {
    const [worker] = linkWorkers(1, createRelay(), createReads(), createLeaseHolder(), createLimits());
    const gateway = service.another({ place: { number: 1, isFirst: true, primary: worker!.primary } });
    await gateway.ready();
    const to = await serveSite(gateway);
    const query = '{ post(slug: "post-7") { title } }';
    expect(await read(query, gateway)).toEqual({ post: { title: 'Post 7' } });
    await service.edit('posts', 'post-7', { title: 'Rewritten' });
    await tell([{ kind: 'post', id: rowOf('articles', 'post-7').id }], { to });
    expect(await read(query, gateway)).toEqual({ post: { title: 'Rewritten' } });
    await service.edit('posts', 'post-7', { title: 'Rewritten again' });
    await tell([{ kind: 'everything' }], { to });
    expect(await read(query, gateway)).toEqual({ post: { title: 'Rewritten again' } });
    to.close();
  });

  it('of which nothing is said in particular makes everything be read again', async () => {
    service.demo.database.remove('articles', rowOf('articles', 'post-4').id);
    await tell([{ kind: 'everything' }]);
    await soon(() => read('{ route(path: "/post/post-4") { __typename } }')).toEqual({ route: null });
  });

  it('may be of a kind that only a newer plugin knows', async () => {
    const response = await tell([{ kind: 'weather' } as unknown as Change, { kind: 'menu' }]);
    expect([response.status, await response.json()]).toEqual([202, { taken: 1 }]);
  });
});

describe('a webhook of WooCommerce', () => {
  it('of a product makes its new price show in the next answer', async () => {
    const query = '{ product(slug: "on-sale") { price { amount } } }';
    await read(query);
    await service.edit('products', 'on-sale', { salePrice: '1.20' });
    const { id } = rowOf('products', 'on-sale');
    expect((await deliver('product.updated', { id, type: 'simple', parent_id: 0 })).status).toBe(202);
    expect(await read(query)).toEqual({ product: { price: { amount: '1.20' } } });
  });

  it('of an order makes the stock of what was ordered show', async () => {
    const query = '{ product(slug: "counted") { stock { quantity } } }';
    expect(await read(query)).toEqual({ product: { stock: { quantity: 7 } } });
    await service.edit('products', 'counted', { stockQuantity: 3 });
    const lines = [{ product_id: rowOf('products', 'counted').id, variation_id: 0, name: 'x' }];
    await deliver('order.created', { id: 9, billing: { email: 'buyer@labels.test' }, line_items: lines });
    expect(await read(query)).toEqual({ product: { stock: { quantity: 3 } } });
    expect(service.gateway.lines.join()).not.toContain('buyer@labels.test');
  });

  describe('of a variation', () => {
    const query = `{ product(slug: "seal") { price { amount }
      ... on VariableProduct { variations { sku price { amount } stock { status } } } } }`;
    const variation = (sku: string) => service.demo.database.all('variations').find(row => row.sku === sku)!;
    const shown = async () => {
      const { price, variations } = (await read(query)).product;
      return [price.amount, ...variations.map(({ sku }: { sku: string }) => sku)];
    };

    it('shows its new price, and that of its product, in the next answer', async () => {
      await read(query);
      await service.edit('variations', 'SEAL-S-R', { salePrice: '21.00' });
      const { id, parent } = variation('SEAL-S-R');
      await deliver('product.updated', { id, type: 'variation', parent_id: parent });
      expect((await read(query)).product).toMatchObject({
        price: { amount: '21.00' },
        variations: expect.arrayContaining([expect.objectContaining({ sku: 'SEAL-S-R', price: { amount: '21.00' } })]),
      });
    });

    it('shows that nothing is left of it once it was ordered', async () => {
      await read(query);
      await service.edit('variations', 'SEAL-L', { stockStatus: 'outofstock' });
      const { id, parent } = variation('SEAL-L');
      await deliver('order.created', { id: 9, line_items: [{ product_id: parent, variation_id: id }] });
      const { variations } = (await read(query)).product;
      expect(variations).toContainEqual(expect.objectContaining({ sku: 'SEAL-L', stock: { status: 'OUT_OF_STOCK' } }));
    });

    it('takes it out where it was deleted and has nothing but its id', async () => {
      expect(await shown()).toContain('SEAL-L');
      const { id } = variation('SEAL-L');
      service.demo.database.remove('variations', id);
      await deliver('product.deleted', { id });
      expect(await shown()).not.toContain('SEAL-L');
    });
  });

  it('of an order that was paid, or by our plugin, tells whoever waits for it', async () => {
    const { buyer } = ordering(service);
    const pays = [
      (id: number) => deliver('order.updated', { id, status: 'processing', line_items: [] }),
      (id: number) => tell([{ kind: 'order', id }]),
    ];
    for (const say of pays) {
      const shopper = await buyer();
      const { amount: total } = (await readCart(shopper)).totals.total;
      const { id, key } = await place(shopper, order({ paymentMethod: 'card_test', total }));
      const query = 'query ($id: ID!, $key: String!) { orderPayment(id: $id, key: $key) { state } }';
      const state = async () => (await shopper.ask(query, { id, key })).data.orderPayment.state;
      expect(await state()).toBe('WAITING');
      await fetch(`${service.demo.url}/card-test/?${new URLSearchParams({ order: id, key, do: 'pay' })}`, {
        redirect: 'manual',
      });
      expect(await state()).toBe('WAITING');
      await say(Number(id));
      expect(await state()).toBe('PAID');
    }
  });

  it('of a deleted product, which has nothing but its id, takes it out', async () => {
    const { id } = rowOf('products', 'only-search');
    service.demo.database.remove('products', id);
    await deliver('product.deleted', { id });
    await soon(() => read('{ route(path: "/product/only-search") { __typename } }')).toEqual({ route: null });
  });

  it('of what can be no product is asked for nowhere, and holds up nothing that is told after it', async () => {
    const { id } = rowOf('products', 'counted');
    const parents = [1.5, -3, 1e21, '7.5'].map(parent => ({ id, type: 'variation', parent_id: parent }));
    for (const payload of parents) expect((await deliver('product.updated', payload)).status).toBe(400);
    await deliver('order.updated', { id: 9, line_items: [{ product_id: id, variation_id: 1.5 }] });
    await service.edit('products', 'counted', { status: 'draft' });
    await deliver('product.updated', { id, type: 'simple', parent_id: 0 });
    await soon(() => read('{ route(path: "/product/counted") { __typename } }')).toEqual({ route: null });
    expect(service.gateway.lines.join()).not.toContain('could not be renewed');
  });

  it('of something that is not shown changes nothing', async () => {
    const response = await deliver('coupon.updated', { id: 4 });
    expect([response.status, await response.json()]).toEqual([202, { taken: 0 }]);
  });

  it('is tried by a call without a signature, which is answered and does nothing', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post('webhook_id=1', form)).status).toBe(200);
    expect((await post('webhook_id=1&topic=product.updated', form)).status).toBe(401);
  });
});

it('asks of an unknown address only whether it was the page of a file, for they would have told of all else', async () => {
  await service.cold();
  const query = `{ post(slug: "no-such") { id } page(slug: "no-such") { id } product(slug: "no-such") { id }
    one: route(path: "/no-such") { __typename } two: route(path: "/product/no-such") { __typename } }`;
  expect(await read(query)).toEqual({ post: null, page: null, product: null, one: null, two: null });
  expect(await service.calls()).toEqual([expect.stringMatching(/^\/wp\/v2\/media\?slug=no-such&/)]);
});

it('takes a call of the plugin before its release 1.1, too, by the headers that it had', async () => {
  expect((await tell([], { prefix: 'x-diri' })).status).toBe(202);
  expect((await tell([], { prefix: 'x-another' })).status).toBe(401);
});

it.each<Change>([{ kind: 'post', id: 1 }, { kind: 'everything' }])(
  'shows what was known while WordPress is down, whatever it told before: $kind',
  async change => {
    const gateway = service.another();
    await gateway.ready();
    const other = await serveSite(gateway);
    const query = '{ post(slug: "post-7") { title } menu(slug: "primary") { items { title } } site { name } }';
    const known = await read(query, gateway);
    await service.faults({ path: '.*', status: 503 });
    const { id } = rowOf('articles', 'post-7');
    const told = [
      change.kind === 'post' ? { ...change, id } : change,
      { kind: 'menu' },
      { kind: 'settings' },
    ] as Change[];
    expect((await tell(told, { to: other })).status).toBe(202);
    expect(await read(query, gateway)).toEqual(known);
    other.close();
  },
);
