import { z } from 'zod';
import { clocks } from '../../cache/clocks.ts';
import { orElse, type Scope } from '../../cache/scope.ts';
import { listOf } from '../fields.ts';
import type { ShopOptions } from './options.ts';
import { orRefused } from './orRefused.ts';

/** The units that a shop's numbers are in, as WooCommerce writes them; null where it does not say. */
interface ShopMeasures {
  weight: 'kg' | 'g' | 'lbs' | 'oz' | null;
  dimension: 'm' | 'cm' | 'mm' | 'in' | 'yd' | null;
}

export interface Measures {
  /** Reference data: at hand once loaded. */
  current(scope: Scope): Promise<ShopMeasures>;
}

const setting = z.object({ id: z.string(), value: z.unknown() });
const units = z.object({
  weight: z.enum(['kg', 'g', 'lbs', 'oz']).nullable().catch(null),
  dimension: z.enum(['m', 'cm', 'mm', 'in', 'yd']).nullable().catch(null),
});

/** wc/v3/settings/products; a key that may not read settings leaves the units unknown, and no number is said without one. */
export const createMeasures = ({ upstream, records }: ShopOptions): Measures => ({
  current: scope => {
    const read = records.read(scope, 'shop/measures', clocks.reference, async () => {
      const options = { scope, tries: true };
      const answer = await upstream.call('/wc/v3/settings/products?_fields=id,value', options).catch(orRefused);
      const rows = Array.isArray(answer?.json) ? listOf(setting).parse(answer.json) : [];
      const said = new Map(rows.map(({ id, value }) => [id, value]));
      const value: ShopMeasures = units.parse({
        weight: said.get('woocommerce_weight_unit') ?? null,
        dimension: said.get('woocommerce_dimension_unit') ?? null,
      });
      return { value, tags: ['measures'], size: 64 };
    });
    return orElse(read, { weight: null, dimension: null }, scope);
  },
});
