interface Asked {
  id: string;
  /** with the chosen options, as the buyer reads it */
  name: string;
  quantity?: number;
}

/** The quote page with a product already on it. */
export const quoteHref = ({ id, name, quantity = 1 }: Asked): string =>
  `/request-quote?${new URLSearchParams({ product: id, name, quantity: String(quantity) })}`;
