import type { z } from 'zod';
import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
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
        const list = async <T>(path: string, row: z.ZodType<T>) =>
          rowsOf(upstream, path, (await upstream.call(path, { scope })).json, row);
        const rows = await list('/wc/v3/products/attributes?_fields=id,name,slug', attribute);
        const value = await Promise.all(
          rows.map(async row => {
            const path = `/wc/v3/products/attributes/${row.id}/terms?per_page=100&_fields=id,name,slug,menu_order`;
            return { ...row, terms: await list(path, attributeTerm) };
          }),
        );
        return { value, tags: ['attributes'], size: JSON.stringify(value).length };
      }),
  };
}
