import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { allPages, hasNoRows } from '../allPages.ts';
import { rowsOf } from '../fields.ts';
import type { ShopOptions } from './options.ts';
import { type Attribute, attribute, attributeTerm } from './wire.ts';

export interface Attributes {
  /** The shop's global attributes with their terms. Reference data: at hand once loaded. */
  all(scope: Scope): Promise<Attribute[]>;
}

/** wc/v3/products/attributes and the terms of each: products name options by name, URLs and defaults by slug. */
export function createAttributes({ upstream, records }: ShopOptions): Attributes {
  return {
    all: scope =>
      records.read(scope, 'shop/attributes', clocks.reference, async () => {
        const list = '/wc/v3/products/attributes?_fields=id,name,slug';
        const rows = rowsOf(upstream, list, (await upstream.call(list, { scope })).json, attribute);
        const value = await Promise.all(
          rows.map(async row => {
            const path = `/wc/v3/products/attributes/${row.id}/terms?per_page=100&_fields=id,name,slug,menu_order`;
            const read = (page: number) => upstream.call(`${path}&page=${page}`, { scope });
            const pages = await allPages(read, hasNoRows);
            return { ...row, terms: pages.flatMap(({ json }) => rowsOf(upstream, path, json, attributeTerm)) };
          }),
        );
        return { value, tags: ['attributes'], size: JSON.stringify(value).length };
      }),
  };
}
