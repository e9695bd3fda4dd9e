interface Money {
  amount: string;
  currency: string;
}

/** A price that holds from a quantity on. */
export interface PriceBreak {
  quantity: number;
  price: Money;
}

/** Those breaks that are lower than the price as it stands: in a sale some are not, and hold for nobody. */
export const lowerBreaks = <Break extends PriceBreak>(price: Money, breaks: readonly Break[]): Break[] =>
  breaks.filter(one => Number(one.price.amount) < Number(price.amount));
