interface Priced {
  price: { amount: string; currency: string } | null;
  seoPrice: { amount: string } | null;
}

/** What a consumer pays for it, as far as anybody knows; null without a price. */
export const amountOf = ({ price, seoPrice }: Priced): string | null => seoPrice?.amount ?? price?.amount ?? null;

/** The least and the most of prices; null of none. */
export function rangeOf(all: readonly Priced[]): { low: string; high: string } | null {
  const sorted = all.flatMap(one => amountOf(one) ?? []).toSorted((a, b) => Number(a) - Number(b));
  const [low, high] = [sorted[0], sorted.at(-1)];
  return low && high ? { low, high } : null;
}
