import { z } from 'zod';
import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { decimal, flag, listOf, plainText, text } from '../fields.ts';
import type { ShopOptions } from './options.ts';

const rate = z.object({
  country: text,
  state: text,
  rate: decimal.transform(value => value ?? '0'),
  name: plainText,
  priority: z.number().catch(1),
  shipping: flag,
  class: text,
});
export type TaxRate = z.output<typeof rate>;

/** How the shop taxes what it sends to a country. */
interface ShopTaxation {
  /** the rates of every country, of the standard class; null where the key may not read them */
  rates: readonly TaxRate[] | null;
  roundAtSubtotal: boolean;
  /** code of the shop's own country; ZA where it does not say */
  country: string;
}

export interface Taxations {
  /** Reference data: at hand once loaded. */
  current(scope: Scope): Promise<ShopTaxation>;
}

const setting = z.object({ value: z.string() });
const FIELDS = 'country,state,rate,name,priority,shipping,class';

/** wc/v3/taxes and the settings beside them; a key that may not read settings leaves WooCommerce's own defaults. */
export const createTaxations = ({ upstream, records }: ShopOptions): Taxations => ({
  current: scope =>
    records.read(scope, 'shop/taxation', clocks.reference, async () => {
      const read = (path: string) =>
        upstream
          .call(path, { requestId: scope.requestId, calls: scope.calls, tries: true })
          .then(({ json }) => json)
          .catch(() => null);
      const [rates, round, country] = await Promise.all([
        read(`/wc/v3/taxes?per_page=100&class=standard&_fields=${FIELDS}`),
        read('/wc/v3/settings/tax/woocommerce_tax_round_at_subtotal?_fields=id,value'),
        read('/wc/v3/settings/general/woocommerce_default_country?_fields=id,value'),
      ]);
      const value: ShopTaxation = {
        rates: Array.isArray(rates) ? listOf(rate).parse(rates) : null,
        roundAtSubtotal: setting.safeParse(round).data?.value === 'yes',
        country: /^[A-Z]{2}/.exec(setting.safeParse(country).data?.value ?? '')?.[0] ?? 'ZA',
      };
      return { value, tags: ['taxation'], size: 256 };
    }),
});

/** The rate in a country, in the shop's words; null where no rate is known to hold there. Rates of different priority add up. */
export function rateIn(rates: readonly TaxRate[], country: string): { label: string; percent: string } | null {
  const fitting = rates.filter(one => one.class === 'standard' && !one.state && ['', country].includes(one.country));
  // Of each priority one holds: the country's own before that of any country.
  const priorities = Map.groupBy(fitting, one => one.priority);
  const held = [...priorities.values()].map(some => some.find(one => one.country) ?? some[0]!);
  if (!held.length) return null;
  const units = held.reduce((sum, one) => sum + Math.round(Number(one.rate) * 10_000), 0);
  return { label: held.map(({ name }) => name).join(', '), percent: String(units / 10_000) };
}
