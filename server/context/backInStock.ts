import { Scope } from '../cache/scope.ts';
import type { Config } from '../config.ts';
import type { Back } from '../outbox/stock/noticeWatch.ts';
import type { Goods } from '../outbox/stock/stockNotices.ts';
import { isInStock } from '../upstreams/shop/inStock.ts';
import type { Shop } from '../upstreams/shop/shop.ts';
import type { Product, Variation } from '../upstreams/shop/wire.ts';
import { chosenPath } from './chosenPath.ts';

/** 'Void Label, 25 × 15 mm, Red' */
export const chosenName = ({ name }: Product, variation: Variation | null): string =>
  [name, ...(variation?.attributes?.map(({ option }) => option) ?? [])].filter(Boolean).join(', ');

/** Says which goods are there again: one call for their products, and one for variations of these. */
export const createFindBack =
  ({ products, variations }: Pick<Shop, 'products' | 'variations'>, { publicUrl, upstreamTimeoutMs }: Config) =>
  async (goods: readonly Goods[]): Promise<Back[]> => {
    const scope = new Scope('stock notices', upstreamTimeoutMs);
    const [rows, lists] = await Promise.all([
      products.byIds(scope, unique(goods.map(({ product }) => product)), 'card'),
      variations.ofProducts(
        scope,
        unique(goods.flatMap(({ product, variation }) => (variation ? product : []))),
        'full',
      ),
    ]);
    const productOf = new Map(rows.flatMap(row => (row && !row.protected ? [[row.id, row] as const] : [])));
    const variationOf = new Map(
      lists.flatMap(list => (Array.isArray(list) ? list.map(row => [row.id, row] as const) : [])),
    );
    return goods.flatMap(({ product, variation }) => {
      const row = productOf.get(product);
      const chosen = variation ? variationOf.get(variation) : null;
      if (!row || chosen === undefined || !isInStock(chosen ?? row)) return [];
      return { product, variation, name: chosenName(row, chosen), href: publicUrl + chosenPath(row, chosen) };
    });
  };

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];
