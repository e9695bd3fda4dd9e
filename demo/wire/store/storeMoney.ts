import { VAT_PERCENT } from '../../store/money.ts';

/** Stands beside the amounts of every object of the store; the amounts are texts of minor units. */
export const CURRENCY = { currency_code: 'ZAR', currency_minor_unit: 2 };

export const minor = (amount: number) => String(amount);

export const vatLines = (tax: number) => (tax > 0 ? [{ name: 'VAT', price: minor(tax), rate: `${VAT_PERCENT}%` }] : []);
