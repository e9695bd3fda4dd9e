/** A client without cookies that buys: its cart goes by a header, to whichever gateway it asks. */
export interface Buyer {
  /** How many pieces there are after putting in one more; null where that was not done. */
  add(url: string): Promise<number | null>;
  /** Pieces and sum of the cart. */
  cart(url: string): Promise<{ pieces: number; total: string }>;
  /** What became of the order: its id, or the code of the refusal. */
  place(url: string, key: string, total: string): Promise<string>;
}

const CART = '__typename ... on Cart { itemCount totals { total { amount } } } ... on CartFailure { code }';
const ADD = `mutation ($product: ID!) { done: addCartItem(input: { product: $product }) { ${CART} } }`;
const READ = '{ done: cart { itemCount totals { total { amount } } } }';
const PLACE = `mutation ($input: PlaceOrderInput!) { done: placeOrder(input: $input) { __typename
  ... on OrderPlaced { id } ... on OrderFailure { code } ... on ValidationFailure { code } } }`;

interface Done {
  id?: string;
  code?: string;
  itemCount?: number;
  totals?: { total: { amount: string } };
}

/** A buyer of one product, with one piece of it in the cart. */
export async function newBuyer(url: string, product: string, email: string): Promise<Buyer> {
  const first = await ask(url, 'new', ADD, { product });
  const token = first.token ?? '';
  const billing = {
    ...{ firstName: 'Sipho', lastName: 'Dube', address1: '1 Main Rd', city: 'Cape Town', state: 'WC' },
    ...{ postcode: '8001', country: 'ZA', phone: '021 555 0101', email },
  };
  return {
    add: async url => (await ask(url, token, ADD, { product })).done?.itemCount ?? null,
    async cart(url) {
      const { done } = await ask(url, token, READ, {});
      return { pieces: done?.itemCount ?? 0, total: done?.totals?.total.amount ?? '' };
    },
    async place(url, key, total) {
      const input = { key, billing, shipping: null, paymentMethod: 'bacs', total, terms: true };
      const { done } = await ask(url, token, PLACE, { input });
      return done?.id ?? done?.code ?? 'error';
    },
  };
}

async function ask(url: string, token: string, query: string, variables: object) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cart-token': token },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await response.json()) as { data?: { done: Done | null } };
  return { done: data?.done ?? null, token: response.headers.get('cart-token') };
}
