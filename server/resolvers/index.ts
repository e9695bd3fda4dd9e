import type { Resolvers } from '../gql/types.ts';
import { account } from './account/account.ts';
import { signIns } from './account/signIn.ts';
import { cart } from './cart/cart.ts';
import { cartItem } from './cart/cartItem.ts';
import { category } from './category/category.ts';
import { comment } from './comment/comment.ts';
import { contact } from './contact/contact.ts';
import { customer } from './customer/customer.ts';
import { diagnostics } from './diagnostics/diagnostics.ts';
import { estimate } from './estimate/estimate.ts';
import { facet } from './facet/facet.ts';
import { labelSize } from './labelSize/labelSize.ts';
import { media } from './media/media.ts';
import { menu } from './menu/menu.ts';
import { operator } from './operator/operator.ts';
import { order } from './order/order.ts';
import { orderRecord } from './orderRecord/orderRecord.ts';
import { page } from './page/page.ts';
import { partner } from './partner/partner.ts';
import { webhook } from './partner/webhook.ts';
import { paymentProof } from './paymentProof/paymentProof.ts';
import { post } from './post/post.ts';
import { preview } from './preview/preview.ts';
import { product } from './product/product.ts';
import { QuoteBuyer } from './quoteRequest/draft.ts';
import { requestList } from './quoteRequest/listRequests.ts';
import { offer } from './quoteRequest/offer.ts';
import { quoteRequest } from './quoteRequest/quoteRequest.ts';
import { report } from './report/report.ts';
import { review } from './review/review.ts';
import { root, scalars } from './root/root.ts';
import { route } from './route/route.ts';
import { search } from './search/search.ts';
import { site } from './site/site.ts';
import { sku } from './sku/sku.ts';
import { stockNotice } from './stockNotice/stockNotice.ts';
import { submission } from './submission/submission.ts';
import { term } from './term/term.ts';
import { variation } from './variation/variation.ts';

/** One entry per domain word, as the schema has one file. */
export const resolvers: Resolvers[] = [
  account,
  { Mutation: signIns },
  cart,
  cartItem,
  category,
  comment,
  contact,
  customer,
  diagnostics,
  estimate,
  facet,
  labelSize,
  media,
  menu,
  operator,
  order,
  orderRecord,
  page,
  partner,
  webhook,
  paymentProof,
  post,
  preview,
  product,
  quoteRequest,
  requestList,
  offer,
  { QuoteBuyer },
  report,
  review,
  { ...scalars, ...root },
  route,
  search,
  site,
  sku,
  stockNotice,
  submission,
  term,
  variation,
];
