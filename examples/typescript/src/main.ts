import { createClient, GatewayError } from './client.ts';
import { AddToCartDocument, CartSoFarDocument, PriceListDocument, type PriceListQuery } from './gql/graphql.ts';

const { LABELS_URL = 'http://localhost:4000', LABELS_KEY = '' } = process.env;
const ask = createClient({ url: LABELS_URL, key: LABELS_KEY });

/** At most 100. */
const PER_PAGE = 25;

type Product = NonNullable<PriceListQuery['products']>['items'][number];

/** Every product, page by page. */
async function priceList(): Promise<Product[]> {
  const all: Product[] = [];
  for (let page = 1; ; page += 1) {
    const { products } = await ask(PriceListDocument, { page, perPage: PER_PAGE });
    all.push(...(products?.items ?? []));
    if (!products?.pageInfo.hasNextPage) return all;
  }
}

/** A key opens its scopes alone: this takes `catalogue`. */
async function showPrices(): Promise<Product[]> {
  const products = await priceList();
  // A price is an exact decimal with its currency; without one it is asked for.
  for (const { sku, name, price } of products)
    console.log(`${sku || '-'}\t${name}\t${price ? `${price.currency} ${price.amount}` : 'Price on request'}`);
  return products;
}

/** Takes the scope `carts`. */
async function fillCart(products: readonly Product[]): Promise<void> {
  // The first that can be bought; the others say why not, by a code.
  for (const { id, name } of products) {
    const { addCartItem } = await ask(AddToCartDocument, { product: id, quantity: 1 });
    if ('itemCount' in addCartItem) break;
    console.log(`${name} was not taken: ${addCartItem.code}`);
  }
  const { cart } = await ask(CartSoFarDocument, {});
  console.log(`In the cart: ${cart?.itemCount ?? 0}, ${cart?.totals.total.currency} ${cart?.totals.total.amount}`);
}

try {
  await fillCart(await showPrices());
} catch (error) {
  if (!(error instanceof GatewayError)) throw error;
  console.error(`${error.code}: ${error.message}`);
  process.exitCode = 1;
}
