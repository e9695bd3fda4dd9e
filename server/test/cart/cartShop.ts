import { expect } from 'vitest';
import { type Embedded, startEmbedded } from '../embedded.ts';
import { seed } from '../seed.ts';
import type { Shopper } from '../shopper.ts';

const TAXED = '{ net { amount } tax { amount } gross { amount } }';
/** All that the tests of carts read of one. */
const CART = `__typename items { key id productId name sku path quantity options { name value } price { amount currency }
    total ${TAXED} product { slug name } variation { id sku } }
  itemCount hash notices { code message item } coupons { code discount ${TAXED} } needsShipping
  totals { items ${TAXED} discount ${TAXED} shipping ${TAXED} tax { amount } taxLines { name rate amount { amount } } total { amount currency } }
  shippingPackages { id rates { id name price ${TAXED} selected } } paymentMethods { id title } storeCheckoutUrl
  shippingAddress { city postcode country email }`;
export const RESULT = `... on Cart { ${CART} } ... on CartFailure { __typename code message field cart { itemCount } }`;

/** A shop with a coupon of ten per cent. */
export const startCartShop = (): Embedded =>
  startEmbedded({
    seed: {
      ...seed,
      coupons: [{ code: 'SAVE10', amount: '10.00', type: 'percent', minimum: '', expires: '', freeShipping: false }],
    },
  });

/** Runs a change of the cart, which must answer without an error. */
export const change = async (shopper: Shopper, mutation: string, input: Record<string, unknown>) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;
  const { data, errors } = await shopper.ask(
    `mutation ($input: ${type}) { ${mutation}(input: $input) { ${RESULT} } }`,
    {
      input,
    },
  );
  expect(errors).toEqual([]);
  return data[mutation];
};

export const read = async (shopper: Shopper) => {
  const { data, errors } = await shopper.ask(`{ cart { ${CART} } }`);
  expect(errors).toEqual([]);
  return data.cart;
};
