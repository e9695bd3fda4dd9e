import type { Rest } from '../rest/rest.ts';
import { categories } from './content/categories.ts';
import { comments } from './content/comments.ts';
import { media } from './content/media.ts';
import { menuItems } from './content/menuItems.ts';
import { menus } from './content/menus.ts';
import { pages } from './content/pages.ts';
import { posts } from './content/posts.ts';
import { redirection } from './content/redirection.ts';
import { tags } from './content/tags.ts';
import { users } from './content/users.ts';
import { forms } from './forms.ts';
import { root } from './root.ts';
import { attributes } from './shop/attributes.ts';
import { currencies } from './shop/currencies.ts';
import { customers } from './shop/customers.ts';
import { orders } from './shop/orders.ts';
import { paymentGateways } from './shop/paymentGateways.ts';
import { pluginFacts } from './shop/pluginFacts.ts';
import { products } from './shop/products.ts';
import { productCategories } from './shop/productTerms.ts';
import { reviews } from './shop/reviews.ts';
import { shopSettings } from './shop/shopSettings.ts';
import { systemStatus } from './shop/systemStatus.ts';
import { taxes } from './shop/taxes.ts';
import { variations } from './shop/variations.ts';
import { batch } from './store/batch.ts';
import { cart } from './store/cart.ts';
import { cartCoupons } from './store/cartCoupons.ts';
import { cartCustomer } from './store/cartCustomer.ts';
import { checkout } from './store/checkout.ts';
import { storeOrder } from './store/storeOrder.ts';
import { storeProducts } from './store/storeProducts.ts';

/** Every collection, one file each. A new one is a file and a line here. */
const COLLECTIONS = [
  posts,
  pages,
  media,
  categories,
  tags,
  users,
  comments,
  redirection,
  menus,
  menuItems,
  products,
  variations,
  productCategories,
  attributes,
  reviews,
  cart,
  cartCoupons,
  cartCustomer,
  batch,
  checkout,
  storeOrder,
  storeProducts,
  orders,
  customers,
  paymentGateways,
  pluginFacts,
  currencies,
  shopSettings,
  systemStatus,
  taxes,
  forms,
];

export function addRoutes(rest: Rest) {
  for (const collection of COLLECTIONS) rest.add(...collection(rest));
  // last: it lists the others
  rest.add(...root(rest));
}
