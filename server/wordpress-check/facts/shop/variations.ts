import assert from 'node:assert/strict';
import type { ShopCapabilities } from '../../capabilities.ts';
import type { ShopService } from '../../examination.ts';
import { type Expectation, expect, orNotAvailable, where } from '../../fact.ts';
import type { Inspection } from '../../inspection.ts';
import { availabilityOf } from '../../reply.ts';
import { behindShop } from './access.ts';

const ALL = '/wc/v3/variations';

export async function readVariations(shop: ShopService): Promise<Pick<ShopCapabilities, 'flatVariations'>> {
  return { flatVariations: availabilityOf(await shop.askSigned(`${ALL}?per_page=1&_fields=id`)) };
}

const flat = ({ capabilities: { shop } }: Inspection) =>
  orNotAvailable(shop.flatVariations === 'available', 'older than 10.3; they are asked for by product');

async function variable({ rows }: Inspection): Promise<{ id: number; variations: number[] }[]> {
  const path = '/wc/v3/products?status=publish&type=variable&per_page=100&_fields=id,variations';
  const products = (await rows(path)) as unknown as { id: number; variations: number[] }[];
  // A page of them lists all that a product has.
  const full = products.filter(({ variations }) => variations.length > 0 && variations.length <= 100).slice(0, 3);
  orNotAvailable(full.length, 'no variable products');
  return full;
}

export const variations: readonly Expectation[] = behindShop([
  ...where(
    flat,
    expect('wc/v3/variations', {
      async 'lists the variations of several products at once, each with its parent'(service) {
        const parents = (await variable(service)).map(product => product.id);
        const query = `parent=${parents}&status=publish&per_page=100&_fields=id,parent_id`;
        const given = await service.rows(`${ALL}?${query}`);
        assert(given.length > 0, 'variations come');
        for (const row of given) assert(parents.includes(Number(row.parent_id)), `the parent of ${row.id}`);
      },
      async 'lists every variation by its id, and by modified_after= what changed since'({ call, rows }) {
        const always = `${ALL}?status=publish&_fields=id`;
        const { total } = await call(`${always}&per_page=1&orderby=id&order=asc`);
        assert.equal(typeof total, 'number');
        const later = await rows(`${always}&modified_after=2999-01-01T00:00:00&dates_are_gmt=true`);
        assert.deepEqual(later, []);
      },
    }),
  ),
  ...expect('wc/v3/products/{id}/variations', {
    async 'lists the variations of a product'(service) {
      const [product] = await variable(service);
      const given = await service.rows(`/wc/v3/products/${product!.id}/variations?per_page=100&_fields=id`);
      const ids = given.map(row => row.id).toSorted();
      assert.deepEqual(ids, product!.variations.toSorted());
    },
    async 'is an empty list for a product without any, and for an unknown one'({ rows }) {
      const [simple] = await rows('/wc/v3/products?status=publish&type=simple&per_page=1&_fields=id');
      for (const id of [simple?.id, 999_999_999])
        if (id) assert.deepEqual(await rows(`/wc/v3/products/${id}/variations?_fields=id`), []);
    },
    async 'comes through the gateway decoded, by product'(service) {
      const ids = (await variable(service)).map(product => product.id);
      const found = await service.shop.variations.ofProducts(service.scope(), ids, 'full');
      const rows = found.flatMap(variations => (variations instanceof Error ? [] : variations));
      assert(rows.length > 0, 'variations come');
      for (const { id, price } of rows)
        assert(price === null || /^\d+(\.\d+)?$/.test(price ?? ''), `the price of ${id}`);
    },
  }),
]);
