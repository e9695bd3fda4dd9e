import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, requestContext, type TestGateway, testGateway } from '../ask.ts';
import { type OddShop, type OddShopOptions, startOddShop } from './service.ts';

let shop: OddShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await startOddShop();
  gateway = testGateway({ upstream: shop.url });
  await gateway.ready();
});
afterAll(async () => {
  await gateway.close();
  await shop.close();
});

/** What is asked, which nothing may keep from being answered whole. */
async function read(query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await ask(gateway, query, variables);
  expect(errors).toEqual([]);
  return data;
}

const product = async (slug: string, fields: string) =>
  (await read(`query ($slug: String) { product(slug: $slug) { ${fields} } }`, { slug })).product;

const slugsOf = (list: { items: { slug: string }[] }) => list.items.map(item => item.slug);

describe('products', () => {
  it('come with all of their sixty variations, each found although it leaves seven of eight attributes open', async () => {
    const options = 'attributes { slug options { name } }';
    const sixty = await product('sixty', `... on VariableProduct { ${options} variations { id price { amount } } }`);
    expect(sixty.attributes.map((one: { options: unknown[] }) => one.options.length)).toEqual([
      60, 3, 3, 3, 3, 3, 3, 3,
    ]);
    expect(sixty.variations).toHaveLength(60);
    const chosen = sixty.attributes.map(({ slug, options }: { slug: string; options: { name: string }[] }) => ({
      attribute: slug,
      value: options.at(-1)!.name,
    }));
    const found = await read(
      `query ($options: [AttributeChoice!]!) { product(slug: "sixty") { ... on VariableProduct { variation(options: $options) { id } } } }`,
      { options: chosen },
    );
    expect(found.product.variation).toEqual({ id: sixty.variations.at(-1).id });
  });

  it('whose only variation leaves everything open are had in every option', async () => {
    const variation = 'variation(options: [{ attribute: "size", value: "L" }, { attribute: "colour", value: "Red" }])';
    const any = await product('any', `... on VariableProduct { ${variation} { price { amount } stock { inStock } } }`);
    expect(any.variation).toEqual({ price: { amount: '9.50' }, stock: { inStock: true } });
  });

  it('lose the variations that cannot be read and those that are not published, and nothing else', async () => {
    const half = await product('half', 'price { amount } ... on VariableProduct { variations { sku purchasable } }');
    expect(half).toEqual({ price: null, variations: [{ sku: 'VAR-10101', purchasable: false }] });
  });

  it('are listed by rule: not hidden, not for search alone, published, with an address and a price that is one', async () => {
    const list = await read('{ products(filter: { categorySlugs: ["seals"] }, perPage: 100) { items { slug } } }');
    expect(slugsOf(list.products).sort()).toEqual(
      [
        '%e3%83%a9%e3%83%99%e3%83%ab',
        'any',
        'catalog-only',
        'dear',
        'half',
        'html',
        'no-image',
        'no-price',
        'single',
        'sixty',
      ].sort(),
    );
    const { search } = await read('{ search(query: "okapi") { products { items { slug } } } }');
    expect(slugsOf(search.products)).toEqual(['search-only']);
  });

  it('are opened by rule: hidden ones by their address, drafts and private ones by none', async () => {
    for (const slug of ['hidden', 'search-only', 'no-category', 'ラベル', '%E3%83%A9%E3%83%99%E3%83%AB'])
      expect(await product(slug, 'id')).not.toBeNull();
    for (const slug of ['draft', 'private', 'free-text-price', 'constructor'])
      expect(await product(slug, 'id')).toBeNull();
  });

  it('are plain text where text is promised, whatever was written', async () => {
    const html = await product(
      'html',
      'name sku tags { name } attributes { name options { name } } meta { key value } taxation { class } shortDescription',
    );
    const text = 'Seals & “tape”';
    expect(html).toEqual({
      ...{ name: text, sku: 'SKU & 7', tags: [{ name: text }], taxation: { class: text } },
      ...{ attributes: [{ name: text, options: [{ name: text }] }], meta: [{ key: 'pack', value: text }] },
      shortDescription: expect.stringMatching(/^<b>Seals<\/b> &amp; “tape”/),
    });
  });

  it('that have nothing are shown with nothing, under the words of their address', async () => {
    const fields =
      'name sku price { amount } image { url } categories { id } tags { id } attributes { name } dimensions { length }';
    expect(await product('nothing', `${fields} stock { status inStock } rating { count } catalogVisibility`)).toEqual({
      ...{ name: 'Nothing', sku: null, price: null, image: null, categories: [], tags: [], attributes: [] },
      ...{
        dimensions: null,
        stock: { status: 'IN_STOCK', inStock: true },
        rating: { count: 0 },
        catalogVisibility: 'VISIBLE',
      },
    });
    expect(await product('no-image', 'image { url } images { url }')).toEqual({ image: null, images: [] });
    expect(await product('single', 'soldIndividually')).toEqual({ soldIndividually: true });
  });
});

describe('five thousand products in five hundred categories', () => {
  it('are all listed, found and counted', async () => {
    const { products, productCategories } = await read(
      '{ products(page: 51, perPage: 100) { items { slug } pageInfo { totalItems totalPages } } productCategories { slug } }',
    );
    expect(products.pageInfo).toEqual({ totalItems: 5012, totalPages: 51 });
    expect(products.items).toHaveLength(12);
    expect(productCategories).toHaveLength(505);
    const { search } = await read('{ search(query: "label 4999") { products { items { slug } } } }');
    expect(slugsOf(search.products)).toContain('label-4999');
  });

  it('cost one call a page', async () => {
    const asked = requestContext();
    await ask(gateway, '{ products(page: 7, perPage: 24) { items { name price { amount } } } }', {}, asked);
    expect(asked.scope.calls).toHaveLength(1);
  });

  it('may stand in a circle of categories', async () => {
    const { hen, ouroboros } = await read(`{
      hen: productCategory(slug: "hen") { parent { slug parent { slug } } products { items { slug } } }
      ouroboros: productCategory(slug: "ouroboros") { children { slug } products { items { slug } } } }`);
    expect(hen).toEqual({
      parent: { slug: 'egg', parent: { slug: 'hen' } },
      products: { items: [{ slug: 'in-a-circle' }] },
    });
    expect(ouroboros.products.items).toEqual([{ slug: 'in-a-circle' }]);
  });
});

describe('posts', () => {
  it('whose author and picture nobody may see are shown without them, and cost nothing more', async () => {
    const query = '{ posts { items { slug title author { name } featuredImage { url } } } authors { name } }';
    const { posts, authors } = await read(query);
    expect(slugsOf(posts)).toEqual(['forbidden', 'html', 'long', 'nothing', 'undated']);
    expect(posts.items[0]).toEqual({ slug: 'forbidden', title: 'forbidden', author: null, featuredImage: null });
    expect(posts.items.map((post: { title: string }) => post.title)).toContain('Nothing');
    expect(authors).toEqual([]);
    const again = requestContext();
    await ask(gateway, query, {}, again);
    expect(again.scope.calls).toEqual([]);
  });

  it('keep every link of a menu that runs in circles', async () => {
    const { menu } = await read(
      '{ menu(slug: "primary") { items { title href children { href newTab description } } } }',
    );
    expect(menu.items.map((item: { title: string }) => item.title)).toEqual([
      ...[
        'Seals & “tape”',
        'Link 2',
        'Link 3',
        'Link 4',
        'Link 5',
        'Link 6',
        'Elektrostatischeentladungsschutzverpackungsetiketten',
      ],
    ]);
    expect(menu.items[0].children).toEqual([
      { href: '#', newTab: true, description: '' },
      { href: '/', newTab: false, description: 'Seals & “tape”' },
    ]);
  });
});

describe('money', () => {
  /** What the first product costs in a shop like this. */
  async function price(options: OddShopOptions, slug: string) {
    const other = await startOddShop(options);
    const abroad = testGateway({ upstream: other.url });
    const query = '{ price { amount currency } pricesIncludeTax }';
    const { data, errors } = await ask(abroad, `query ($slug: String) { product(slug: $slug) ${query} }`, { slug });
    await abroad.close();
    await other.close();
    expect(errors).toEqual([]);
    return data.product;
  }

  it.each([
    ['JPY', 'label-99', '100'],
    ['KWD', 'label-99', '100.000'],
    ['KWD', 'dear', '1234567890.123'],
    ['ZAR', 'any', '9.50'],
  ])('in %s has the decimals of its currency: %s for %s', async (currency, slug, amount) => {
    expect((await price({ currency }, slug)).price).toEqual({ amount, currency });
  });

  it.each([true, false, null])('says whether it includes tax: %s', async pricesIncludeTax => {
    expect((await price({ pricesIncludeTax }, 'any')).pricesIncludeTax).toBe(pricesIncludeTax);
  });
});
