import { fromMinorUnits } from '../../rules/money.ts';
import type { Money, TaxedMoney } from '../gql/types.ts';
import type { InCurrency } from '../upstreams/store/wire.ts';

// Amounts of the store: whole numbers of the currency's smallest unit, beside the currency.

export const storeMoney = (minor: string, { currency_code, currency_minor_unit }: InCurrency): Money => ({
  amount: fromMinorUnits(minor, currency_minor_unit),
  currency: currency_code,
});

export const taxedMoney = (net: string, tax: string, owner: InCurrency): TaxedMoney => ({
  net: storeMoney(net, owner),
  tax: storeMoney(tax, owner),
  gross: storeMoney(String(BigInt(net) + BigInt(tax)), owner),
});
