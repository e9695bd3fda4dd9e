import { z } from 'zod';
import { metaUnder, readMinimum } from '../../../upstreams/shop/productMeta.ts';
import type { ShopService } from '../../examination.ts';
import { type Check, success, warning } from '../../fact.ts';
import { read } from '../../reply.ts';

const row = z.object({
  id: z.number(),
  name: z.string(),
  sold_individually: z.boolean(),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).catch([]),
});
const FIELDS = Object.keys(row.shape).join(',');
const PER_PAGE = 100;
/** Of a larger shop the first: whoever enters one such product enters more. */
const MOST_PAGES = 10;
const SHOWN = 5;

/** Whether what is sold one to an order can be ordered at all: a minimum above one is WooCommerce's to know, and it does not. */
export const minimums: Check = {
  id: 'minimums',
  name: 'Minimum orders',
  async find({ config, shop }) {
    const rows = shop && (await shop.opening()) ? await readRows(shop) : null;
    if (!rows) return null;
    const key = config.productMeta.minimumQuantity;
    const stuck = rows.filter(one => one.sold_individually && readMinimum(metaUnder(one as never, key)));
    const data = stuck.map(({ id, name }) => ({ id, name }));
    if (!stuck.length) return success('every product can be ordered in its minimum', { products: rows.length });
    const names = stuck.slice(0, SHOWN).map(({ id, name }) => `${name} (${id})`);
    return warning(
      `sold one to an order, with a minimum above one, so nobody can buy them: ${names.join(', ')}${stuck.length > SHOWN ? ', …' : ''}`,
      `Untick 'Sold individually' under Product data > Inventory, or take the minimum (${key}) away.`,
      data,
    );
  },
};

async function readRows(shop: ShopService): Promise<z.output<typeof row>[] | null> {
  const rows: z.output<typeof row>[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const route = `/wc/v3/products?status=publish&orderby=id&order=asc&per_page=${PER_PAGE}&page=${page}&_fields=${FIELDS}`;
    const found = read(await shop.askSigned(route), z.array(row));
    if (!found) return null;
    rows.push(...found);
    if (found.length < PER_PAGE) break;
  }
  return rows;
}
