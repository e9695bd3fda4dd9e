/** Inside the store amounts are whole cents, so that sums are exact. */
export const cents = (amount: string) => Math.round(Number(amount || 0) * 100);

/** As wc/v3 writes amounts. */
export const decimal = (amount: number) => (amount / 100).toFixed(2);

export const VAT_PERCENT = 15;
/** VAT is charged on what stays in the shop's own country. */
export const HOME = 'ZA';

/** An amount and the VAT on it. */
export interface Taxed {
  net: number;
  tax: number;
}

/** Takes the VAT out of a price that includes it. */
export function taxedFrom(gross: number): Taxed {
  const net = Math.round((gross * 100) / (100 + VAT_PERCENT));
  return { net, tax: gross - net };
}

/**
 * What a price that includes VAT comes to: at home itself; elsewhere no VAT is due, and WooCommerce takes the home VAT out.
 */
export const chargedFrom = (gross: number, taxed: boolean): number => (taxed ? gross : taxedFrom(gross).net);

/** Parts an amount that is charged. */
export const taxedAs = (charged: number, taxed: boolean): Taxed =>
  taxed ? taxedFrom(charged) : { net: charged, tax: 0 };

/**
 * Adds VAT to an amount that does not include it: shipping costs are entered without. A shop whose prices include tax
 * rounds what lies in the middle down.
 */
export const taxedOn = (net: number): Taxed => ({ net, tax: Math.ceil((net * VAT_PERCENT) / 100 - 0.5) });

export const grossOf = ({ net, tax }: Taxed) => net + tax;

export const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

export const sumTaxed = (parts: Taxed[]): Taxed => ({
  net: sum(parts.map(part => part.net)),
  tax: sum(parts.map(part => part.tax)),
});
