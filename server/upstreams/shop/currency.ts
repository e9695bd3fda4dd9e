import { z } from 'zod';
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
}

export interface Currencies {
  /** The shop's currency and whether its prices include tax. Reference data: at hand once loaded. */
  current(scope: Scope): Promise<Money>;
}

const saysCode = z.object({ code: z.string() });
const yesOrNo = z.object({ value: z.enum(['yes', 'no']) });

/** wc/v3/data/currencies/current and the tax setting; a key that may not read settings leaves the latter unknown. */
export function createCurrencies({ upstream, records }: ShopOptions): Currencies {
  return {
    current: scope =>
      records.read(scope, 'shop/currency', clocks.reference, async () => {
        const asked = (path: string) =>
          upstream
            .call(`/wc/v3/settings/${path}?_fields=id,value`, { scope })
            .then(({ json }) => yesOrNo.safeParse(json).data?.value ?? null)
            .catch(() => null);
        const [code, included, charged] = await Promise.all([
          upstream.call('/wc/v3/data/currencies/current?_fields=code', { scope }),
          asked('tax/woocommerce_prices_include_tax'),
          asked('general/woocommerce_calc_taxes'),
        ]);
        // An empty list stands in for a shop that is not there.
        if (code.total !== 0 && !saysCode.safeParse(code.json).success)
          throw new UpstreamError(upstream.name, '/wc/v3/data/currencies', 'shape', { status: code.status });
        const value: Money = {
          currency: currency.safeParse(code.json).data?.code ?? 'USD',
          pricesIncludeTax: included === null || charged === 'no' ? null : included === 'yes',
        };
        return { value, tags: ['currency'], size: 64 };
      }),
  };
}
