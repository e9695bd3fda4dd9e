import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { recording, row, rows, startRecorded } from '../recorded.ts';

const service = startRecorded();

/** A gateway whose shop answers with these product rows, and what it makes of them. */
async function products(fields: string, ...found: Parameters<typeof rows>) {
  service.on(/^\/wc\/v3\/products\?/, rows(...found));
  service.on(/^\/wc\/v3\/products\/categories/, recording('wc-categories'));
  service.on(/^\/wc\/v3\/products\/attributes\?/, recording('wc-attributes'));
  service.on(/^\/wc\/v3\/products\/attributes\/1\/terms/, recording('wc-attribute-terms'));
  service.on(/^\/wc\/v3\/products\/attributes\/[2-9]\/terms/, { body: [] });
  service.on(/^\/wc\/v3\/data\/currencies\/current/, recording('wc-currency-current'));
  const gateway = service.gateway();
  return { ...(await ask(gateway, `{ products { items { ${fields} } } }`)), lines: gateway.lines };
}

it('reads the products of a real shop', async () => {
  const { data, errors } = await products(
    `__typename slug name price { amount currency } regularPrice { amount } onSale discountPercent purchasable
     stock { status managed quantity backorders inStock } ... on ExternalProduct { externalUrl buttonText }`,
    ...['wc-product-backorder', 'wc-product-stock-managed', 'wc-product-no-price', 'wc-product-external'],
  );
  expect(errors).toEqual([]);
  expect(data.products.items).toEqual([
    {
      __typename: 'SimpleProduct',
      slug: 'destructible-vinyl-label-standard',
      name: 'Destructible Vinyl Label Standard',
      price: { amount: '76.32', currency: 'ZAR' },
      regularPrice: { amount: '95.40' },
      onSale: true,
      discountPercent: 20,
      purchasable: true,
      stock: { status: 'ON_BACKORDER', managed: true, quantity: 0, backorders: 'NOTIFY', inStock: false },
    },
    expect.objectContaining({
      stock: { status: 'IN_STOCK', managed: true, quantity: 7, backorders: 'NO', inStock: true },
    }),
    expect.objectContaining({ price: null, regularPrice: null, purchasable: false }),
    expect.objectContaining({
      __typename: 'ExternalProduct',
      externalUrl: 'https://partner.example.test/printer',
      buttonText: 'Buy at partner',
    }),
  ]);
});

it('reads an answer that PHP files saved with a mark of their encoding put theirs before', async () => {
  const { body, ...answer } = rows('wc-product-external');
  service.on(/^\/wc\/v3\/products\?/, { ...answer, body: `\uFEFF\uFEFF\n${JSON.stringify(body)}` });
  const { data, errors } = await ask(service.gateway(), '{ products { items { name } } }');
  expect(errors).toEqual([]);
  expect(data.products.items).toEqual([{ name: expect.any(String) }]);
});

it('counts a status of in stock with no piece left as out of stock', async () => {
  const none = row('wc-product-stock-managed', { stock_quantity: 0 });
  const { data } = await products('stock { status inStock }', none);
  expect(data.products.items).toEqual([{ stock: { status: 'OUT_OF_STOCK', inStock: false } }]);
});

it('tells no rating that is more than a number can be', async () => {
  const endless = row('wc-product-stock-managed', { average_rating: '9'.repeat(400), rating_count: 2 });
  const { data, errors } = await products('rating { average count }', endless);
  expect(errors).toEqual([]);
  expect(data.products.items).toEqual([{ rating: { average: 0, count: 2 } }]);
});

it('decodes entities and drops tags where text is promised', async () => {
  const { data } = await products('name description', row('wc-product-entity-name', { status: 'publish' }));
  expect(data.products.items).toEqual([
    { name: 'Seal & "Tape" Pro – 5€', description: expect.stringContaining('<p>ok</p>') },
  ]);
});

it("bears with PHP's false, [] and '' in the place of values", async () => {
  const odd = row('wc-product-simple', {
    ...{ price: '', regular_price: false, sale_price: null, on_sale: '', stock_quantity: '', manage_stock: 'parent' },
    ...{ images: false, attributes: '', categories: false, tags: [], meta_data: false, dimensions: [], weight: '' },
    ...{ upsell_ids: '', cross_sell_ids: false, average_rating: '', rating_count: '0', short_description: false },
    ...{ default_attributes: false, description: null, sku: false, date_created_gmt: false, total_sales: '' },
  });
  const { data, errors } = await products(
    `price { amount } regularPrice { amount } salePrice { amount } onSale stock { managed quantity inStock } image { url } images { url }
     attributes { name } categories { name } tags { name } meta { key } dimensions { length } weight rating { average count }
     shortDescription description sku createdAt totalSales defaultAttributes { name }`,
    odd,
  );
  expect(errors).toEqual([]);
  expect(data.products.items).toEqual([
    {
      ...{ price: null, regularPrice: null, salePrice: null, onSale: false, image: null, images: [] },
      ...{
        attributes: [],
        categories: [],
        tags: [],
        meta: [],
        dimensions: null,
        weight: null,
        sku: null,
        totalSales: 0,
      },
      ...{ stock: { managed: true, quantity: 0, inStock: false }, rating: { average: 0, count: 0 } },
      ...{ shortDescription: '', description: '', defaultAttributes: [], createdAt: expect.stringMatching(/\+00:00$/) },
    },
  ]);
});

it('leaves out a row that cannot be read, and only that one', async () => {
  const broken = [{ id: 'x' }, row('wc-product-simple', { id: 7, price: 'free' })];
  const { data, errors } = await products('slug', ...broken, 'wc-product-variable');
  expect(errors).toEqual([]);
  expect(data.products.items).toEqual([{ slug: 'barcode-label-roll-standard' }]);
});

it('shows a type of a plugin as a simple product that cannot be bought', async () => {
  const { data } = await products(
    '__typename type purchasable',
    row('wc-product-simple', { type: 'bundle', purchasable: true }),
  );
  expect(data.products.items).toEqual([{ __typename: 'SimpleProduct', type: 'SIMPLE', purchasable: false }]);
});

it('leaves out drafts and hidden products that the shop sends', async () => {
  const { data } = await products('slug', 'wc-product-draft', 'wc-product-hidden', 'wc-product-simple');
  expect(data.products.items).toHaveLength(1);
  expect(service.calls.find(path => path.startsWith('/wc/v3/products?'))).toContain('status=publish');
});

it('falls back to two decimals and USD where the shop names no currency', async () => {
  service.on(/^\/wc\/v3\/products\?/, rows('wc-product-simple'));
  service.on(/currencies/, { body: { code: '' } });
  const { data } = await ask(service.gateway(), '{ products { items { price { amount currency } } } }');
  expect(data.products.items[0].price).toEqual({ amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'USD' });
});

it('asks each product for its variations where the shop has no common route for them', async () => {
  service.on(/^\/wc\/v3\/products\?/, rows('wc-product-variable-local-attr'));
  service.on(/^\/wc\/v3\/products\/attributes\?/, { body: [] });
  service.on(/^\/wc\/v3\/products\/110\/variations/, recording('wc-variations-local-attr'));
  const gateway = service.gateway();
  const query = '{ product(id: "110") { ... on VariableProduct { variations { id attributes { slug value } } } } }';
  const { data, errors } = await ask(gateway, query);
  expect(errors).toEqual([]);
  expect(data.product.variations).toHaveLength(4);
  expect(data.product.variations.flatMap((one: { attributes: unknown[] }) => one.attributes)).toContainEqual({
    slug: 'finish',
    value: 'Gloss',
  });
});

it('reads a page without content fields, with empty ones and with pictures of custom fields', async () => {
  const pages = (reply: ReturnType<typeof rows>) => {
    service.on(/^\/wp\/v2\/pages/, reply);
    return ask(
      service.gateway(),
      '{ page(slug: "x") { title content about { heroTitle heroImage { alt caption width } innovationImage { url } } quote { heroTitle } } }',
    );
  };
  const empty = await pages(rows(row('wp-page-acf-empty', { slug: 'x' })));
  expect(empty).toEqual({ data: { page: { title: '', content: '', about: null, quote: null } }, errors: [] });
  const none = await pages(rows(row('wp-page-acf-empty', { slug: 'x', acf: [], meta: [] })));
  expect(none.data.page).toMatchObject({ about: null, quote: null });
  const about = await pages(rows(row('wp-pages-slug-about-acf-standard', { slug: 'x' })));
  expect(about.errors).toEqual([]);
  expect(about.data.page.about.heroImage).toEqual({
    alt: 'Photo of Hero About',
    caption: 'Caption: Hero About',
    width: 1600,
  });
  const off = await pages(
    rows(row('wp-pages-slug-about-acf-standard', { slug: 'x', acf: { hero_title: 'A', hero_image: false } })),
  );
  expect(off.data.page.about).toEqual({ heroTitle: 'A', heroImage: null, innovationImage: null });
});

it('keeps the words of a post behind a password even when the service sends them', async () => {
  const locked = row('wp-post-password-anon', {
    ...{ slug: 'x', status: 'publish', content: { rendered: '<p>Secret.</p>', protected: true } },
    excerpt: { rendered: '<p>Secret.</p>', protected: true },
  });
  service.on(/^\/wp\/v2\/posts/, rows(locked));
  const { data } = await ask(service.gateway(), '{ post(slug: "x") { title content excerpt excerptText protected } }');
  expect(data.post).toEqual({ title: 'Secret price list', content: '', excerpt: '', excerptText: '', protected: true });
});

it('shows no draft that the service sends', async () => {
  service.on(/^\/wp\/v2\/(posts|pages)/, rows(row('wp-posts-title-entity', { slug: 'x', status: 'draft' })));
  const { data } = await ask(
    service.gateway(),
    '{ post(slug: "x") { id } page(slug: "x") { id } posts { items { id } } }',
  );
  expect(data).toEqual({ post: null, page: null, posts: { items: [] } });
});

it('takes the 400 of wp/v2 for a page past the end as an empty one', async () => {
  service.on(/^\/wp\/v2\/posts/, recording('wp-posts-page-out-of-range'));
  const { data, errors } = await ask(
    service.gateway(),
    '{ posts(page: 99) { items { id } pageInfo { page totalItems } } }',
  );
  expect(errors).toEqual([]);
  expect(data.posts).toEqual({ items: [], pageInfo: { page: 99, totalItems: 0 } });
});

it('builds a tree of menu links that lost their parents or stand in a circle, and loses none', async () => {
  const link = (id: number, parent: number) => ({
    ...row('wp-menu-items-auth'),
    ...{
      id,
      parent,
      menus: 36,
      menu_order: id,
      type: 'custom',
      object: 'custom',
      url: `/${id}`,
      title: { rendered: `${id}` },
    },
  });
  service.on(/^\/wp\/v2\/menus/, { body: [{ id: 36, name: 'Primary', slug: 'primary', meta: [], locations: false }] });
  service.on(
    /^\/wp\/v2\/menu-items/,
    rows(link(1, 0), link(2, 1), link(3, 99), link(4, 5), link(5, 4), link(6, 6), link(7, 4)),
  );
  const { data, errors } = await ask(
    service.gateway(),
    '{ menu(slug: "primary") { items { title children { title children { title } } } } }',
  );
  expect(errors).toEqual([]);
  const titles = JSON.stringify(data.menu).match(/"title":"\d"/g);
  expect(titles).toHaveLength(7);
  expect(data.menu.items.map((item: { title: string }) => item.title)).toEqual(['1', '3', '4', '5', '6']);
});

const MENU = '{ menu(slug: "primary") { items { title href external children { href } } } }';

it('reads the menus of a real service', async () => {
  service.on(/^\/wp\/v2\/menus/, recording('wp-menus-auth'));
  service.on(/^\/wp\/v2\/menu-items/, recording('wp-menu-items-auth'));
  service.on(/^\/\?/, recording('wp-root'));
  const gateway = service.gateway();
  await gateway.ready();
  const { data } = await ask(gateway, MENU);
  expect(data.menu.items[0]).toEqual({ title: 'Home', href: '/', external: false, children: [] });
  expect(data.menu.items[1].children[0].href).toBe('/product-category/regulatory');
});

it('leads to no backend, even where the first question is for a menu', async () => {
  service.on(/^\/wp\/v2\/menus/, recording('wp-menus-auth'));
  service.on(/^\/wp\/v2\/menu-items/, recording('wp-menu-items-auth'));
  service.on(/^\/\?/, recording('wp-root'));
  const { data } = await ask(service.gateway(), MENU);
  expect(data.menu.items[0]).toEqual({ title: 'Home', href: '/', external: false, children: [] });
});

it('sends credentials for menus and the shop alone', async () => {
  const seen = new Map<string, string | undefined>();
  const { createServer } = await import('node:http');
  const server = createServer((request, response) => {
    seen.set(request.url!.replace(/\?.*/, ''), request.headers.authorization);
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const upstream = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const gateway = service.gateway({
    upstream,
    env: {
      WORDPRESS_USERNAME: 'editor',
      WORDPRESS_APP_PASSWORD: 'abcd efgh',
      WOOCOMMERCE_KEY: 'ck_k',
      WOOCOMMERCE_SECRET: 'cs_s',
    },
  });
  await gateway.ready();
  server.closeAllConnections();
  server.close();
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  expect(seen.get('/wp-json/wp/v2/menus')).toBe(basic('editor:abcd efgh'));
  expect(seen.get('/wp-json/wp/v2/posts')).toBeUndefined();
  expect(seen.get('/wp-json/wp/v2/users')).toBeUndefined();
  // A consumer key opens nothing over plain http but by OAuth.
  expect(seen.get('/wp-json/wc/v3/products')).toMatch(/^OAuth oauth_consumer_key="ck_k"/);
});

it('shows what has a price below 0 as had on request, and says so once', async () => {
  const below = { price: '-5.00', regular_price: '71.40', sale_price: '-5.00', on_sale: true, purchasable: true };
  const { data, lines } = await products(
    'price { amount } regularPrice { amount } salePrice { amount } onSale purchasable',
    row('wc-product-simple', below),
  );
  expect(data.products.items).toEqual([
    { price: null, regularPrice: null, salePrice: null, onSale: false, purchasable: false },
  ]);
  expect(lines.filter(line => line.includes('A price is below 0'))).toHaveLength(1);
});

it('knows a sale by its price, which is the lower one', async () => {
  const dearer = { price: '80.00', regular_price: '71.40', sale_price: '80.00', on_sale: true };
  const { data } = await products(
    'price { amount } regularPrice { amount } salePrice { amount } onSale discountPercent',
    row('wc-product-simple', dearer),
  );
  expect(data.products.items).toEqual([
    {
      ...{ price: { amount: '80.00' }, regularPrice: { amount: '71.40' } },
      ...{ salePrice: null, onSale: false, discountPercent: null },
    },
  ]);
});

it('takes a price of blanks for none', async () => {
  const { data } = await products('price { amount } purchasable', row('wc-product-simple', { price: '  ' }));
  expect(data.products.items).toEqual([{ price: null, purchasable: false }]);
});

it('reads a price that was typed in without its nought', async () => {
  const typed = row('wc-product-simple', { price: '.5', regular_price: '.75' });
  const { data } = await products('price { amount } regularPrice { amount }', typed);
  expect(data.products.items).toEqual([{ price: { amount: '0.50' }, regularPrice: { amount: '0.75' } }]);
});
