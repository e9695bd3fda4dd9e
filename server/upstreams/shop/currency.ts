import { z } from 'zod';
import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { UpstreamError } from '../errors.ts';
import type { ShopOptions } from './options.ts';
import { currency } from './wire.ts';

export interface Money {
  /** ISO code prices are in; USD where the shop names none */
  currency: string;
  /** null where the shop does not say */
  pricesIncludeTax: boolean | null;
}

export interface Currencies {
  /** The shop's currency and whether its prices include tax. Reference data: at hand once loaded. */
  current(scope: Scope): Promise<Money>;
}

const saysCode = z.object({ code: z.string() });

/** wc/v3/data/currencies/current and the tax setting; a key that may not read settings leaves the latter unknown. */
export function createCurrencies({ upstream, records }: ShopOptions): Currencies {
  return {
    current: scope =>
      records.read(scope, 'shop/currency', clocks.reference, async () => {
        const [code, tax] = await Promise.all([
          upstream.call('/wc/v3/data/currencies/current?_fields=code', { scope }),
          upstream
            .call('/wc/v3/settings/tax/woocommerce_prices_include_tax?_fields=id,value', { scope })
            .catch(() => null),
        ]);
        // An empty list stands in for a shop that is not there.
        if (code.total !== 0 && !saysCode.safeParse(code.json).success)
          throw new UpstreamError(upstream.name, '/wc/v3/data/currencies', 'shape', { status: code.status });
        const value: Money = {
          currency: currency.safeParse(code.json).data?.code ?? 'USD',
          pricesIncludeTax:
            z
              .object({ value: z.enum(['yes', 'no']) })
              .safeParse(tax?.json)
              .data?.value.startsWith('y') ?? null,
        };
        return { value, tags: ['currency'], size: 64 };
      }),
  };
}
