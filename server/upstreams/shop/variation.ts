import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { allPages, hasNoRows } from '../allPages.ts';
import { readerOf, UNFIT } from '../decoder.ts';
import { UpstreamError } from '../errors.ts';
import { type FieldSet, MAX_ROWS } from '../fetchRows.ts';
import type { ShopOptions } from './options.ts';
import { tellPriceBelow } from './soundPrices.ts';
import { type Variation, variation } from './wire.ts';

const LINE = [
  'id',
  'parent_id',
  'status',
  'sku',
  'price',
  'regular_price',
  'sale_price',
  'on_sale',
  'purchasable',
  'manage_stock',
  'stock_quantity',
  'stock_status',
  'backorders',
  'menu_order',
] as const;
/** What a line says of each, and all of it; poorest first. */
export const variationSets = [
  { name: 'line', fields: LINE },
  {
    name: 'full',
    fields: [
      ...LINE,
      'date_modified',
      'date_modified_gmt',
      'description',
      'global_unique_id',
      'weight',
      'dimensions',
      'image',
      'attributes',
      'tax_status',
      'tax_class',
    ],
  },
] as const satisfies FieldSet[];
export type VariationSet = (typeof variationSets)[number]['name'];

export interface Variations {
  /**
   * The published variations of each product, in the shop's order; an error where the index has some and none came,
   * which is kept by nobody. One call per 100 rows of all products together.
   */
  ofProducts(scope: Scope, productIds: readonly number[], set: VariationSet): Promise<(Variation[] | UpstreamError)[]>;
}

/** wc/v3/variations, and wc/v3/products/{id}/variations for a WooCommerce older than 10.3. */
export function createVariations(options: ShopOptions): Variations {
  const { features } = options;

  async function rows(scope: Scope, path: string, set: VariationSet): Promise<Variation[]> {
    const { fields } = variationSets.find(({ name }) => name === set)!;
    const read = async (page: number) =>
      options.upstream.call(
        `${path}${path.includes('?') ? '&' : '?'}per_page=${MAX_ROWS}&page=${page}&status=publish&_fields=${fields.join(',')}`,
        { scope },
      );
    return (await allPages(read, hasNoRows)).flatMap(answer => decode(options, answer.json));
  }

  async function fetchAll(
    scope: Scope,
    productIds: readonly number[],
    set: VariationSet,
  ): Promise<Map<number, Variation[]>> {
    if (features.flatVariations) {
      try {
        return byParent(await rows(scope, `/wc/v3/variations?parent=${productIds.join(',')}`, set), productIds);
      } catch (error) {
        if (!(error instanceof UpstreamError) || error.serviceCode !== 'rest_no_route') throw error;
        features.flatVariations = false;
      }
    }
    const lists = await Promise.all(productIds.map(id => rows(scope, `/wc/v3/products/${id}/variations`, set)));
    return new Map(productIds.map((id, i) => [id, inOrder(lists[i]!)]));
  }

  const kept = (id: number, set: VariationSet): string =>
    options.records.knows(keyOf(id, 'full')) ? keyOf(id, 'full') : keyOf(id, set);

  return {
    ofProducts: (scope, productIds, set) =>
      options.records.readMany<Variation[] | UpstreamError>(
        scope,
        productIds.map(id => kept(id, set)),
        clocks.product,
        async keys => {
          const wanted = keys.map(key => Number(key.split('/').at(-2)));
          const found = await fetchAll(scope, wanted, keys.some(key => key.endsWith('/full')) ? 'full' : set);
          return wanted.map(id => {
            const value = found.get(id) ?? [];
            if (!value.length && options.known?.variationsOf(id))
              return { value: wrong(options, 'variations are missing'), tags: [`product:${id}`], size: 64 };
            return {
              value,
              tags: [`product:${id}`, ...value.map(row => `variation:${row.id}`)],
              size: 64 + 900 * value.length,
            };
          });
        },
      ),
  };
}

const keyOf = (id: number, set: VariationSet): string => `shop/variations/${id}/${set}`;

const readVariation = readerOf(variation);

function decode(options: ShopOptions, json: unknown): Variation[] {
  if (!Array.isArray(json)) throw wrong(options, 'a list was expected');
  return json.flatMap(row => {
    const read = readVariation(row);
    if (read === UNFIT || (read.status ?? 'publish') !== 'publish') return [];
    tellPriceBelow(options, row);
    return [{ ...read, description: options.html(read.description ?? '') }];
  });
}

const wrong = ({ upstream }: ShopOptions, text: string): UpstreamError =>
  new UpstreamError(upstream.name, '/wc/v3/variations', 'shape', { text });

const byParent = (rows: Variation[], parents: readonly number[]): Map<number, Variation[]> =>
  new Map(parents.map(parent => [parent, inOrder(rows.filter(row => row.parent_id === parent))]));

/** The service lists newest first; a buyer reads them as the shop keeper laid them out. */
const inOrder = (rows: Variation[]): Variation[] =>
  rows.toSorted((a, b) => (a.menu_order ?? 0) - (b.menu_order ?? 0) || a.id - b.id);
