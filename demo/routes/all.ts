import type { Rest } from '../rest/rest.ts';
import { attributes } from './attributes.ts';
import { batch } from './batch.ts';
import { cart } from './cart.ts';
import { cartCoupons } from './cartCoupons.ts';
import { cartCustomer } from './cartCustomer.ts';
import { categories } from './categories.ts';
import { checkout } from './checkout.ts';
import { comments } from './comments.ts';
import { currencies } from './currencies.ts';
import { customers } from './customers.ts';
import { forms } from './forms.ts';
import { media } from './media.ts';
import { menuItems } from './menuItems.ts';
import { menus } from './menus.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { paymentGateways } from './paymentGateways.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';
import { productCategories } from './productTerms.ts';
import { reviews } from './reviews.ts';
import { root } from './root.ts';
import { shopSettings } from './shopSettings.ts';
import { storeOrder } from './storeOrder.ts';
import { storeProducts } from './storeProducts.ts';
import { systemStatus } from './systemStatus.ts';
import { tags } from './tags.ts';
import { users } from './users.ts';
import { variations } from './variations.ts';

/** Every collection, one file each. A new one is a file and a line here. */
const COLLECTIONS = [
  posts,
  pages,
  media,
  categories,
  tags,
  users,
  comments,
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
  currencies,
  shopSettings,
  systemStatus,
  forms,
];

export function addRoutes(rest: Rest) {
  for (const collection of COLLECTIONS) rest.add(...collection(rest));
  // last: it lists the others
  rest.add(...root(rest));
}
