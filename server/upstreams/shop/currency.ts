import { z } from 'zod';
import { decimalsOf } from '../../../rules/money.ts';
import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { UpstreamError } from '../errors.ts';
import type { ShopOptions } from './options.ts';
import { currency } from './wire.ts';

export interface Money {
  /** ISO code prices are in; USD where the shop names none */
  currency: string;
  /** null where the shop does not say, or has its taxes switched off: then no price has any */
  pricesIncludeTax: boolean | null;
  /** what the shop rounds every sum to; where it does not say, or did not in the past, those of the currency */
  decimals?: number;
}

export const decimalsIn = ({ currency, decimals }: Money): number => decimals ?? decimalsOf(currency);

export interface Currencies {
  /** The shop's currency and whether its prices include tax. Reference data: at hand once loaded. */
  current(scope: Scope): Promise<Money>;
}

const saysCode = z.object({ code: z.string() });
const yesOrNo = z.object({ value: z.enum(['yes', 'no']) });
const digit = z.object({ value: z.coerce.number().int().min(0).max(6) });

/** wc/v3/data/currencies/current and the tax setting; a key that may not read settings leaves the latter unknown. */
export function createCurrencies({ upstream, records }: ShopOptions): Currencies {
  return {
    current: scope =>
      records.read(scope, 'shop/currency', clocks.reference, async () => {
        const asked = <T>(path: string, shape: z.ZodType<{ value: T }>) =>
          upstream
            .call(`/wc/v3/settings/${path}?_fields=id,value`, { scope })
            .then(({ json }) => shape.safeParse(json).data?.value ?? null)
            .catch(() => null);
        const [code, included, charged, decimals] = await Promise.all([
          upstream.call('/wc/v3/data/currencies/current?_fields=code', { scope }),
          asked('tax/woocommerce_prices_include_tax', yesOrNo),
          asked('general/woocommerce_calc_taxes', yesOrNo),
          asked('general/woocommerce_price_num_decimals', digit),
        ]);
        // An empty list stands in for a shop that is not there.
        if (code.total !== 0 && !saysCode.safeParse(code.json).success)
          throw new UpstreamError(upstream.name, '/wc/v3/data/currencies', 'shape', { status: code.status });
        const value: Money = {
          currency: currency.safeParse(code.json).data?.code ?? 'USD',
          pricesIncludeTax: included === null || charged === 'no' ? null : included === 'yes',
          ...(decimals === null ? {} : { decimals }),
        };
        return { value, tags: ['currency'], size: 64 };
      }),
  };
}
