interface Offered {
  __typename: string;
  purchasable: boolean;
  stock: { inStock: boolean };
}

/** Whether one can be bought as it stands, with nothing to choose. */
export const isForSale = ({ __typename, purchasable, stock }: Offered): boolean =>
  __typename === 'SimpleProduct' && purchasable && stock.inStock;
