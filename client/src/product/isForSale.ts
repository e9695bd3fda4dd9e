interface Offered {
  __typename: string;
  purchasable: boolean;
  stock: { inStock: boolean };
}

/** Whether one can be bought as it stands, with nothing to choose. */
export const isForSale = ({ __typename, purchasable, stock }: Offered): boolean =>
  __typename === 'SimpleProduct' && purchasable && stock.inStock;

/** Whether one can be bought once its options are chosen. */
export const isToChoose = ({ __typename, purchasable, stock }: Offered): boolean =>
  __typename === 'VariableProduct' && purchasable && stock.inStock;
