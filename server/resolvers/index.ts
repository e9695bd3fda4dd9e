import type { Resolvers } from '../gql/types.ts';
import { Account } from './account/Account.ts';
import { AccountOrder } from './account/AccountOrder.ts';
import { accountMutation } from './account/mutation.ts';
import { accountQuery } from './account/query.ts';
import { SignInRequested } from './account/SignInRequested.ts';
import { Address } from './cart/Address.ts';
import { Cart } from './cart/Cart.ts';
import { CartCoupon } from './cart/CartCoupon.ts';
import { CartFee } from './cart/CartFee.ts';
import { CartItem } from './cart/CartItem.ts';
import { CartTotals } from './cart/CartTotals.ts';
import { cartMutation } from './cart/mutation.ts';
import { cartQuery } from './cart/query.ts';
import { ShippingPackage } from './cart/ShippingPackage.ts';
import { ShippingRate } from './cart/ShippingRate.ts';
import { ProductCategory } from './category/ProductCategory.ts';
import { categoryQuery } from './category/query.ts';
import { Comment } from './comment/Comment.ts';
import { commentMutation } from './comment/mutation.ts';
import { contactMutation } from './contact/mutation.ts';
import { Customer } from './customer/Customer.ts';
import { customerMutation } from './customer/mutation.ts';
import { customerQuery } from './customer/query.ts';
import { DiagnosticCheck } from './diagnostics/DiagnosticCheck.ts';
import { Diagnostics } from './diagnostics/Diagnostics.ts';
import { diagnosticsQuery } from './diagnostics/query.ts';
import { estimateQuery } from './estimate/query.ts';
import { FilterValue } from './facet/FilterValue.ts';
import { ProductFacets } from './facet/ProductFacets.ts';
import { LabelSize } from './labelSize/LabelSize.ts';
import { labelSizeQuery } from './labelSize/query.ts';
import { Image } from './media/Image.ts';
import { mediaQuery } from './media/query.ts';
import { Menu } from './menu/Menu.ts';
import { MenuItem } from './menu/MenuItem.ts';
import { menuQuery } from './menu/query.ts';
import { Draft } from './operator/Draft.ts';
import { Operator } from './operator/Operator.ts';
import { operatorQuery } from './operator/query.ts';
import { orderMutation } from './order/mutation.ts';
import { Order } from './order/Order.ts';
import { OrderFailure } from './order/OrderFailure.ts';
import { OrderItem } from './order/OrderItem.ts';
import { orderQuery } from './order/query.ts';
import { orderRecordMutation } from './orderRecord/mutation.ts';
import { OrderRecord } from './orderRecord/OrderRecord.ts';
import { OrderRecordItem } from './orderRecord/OrderRecordItem.ts';
import { orderRecordQuery } from './orderRecord/query.ts';
import { Page } from './page/Page.ts';
import { pageQuery } from './page/query.ts';
import { partnerMutation } from './partner/mutation.ts';
import { Partner } from './partner/Partner.ts';
import { PartnerKey } from './partner/PartnerKey.ts';
import { PartnerWebhook } from './partner/PartnerWebhook.ts';
import { partnerQuery } from './partner/query.ts';
import { webhookMutation } from './partner/webhookMutation.ts';
import { paymentProofMutation } from './paymentProof/mutation.ts';
import { PaymentProof } from './paymentProof/PaymentProof.ts';
import { PaymentProofFile } from './paymentProof/PaymentProofFile.ts';
import { Post } from './post/Post.ts';
import { PostList } from './post/PostList.ts';
import { postQuery } from './post/query.ts';
import { previewQuery } from './preview/query.ts';
import { ExternalProduct } from './product/ExternalProduct.ts';
import { GroupedProduct } from './product/GroupedProduct.ts';
import { Product } from './product/Product.ts';
import { ProductAttribute } from './product/ProductAttribute.ts';
import { ProductList } from './product/ProductList.ts';
import { productFields } from './product/productFields.ts';
import { productsQuery } from './product/query.ts';
import { VariableProduct } from './product/VariableProduct.ts';
import { QuoteEvent, QuoteMessage } from './quoteRequest/moments.ts';
import { quoteRequestMutation } from './quoteRequest/mutation.ts';
import { Offer } from './quoteRequest/offer/Offer.ts';
import { OfferLine } from './quoteRequest/offer/OfferLine.ts';
import { OfferProof } from './quoteRequest/offer/OfferProof.ts';
import { QuoteArtwork } from './quoteRequest/QuoteArtwork.ts';
import { QuoteBuyer } from './quoteRequest/QuoteBuyer.ts';
import { QuoteOrder } from './quoteRequest/QuoteOrder.ts';
import { QuoteRequest } from './quoteRequest/QuoteRequest.ts';
import { QuoteRequestItem } from './quoteRequest/QuoteRequestItem.ts';
import { QuoteRequestList } from './quoteRequest/QuoteRequestList.ts';
import { quoteRequestQuery } from './quoteRequest/query.ts';
import { Stumble } from './report/Stumble.ts';
import { reviewMutation } from './review/mutation.ts';
import { reviewQuery } from './review/query.ts';
import { Review } from './review/Review.ts';
import { ReviewList } from './review/ReviewList.ts';
import { Failure } from './root/Failure.ts';
import { scalars } from './root/scalars.ts';
import { routeQuery } from './route/query.ts';
import { Route } from './route/Route.ts';
import { searchQuery } from './search/query.ts';
import { SearchResult } from './search/SearchResult.ts';
import { siteQuery } from './site/query.ts';
import { Site } from './site/Site.ts';
import { skuQuery } from './sku/query.ts';
import { SkuMatch } from './sku/SkuMatch.ts';
import { stockNoticeMutation } from './stockNotice/mutation.ts';
import { SubmissionReceipt } from './submission/SubmissionReceipt.ts';
import { Author } from './term/Author.ts';
import { PostCategory } from './term/PostCategory.ts';
import { PostTag } from './term/PostTag.ts';
import { termQuery } from './term/query.ts';
import { Variation } from './variation/Variation.ts';

/** One entry per domain word, as the schema has one file. */
export const resolvers: Resolvers[] = [
  { Query: accountQuery, Mutation: accountMutation, Account, AccountOrder, SignInRequested },
  {
    Query: cartQuery,
    Mutation: cartMutation,
    Address,
    Cart,
    CartCoupon,
    CartFee,
    CartItem,
    CartTotals,
    ShippingPackage,
    ShippingRate,
  },
  { Query: categoryQuery, ProductCategory },
  { Mutation: commentMutation, Comment },
  { Mutation: contactMutation },
  { Query: customerQuery, Mutation: customerMutation, Customer },
  { Query: diagnosticsQuery, DiagnosticCheck, Diagnostics },
  { Query: estimateQuery },
  { FilterValue, ProductFacets },
  { Query: labelSizeQuery, LabelSize },
  { Query: mediaQuery, Image },
  { Query: menuQuery, Menu, MenuItem },
  { Query: operatorQuery, Draft, Operator },
  { Query: orderQuery, Mutation: orderMutation, Order, OrderFailure, OrderItem },
  { Query: orderRecordQuery, Mutation: orderRecordMutation, OrderRecord, OrderRecordItem },
  { Query: pageQuery, Page },
  { Query: partnerQuery, Mutation: { ...partnerMutation, ...webhookMutation }, Partner, PartnerKey, PartnerWebhook },
  { Mutation: paymentProofMutation, PaymentProof, PaymentProofFile },
  { Query: postQuery, Post, PostList },
  { Query: previewQuery },
  {
    Query: productsQuery,
    ExternalProduct,
    GroupedProduct,
    Product,
    ProductAttribute,
    ProductList,
    SimpleProduct: productFields,
    VariableProduct,
  },
  {
    Query: quoteRequestQuery,
    Mutation: quoteRequestMutation,
    Offer,
    OfferLine,
    OfferProof,
    QuoteArtwork,
    QuoteBuyer,
    QuoteEvent,
    QuoteMessage,
    QuoteOrder,
    QuoteRequest,
    QuoteRequestItem,
    QuoteRequestList,
  },
  { Stumble },
  { Query: reviewQuery, Mutation: reviewMutation, Review, ReviewList },
  { ...scalars, Failure },
  { Query: routeQuery, Route },
  { Query: searchQuery, SearchResult },
  { Query: siteQuery, Site },
  { Query: skuQuery, SkuMatch },
  { Mutation: stockNoticeMutation },
  { SubmissionReceipt },
  { Query: termQuery, Author, PostCategory, PostTag },
  { Variation },
];
