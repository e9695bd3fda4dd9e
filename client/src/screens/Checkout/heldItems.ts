import type { Checkout_CartFragment } from '../../gql/graphql.ts';

/** What is shown of a cart, to be put back where the store has forgotten it. */
export const heldItems = (cart: Pick<Checkout_CartFragment, 'items'> | null) =>
  (cart?.items ?? []).map(({ id, options, quantity }) => ({
    product: id,
    options: options.map(({ name, value }) => ({ attribute: name, value })),
    quantity,
  }));
