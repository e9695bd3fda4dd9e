import assert from 'node:assert/strict';
import { z } from 'zod';
import { counted } from '../../../../rules/fillText.ts';
import { diagnosticsTexts as texts } from '../../../../rules/texts/diagnostics.ts';
import { collection } from '../../collection.ts';
import type { ContentService, ShopService } from '../../examination.ts';
import { check, error, expect, orNotAvailable, refused, success, warning } from '../../fact.ts';
import type { Inspection, Row } from '../../inspection.ts';
import { availabilityOf, read, said, shown } from '../../reply.ts';
import { readCredentials } from '../place/credentials.ts';
import { behindShop } from './access.ts';

const ROUTE = 'wc/v3/products';
const always = 'status=publish';
const PATH = `/${ROUTE}?${always}`;

export const rows = z.array(z.object({ id: z.number(), name: z.string() }));

const listed = (service: Inspection, query: string): Promise<Row[]> => service.rows(`${PATH}&${query}`);

async function one(service: Inspection, query = '', fields = 'id,slug'): Promise<Row> {
  const [product] = await listed(service, `per_page=1&_fields=${fields}${query}`);
  orNotAvailable(product, `no product${query ? ` with ${query.slice(1)}` : 's'}`);
  return product;
}

const total = async ({ call }: Inspection, query: string) =>
  (await call(`${PATH}&per_page=1&_fields=id&${query}`)).total ?? 0;

/** Which credential is to be looked at: an application password that is right by itself is not blamed for a key. */
async function blamed(shop: ShopService, content: ContentService | null): Promise<string> {
  const kinds = shop.access.ways.map(({ kind }) => kind);
  if (!kinds.includes('application password')) return kinds.length ? texts.checkKey : texts.noCredentials;
  const isRight = content !== null && (await readCredentials(content)) === 'available';
  if (!isRight) return texts.checkCredentials;
  return kinds.includes('consumer key') ? texts.checkKey : texts.checkRole;
}

/** Whether the shop lists its products. */
export const products = check(
  'products',
  'Products',
  async ({ shop, content }) => {
    if (!shop) return null;
    const reply = await shop.askProduct((await shop.opening()) ?? shop.access.ways[0]);
    const found = read(reply, rows);
    if (!found) {
      const mend = availabilityOf(reply) === 'refused' ? await blamed(shop, content) : texts.checkInstallation;
      return error(said(reply), mend, shown(reply));
    }
    const totalProducts = Number(reply.headers['x-wp-total'] ?? found.length);
    const data = { totalProducts, products: found };
    if (totalProducts > 0) return success(counted(totalProducts, '1 product', '{count} products'), data);
    return warning('no product is published', 'Publish one: Products > Add New.', data);
  },
  behindShop([
    ...collection(ROUTE, {
      always,
      ordered: 'products',
      byIds: ({ shop, scope }, ids) => shop.products.byIds(scope(), ids, 'full'),
      hundred: [
        'decodes whole, with its prices, stock, pictures and attributes',
        async ({ shop, scope }) => (await shop.products.list(scope(), { per_page: 100 }, 'full')).items,
      ],
    }),
    ...expect(ROUTE, {
      async 'writes prices as decimal text, "" where there is none'(service) {
        await one(service);
        for (const { id, price } of await listed(service, 'per_page=100&_fields=id,price'))
          assert.match(String(price), /^(\d+(\.\d+)?)?$/, `the price of ${id}`);
      },
      async 'lists published products alone with status=publish'(service) {
        for (const { id, status } of await listed(service, 'per_page=100&_fields=id,status'))
          assert.equal(status, 'publish', `the status of ${id}`);
      },
      async 'leaves a draft out of include= with status=publish'({ rows, shop, scope }) {
        const [draft] = await rows(`/${ROUTE}?status=draft&per_page=1&_fields=id`);
        orNotAvailable(draft, 'no product is a draft');
        assert.deepEqual(await shop.products.byIds(scope(), [draft.id], 'card'), [null]);
      },
      async 'finds one product by its slug, and none by an unknown one'(service) {
        const { id, slug } = await one(service);
        const bySlug = (wanted: string) => service.shop.products.bySlug(service.scope(), wanted, 'card');
        assert.equal((await bySlug(String(slug)))?.id, id);
        assert.equal(await bySlug('no-product-has-this-slug-0'), null);
      },
      async 'filters by category id, children included, featured and on_sale'(service) {
        const full = (await service.shop.categories.all(service.scope())).find(category => category.count);
        orNotAvailable(full, 'no category has products');
        assert((await total(service, `category=${full.id}`)) > 0, `the category ${full.id} has products`);
        for (const flag of ['featured', 'on_sale'])
          for (const row of await listed(service, `${flag}=true&per_page=100&_fields=id,${flag}`))
            assert.equal(row[flag], true, `${flag} of ${row.id}`);
      },
    }),
    ...['date', 'title', 'popularity', 'rating', 'price'].flatMap(order =>
      expect(ROUTE, {
        [`sorts by orderby=${order}`]: service => listed(service, `orderby=${order}&order=asc&per_page=2&_fields=id`),
      }),
    ),
    ...expect(ROUTE, {
      'refuses an order it does not know with 400 rest_invalid_param': refused(`${PATH}&orderby=nothing-to-sort-by`),
      async 'finds by min_price and max_price in major units, and words by search='(service) {
        const { price } = await one(service, '&min_price=0.01', 'id,price');
        assert((await total(service, `min_price=${price}&max_price=${price}`)) > 0, `a product of ${price}`);
        assert.equal(await total(service, 'search=no-product-has-these-words-0'), 0);
      },
      async 'lists by modified_after= what changed since, in UTC by dates_are_gmt=true'(service) {
        const latest = await one(service, '&orderby=modified&order=desc', 'id,date_modified_gmt');
        const since = (at: string) =>
          listed(service, `modified_after=${at}&dates_are_gmt=true&per_page=100&_fields=id`);
        const before = new Date(Date.parse(`${latest.date_modified_gmt}Z`) - 1_000).toISOString().slice(0, 19);
        const isListed = (await since(before)).some(row => row.id === latest.id);
        assert(isListed, 'the product that changed last is listed');
        assert.deepEqual(await since('2999-01-01T00:00:00'), []);
      },
      async 'says by post_password, with _fields too, which product is behind a password'(service) {
        const rows = await listed(service, 'per_page=100&_fields=id,post_password');
        for (const { id, post_password: word } of rows) assert.equal(typeof word, 'string', `post_password of ${id}`);
        const locked = rows.find(row => row.post_password);
        orNotAvailable(locked, 'no product is behind a password');
        const [shown] = await service.shop.products.byIds(service.scope(), [locked.id], 'full');
        assert.equal(shown?.protected, true, 'it comes through the gateway as one');
        assert.deepEqual([shown.description ?? '', shown.short_description ?? ''], ['', ''], 'and without its words');
      },
      'answers an unknown id with 404 woocommerce_rest_product_invalid_id': refused(`/${ROUTE}/999999999`),
    }),
  ]),
);
