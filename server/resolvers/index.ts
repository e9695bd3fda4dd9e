import type { Resolvers } from '../gql/types.ts';
import { cart } from './cart.ts';
import { cartItem } from './cartItem.ts';
import { category } from './category.ts';
import { contact } from './contact.ts';
import { customer } from './customer.ts';
import { diagnostics } from './diagnostics.ts';
import { facet } from './facet.ts';
import { media } from './media.ts';
import { menu } from './menu.ts';
import { operator } from './operator.ts';
import { order } from './order.ts';
import { orderRecord } from './orderRecord.ts';
import { page } from './page.ts';
import { post } from './post.ts';
import { preview } from './preview.ts';
import { product } from './product.ts';
import { quoteRequest } from './quoteRequest.ts';
import { report } from './report.ts';
import { review } from './review.ts';
import { root } from './root.ts';
import { route } from './route.ts';
import { search } from './search.ts';
import { site } from './site.ts';
import { sku } from './sku.ts';
import { submission } from './submission.ts';
import { term } from './term.ts';
import { variation } from './variation.ts';

/** One entry per file of the schema. */
export const resolvers: Resolvers[] = [
  root,
  cart,
  cartItem,
  category,
  contact,
  diagnostics,
  customer,
  facet,
  media,
  menu,
  operator,
  order,
  orderRecord,
  page,
  post,
  preview,
  product,
  quoteRequest,
  report,
  review,
  route,
  search,
  site,
  sku,
  submission,
  term,
  variation,
];
