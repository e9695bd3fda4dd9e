import assert from 'node:assert/strict';
import { type Expectation, orNotAvailable } from '../expectation.ts';
import type { Inspection } from '../inspection.ts';
import { behind } from './shop.ts';

const flat = ({ capabilities: { shop } }: Inspection) =>
  orNotAvailable(shop.flatVariations === 'available', 'older than 10.3; they are asked for by product');

async function variable({ rows }: Inspection): Promise<{ id: number; variations: number[] }[]> {
  const path = '/wc/v3/products?status=publish&type=variable&per_page=100&_fields=id,variations';
  const products = (await rows('shop', path)) as unknown as { id: number; variations: number[] }[];
  // A page of them lists all that a product has.
  const full = products.filter(({ variations }) => variations.length > 0 && variations.length <= 100).slice(0, 3);
  orNotAvailable(full.length, 'no variable products');
  return full;
}

export const variations: Expectation[] = behind([
  {
    route: 'wc/v3/variations',
    expects: 'lists the variations of several products at once, each with its parent',
    async check(service) {
      flat(service);
      const ids = (await variable(service)).map(product => product.id);
      const parents = new Set(ids);
      const path = `/wc/v3/variations?parent=${ids.join(',')}&status=publish&per_page=100&_fields=id,parent_id`;
      const given = await service.rows('shop', path);
      assert(given.length > 0, 'variations come');
      assert.deepEqual(
        given.filter(row => !parents.has(Number(row.parent_id))),
        [],
      );
    },
  },
  {
    route: 'wc/v3/variations',
    expects: 'lists every variation by its id, and by modified_after= what changed since',
    async check(service) {
      flat(service);
      const { total } = await service.call(
        'shop',
        '/wc/v3/variations?status=publish&per_page=1&orderby=id&order=asc&_fields=id',
      );
      assert.equal(typeof total, 'number');
      const later = '/wc/v3/variations?status=publish&modified_after=2999-01-01T00:00:00&dates_are_gmt=true&_fields=id';
      assert.deepEqual(await service.rows('shop', later), []);
    },
  },
  {
    route: 'wc/v3/products/{id}/variations',
    expects: 'lists the variations of a product',
    async check(service) {
      const [product] = await variable(service);
      const given = await service.rows('shop', `/wc/v3/products/${product!.id}/variations?per_page=100&_fields=id`);
      assert.deepEqual(given.map(row => row.id).toSorted(), product!.variations.toSorted());
    },
  },
  {
    route: 'wc/v3/products/{id}/variations',
    expects: 'is an empty list for a product without any, and for an unknown one',
    async check({ rows }) {
      const [simple] = await rows('shop', '/wc/v3/products?status=publish&type=simple&per_page=1&_fields=id');
      for (const id of [simple?.id, 999_999_999])
        if (id) assert.deepEqual(await rows('shop', `/wc/v3/products/${id}/variations?_fields=id`), []);
    },
  },
  {
    route: 'wc/v3/products/{id}/variations',
    expects: 'comes through the gateway decoded, by product',
    async check(service) {
      const products = await variable(service);
      const found = await service.shop.variations.ofProducts(
        service.scope(),
        products.map(product => product.id),
      );
      const rows = found.flatMap(variations => (variations instanceof Error ? [] : variations));
      assert(rows.length > 0, 'variations come');
      for (const { id, price } of rows)
        assert(price === null || /^\d+(\.\d+)?$/.test(price ?? ''), `the price of ${id}`);
    },
  },
]);
