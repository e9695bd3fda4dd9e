import { z } from 'zod';
import { decimalsOf } from '../../../rules/money.ts';
import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { UpstreamError } from '../errors.ts';
import type { ShopOptions } from './options.ts';
import type { GeneralSettings } from './settings/generalSettings.ts';
import type { TaxSettings } from './settings/taxSettings.ts';
import { currency } from './wire.ts';

export interface Money {
  /** ISO code prices are in; USD where the shop names none */
  currency: string;
  /** null where the shop does not say, or has its taxes switched off: then no price has any */
  pricesIncludeTax: boolean | null;
  /** what the shop rounds every sum to; where it does not say, or did not in the past, those of the currency */
  decimals?: number;
}

/** What prices and taxes go by. */
export interface SettingsOfMoney {
  generalSettings: GeneralSettings;
  taxSettings: TaxSettings;
}

export const decimalsIn = ({ currency, decimals }: Money): number => decimals ?? decimalsOf(currency);

export interface Currencies {
  /** The shop's currency and whether its prices include tax. Reference data: at hand once loaded. */
  current(scope: Scope): Promise<Money>;
}

const saysCode = z.object({ code: z.string() });

/** wc/v3/data/currencies/current and what the shop sets; a key that may not read settings leaves the latter unknown. */
export function createCurrencies(
  { upstream, records }: ShopOptions,
  { generalSettings, taxSettings }: SettingsOfMoney,
): Currencies {
  const fetchCode = async (scope: Scope) => {
    const code = await upstream.call('/wc/v3/data/currencies/current?_fields=code', { scope });
    // An empty list stands in for a shop that is not there.
    if (code.total !== 0 && !saysCode.safeParse(code.json).success)
      throw new UpstreamError(upstream.name, '/wc/v3/data/currencies', 'shape', { status: code.status });
    return { value: currency.safeParse(code.json).data?.code ?? 'USD', tags: ['currency'], size: 64 };
  };
  return {
    async current(scope) {
      const [code, { chargesTax, decimals }, { pricesIncludeTax }] = await Promise.all([
        records.read(scope, 'shop/currency', clocks.reference, () => fetchCode(scope)),
        generalSettings.current(scope),
        taxSettings.current(scope),
      ]);
      return {
        currency: code,
        pricesIncludeTax: chargesTax === false ? null : pricesIncludeTax,
        ...(decimals === null ? {} : { decimals }),
      };
    },
  };
}
