import { z } from 'zod';
import { metaUnder, readMinimum } from '../../../upstreams/shop/productMeta.ts';
import type { ShopService } from '../../examination.ts';
import { check, success, warning } from '../../fact.ts';
import { read } from '../../reply.ts';

const row = z.object({
  id: z.number(),
  name: z.string(),
  sold_individually: z.boolean(),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).catch([]),
});
const FIELDS = Object.keys(row.shape).join(',');
/** Each page is as long as all before it, up to this. */
const FIRST_PAGE = 10;
const LARGEST_PAGE = 80;
/** Of a larger or slower shop the first: whoever enters one such product enters more. */
const MOST_ROWS = 1_000;
const MOST_MS = 4_000;
const SHOWN = 5;

/** Whether what is sold one to an order can be ordered at all: a minimum above one is WooCommerce's to know, and it does not. */
export const minimums = check('minimums', 'Minimum orders', async ({ config, shop }) => {
  const key = config.productMeta.minimumQuantity;
  const seen = shop && (await shop.opening()) ? await readRows(shop, key) : null;
  if (!seen) return null;
  const { rows, cut } = seen;
  const stuck = rows.filter(
    one => one.sold_individually && readMinimum(metaUnder(one as never, 'minimumQuantity', config.productMeta)),
  );
  const data = stuck.map(({ id, name }) => ({ id, name }));
  const whom = cut ? `each of the first ${rows.length} products` : 'every product';
  if (!stuck.length) return success(`${whom} can be ordered in its minimum`, { products: rows.length });
  const names = stuck.slice(0, SHOWN).map(({ id, name }) => `${name} (${id})`);
  return warning(
    `sold one to an order, with a minimum above one, so nobody can buy them: ${names.join(', ')}${stuck.length > SHOWN ? ', …' : ''}`,
    `Untick 'Sold individually' under Product data > Inventory, or take the minimum (${key}) away.`,
    data,
  );
});

/** `cut`: whether there may be more */
async function readRows(shop: ShopService, key: string) {
  const rows: z.output<typeof row>[] = [];
  const began = performance.now();
  while (rows.length < MOST_ROWS) {
    const perPage = Math.min(Math.max(rows.length, FIRST_PAGE), LARGEST_PAGE);
    const tookMs = performance.now() - began;
    if (rows.length && tookMs + (tookMs / rows.length) * perPage > MOST_MS) break;
    const page = rows.length / perPage + 1;
    const route = `/wc/v3/products?status=publish&orderby=id&order=asc&per_page=${perPage}&page=${page}&_fields=${FIELDS}&include_meta=${key}`;
    const found = read(await shop.askSigned(route), z.array(row));
    if (!found) return rows.length ? { rows, cut: true } : null;
    rows.push(...found);
    if (found.length < perPage) return { rows, cut: false };
  }
  return { rows, cut: true };
}
