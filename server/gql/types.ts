import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Product as ProductModel, Product as SimpleProductModel, Product as VariableProductModel, Product as GroupedProductModel, Product as ExternalProductModel, ProductAttribute as ProductAttributeModel, Variation as VariationModel, Review as ReviewModel, ProductCategory as ProductCategoryModel, TermLink as ProductTagModel } from '../upstreams/shop/wire.ts';
import type { ReviewPage as ReviewListModel } from '../resolvers/review/reviewsOf.ts';
import type { ShownCart as CartModel } from '../commerce/carts/shownCart.ts';
import type { Notice as CartNoticeModel } from '../commerce/carts/notices.ts';
import type { StoreTotals as CartTotalsModel, StoreCartItem as CartItemModel, StoreCoupon as CartCouponModel, StoreFee as CartFeeModel, StorePackage as ShippingPackageModel, StoreRate as ShippingRateModel, StoreAddress as AddressModel, StoreOrder as OrderModel, StoreCartItem as OrderItemModel } from '../upstreams/store/wire.ts';
import type { PaymentProof as PaymentProofModel } from '../outbox/paymentProofs.ts';
import type { ArtworkFile as PaymentProofFileModel } from '../outbox/uploads/artwork.ts';
import type { OperatorParent as OperatorModel } from '../resolvers/operator/Operator.ts';
import type { DoctorReport as DiagnosticsModel, Result as DiagnosticCheckModel } from '../wordpress-check/doctor.ts';
import type { Draft as DraftModel } from '../upstreams/content/draft.ts';
import type { Stumble as StumbleModel } from '../report/report.ts';
import type { OrderRecord as OrderRecordModel } from '../upstreams/shop/orderRecord.ts';
import type { RecordedItem as OrderRecordItemModel } from '../resolvers/orderRecord/OrderRecordItem.ts';
import type { Customer as CustomerModel } from '../upstreams/shop/customer.ts';
import type { Partner as PartnerModel, ListedKey as PartnerKeyModel, Issued as IssuedKeyModel } from '../partners/partner.ts';
import type { Webhook as PartnerWebhookModel, AddedWebhook as AddedPartnerWebhookModel } from '../partners/webhooks/webhooks.ts';
import type { Page as PageModel, Post as PostModel, Term as PostCategoryModel, Term as PostTagModel, Author as AuthorModel, Picture as ImageModel, Menu as MenuModel, MenuItem as MenuItemModel } from '../upstreams/content/wire.ts';
import type { Comment as CommentModel } from '../upstreams/content/comment.ts';
import type { SkuMatchParent as SkuMatchModel } from '../resolvers/sku/SkuMatch.ts';
import type { ProductPage as ProductListModel } from '../resolvers/product/listProducts.ts';
import type { Search as SearchResultModel } from '../resolvers/search/inContent.ts';
import type { AddressSuggestion as AddressSuggestionModel } from '../resolvers/search/addressSuggestions.ts';
import type { AskedFacets as ProductFacetsModel } from '../resolvers/facet/facetsOf.ts';
import type { SiteParent as SiteModel } from '../resolvers/site/Site.ts';
import type { Receipt as SubmissionReceiptModel } from '../resolvers/submission/SubmissionReceipt.ts';
import type { QuoteRequest as QuoteRequestModel, QuoteRequest as QuoteBuyerModel } from '../quotes/quoteRequest.ts';
import type { QuoteRequestItem as QuoteRequestItemModel } from '../resolvers/quoteRequest/QuoteRequestItem.ts';
import type { QuoteArtwork as QuoteArtworkModel, QuoteArtwork as OfferProofModel } from '../resolvers/quoteRequest/QuoteArtwork.ts';
import type { Message as QuoteMessageModel, TakenStep as QuoteEventModel } from '../quotes/life/life.ts';
import type { QuoteOrderParent as QuoteOrderModel } from '../resolvers/quoteRequest/QuoteOrder.ts';
import type { RequestPage as QuoteRequestListModel } from '../resolvers/quoteRequest/listRequests.ts';
import type { OfferParent as OfferModel } from '../resolvers/quoteRequest/offer/offersOf.ts';
import type { OfferLineParent as OfferLineModel } from '../resolvers/quoteRequest/offer/OfferLine.ts';
import type { SignInRequestedParent as SignInRequestedModel } from '../resolvers/account/SignInRequested.ts';
import type { AccountParent as AccountModel } from '../resolvers/account/Account.ts';
import type { AccountOrderParent as AccountOrderModel } from '../resolvers/account/ordersOf.ts';
import type { LabelSize as LabelSizeModel } from '../../rules/labels/labelSize.ts';
import type { Context } from '../context/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An ISO 3166-1 alpha-2 country code, e.g. ZA. */
  CountryCode: { input: string; output: string; }
  /** An ISO 4217 currency code, e.g. ZAR. */
  CurrencyCode: { input: string; output: string; }
  /** A moment with its offset, ISO 8601, e.g. 2026-03-12T08:30:00+02:00. */
  DateTime: { input: string; output: string | number | Date; }
  /** An exact decimal number as a string, e.g. "71.40". Never a float. */
  Decimal: { input: string; output: string; }
  /** An e-mail address. */
  Email: { input: string; output: string; }
  /** A whole `ProductFilter` as JSON, to be sent back as it is. */
  FilterValue: { input: unknown; output: unknown; }
  /** HTML that the gateway has sanitised: no script, no event handler, no foreign frame; links inside the site are paths. */
  Html: { input: string; output: string; }
  /** Where a link leads: an address with http, https, mailto or tel, a path on this site that begins with a slash, or a place on the page (`#…`). Never another scheme. */
  Url: { input: string; output: string; }
};

/** What the editor fills in for the about page; null where a field is empty. */
export type AboutFields = {
  __typename?: 'AboutFields';
  /** The words below the headline. */
  heroArea?: Maybe<Scalars['Html']['output']>;
  /** The picture beside the headline. */
  heroImage?: Maybe<Image>;
  /** The headline. */
  heroTitle?: Maybe<Scalars['String']['output']>;
  /** The picture of the second section. */
  innovationImage?: Maybe<Image>;
  /** Words of the first section. */
  sectionOne?: Maybe<Scalars['Html']['output']>;
  /** Heading of the first section. */
  sectionOneTitle?: Maybe<Scalars['String']['output']>;
  /** Words of the second section. */
  sectionTwo?: Maybe<Scalars['Html']['output']>;
  /** Heading of the second section. */
  sectionTwoTitle?: Maybe<Scalars['String']['output']>;
  /** The picture of the first section. */
  specialtiesImage?: Maybe<Image>;
};

/** An offer is taken. */
export type AcceptOfferInput = {
  /** Where the bill goes; its e-mail is the request's when absent, its name the buyer's. The country is the offer's. */
  billing: AddressInput;
  /** For the invoice, at most 200 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** The address that asked; not needed with a key, in a browser that has opened the link, or signed in. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The key of the link that the buyer was sent. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Who buys, at most 200 characters. */
  name: Scalars['String']['input'];
  /** The version of the offer that was read. */
  offerVersion: Scalars['Int']['input'];
  /** One of the shop's ways to pay, by its word, e.g. bacs. */
  paymentMethod: Scalars['ID']['input'];
  /** Whether the proofs were checked; needed where the offer has some. */
  proofsChecked?: InputMaybe<Scalars['Boolean']['input']>;
  /** For the invoice. */
  purchaseOrder?: InputMaybe<Scalars['String']['input']>;
  /** The request's reference number. */
  reference: Scalars['String']['input'];
  /** Where the goods go, in the offer's country; the billing address when absent. */
  shipping?: InputMaybe<AddressInput>;
  /** Whether the terms of sale were accepted; without that nothing is ordered. */
  terms: Scalars['Boolean']['input'];
  /** For the invoice; ten digits that begin with 4 in South Africa. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The request as it is now, with its order, or why nothing was accepted. */
export type AcceptOfferResult = OfferChanged | OfferExpired | QuoteNotFound | QuoteRequest | QuoteStepRefused | ValidationFailure;

/** What belongs to an e-mail address. */
export type Account = {
  __typename?: 'Account';
  /** Addresses of its newest orders, those of the first page, each once, the last used first; null when the shop does not answer. */
  addresses?: Maybe<Array<Address>>;
  /** The address that was proved. */
  email: Scalars['Email']['output'];
  /** How many pages of orders there are, as the shop says with that page; null when it does not answer. */
  orderPages?: Maybe<Scalars['Int']['output']>;
  /**
   * What it has bought, the newest first, at most 100 to a page: the shop's pages are of all orders that mention the address,
   * and this shows its own. Null when the shop does not answer. One call for each page.
   */
  orders?: Maybe<Array<AccountOrder>>;
  /** How many pages of requests there are. */
  requestPages: Scalars['Int']['output'];
  /** What it has asked, the newest first, 100 to a page. */
  requests: Array<QuoteRequest>;
  /** Until when this browser is signed in. */
  signedInUntil: Scalars['DateTime']['output'];
};


/** What belongs to an e-mail address. */
export type AccountOrderPagesArgs = {
  page: Scalars['Int']['input'];
};


/** What belongs to an e-mail address. */
export type AccountOrdersArgs = {
  page: Scalars['Int']['input'];
};


/** What belongs to an e-mail address. */
export type AccountRequestsArgs = {
  page: Scalars['Int']['input'];
};

/** An order as its buyer sees it in a list. */
export type AccountOrder = {
  __typename?: 'AccountOrder';
  /** Whether its buyer collects it, and nothing is sent. */
  collected: Scalars['Boolean']['output'];
  /** When it was completed; null while it is not. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What coupons took off. */
  discount: TaxedMoney;
  /** What is charged besides. Where the order came of an offer, all that is no product of the shop. */
  fees: Array<AccountOrderFee>;
  /** The shop's id. */
  id: Scalars['ID']['output'];
  /** What was bought. */
  items: Array<AccountOrderItem>;
  /** Whether something is to be paid. */
  needsPayment: Scalars['Boolean']['output'];
  /** What the shop calls it; usually the id. */
  number: Scalars['String']['output'];
  /** When it was paid; null while it is not. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its page on this site, which also prints as an invoice; that of its quote request until it was held against the offer. */
  path: Scalars['Url']['output'];
  /** The shop's word for how it is paid, e.g. bacs; empty where nothing was chosen. */
  paymentMethod: Scalars['String']['output'];
  /** Where it can be paid: a link, and the one place outside this site. Null where nothing is to be paid there. */
  paymentUrl?: Maybe<Scalars['Url']['output']>;
  /** When it was placed. */
  placedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The quote request that it came from; null where it came from none. */
  quoteReference?: Maybe<Scalars['String']['output']>;
  /** What of it was paid back, all refunds together; 0 where nothing was. */
  refunded: Money;
  /** The total without what was paid back. */
  remaining: Money;
  /** What sending costs. */
  shippingTotal: TaxedMoney;
  /** The shop's word for how far it is, e.g. processing. */
  status: Scalars['String']['output'];
  /** What was bought, in a few words: four names at most, else three and how many more; what was charged where nothing of the catalogue was. */
  summary: Scalars['String']['output'];
  /** All tax, which is part of the total. */
  tax: Money;
  /** The tax by rate, as the shop gives it. */
  taxLines: Array<AccountOrderTax>;
  /** What is to be paid, tax included. */
  total: Money;
};

/** Something the shop charged besides. */
export type AccountOrderFee = {
  __typename?: 'AccountOrderFee';
  /** How much. */
  amount: TaxedMoney;
  /** What for, as plain text. */
  name: Scalars['String']['output'];
};

/** One line of an order. */
export type AccountOrderItem = {
  __typename?: 'AccountOrderItem';
  /** Plain text, as it was when it was bought. */
  name: Scalars['String']['output'];
  /** The options that were chosen, and what plugins show beside them. */
  options: Array<ItemOption>;
  /** The product's id; null where it was free text. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** The stock keeping unit; null when it has none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The variation's id; null for a product without. */
  variationId?: Maybe<Scalars['ID']['output']>;
};

/** One tax of an order. */
export type AccountOrderTax = {
  __typename?: 'AccountOrderTax';
  /** How much of it, that on sending it included. */
  amount: Money;
  /** E.g. VAT. */
  name: Scalars['String']['output'];
  /** In percent; null where the shop does not say. */
  rate?: Maybe<Scalars['Decimal']['output']>;
};

/** What to put into the cart. */
export type AddCartItemInput = {
  /** Anything that no other addition has, a UUID say: sent again with it, after an answer that did not come, the same is put in once. Of each cart the last 20 are remembered. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The options that were chosen, for a variation that leaves some open. */
  options?: InputMaybe<Array<AttributeChoice>>;
  /** The product's id. */
  product: Scalars['ID']['input'];
  /** Pieces, from 1. */
  quantity: Scalars['Int']['input'];
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: InputMaybe<Array<CartItemInput>>;
  /** The id of the variation; needed for a product that has some. */
  variation?: InputMaybe<Scalars['ID']['input']>;
};

/** Several products to put into the cart. */
export type AddCartItemsInput = {
  /** From 1 to 100. */
  items: Array<CartItemInput>;
  /** Anything that no other addition has, a UUID say: sent again with it, after an answer that did not come, the same is put in once. Of each cart the last 20 are remembered. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: InputMaybe<Array<CartItemInput>>;
};

/** A partner that is to be added. */
export type AddPartnerInput = {
  /** From 1 to 100000000. */
  costPerMinute: Scalars['Int']['input'];
  /** Of 1 to 80 characters, and no other partner's. */
  name: Scalars['String']['input'];
  /** Each like https://shop.example. */
  origins: Array<Scalars['String']['input']>;
  /** From 1 to 100000. */
  requestsPerMinute: Scalars['Int']['input'];
  /** At least one. */
  scopes: Array<PartnerScope>;
};

/** What became of adding a partner. */
export type AddPartnerResult = IssuedKey | ValidationFailure;

/** An address that is to be added. */
export type AddPartnerWebhookInput = {
  /** Of the partner. */
  name: Scalars['String']['input'];
  /** At least one, each within the scopes of the partner. */
  topics: Array<PartnerTopic>;
  /** Over https and on the net, on a public site; none that the partner has already (TAKEN). */
  url: Scalars['String']['input'];
};

/** What became of adding an address. */
export type AddPartnerWebhookResult = AddedPartnerWebhook | ValidationFailure;

/** An address that was added. Its secret cannot be read again. */
export type AddedPartnerWebhook = {
  __typename?: 'AddedPartnerWebhook';
  /** What its calls are signed with. */
  secret: Scalars['String']['output'];
  /** The address. */
  webhook: PartnerWebhook;
};

/** An address as the store has it; empty text where it has none. */
export type Address = {
  __typename?: 'Address';
  /** Street and number. */
  address1: Scalars['String']['output'];
  /** Unit, building or floor. */
  address2: Scalars['String']['output'];
  /** Town or city. */
  city: Scalars['String']['output'];
  /** Name of the company. */
  company: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 code. */
  country: Scalars['String']['output'];
  /** Null for a shipping address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** For the courier. */
  phone: Scalars['String']['output'];
  /** Postal code. */
  postcode: Scalars['String']['output'];
  /** Code of the province or state. */
  state: Scalars['String']['output'];
};

/** An address. Which fields must be there, and what a postal code looks like, depends on the country. */
export type AddressInput = {
  /** Street and number. */
  address1?: InputMaybe<Scalars['String']['input']>;
  /** Unit, building or floor. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** Town or city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code, e.g. ZA. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Of a billing address only. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** For the courier. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code, e.g. 8001. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** Code of the province or state, e.g. GP; needed in South Africa. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** A place that an address may have meant. */
export type AddressSuggestion = {
  __typename?: 'AddressSuggestion';
  /** Its canonical path on this site. */
  path: Scalars['String']['output'];
  /** The product that lives there; null where it is a page or a post. */
  product?: Maybe<Product>;
  /** Its name. */
  title: Scalars['String']['output'];
};

/** An offer of the firm. Amounts are exact decimals in the store's currency, without tax. */
export type AnswerQuoteRequestInput = {
  /** Where the goods go: it decides the tax. The shop's own country when absent. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** How the goods are sent, and what that costs. */
  delivery?: InputMaybe<OfferFeeInput>;
  /** What is paid once beside them, at most 20. */
  fees?: InputMaybe<Array<OfferFeeInput>>;
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Working days, from 1 to 365; nothing is promised when absent. */
  leadTimeDays?: InputMaybe<Scalars['Int']['input']>;
  /** The goods, from 1 to 50. */
  lines: Array<OfferLineInput>;
  /** What the firm says with it, at most 5,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Proofs, at most 5: ids that POST /uploads gave, and those of an earlier version that are kept. */
  proofs?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The request's reference number. */
  reference: Scalars['String']['input'];
  /** Code of the province or state, e.g. GP: required where the tax depends on it. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Of a hundred; what the shop charges there when absent. Another rate is refused: the shop would charge its own. Required while the shop does not say its rates. */
  taxPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Conditions, at most 2,000 characters. */
  terms?: InputMaybe<Scalars['String']['input']>;
  /** Until when it can be accepted: days from now, from 1 to 365; the setting's when absent. */
  validDays?: InputMaybe<Scalars['Int']['input']>;
  /** The request's version as it was read: where it is another by now, nothing is done. */
  version: Scalars['Int']['input'];
};

/** The request with its new offer, or why nothing was sent. */
export type AnswerQuoteRequestResult = QuoteNotFound | QuoteRequest | QuoteStepRefused | ValidationFailure | VersionConflict;

/** A coupon to apply. */
export type ApplyCouponInput = {
  /** As printed; capitals do not matter. */
  code: Scalars['String']['input'];
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: InputMaybe<Array<CartItemInput>>;
};

/** A question of the firm. */
export type AskBuyerInput = {
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The request's reference number. */
  reference: Scalars['String']['input'];
  /** Plain text, at most 5,000 characters. */
  text: Scalars['String']['input'];
  /** The request's version as it was read: where it is another by now, nothing is done. */
  version: Scalars['Int']['input'];
};

/** The request as it is now, or why nothing was asked. */
export type AskBuyerResult = QuoteNotFound | QuoteRequest | QuoteStepRefused | ValidationFailure | VersionConflict;

/** One chosen option. */
export type AttributeChoice = {
  /** The attribute's name or key. */
  attribute: Scalars['String']['input'];
  /** The option's name or key. */
  value: Scalars['String']['input'];
};

/** An attribute with its options as choices. */
export type AttributeFacet = {
  __typename?: 'AttributeFacet';
  /** The name a buyer reads, e.g. Size. */
  name: Scalars['String']['output'];
  /** Its options in natural order; choosing several widens the result. */
  options: Array<OptionFacet>;
  /** Its key in filters and URLs, e.g. size. */
  slug: Scalars['String']['output'];
};

/** Options of one attribute; a product that offers any of them is listed. Unknown ones are offered by none. */
export type AttributeFilter = {
  /** Keys or names of options, e.g. 38-x-19-mm, or a3-plus for A3+. */
  options: Array<Scalars['String']['input']>;
  /** The attribute's key, e.g. size. */
  slug: Scalars['String']['input'];
};

/** One option of an attribute. */
export type AttributeOption = {
  __typename?: 'AttributeOption';
  /** The name a buyer reads, e.g. 38 × 19 mm. */
  name: Scalars['String']['output'];
  /** Its key in URLs, e.g. 38-x-19-mm. */
  slug: Scalars['String']['output'];
};

/** A chosen or fixed option of an attribute. */
export type AttributeValue = {
  __typename?: 'AttributeValue';
  /** The attribute's name. */
  name: Scalars['String']['output'];
  /** The attribute's key. */
  slug: Scalars['String']['output'];
  /** The option's name. */
  value: Scalars['String']['output'];
  /** The option's key. */
  valueSlug: Scalars['String']['output'];
};

/** Someone who writes for the blog. */
export type Author = {
  __typename?: 'Author';
  /** Plain text; empty when there is none. */
  description: Scalars['String']['output'];
  /** The content service's id. */
  id: Scalars['ID']['output'];
  /** The display name. */
  name: Scalars['String']['output'];
  /** Its path on this site, /author/{slug}. */
  path: Scalars['String']['output'];
  /** What a plugin for search engines says of their page; null where there is none. */
  seo?: Maybe<SeoWords>;
  /** Made from the display name; the service's own slug is a login and is never given. */
  slug: Scalars['String']['output'];
};

/** How the shop treats orders beyond the stock. */
export type Backorders =
  /** They are refused. */
  | 'NO'
  /** They are taken and the buyer is told. */
  | 'NOTIFY'
  /** They are taken. */
  | 'YES';

/** An account that money is paid into. */
export type BankAccount = {
  __typename?: 'BankAccount';
  /** The bank's name, with its branch where that is known; empty when not known. */
  bank: Scalars['String']['output'];
  /** BIC or SWIFT, for a transfer from abroad; empty when not known. */
  bic: Scalars['String']['output'];
  /** Code of the branch; empty when not known. */
  branchCode: Scalars['String']['output'];
  /** Whose it is; empty when not known. */
  holder: Scalars['String']['output'];
  /** IBAN; empty when it has none. */
  iban: Scalars['String']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
};

/** What a visitor is about to buy, as the store has it. Prices, stock and sums are the store's. */
export type Cart = {
  __typename?: 'Cart';
  /** Where the bill goes, as far as it is known. */
  billingAddress: Address;
  /** Coupons that are applied. */
  coupons: Array<CartCoupon>;
  /** Products the shop offers besides. Null when the shop does not answer. */
  crossSells?: Maybe<Array<Product>>;
  /** What the shop adds besides, e.g. for handling. */
  fees: Array<CartFee>;
  /** Changes with anything that changes the order; empty for an empty cart. Null where the store did not say. For `placeOrder`. */
  hash?: Maybe<Scalars['String']['output']>;
  /** Pieces of all items together. */
  itemCount: Scalars['Int']['output'];
  /** In the order in which they were added. */
  items: Array<CartItem>;
  /** Whether there is something to pay. */
  needsPayment: Scalars['Boolean']['output'];
  /** Whether something of it is sent. */
  needsShipping: Scalars['Boolean']['output'];
  /** What has changed that the visitor did not do; told until the visitor changes something. */
  notices: Array<CartNotice>;
  /** Every way to pay that the shop offers for this cart, in its order; where it is empty, no order is taken here. */
  paymentMethods: Array<PaymentMethod>;
  /** Where the goods go, as far as it is known. */
  shippingAddress: Address;
  /** What is sent together, and in which ways it can be; empty as long as it is not known where to. */
  shippingPackages: Array<ShippingPackage>;
  /**
   * The store's own checkout, for a store that takes no order here: it offers no way to pay for this cart, or sells to
   * customers alone, who sign in there. Null otherwise.
   */
  storeCheckoutUrl?: Maybe<Scalars['Url']['output']>;
  /** The sums. */
  totals: CartTotals;
  /**
   * The last order that was made of this cart and waits for its payment; null where there is none, and where an order from
   * before it was paid since, of which it holds the goods, too. Once it is paid, the cart is empty, or holds what was added
   * since. Ordering the same cart again is the same order.
   */
  unpaidOrder?: Maybe<UnpaidOrder>;
};

/** A coupon that is applied. */
export type CartCoupon = {
  __typename?: 'CartCoupon';
  /** In small letters. */
  code: Scalars['String']['output'];
  /** What it takes off. */
  discount: TaxedMoney;
};

/** A change that was not made. */
export type CartFailure = Failure & {
  __typename?: 'CartFailure';
  /** The cart as it stands; null where the store did not show it. */
  cart?: Maybe<Cart>;
  /**
   * Why: OUT_OF_STOCK, NOT_ENOUGH_STOCK, INVALID_QUANTITY, BELOW_MINIMUM, UNKNOWN_PRODUCT, NOT_FOR_SALE, OPTIONS_MISSING,
   * NO_SUCH_VARIATION, UNKNOWN_ITEM, COUPON_REFUSED, COUPON_NOT_APPLIED, RATE_NOT_OFFERED, INVALID_ADDRESS, NOTHING_TO_DO, TOO_MANY_ITEMS,
   * or REFUSED for anything else.
   */
  code: Scalars['String']['output'];
  /** The input field it is about, e.g. quantity, code or billing.postcode; null when it is about none. */
  field?: Maybe<Scalars['String']['output']>;
  /** The same for a reader, in the store's words where it has some. */
  message: Scalars['String']['output'];
};

/** Something the shop adds. */
export type CartFee = {
  __typename?: 'CartFee';
  /** How much. */
  amount: TaxedMoney;
  /** What for. */
  name: Scalars['String']['output'];
};

/** One line of a cart. */
export type CartItem = {
  __typename?: 'CartItem';
  /** Whether some of it comes later. */
  backordered: Scalars['Boolean']['output'];
  /** The id of the product or the variation that is bought. */
  id: Scalars['ID']['output'];
  /** The first picture; null when it has none. */
  image?: Maybe<Image>;
  /** Its key within this cart. */
  key: Scalars['ID']['output'];
  /** Pieces left, where there are few; null otherwise. */
  lowStockRemaining?: Maybe<Scalars['Int']['output']>;
  /** Plain text. */
  name: Scalars['String']['output'];
  /** The next price break that more pieces reach; null where there is none, where the cart charges by none or does not take as many, and while the product is not at hand. */
  nextBreak?: Maybe<PriceBreak>;
  /** The options that were chosen. */
  options: Array<ItemOption>;
  /** The path of its product on this site, with the chosen options; null where the product has no page here. */
  path?: Maybe<Scalars['String']['output']>;
  /** What one piece costs now, with or without tax as the shop shows its prices. */
  price: Money;
  /** The product. Null when it is not published any more, or when the shop does not answer. */
  product?: Maybe<Product>;
  /** The id of the product that is bought, or that the variation belongs to; `id` until the shop has been read. */
  productId: Scalars['ID']['output'];
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** Which quantities the store takes. */
  quantityLimits: QuantityLimits;
  /** What one piece costs outside a sale. */
  regularPrice: Money;
  /** The stock keeping unit; null when it has none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** All pieces before coupons. */
  subtotal: TaxedMoney;
  /** All pieces after coupons. */
  total: TaxedMoney;
  /** The variation. Null for a product without any, or when the shop does not answer. */
  variation?: Maybe<Variation>;
};

/** A product to put into the cart. */
export type CartItemInput = {
  /** The options that were chosen, for a variation that leaves some open. */
  options?: InputMaybe<Array<AttributeChoice>>;
  /** The product's id. */
  product: Scalars['ID']['input'];
  /** Pieces, from 1. */
  quantity: Scalars['Int']['input'];
  /** The id of the variation; needed for a product that has some. */
  variation?: InputMaybe<Scalars['ID']['input']>;
};

/** Something about the cart that the visitor should know. */
export type CartNotice = {
  __typename?: 'CartNotice';
  /**
   * What: CART_EXPIRED or CART_UNREADABLE (a new one was started), PUT_BACK, NOT_PUT_BACK, QUANTITY_LOWERED (to the
   * stock, or to what a line may hold), SOLD_INDIVIDUALLY (more were asked for of what is sold one to an order: there is one),
   * OUT_OF_STOCK and NOT_FOR_SALE (it must be removed before ordering), BELOW_MINIMUM (the shop sells no fewer: it must be
   * raised or removed before ordering), ITEM_REMOVED, NOT_ADDED, COUPON_APPLIED and COUPON_REFUSED (one that had waited for
   * the first product), PAID_TAKEN_OUT (the order of this cart was paid or waits for its transfer, and
   * what it was of is no longer in it) or
   * CART_PROBLEM.
   */
  code: Scalars['String']['output'];
  /** Of NOT_ADDED, as `addCartItems` answers it: which of its `items` was not put in, from 0; null otherwise. */
  index?: Maybe<Scalars['Int']['output']>;
  /** The name of the item it is about; null when it is about the whole cart or named in the message alone. */
  item?: Maybe<Scalars['String']['output']>;
  /** The same for a reader. */
  message: Scalars['String']['output'];
};

/** The cart after the change, or why there was none. */
export type CartResult = Cart | CartFailure;

/** The sums of a cart or an order. */
export type CartTotals = {
  __typename?: 'CartTotals';
  /** What coupons take off. */
  discount: TaxedMoney;
  /** What is added besides. */
  fees: TaxedMoney;
  /** All items before coupons. */
  items: TaxedMoney;
  /** Sending it; null as long as it is not known where to, or when nothing is sent. */
  shipping?: Maybe<TaxedMoney>;
  /** All tax together. */
  tax: Money;
  /** The tax by rate, that on shipping too. */
  taxLines: Array<TaxLine>;
  /** What is to be paid: exactly what an order would come to. */
  total: Money;
};

/** Where the shop lists a product. */
export type CatalogVisibility =
  /** In lists only. */
  | 'CATALOG'
  /** Nowhere; reachable by its address. */
  | 'HIDDEN'
  /** In search only. */
  | 'SEARCH'
  /** In lists and in search. */
  | 'VISIBLE';

/** A category as a choice. */
export type CategoryFacet = {
  __typename?: 'CategoryFacet';
  /** The category. */
  category: ProductCategory;
  /** Products in it and below it. */
  count: Scalars['Int']['output'];
  /** The `filter` that has it as well, or no longer where it is selected. */
  input: Scalars['FilterValue']['output'];
  /** Whether the filter names it. */
  selected: Scalars['Boolean']['output'];
};

/** What changes of a partner; what is left out stays. */
export type ChangePartnerInput = {
  /** From 1 to 100000000. */
  costPerMinute?: InputMaybe<Scalars['Int']['input']>;
  /** Of the partner. */
  name: Scalars['String']['input'];
  /** Each like https://shop.example. */
  origins?: InputMaybe<Array<Scalars['String']['input']>>;
  /** From 1 to 100000. */
  requestsPerMinute?: InputMaybe<Scalars['Int']['input']>;
  /** At least one. */
  scopes?: InputMaybe<Array<PartnerScope>>;
};

/** What became of changing one. */
export type ChangePartnerResult = Partner | ValidationFailure;

/** How a check ended. */
export type CheckStatus =
  /** It does not work. */
  | 'ERROR'
  /** Nothing to judge, or nothing to look at. */
  | 'INFO'
  /** It works. */
  | 'SUCCESS'
  /** It works and wants looking after. */
  | 'WARNING';

/** A request is closed. */
export type CloseQuoteRequestInput = {
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What the buyer is told, at most 2,000 characters; nothing is sent when absent. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The request's reference number. */
  reference: Scalars['String']['input'];
  /** The request's version as it was read: where it is another by now, nothing is done. */
  version: Scalars['Int']['input'];
};

/** The request as it is now, or why it was not closed. */
export type CloseQuoteRequestResult = QuoteNotFound | QuoteRequest | QuoteStepRefused | ValidationFailure | VersionConflict;

/** What a reader said about a post. It has no picture of them: its address would give a hash of the e-mail away. */
export type Comment = {
  __typename?: 'Comment';
  /** The name that its writer gave; empty where they gave none. */
  author: Scalars['String']['output'];
  /** Sanitised HTML. */
  content: Scalars['Html']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The content service's id. */
  id: Scalars['ID']['output'];
  /** The id of the comment that it answers; null where it answers none. */
  inReplyTo?: Maybe<Scalars['ID']['output']>;
};

/** One page of comments. */
export type CommentList = {
  __typename?: 'CommentList';
  /** The comments of this page. */
  items: Array<Comment>;
  /** Where this page stands. */
  pageInfo: PageInfo;
};

/** The comment was taken. */
export type CommentReceived = {
  __typename?: 'CommentReceived';
  /** As it is shown, or will be. */
  comment: Comment;
  /** The sentence for the banner. */
  message: Scalars['String']['output'];
  /** Whether everybody sees it already; else it waits for the editor. */
  shown: Scalars['Boolean']['output'];
};

/** The comment was not taken; what was typed is to be kept. */
export type CommentRefused = Failure & {
  __typename?: 'CommentRefused';
  /** UNKNOWN_POST, UNKNOWN_COMMENT where what it answers is not shown below the post, COMMENTS_CLOSED, COMMENTS_OFF where the content service takes none of strangers, DUPLICATE, KEY_REUSED when the same key came with other fields, TOO_FAST where another one came just before, SUSPECT where it looks like a machine's, NOT_STORED where its key could not be kept, so that it has to be sent again, or REFUSED for anything else. */
  code: Scalars['String']['output'];
  /** The same for a reader. */
  message: Scalars['String']['output'];
};

/** An account. */
export type CreateCustomerInput = {
  /** Where bills go; only what is given is checked. */
  billing?: InputMaybe<AddressInput>;
  /** Required; one account per address. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Made by the shop when absent. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Where goods go; only what is given is checked. */
  shipping?: InputMaybe<AddressInput>;
  /** What the person signs in with; made of the e-mail when absent. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** The account, or why there is none. */
export type CreateCustomerResult = Customer | RecordRefused | ValidationFailure;

/** How an order is sent. */
export type CreateOrderDeliveryInput = {
  /** The shop's word for it, e.g. flat_rate. */
  method: Scalars['String']['input'];
  /** For a reader. */
  title: Scalars['String']['input'];
  /** What it costs without tax. */
  total: Scalars['Decimal']['input'];
};

/** An order. */
export type CreateOrderInput = {
  /** Where the bill goes; its e-mail is where the shop's mails go. Only what is given is checked. */
  billing: AddressInput;
  /** Codes of coupons. */
  coupons?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The id of the account that buys; a guest when absent. */
  customer?: InputMaybe<Scalars['ID']['input']>;
  /** How it is sent; nothing is charged for that when absent. */
  delivery?: InputMaybe<CreateOrderDeliveryInput>;
  /** What is bought, from 1 to 100 lines. */
  items: Array<CreateOrderItemInput>;
  /** What the buyer said. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is paid already: then it is on its way, and stock is taken. */
  paid: Scalars['Boolean']['input'];
  /** One of the shop's ways to pay, by its word, e.g. bacs. */
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
  /** Where the goods go; the billing address when absent. */
  shipping?: InputMaybe<AddressInput>;
};

/** One line of an order. */
export type CreateOrderItemInput = {
  /** The product's id. */
  product: Scalars['ID']['input'];
  /** Pieces, from 1 to 100,000. */
  quantity: Scalars['Int']['input'];
  /** The variation's id; needed where the product has some. */
  variation?: InputMaybe<Scalars['ID']['input']>;
};

/** The order, or why there is none. */
export type CreateOrderResult = OrderRecord | RecordRefused | ValidationFailure;

/** An account in the shop. */
export type Customer = {
  __typename?: 'Customer';
  /** A picture that WordPress names by the e-mail's hash; null when it names none. */
  avatarUrl?: Maybe<Scalars['Url']['output']>;
  /** Where bills go; empty parts where nothing is known. */
  billingAddress: Address;
  /** When it was opened. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where mails go. */
  email: Scalars['String']['output'];
  /** Given name; may be empty. */
  firstName: Scalars['String']['output'];
  /** The shop's id. */
  id: Scalars['ID']['output'];
  /** Family name; may be empty. */
  lastName: Scalars['String']['output'];
  /** What plugins wrote beside it, as text; keys that begin with an underscore are left out. */
  meta: Array<MetaEntry>;
  /** When it was last changed; null where it never was. */
  modifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether an order was paid. */
  payingCustomer: Scalars['Boolean']['output'];
  /** A role of WordPress. */
  role: Scalars['String']['output'];
  /** Where goods go; empty parts where nothing is known. */
  shippingAddress: Address;
  /** What the person signs in with. */
  username: Scalars['String']['output'];
};

/** Narrows accounts down; all that is given must fit. */
export type CustomerFilter = {
  /** The whole e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Only these ids, at most 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A role of WordPress, e.g. customer (what counts when absent), subscriber, or all. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** Words of name, user name or e-mail. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** One page of accounts. */
export type CustomerList = {
  __typename?: 'CustomerList';
  /** The accounts of this page. */
  items: Array<Customer>;
  /** Where this page stands. */
  pageInfo: PageInfo;
};

/** The order of accounts. */
export type CustomerSort = {
  /** By what. */
  field: CustomerSortField;
  /** Which way. */
  order: SortOrder;
};

/** What accounts can be sorted by. */
export type CustomerSortField =
  /** The shop's id. */
  | 'ID'
  /** The name. */
  | 'NAME'
  /** When the account was opened. */
  | 'REGISTERED';

/** An offer is not taken. */
export type DeclineOfferInput = {
  /** The address that asked; not needed with a key, in a browser that has opened the link, or signed in. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The key of the link that the buyer was sent. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Anything the firm should know, at most 2,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The version of the offer that was read. */
  offerVersion: Scalars['Int']['input'];
  /** Why. */
  reason: DeclineReason;
  /** The request's reference number. */
  reference: Scalars['String']['input'];
};

/** The request as it is now, or why nothing was declined. */
export type DeclineOfferResult = OfferChanged | QuoteNotFound | QuoteRequest | QuoteStepRefused | ValidationFailure;

/** Why an offer is not taken. */
export type DeclineReason =
  /** It takes too long. */
  | 'LEAD_TIME'
  /** It is no longer needed. */
  | 'NOT_NEEDED'
  /** Anything else. */
  | 'OTHER'
  /** Another supplier was found. */
  | 'OTHER_SUPPLIER'
  /** It costs too much. */
  | 'PRICE';

/** A country that an address may be in. */
export type DeliveryCountry = {
  __typename?: 'DeliveryCountry';
  /** Its ISO code. */
  code: Scalars['CountryCode']['output'];
  /** Its name, in English. */
  name: Scalars['String']['output'];
};

/** By when what is ordered arrives inside the country. */
export type DeliveryPromise = {
  __typename?: 'DeliveryPromise';
  /** What sending an order costs, tax included; null when unset. */
  cost?: Maybe<Money>;
  /** Until when of a working day an order is sent that day, HH:MM by Johannesburg’s clock. */
  orderBefore: Scalars['String']['output'];
  /** Working days that it travels. */
  workingDays: Scalars['Int']['output'];
};

/** What one check found. No secret is in it, only whether one is set. */
export type DiagnosticCheck = {
  __typename?: 'DiagnosticCheck';
  /** What it is judged by, as JSON of at most 4,000 characters, cut off beyond; null where there is no more to tell. */
  data?: Maybe<Scalars['String']['output']>;
  /** What was found, in one line. */
  detail: Scalars['String']['output'];
  /** Milliseconds it took. */
  durationMs: Scalars['Int']['output'];
  /** A stable name for programs, e.g. form-routes. */
  id: Scalars['ID']['output'];
  /** How to mend it; null where nothing is to be done. */
  mend?: Maybe<Scalars['String']['output']>;
  /** The same for a reader. */
  name: Scalars['String']['output'];
  /** How it ended. */
  status: CheckStatus;
};

/** How the gateway is connected, and what its checks found. */
export type Diagnostics = {
  __typename?: 'Diagnostics';
  /** Whether WORDPRESS_USERNAME and WORDPRESS_APP_PASSWORD are set. */
  applicationPasswordSet: Scalars['Boolean']['output'];
  /** What causes trouble before what suffers from it: the first error is the one to mend. */
  checks: Array<DiagnosticCheck>;
  /** Whether WOOCOMMERCE_KEY is set. */
  consumerKeySet: Scalars['Boolean']['output'];
  /** Whether WOOCOMMERCE_SECRET is set. */
  consumerSecretSet: Scalars['Boolean']['output'];
  /** Where content is read, …/wp-json. */
  contentUrl: Scalars['Url']['output'];
  /** Whether PUBLIC_URL is set. */
  environment: SiteEnvironment;
  /** When the checks began. */
  ranAt: Scalars['DateTime']['output'];
  /** Where the shop is read, …/wp-json. */
  shopUrl: Scalars['Url']['output'];
  /** The worst of all checks. */
  status: CheckStatus;
};

/** Length, width and height in the shop's unit (centimetres unless the shop says otherwise); null where the shop gives none. */
export type Dimensions = {
  __typename?: 'Dimensions';
  /** Height. */
  height?: Maybe<Scalars['Decimal']['output']>;
  /** Length. */
  length?: Maybe<Scalars['Decimal']['output']>;
  /** Width. */
  width?: Maybe<Scalars['Decimal']['output']>;
};

/** A post or page that is not published. */
export type Draft = {
  __typename?: 'Draft';
  /** Whether it is a post or a page, with the id: post:12. */
  id: Scalars['ID']['output'];
  /** When it was last changed. */
  modifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the operator sees it on this site. */
  path: Scalars['String']['output'];
  /** The same for anybody, for an hour; null without WEBHOOK_SECRET. */
  sharedUrl?: Maybe<Scalars['Url']['output']>;
  /** WordPress's word for how far it is: draft, pending, future or private. */
  status: Scalars['String']['output'];
  /** Plain text; empty while it has none. */
  title: Scalars['String']['output'];
  /** What it is. */
  type: PreviewType;
};

/** What goods will cost: an estimate. */
export type Estimate = {
  __typename?: 'Estimate';
  /** Whether every item has a price: only then is the sum what all of it costs. */
  complete: Scalars['Boolean']['output'];
  /** The country that it is worked out for: the shop's own where none was given. */
  country: Scalars['CountryCode']['output'];
  /** What sending what is priced costs, by the shop's own rates; null without a postal code, where the shop names no rate or does not answer, and for who asks too often. */
  delivery?: Maybe<TaxedMoney>;
  /** All lines that have a price; null where none has. */
  goods?: Maybe<TaxedMoney>;
  /** One for each item, in their order. */
  lines: Array<EstimateLine>;
  /** The tax's name and rate; null where none is due, where goods are taxed unlike, or the shop does not say. */
  taxRate?: Maybe<OfferTaxRate>;
  /** Goods, and delivery where it is known, tax included; null where no line has a price, and where tax comes on top of prices and the shop does not say how much. */
  total?: Maybe<Money>;
};

/** A price by quantity. */
export type EstimateBreak = {
  __typename?: 'EstimateBreak';
  /** From so many pieces. */
  from: Scalars['Int']['output'];
  /** Up to so many; null for any number. */
  to?: Maybe<Scalars['Int']['output']>;
  /** One piece. */
  unitPrice: TaxedMoney;
};

/** Goods to be priced. */
export type EstimateItemInput = {
  /** The product's id, or that of its variation; not needed with a stock keeping unit. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Pieces, from 1 to 100,000,000; BAD_USER_INPUT for any other number. */
  quantity: Scalars['Int']['input'];
  /** The stock keeping unit, of the variation where it is one. Of other goods than the ids, the line is UNKNOWN. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** The variation's id; needed where the product has some and no stock keeping unit is given. */
  variationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What one item will cost. */
export type EstimateLine = {
  __typename?: 'EstimateLine';
  /** The break that this quantity reaches; null where there is one price. */
  break?: Maybe<EstimateBreak>;
  /** The next break, and what it saves; null where there is none. */
  nextBreak?: Maybe<EstimateNextBreak>;
  /** The product; null where it is not sold here. */
  product?: Maybe<Product>;
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** All of it; null where there is no price. */
  total?: Maybe<TaxedMoney>;
  /** One piece by the break that this quantity reaches; null where there is no price. */
  unitPrice?: Maybe<TaxedMoney>;
  /** Why it cannot be priced; null where it is. */
  unpriced?: Maybe<UnpricedReason>;
  /** The variation; null where it is none. */
  variation?: Maybe<Variation>;
};

/** The price that more pieces reach. */
export type EstimateNextBreak = {
  __typename?: 'EstimateNextBreak';
  /** From so many pieces. */
  from: Scalars['Int']['output'];
  /** How many are missing. */
  missing: Scalars['Int']['output'];
  /** What one piece costs less, tax included. */
  saves: Money;
  /** The same of a hundred, a whole number. */
  savesPercent: Scalars['Int']['output'];
  /** All pieces at that price. */
  total: TaxedMoney;
  /** One piece. */
  unitPrice: TaxedMoney;
};

/** A product that is sold on another site. */
export type ExternalProduct = Product & {
  __typename?: 'ExternalProduct';
  /** When the shop told this last, where it does not tell now: text, variations and reviews are missing then, price and stock may have changed. Null as a rule. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** Attributes in the shop's order. */
  attributes: Array<ProductAttribute>;
  /** The words of the button; null when the shop gives none. */
  buttonText?: Maybe<Scalars['String']['output']>;
  /** Where the shop lists it. */
  catalogVisibility: CatalogVisibility;
  /** The categories it is in, deepest last. */
  categories: Array<ProductCategory>;
  /** What a consumer in the shop's own country pays, VAT included: of `price`, where prices exclude it. Null where there is no price, or nobody knows the tax. */
  consumerPrice?: Maybe<Money>;
  /** When it was first published. */
  createdAt: Scalars['DateTime']['output'];
  /** Products the shop offers besides, without hidden ones. Null when the shop does not answer. */
  crossSells?: Maybe<Array<Product>>;
  /** Where its data sheet lies, a path of this site or an address; null when it has none. */
  dataSheet?: Maybe<Scalars['Url']['output']>;
  /** The options the shop preselects. */
  defaultAttributes: Array<AttributeValue>;
  /** The long description; empty when there is none. */
  description: Scalars['Html']['output'];
  /** Outer measures; null when none is given. */
  dimensions?: Maybe<Dimensions>;
  /** The share taken off in a sale, rounded to whole percent; null outside a sale. */
  discountPercent?: Maybe<Scalars['Int']['output']>;
  /** Whether it is a file. */
  downloadable: Scalars['Boolean']['output'];
  /** The short description, or the beginning of the long one, as plain text cut at a word to at most `length` characters. */
  excerptText: Scalars['String']['output'];
  /** Where it is sold; null when the shop names no address. */
  externalUrl?: Maybe<Scalars['Url']['output']>;
  /** Whether the shop puts it forward. */
  featured: Scalars['Boolean']['output'];
  /** Its number in the trade (GTIN, EAN, UPC or ISBN); null when it has none. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** The shop's id. */
  id: Scalars['ID']['output'];
  /** The first picture; null when it has none. */
  image?: Maybe<Image>;
  /** All pictures in the shop's order. */
  images: Array<Image>;
  /** Values of the allow-list, e.g. pack, face_material. */
  meta: Array<MetaEntry>;
  /** How many one order takes at least; null where the shop says nothing. */
  minimumQuantity?: Maybe<Scalars['Int']['output']>;
  /** When it was last changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** Plain text. */
  name: Scalars['String']['output'];
  /** Whether a sale is on. */
  onSale: Scalars['Boolean']['output'];
  /** Its canonical path on this site, /product/{slug}. */
  path: Scalars['String']['output'];
  /** What it costs now (the lowest among variations); null is 'Price on request'. */
  price?: Maybe<Money>;
  /** What one piece costs from a quantity on, smallest first; empty when there are none. */
  priceBreaks: Array<PriceBreak>;
  /** Whether the prices include VAT; null when the shop does not say. */
  pricesIncludeTax?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Whether it is behind a password: then name, price and picture are all there is of it, texts, attributes and reviews are
   * empty, and it cannot be bought here.
   */
  protected: Scalars['Boolean']['output'];
  /** Whether the shop sells it; says nothing about stock. False, too, where one order takes fewer than the minimum, as it is sold one at a time or as fewer are left: nobody can buy it. */
  purchasable: Scalars['Boolean']['output'];
  /** The mean of its reviews. */
  rating: Rating;
  /** What it costs outside a sale; null when the shop gives none. */
  regularPrice?: Maybe<Money>;
  /** Products of the same categories and keywords, nearest first, at most `first` (of at most 12). Null when the shop does not answer. */
  related?: Maybe<Array<Product>>;
  /** Approved reviews, newest first. Null when the shop does not answer. */
  reviews?: Maybe<ReviewList>;
  /** Whether reviews are taken. */
  reviewsAllowed: Scalars['Boolean']['output'];
  /** Whether what buyers say of it is shown. Not where the shop has its reviews switched off, and then nothing has a rating either; nor behind a password. */
  reviewsShown: Scalars['Boolean']['output'];
  /** When the sale that is on began; null when it has no beginning, and outside a sale. */
  saleFrom?: Maybe<Scalars['DateTime']['output']>;
  /** What it costs in the sale; null outside a sale, also before one that is to come. */
  salePrice?: Maybe<Money>;
  /** When the sale that is on ends; null when it has no end, and outside a sale. */
  saleTo?: Maybe<Scalars['DateTime']['output']>;
  /** True for the built-in examples that stand in while the shop refuses its credentials: not for sale. */
  sample: Scalars['Boolean']['output'];
  /** What a plugin for search engines says of it; null where none does, or when it does not answer. */
  seo?: Maybe<SeoWords>;
  /** How it is sent. */
  shipping: Shipping;
  /** The short description; empty when there is none. */
  shortDescription: Scalars['Html']['output'];
  /** The stock keeping unit; null when it has none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Its key in URLs. */
  slug: Scalars['String']['output'];
  /** Whether one order takes one piece at most. */
  soldIndividually: Scalars['Boolean']['output'];
  /** The stock. */
  stock: Stock;
  /** Its keywords. */
  tags: Array<ProductTag>;
  /** How it is taxed. */
  taxation: Taxation;
  /** How many were sold. */
  totalSales: Scalars['Int']['output'];
  /** How it is put together. */
  type: ProductType;
  /** Products the shop offers instead, without hidden ones. Null when the shop does not answer. */
  upsells?: Maybe<Array<Product>>;
  /** Its canonical address. */
  url: Scalars['Url']['output'];
  /** Whether it is not a thing. */
  virtual: Scalars['Boolean']['output'];
  /** In the shop's unit (kilograms unless the shop says otherwise); null when not given. */
  weight?: Maybe<Scalars['Decimal']['output']>;
};


/** A product that is sold on another site. */
export type ExternalProductAttributesArgs = {
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A product that is sold on another site. */
export type ExternalProductExcerptTextArgs = {
  length?: InputMaybe<Scalars['Int']['input']>;
};


/** A product that is sold on another site. */
export type ExternalProductMetaArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A product that is sold on another site. */
export type ExternalProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product that is sold on another site. */
export type ExternalProductReviewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** Something expected that kept a mutation from succeeding. */
export type Failure = {
  /** A stable code to program against. */
  code: Scalars['String']['output'];
  /** The same for a reader. */
  message: Scalars['String']['output'];
};

/** What is wrong with one field of an input. */
export type FieldError = {
  __typename?: 'FieldError';
  /** A stable code, e.g. REQUIRED, TOO_LONG, OUT_OF_RANGE, INVALID_EMAIL, INVALID_PHONE, UNKNOWN_OPTION. */
  code: Scalars['String']['output'];
  /** The name of the input field. */
  field: Scalars['String']['output'];
  /** The same for a reader. */
  message: Scalars['String']['output'];
};

/** Where a firm is. */
export type FirmPlace = {
  __typename?: 'FirmPlace';
  /** Its town. */
  city: Scalars['String']['output'];
  /** ISO code of its country. */
  country: Scalars['String']['output'];
  /** Its country in English. */
  countryName: Scalars['String']['output'];
  /** The region of the town; empty where none is said. */
  region: Scalars['String']['output'];
};

/** A set of products, each bought on its own. */
export type GroupedProduct = Product & {
  __typename?: 'GroupedProduct';
  /** When the shop told this last, where it does not tell now: text, variations and reviews are missing then, price and stock may have changed. Null as a rule. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** Attributes in the shop's order. */
  attributes: Array<ProductAttribute>;
  /** Where the shop lists it. */
  catalogVisibility: CatalogVisibility;
  /** The categories it is in, deepest last. */
  categories: Array<ProductCategory>;
  /** What a consumer in the shop's own country pays, VAT included: of `price`, where prices exclude it. Null where there is no price, or nobody knows the tax. */
  consumerPrice?: Maybe<Money>;
  /** When it was first published. */
  createdAt: Scalars['DateTime']['output'];
  /** Products the shop offers besides, without hidden ones. Null when the shop does not answer. */
  crossSells?: Maybe<Array<Product>>;
  /** Where its data sheet lies, a path of this site or an address; null when it has none. */
  dataSheet?: Maybe<Scalars['Url']['output']>;
  /** The options the shop preselects. */
  defaultAttributes: Array<AttributeValue>;
  /** The long description; empty when there is none. */
  description: Scalars['Html']['output'];
  /** Outer measures; null when none is given. */
  dimensions?: Maybe<Dimensions>;
  /** The share taken off in a sale, rounded to whole percent; null outside a sale. */
  discountPercent?: Maybe<Scalars['Int']['output']>;
  /** Whether it is a file. */
  downloadable: Scalars['Boolean']['output'];
  /** The short description, or the beginning of the long one, as plain text cut at a word to at most `length` characters. */
  excerptText: Scalars['String']['output'];
  /** Whether the shop puts it forward. */
  featured: Scalars['Boolean']['output'];
  /** Its number in the trade (GTIN, EAN, UPC or ISBN); null when it has none. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** The shop's id. */
  id: Scalars['ID']['output'];
  /** The first picture; null when it has none. */
  image?: Maybe<Image>;
  /** All pictures in the shop's order. */
  images: Array<Image>;
  /** Values of the allow-list, e.g. pack, face_material. */
  meta: Array<MetaEntry>;
  /** How many one order takes at least; null where the shop says nothing. */
  minimumQuantity?: Maybe<Scalars['Int']['output']>;
  /** When it was last changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** Plain text. */
  name: Scalars['String']['output'];
  /** Whether a sale is on. */
  onSale: Scalars['Boolean']['output'];
  /** Its canonical path on this site, /product/{slug}. */
  path: Scalars['String']['output'];
  /** What it costs now (the lowest among variations); null is 'Price on request'. */
  price?: Maybe<Money>;
  /** What one piece costs from a quantity on, smallest first; empty when there are none. */
  priceBreaks: Array<PriceBreak>;
  /** Whether the prices include VAT; null when the shop does not say. */
  pricesIncludeTax?: Maybe<Scalars['Boolean']['output']>;
  /** The products of the set in the shop's order. Null when the shop does not answer. */
  products?: Maybe<Array<Product>>;
  /**
   * Whether it is behind a password: then name, price and picture are all there is of it, texts, attributes and reviews are
   * empty, and it cannot be bought here.
   */
  protected: Scalars['Boolean']['output'];
  /** Whether the shop sells it; says nothing about stock. False, too, where one order takes fewer than the minimum, as it is sold one at a time or as fewer are left: nobody can buy it. */
  purchasable: Scalars['Boolean']['output'];
  /** The mean of its reviews. */
  rating: Rating;
  /** What it costs outside a sale; null when the shop gives none. */
  regularPrice?: Maybe<Money>;
  /** Products of the same categories and keywords, nearest first, at most `first` (of at most 12). Null when the shop does not answer. */
  related?: Maybe<Array<Product>>;
  /** Approved reviews, newest first. Null when the shop does not answer. */
  reviews?: Maybe<ReviewList>;
  /** Whether reviews are taken. */
  reviewsAllowed: Scalars['Boolean']['output'];
  /** Whether what buyers say of it is shown. Not where the shop has its reviews switched off, and then nothing has a rating either; nor behind a password. */
  reviewsShown: Scalars['Boolean']['output'];
  /** When the sale that is on began; null when it has no beginning, and outside a sale. */
  saleFrom?: Maybe<Scalars['DateTime']['output']>;
  /** What it costs in the sale; null outside a sale, also before one that is to come. */
  salePrice?: Maybe<Money>;
  /** When the sale that is on ends; null when it has no end, and outside a sale. */
  saleTo?: Maybe<Scalars['DateTime']['output']>;
  /** True for the built-in examples that stand in while the shop refuses its credentials: not for sale. */
  sample: Scalars['Boolean']['output'];
  /** What a plugin for search engines says of it; null where none does, or when it does not answer. */
  seo?: Maybe<SeoWords>;
  /** How it is sent. */
  shipping: Shipping;
  /** The short description; empty when there is none. */
  shortDescription: Scalars['Html']['output'];
  /** The stock keeping unit; null when it has none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Its key in URLs. */
  slug: Scalars['String']['output'];
  /** Whether one order takes one piece at most. */
  soldIndividually: Scalars['Boolean']['output'];
  /** The stock. */
  stock: Stock;
  /** Its keywords. */
  tags: Array<ProductTag>;
  /** How it is taxed. */
  taxation: Taxation;
  /** How many were sold. */
  totalSales: Scalars['Int']['output'];
  /** How it is put together. */
  type: ProductType;
  /** Products the shop offers instead, without hidden ones. Null when the shop does not answer. */
  upsells?: Maybe<Array<Product>>;
  /** Its canonical address. */
  url: Scalars['Url']['output'];
  /** Whether it is not a thing. */
  virtual: Scalars['Boolean']['output'];
  /** In the shop's unit (kilograms unless the shop says otherwise); null when not given. */
  weight?: Maybe<Scalars['Decimal']['output']>;
};


/** A set of products, each bought on its own. */
export type GroupedProductAttributesArgs = {
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A set of products, each bought on its own. */
export type GroupedProductExcerptTextArgs = {
  length?: InputMaybe<Scalars['Int']['input']>;
};


/** A set of products, each bought on its own. */
export type GroupedProductMetaArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A set of products, each bought on its own. */
export type GroupedProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A set of products, each bought on its own. */
export type GroupedProductReviewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** What the editor fills in for the home page; null where a field is empty. */
export type HomeFields = {
  __typename?: 'HomeFields';
  /** The share of clients who are satisfied, in percent, e.g. 98. */
  clientSatisfaction?: Maybe<Scalars['String']['output']>;
  /** The words below the headline. */
  heroSubtitle?: Maybe<Scalars['String']['output']>;
  /** The headline. */
  heroTitle?: Maybe<Scalars['String']['output']>;
  /** How many years the firm has been at it, e.g. 24. */
  yearsOfExperience?: Maybe<Scalars['String']['output']>;
};

/** A picture, served by this site in the sizes 160, 320, 360, 480, 640, 800, 1200 and 1600 pixels wide. */
export type Image = {
  __typename?: 'Image';
  /** Words for those who do not see it; empty for an ornament. */
  alt: Scalars['String']['output'];
  /** Sanitised HTML; empty when there is none. */
  caption: Scalars['Html']['output'];
  /** Height of the original in pixels; null when the service does not say. */
  height?: Maybe<Scalars['Int']['output']>;
  /** The media library's id; null for a picture that is not in it. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The value of a srcset attribute over all sizes that the original can fill. */
  srcset: Scalars['String']['output'];
  /** Address of the picture, `width` pixels wide (the next size of the list that is at least as wide). */
  url: Scalars['Url']['output'];
  /** Width of the original in pixels; null when the service does not say. */
  width?: Maybe<Scalars['Int']['output']>;
};


/** A picture, served by this site in the sizes 160, 320, 360, 480, 640, 800, 1200 and 1600 pixels wide. */
export type ImageSrcsetArgs = {
  format?: InputMaybe<ImageFormat>;
};


/** A picture, served by this site in the sizes 160, 320, 360, 480, 640, 800, 1200 and 1600 pixels wide. */
export type ImageUrlArgs = {
  format?: InputMaybe<ImageFormat>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** The file formats a picture can be had in. */
export type ImageFormat =
  /** AVIF. */
  | 'AVIF'
  /** JPEG. */
  | 'JPEG'
  /** WebP. */
  | 'WEBP';

/** A key that was made. It cannot be read again. */
export type IssuedKey = {
  __typename?: 'IssuedKey';
  /** The key, for the header X-Api-Key. */
  key: Scalars['String']['output'];
  /** Whose it is. */
  partner: Partner;
};

/** An option that was chosen. */
export type ItemOption = {
  __typename?: 'ItemOption';
  /** The attribute's name. */
  name: Scalars['String']['output'];
  /** The option's name. */
  value: Scalars['String']['output'];
};

/** A coupon to keep for later. */
export type KeepCouponInput = {
  /** As printed; capitals do not matter. */
  code: Scalars['String']['input'];
};

/** A coupon that waits for the first product. */
export type KeptCoupon = {
  __typename?: 'KeptCoupon';
  /**
   * The code as it is kept; null where nothing is: for a cart that has something in it, which `applyCoupon` is for, and for
   * clients without cookies.
   */
  code?: Maybe<Scalars['String']['output']>;
};

/** What a label looks like. */
export type LabelShape =
  /** Longer one way than the other, without corners. */
  | 'OVAL'
  /** Four corners. */
  | 'RECTANGLE'
  /** A circle. */
  | 'ROUND';

/** The outline of a label. */
export type LabelSize = {
  __typename?: 'LabelSize';
  /** Millimetres; of a round one the same as its width. */
  heightMm: Scalars['Float']['output'];
  /** What it looks like; a square is a rectangle. */
  shape: LabelShape;
  /** Millimetres. */
  widthMm: Scalars['Float']['output'];
};

/** Something worth knowing about a size. */
export type LabelSizeAdvice = {
  __typename?: 'LabelSizeAdvice';
  /** When the source was last read. */
  date: Scalars['String']['output'];
  /** Where the rule stands. */
  source: Scalars['String']['output'];
  /** For a reader. */
  text: Scalars['String']['output'];
};

/** What is known of a size. */
export type LabelSizeCheck = {
  __typename?: 'LabelSizeCheck';
  /** What is worth knowing: never a refusal. */
  advice: Array<LabelSizeAdvice>;
  /** What was understood; null where the text names no size, or several. */
  size?: Maybe<LabelSize>;
  /** Where sizes are explained. */
  url: Scalars['Url']['output'];
};

/** A list of links that an editor keeps. */
export type Menu = {
  __typename?: 'Menu';
  /** The content service's id; for a family without a menu `category:{id}`. */
  id: Scalars['ID']['output'];
  /** Its top level, in the editor's order. */
  items: Array<MenuItem>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its key. */
  slug: Scalars['String']['output'];
};

/** One link of a menu. */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** The links below it, in the editor's order. */
  children: Array<MenuItem>;
  /** Words of its own, e.g. a label's size; empty when there are none. */
  description: Scalars['String']['output'];
  /** Whether it leads to another site. */
  external: Scalars['Boolean']['output'];
  /** A path on this site, or the address of another one. */
  href: Scalars['Url']['output'];
  /** The content service's id. */
  id: Scalars['ID']['output'];
  /** Whether it opens a new tab. */
  newTab: Scalars['Boolean']['output'];
  /** Plain text. */
  title: Scalars['String']['output'];
};

/** A named text value of an entity, from the allow-list of the gateway. */
export type MetaEntry = {
  __typename?: 'MetaEntry';
  /** The key, as the service stores it. */
  key: Scalars['String']['output'];
  /** The value as plain text. */
  value: Scalars['String']['output'];
};

/** An exact amount in its currency. A product without a price has no Money at all, never 0. */
export type Money = {
  __typename?: 'Money';
  /** The amount in major units, with the currency's own decimals, e.g. "71.40". */
  amount: Scalars['Decimal']['output'];
  /** The currency the amount is in. */
  currency: Scalars['CurrencyCode']['output'];
};

/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Takes an offer. However often it is called, one offer becomes one order in the shop, with exactly the sums of the offer;
   * where the shop is slow or away, the order is made once it is back, and `order` says so. An offer that has changed or
   * expired is told, never taken.
   */
  acceptOffer: AcceptOfferResult;
  /** Puts a product into the cart; one that is in it already gets more pieces. The first change opens a cart. */
  addCartItem: CartResult;
  /**
   * Puts several products into the cart, in order. What could not be added is told in `notices`; only when nothing could
   * is the answer a failure.
   */
  addCartItems: CartResult;
  /** Lets another partner ask, by a first key. */
  addPartner: AddPartnerResult;
  /** Calls a partner at an address from now on. */
  addPartnerWebhook: AddPartnerWebhookResult;
  /** Answers a request with an offer, or with another version of it. For the operator. */
  answerQuoteRequest: AnswerQuoteRequestResult;
  /** Applies a coupon. */
  applyCoupon: CartResult;
  /** Asks the buyer something; until there is an answer, no offer is promised. Of an order, tells them something. For the operator. */
  askBuyer: AskBuyerResult;
  /** Changes what a partner may do, within two seconds everywhere. */
  changePartner: ChangePartnerResult;
  /** Takes everything out of the cart, coupons too; addresses stay. */
  clearCart: CartResult;
  /** Ends a request without an offer. For the operator. */
  closeQuoteRequest: CloseQuoteRequestResult;
  /** Opens an account in the shop. For the operator. */
  createCustomer: CreateCustomerResult;
  /**
   * Writes an order into the shop, as after a telephone call. Products, stock, addresses and the way to pay are checked
   * here, for the shop checks none of it; prices are the shop's. For the operator. Not repeated safely: look before you ask again.
   */
  createOrder: CreateOrderResult;
  /** The buyer does not take the offer. */
  declineOffer: DeclineOfferResult;
  /**
   * Keeps a coupon in the visitor's browser while there is nothing in the cart: it is applied with the first product, told
   * in the cart's `notices` whether the shop took it or not, and forgotten.
   */
  keepCoupon: KeptCoupon;
  /**
   * Makes the cart an order. Any number of calls with one key is one order. The sum that was shown is the sum charged:
   * where it has changed, nothing is ordered and the cart is shown again.
   */
  placeOrder: PlaceOrderResult;
  /** Takes an item out of the cart. */
  removeCartItem: CartResult;
  /** Takes a coupon off. */
  removeCoupon: CartResult;
  /** Calls an address no more, and forgets what waits to be told there. */
  removePartnerWebhook: PartnerWebhookResult;
  /** Makes another key; the ones before it go on for a while. */
  replacePartnerKey: ReplacePartnerKeyResult;
  /** The buyer asks, answers or adds files. Once answered with the QuoteRequest, it is stored for good. */
  replyToQuote: ReplyToQuoteResult;
  /**
   * Sends a link by which this address can sign in, good for 20 minutes and once. The answer is the same whether the address
   * is known or not: a mail comes only to one that is. Limited for each visitor and for each address.
   */
  requestSignIn: RequestSignInResult;
  /**
   * Asks for one mail when a product or variation that is out of stock is back. Asked again it is the same wait. The answer
   * is the same whether the address is known or not. Limited for each visitor and for each address.
   */
  requestStockNotice: RequestStockNoticeResult;
  /** Calls an address again, beginning with what was given up. */
  resumePartnerWebhook: PartnerWebhookResult;
  /** Ends all keys of a partner, within two seconds everywhere. */
  revokePartnerKeys: RevokePartnerKeysResult;
  /** Chooses how a package is sent. */
  selectShippingRate: CartResult;
  /**
   * Sends proof of payment for an order that waits for a transfer, for whoever may see the order. Once answered with a
   * receipt, it is stored for good and will reach the firm, whatever fails. It changes nothing about the order: that is
   * paid when the money shows.
   */
  sendPaymentProof: SendPaymentProofResult;
  /** Signs this browser in for 30 days, by what the link carried. Its cookie is set by the answer; opening the link alone spends nothing. */
  signIn: SignInResult;
  /** Signs this browser out, or every browser of its address; of its requests none reads any then by having opened its link before. The browser that asks lets go of its cart, with the address and the orders that it was read by. */
  signOut: SignedOut;
  /** Sends no reminders about this request any more; mails that somebody waits for are still sent. */
  stopQuoteReminders: StopQuoteRemindersResult;
  /** Ends every wait of the address that a notice went to, by the link of its mail. The answer is the same whether there was one. */
  stopStockNotices: StockNoticesStopped;
  /** Says something about a post. It is shown at once, or waits for the editor: as the content service decides. */
  submitComment: SubmitCommentResult;
  /** Sends a message. Once answered with a receipt, it is stored for good and will be delivered, whatever fails. */
  submitContactMessage: SubmitContactMessageResult;
  /**
   * Asks for a quote. Once answered with the QuoteRequest, it is stored for good and will be delivered, whatever fails; a
   * repeat is answered with the same one.
   */
  submitQuoteRequest: SubmitQuoteRequestResult;
  /** Says something about a product. It waits for the shop to let it show; until then only its author sees it. */
  submitReview: SubmitReviewResult;
  /** Signs an e-mail address up for the newsletter; the consent is stored with its time and page. */
  subscribeToNewsletter: SubscribeToNewsletterResult;
  /**
   * Tells the store where the cart goes, for tax and shipping: parts of an address are enough for an estimate. What is
   * left out stays as it was.
   */
  updateCartCustomer: CartResult;
  /** Sets how many pieces of an item there are; 0 or fewer removes it. */
  updateCartItem: CartResult;
  /** The buyer takes the request back: nothing more is sent about it. */
  withdrawQuoteRequest: WithdrawQuoteRequestResult;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationAcceptOfferArgs = {
  input: AcceptOfferInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationAddCartItemArgs = {
  input: AddCartItemInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationAddCartItemsArgs = {
  input: AddCartItemsInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationAddPartnerArgs = {
  input: AddPartnerInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationAddPartnerWebhookArgs = {
  input: AddPartnerWebhookInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationAnswerQuoteRequestArgs = {
  input: AnswerQuoteRequestInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationApplyCouponArgs = {
  input: ApplyCouponInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationAskBuyerArgs = {
  input: AskBuyerInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationChangePartnerArgs = {
  input: ChangePartnerInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationCloseQuoteRequestArgs = {
  input: CloseQuoteRequestInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationCreateCustomerArgs = {
  input: CreateCustomerInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationCreateOrderArgs = {
  input: CreateOrderInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationDeclineOfferArgs = {
  input: DeclineOfferInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationKeepCouponArgs = {
  input: KeepCouponInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationRemoveCartItemArgs = {
  input: RemoveCartItemInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationRemoveCouponArgs = {
  input: RemoveCouponInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationRemovePartnerWebhookArgs = {
  input: PartnerWebhookInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationReplacePartnerKeyArgs = {
  input: ReplacePartnerKeyInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationReplyToQuoteArgs = {
  input: ReplyToQuoteInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationRequestSignInArgs = {
  input: RequestSignInInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationRequestStockNoticeArgs = {
  input: RequestStockNoticeInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationResumePartnerWebhookArgs = {
  input: PartnerWebhookInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationRevokePartnerKeysArgs = {
  input: RevokePartnerKeysInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationSelectShippingRateArgs = {
  input: SelectShippingRateInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationSendPaymentProofArgs = {
  input: SendPaymentProofInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationSignOutArgs = {
  input?: InputMaybe<SignOutInput>;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationStopQuoteRemindersArgs = {
  input: StopQuoteRemindersInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationStopStockNoticesArgs = {
  input: StopStockNoticesInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationSubmitCommentArgs = {
  input: SubmitCommentInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationSubmitContactMessageArgs = {
  input: SubmitContactMessageInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationSubmitQuoteRequestArgs = {
  input: SubmitQuoteRequestInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationSubmitReviewArgs = {
  input: SubmitReviewInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationSubscribeToNewsletterArgs = {
  input: SubscribeToNewsletterInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationUpdateCartCustomerArgs = {
  input: UpdateCartCustomerInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationUpdateCartItemArgs = {
  input: UpdateCartItemInput;
};


/** Everything that can be written. Expected failures are members of the result, each with a code and a message. */
export type MutationWithdrawQuoteRequestArgs = {
  input: WithdrawQuoteRequestInput;
};

/** What the firm offers. Money is without tax where nothing else is said. */
export type Offer = {
  __typename?: 'Offer';
  /** Where the goods go: it decides the tax. */
  country: Scalars['CountryCode']['output'];
  /** The currency of all its money. */
  currency: Scalars['CurrencyCode']['output'];
  /** How the goods are sent, and what that costs; null where they are fetched or sending is not charged. */
  delivery?: Maybe<OfferFee>;
  /** What is paid once beside them, such as tooling. */
  fees: Array<OfferFee>;
  /** Working days from payment and the buyer's word on the proof; null where nothing is promised. */
  leadTimeDays?: Maybe<Scalars['Int']['output']>;
  /** The goods, in the firm's order. */
  lines: Array<OfferLine>;
  /** What the firm says with it; null where nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** The shop's ways to pay for it; null when the shop does not answer. */
  paymentMethods?: Maybe<Array<PaymentMethod>>;
  /** Pictures of what will be made, in the firm's order. */
  proofs: Array<OfferProof>;
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Code of the province or state, where the tax depends on it; null elsewhere. */
  state?: Maybe<Scalars['String']['output']>;
  /** Whether it can be accepted. */
  status: OfferStatus;
  /** The tax's name and rate; null where none is due, and where lines are taxed unlike. */
  taxRate?: Maybe<OfferTaxRate>;
  /** Conditions; null where none were written. */
  terms?: Maybe<Scalars['String']['output']>;
  /** Every part of the sum. */
  totals: OfferTotals;
  /** Until when it can be accepted. */
  validUntil: Scalars['DateTime']['output'];
  /** 1 for the first, counted up. */
  version: Scalars['Int']['output'];
};

/** Another version took the place of the offer that was read; nothing was accepted or declined. */
export type OfferChanged = Failure & {
  __typename?: 'OfferChanged';
  /** Always OFFER_CHANGED. */
  code: Scalars['String']['output'];
  /** The same for a reader. */
  message: Scalars['String']['output'];
  /** The request as it is now, with the offer that counts. */
  request?: Maybe<QuoteRequest>;
};

/** An offer to begin with, as `answerQuoteRequest` takes it. */
export type OfferDraft = {
  __typename?: 'OfferDraft';
  /** Countries in which the tax depends on the province or state: an offer to one of them names it. */
  countriesByState: Array<Scalars['CountryCode']['output']>;
  /** Where the goods go, as far as is known; the shop's own country otherwise. */
  country: Scalars['CountryCode']['output'];
  /** The currency of all its money. */
  currency: Scalars['CurrencyCode']['output'];
  /** Decimals of the shop's sums: every line is rounded to them, whatever its currency has. */
  decimals: Scalars['Int']['output'];
  /** Delivery of the last offer; null where there was none. */
  delivery?: Maybe<OfferDraftFee>;
  /** What was paid beside them in the last offer; empty where there was none. */
  fees: Array<OfferDraftFee>;
  /** The setting's, or the last offer's; null where neither says. */
  leadTimeDays?: Maybe<Scalars['Int']['output']>;
  /** Goods that were asked for, as the catalogue knows them; without a list, what the form asks for. */
  lines: Array<OfferDraftLine>;
  /** Code of the province or state there, as far as is known. */
  state?: Maybe<Scalars['String']['output']>;
  /** Of a hundred: what the shop charges there; 0 where it charges none, null where it does not say. */
  taxPercent?: Maybe<Scalars['Decimal']['output']>;
  /** The setting's, or the last offer's; null where neither says. */
  terms?: Maybe<Scalars['String']['output']>;
  /** Days for which an offer is good, by the setting. */
  validDays: Scalars['Int']['output'];
};

/** A price by quantity, without tax. */
export type OfferDraftBreak = {
  __typename?: 'OfferDraftBreak';
  /** From so many. */
  from: Scalars['Int']['output'];
  /** Up to so many; null for any number. */
  to?: Maybe<Scalars['Int']['output']>;
  /** One unit without tax. */
  unitPrice: Scalars['Decimal']['output'];
};

/** A fee to begin an offer with. */
export type OfferDraftFee = {
  __typename?: 'OfferDraftFee';
  /** Without tax. */
  amount: Scalars['Decimal']['output'];
  /** Plain text. */
  name: Scalars['String']['output'];
};

/** Goods to begin an offer with. */
export type OfferDraftLine = {
  __typename?: 'OfferDraftLine';
  /** What it costs by quantity, without tax; empty where it has one price. */
  breaks: Array<OfferDraftBreak>;
  /** A second line; null where there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Labels in one unit; null where nobody said. */
  labelsPerUnit?: Maybe<Scalars['Int']['output']>;
  /** What was offered for the like the last time, to anybody, without tax: for the same product and variation, without a list for the same type, material and size. Null where nothing was. */
  lastOffered?: Maybe<Scalars['Decimal']['output']>;
  /** When that was; null where nothing was. */
  lastOfferedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Plain text. */
  name: Scalars['String']['output'];
  /** The product's id; null for free text. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** As it was asked; where the form names a range alone, as the like was offered, and null where it was not. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** What is counted; null where it is pieces. */
  unit?: Maybe<Scalars['String']['output']>;
  /** One unit without tax: the catalogue's price, else the last one that was offered for the like; null without either. */
  unitPrice?: Maybe<Scalars['Decimal']['output']>;
  /** The variation's id; null where there is none. */
  variationId?: Maybe<Scalars['ID']['output']>;
};

/** The offer's time ran out; nothing was accepted. */
export type OfferExpired = Failure & {
  __typename?: 'OfferExpired';
  /** Always OFFER_EXPIRED. */
  code: Scalars['String']['output'];
  /** The same for a reader. */
  message: Scalars['String']['output'];
  /** The request as it is now. */
  request?: Maybe<QuoteRequest>;
};

/** Something that is paid beside the goods. */
export type OfferFee = {
  __typename?: 'OfferFee';
  /** Plain text, e.g. Cutting die 60 x 30 mm. */
  name: Scalars['String']['output'];
  /** What it costs. */
  total: TaxedMoney;
};

/** Something that is paid beside the goods. */
export type OfferFeeInput = {
  /** Without tax. */
  amount: Scalars['Decimal']['input'];
  /** Plain text, at most 200 characters. */
  name: Scalars['String']['input'];
};

/** Goods of an offer. */
export type OfferLine = {
  __typename?: 'OfferLine';
  /** A second line, e.g. numbers and packing; null where there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** One label without tax, with up to four decimals: for reading, never multiplied. Null where a unit is one. */
  labelPrice?: Maybe<Money>;
  /** Labels in one unit; null where a unit is one, or nobody said. */
  labelsPerUnit?: Maybe<Scalars['Int']['output']>;
  /** Plain text. */
  name: Scalars['String']['output'];
  /** The product, where it is one that is still sold; null for anything else, and when the shop does not answer. */
  product?: Maybe<Product>;
  /** The product's id as it was offered; null for free text. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** How many of the unit. */
  quantity: Scalars['Int']['output'];
  /** All of it. */
  total: TaxedMoney;
  /** What is counted, e.g. roll; null where it is pieces. */
  unit?: Maybe<Scalars['String']['output']>;
  /** One unit without tax. */
  unitPrice: Money;
  /** The variation, where it is one. */
  variation?: Maybe<Variation>;
  /** The variation's id as it was offered; null where there is none. */
  variationId?: Maybe<Scalars['ID']['output']>;
};

/** Goods of an offer. */
export type OfferLineInput = {
  /** A second line, at most 300 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Labels in one unit. */
  labelsPerUnit?: InputMaybe<Scalars['Int']['input']>;
  /** Plain text, at most 200 characters. */
  name: Scalars['String']['input'];
  /** The product's id; free text when absent. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** How many of the unit, from 1. */
  quantity: Scalars['Int']['input'];
  /** What is counted, e.g. roll; pieces when absent. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** One unit without tax, with at most four decimals. */
  unitPrice: Scalars['Decimal']['input'];
  /** The variation's id; needed where the product has some. */
  variationId?: InputMaybe<Scalars['ID']['input']>;
};

/** A picture of what will be made. */
export type OfferProof = {
  __typename?: 'OfferProof';
  /** Its length. */
  bytes: Scalars['Int']['output'];
  /** Its id, by which another version keeps it. */
  id: Scalars['ID']['output'];
  /** Harmless, and ending in what fits the content. */
  name: Scalars['String']['output'];
  /** Its media type by its content, e.g. application/pdf. */
  type: Scalars['String']['output'];
  /** Where its reader may open it. */
  url: Scalars['Url']['output'];
};

/** Whether an offer can be accepted. */
export type OfferStatus =
  /** It was accepted. */
  | 'ACCEPTED'
  /** It was not taken, or the request was taken back or closed. */
  | 'DECLINED'
  /** Its time ran out. */
  | 'EXPIRED'
  /** It can be accepted. */
  | 'OPEN'
  /** Another version took its place. */
  | 'REPLACED';

/** The tax of an offer. */
export type OfferTaxRate = {
  __typename?: 'OfferTaxRate';
  /** As the shop names it, e.g. VAT. */
  label: Scalars['String']['output'];
  /** Of a hundred, e.g. 15. */
  percent: Scalars['Decimal']['output'];
};

/** The parts of an offer's sum: they add up. */
export type OfferTotals = {
  __typename?: 'OfferTotals';
  /** Delivery, without tax. */
  delivery: Money;
  /** What is paid once, without tax. */
  fees: Money;
  /** The goods, without tax. */
  goods: Money;
  /** Before tax. */
  net: Money;
  /** The tax, rounded as the shop rounds it. */
  tax: Money;
  /** What is to be paid. */
  total: Money;
};

/** Business hours of a run of days. */
export type OpeningHours = {
  __typename?: 'OpeningHours';
  /** Local hour of closing, HH:MM; null when closed. */
  closes?: Maybe<Scalars['String']['output']>;
  /** E.g. Mon-Fri. */
  days: Scalars['String']['output'];
  /** Local hour of opening, HH:MM; null when closed. */
  opens?: Maybe<Scalars['String']['output']>;
};

/** The operator's own side of the site. */
export type Operator = {
  __typename?: 'Operator';
  /**
   * Posts and pages that are not published, the one that was changed last first, at most 50. Null when WordPress does not
   * show them to the gateway.
   */
  drafts?: Maybe<Array<Draft>>;
  /**
   * What readers would stumble on, all or of one kind: posts, pages, products and menus as editors left them. Made when it is
   * asked for and kept for five minutes; null while it is still being made.
   */
  report?: Maybe<Report>;
  /** Whether the request came with the operator's token or cookie; always true here. */
  signedIn: Scalars['Boolean']['output'];
};


/** The operator's own side of the site. */
export type OperatorReportArgs = {
  kind?: InputMaybe<StumbleKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** An option as a choice. */
export type OptionFacet = {
  __typename?: 'OptionFacet';
  /** Products that offer it. */
  count: Scalars['Int']['output'];
  /** The `filter` that has it as well, or no longer where it is selected. */
  input: Scalars['FilterValue']['output'];
  /** The name a buyer reads, e.g. 38 × 19 mm. */
  name: Scalars['String']['output'];
  /** Whether the filter names it. */
  selected: Scalars['Boolean']['output'];
  /** Its key in filters and URLs, e.g. 38-x-19-mm. */
  slug: Scalars['String']['output'];
};

/** A placed order. */
export type Order = {
  __typename?: 'Order';
  /** Where the bill goes. */
  billingAddress: Address;
  /** Whether its buyer collects it, and nothing is sent. Null when the shop does not answer. */
  collected?: Maybe<Scalars['Boolean']['output']>;
  /** Coupons that were applied. */
  coupons: Array<CartCoupon>;
  /** What the shop added. */
  fees: Array<CartFee>;
  /** The order's id. */
  id: Scalars['ID']['output'];
  /** What was bought. */
  items: Array<OrderItem>;
  /** Whether it can be paid now, at `paymentUrl`; a payment that failed may be tried again. */
  needsPayment: Scalars['Boolean']['output'];
  /** What the buyer wrote, VAT and purchase order number included; empty when nothing. Null when the shop does not answer. */
  note?: Maybe<Scalars['String']['output']>;
  /** What the shop calls it; usually the id. Null when the shop does not answer. */
  number?: Maybe<Scalars['String']['output']>;
  /** When it was paid; null while it is not, and when the shop does not answer. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it is paid. Null when the shop does not answer. */
  paymentMethod?: Maybe<PaymentMethod>;
  /**
   * Proofs of payment that came for it, the oldest first; empty where none did, and once they were removed. Null when nobody
   * can say.
   */
  paymentProofs?: Maybe<Array<PaymentProof>>;
  /** Whether that page leads back to this site. Where not, it is best opened beside it. */
  paymentReturns: Scalars['Boolean']['output'];
  /** How far its payment is. Null when the shop does not say whether it has arrived. */
  paymentState?: Maybe<PaymentState>;
  /**
   * Where it is paid: the shop's own pay page, the one place outside this site. It stays good until the order is paid. Null
   * where nothing is paid there, and when the shop does not answer.
   */
  paymentUrl?: Maybe<Scalars['Url']['output']>;
  /** When it was placed. Null when the shop does not answer. */
  placedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The quote request whose accepted offer it is; null where it came from none. */
  quoteReference?: Maybe<Scalars['String']['output']>;
  /** What of it was paid back, all refunds together; 0 where nothing was. Null when the shop does not answer. */
  refunded?: Maybe<Money>;
  /** The total without what was paid back. Null when the shop does not answer. */
  remaining?: Maybe<Money>;
  /** Where the goods go. */
  shippingAddress: Address;
  /** In which ways it is sent, in the shop's words, e.g. Courier; empty where nothing is. Null when the shop does not answer. */
  shippingMethods?: Maybe<Array<Scalars['String']['output']>>;
  /** The shop's word for how far it is, e.g. on-hold, processing, completed. */
  status: Scalars['String']['output'];
  /** The sums, as they were when it was placed: what was paid back is not taken off. */
  totals: CartTotals;
};

/** There is no order, or nobody knows yet. */
export type OrderFailure = Failure & {
  __typename?: 'OrderFailure';
  /** The cart as it is now, to be shown again; null where the store did not show it. */
  cart?: Maybe<Cart>;
  /**
   * Why: BEING_CHECKED (the store has not answered: call again with the same key in a while), TOTAL_CHANGED, CART_CHANGED,
   * NOT_FOR_SALE (something in the cart is sold no more), BELOW_MINIMUM (there is less of something than its
   * `minimumQuantity`), ALREADY_PAID (the order of this cart was paid meanwhile or waits for its transfer; the
   * cart is empty now), NO_CART, CART_EXPIRED, NO_SHIPPING, ACCOUNT_EXISTS (the shop makes an account of each order and has
   * one for this e-mail: its buyer signs in at `storeCheckoutUrl`), NOT_STORED (nothing was sent, as its key cannot be kept: call again with the same key in a while), PAYMENT_NOT_OFFERED, KEY_REUSED (the key stands for another order), or REFUSED for anything else.
   */
  code: Scalars['String']['output'];
  /** The same for a reader. */
  message: Scalars['String']['output'];
  /** The store's own checkout, where whoever has an account signs in and orders; null for anything but ACCOUNT_EXISTS, and when the store does not show the cart. */
  storeCheckoutUrl?: Maybe<Scalars['Url']['output']>;
};

/** Narrows orders down; all that is given must fit. */
export type OrderFilter = {
  /** Placed after this moment. */
  after?: InputMaybe<Scalars['DateTime']['input']>;
  /** Placed before this moment. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** The id of the account that bought. */
  customer?: InputMaybe<Scalars['ID']['input']>;
  /** Only these ids, at most 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Changed after this moment. */
  modifiedAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** Changed before this moment. */
  modifiedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** The id of a product that was bought. */
  product?: InputMaybe<Scalars['ID']['input']>;
  /** Words of number, name, address, e-mail or product. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** One or more of the shop's words, e.g. pending, processing, on-hold, completed, cancelled, refunded, failed. */
  status?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** One line of an order. */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** The first picture; null when it has none. */
  image?: Maybe<Image>;
  /** Plain text. */
  name: Scalars['String']['output'];
  /** The options that were chosen. */
  options: Array<ItemOption>;
  /** The path of its product on this site; null where the product has no page here. */
  path?: Maybe<Scalars['String']['output']>;
  /** What one piece cost, with or without tax as the shop shows its prices. */
  price: Money;
  /** The shop's id of the product or variation, as a cart takes it; null for what is no product of the shop. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** The stock keeping unit; null when it has none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** All pieces before coupons: those of all lines come to the `items` of the totals. */
  subtotal: TaxedMoney;
  /** All pieces after coupons. */
  total: TaxedMoney;
};

/** How far the payment of an order is. */
export type OrderPayment = {
  __typename?: 'OrderPayment';
  /** Whether it can be paid now. */
  needsPayment: Scalars['Boolean']['output'];
  /** In one word. */
  state: PaymentState;
};

/** The order was placed, now or at the first of several calls. */
export type OrderPlaced = {
  __typename?: 'OrderPlaced';
  /** The order's id. */
  id: Scalars['ID']['output'];
  /** Opens the order together with its id. */
  key: Scalars['String']['output'];
  /** The order itself; null when the store has not shown it yet. */
  order?: Maybe<Order>;
  /** Where it is shown, /order-received/{id}?key={key}. */
  path: Scalars['String']['output'];
  /** Whether that page leads back to `path`. Where not, it is best opened beside this site. */
  paymentReturns: Scalars['Boolean']['output'];
  /**
   * Where the buyer goes next to pay: a page of the shop or its payment service, the one place outside this site. Null
   * where nothing is paid there, or nobody says where; then `order.paymentUrl` may, later.
   */
  paymentUrl?: Maybe<Scalars['Url']['output']>;
};

/** An order as the shop keeps it. */
export type OrderRecord = {
  __typename?: 'OrderRecord';
  /** Where the bill goes. */
  billingAddress: Address;
  /** When it was completed; null while it is not. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Coupons that were applied. */
  coupons: Array<OrderRecordCoupon>;
  /** When it was placed. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which part of the shop made it, e.g. store-api, rest-api; empty when unknown. */
  createdVia: Scalars['String']['output'];
  /** The account that bought; null for a guest, and when the shop does not answer. */
  customer?: Maybe<Customer>;
  /** What coupons took off. */
  discount: TaxedMoney;
  /** What the shop added. */
  fees: Array<OrderRecordCharge>;
  /** The shop's id. */
  id: Scalars['ID']['output'];
  /** The address the order came from; null where the shop knows none. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** What was bought. */
  items: Array<OrderRecordItem>;
  /** Opens the order to its buyer, together with the id. */
  key: Scalars['String']['output'];
  /** What plugins wrote beside it, as text; keys that begin with an underscore are left out. */
  meta: Array<MetaEntry>;
  /** When it was last changed. */
  modifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the buyer wrote; empty when nothing. */
  note: Scalars['String']['output'];
  /** What the shop calls it; usually the id. */
  number: Scalars['String']['output'];
  /** When it was paid; null while it is not. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it is paid; null where nothing was chosen. */
  payment?: Maybe<OrderRecordPayment>;
  /** Whether the shop's prices had their tax in them. */
  pricesIncludeTax: Scalars['Boolean']['output'];
  /** What of it was paid back, all refunds together; 0 where nothing was. */
  refunded: Money;
  /** What was paid back. */
  refunds: Array<OrderRecordRefund>;
  /** The total without what was paid back. */
  remaining: Money;
  /** How it is sent. */
  shipping: Array<OrderRecordCharge>;
  /** Where the goods go; empty parts where it is the billing address. */
  shippingAddress: Address;
  /** What sending costs. */
  shippingTotal: TaxedMoney;
  /** The shop's word for how far it is, e.g. processing. */
  status: Scalars['String']['output'];
  /** What was bought, in a few words: four names at most, else three and how many more; what was charged where nothing of the catalogue was. */
  summary: Scalars['String']['output'];
  /** All tax. */
  tax: Money;
  /** What the tax is made of. */
  taxes: Array<OrderRecordTax>;
  /** What is to be paid, tax included. */
  total: Money;
  /** The browser the order came from; null where the shop knows none. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** Something that an order pays besides what was bought. */
export type OrderRecordCharge = {
  __typename?: 'OrderRecordCharge';
  /** The shop's word for the way of sending; null for a fee. */
  method?: Maybe<Scalars['String']['output']>;
  /** Plain text. */
  name: Scalars['String']['output'];
  /** What it costs. */
  total: TaxedMoney;
};

/** A coupon that was applied. */
export type OrderRecordCoupon = {
  __typename?: 'OrderRecordCoupon';
  /** In small letters. */
  code: Scalars['String']['output'];
  /** What it took off. */
  discount: TaxedMoney;
};

/** One line of an order. */
export type OrderRecordItem = {
  __typename?: 'OrderRecordItem';
  /** The line's id. */
  id: Scalars['ID']['output'];
  /** Plain text, as it was when it was bought. */
  name: Scalars['String']['output'];
  /** The options that were chosen, and what plugins show beside them. */
  options: Array<ItemOption>;
  /** What one piece cost, without tax. */
  price: Money;
  /** The product, where it is still sold; null also when the shop does not answer. */
  product?: Maybe<Product>;
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** The stock keeping unit; null when it has none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** All pieces before coupons. */
  subtotal: TaxedMoney;
  /** The shop's word for the tax that applies; empty for its usual one. */
  taxClass: Scalars['String']['output'];
  /** All pieces after coupons. */
  total: TaxedMoney;
  /** The id of the variation; null for a product without. */
  variation?: Maybe<Scalars['ID']['output']>;
};

/** One page of orders. */
export type OrderRecordList = {
  __typename?: 'OrderRecordList';
  /** The orders of this page. */
  items: Array<OrderRecord>;
  /** Where this page stands. */
  pageInfo: PageInfo;
};

/** How an order is paid. */
export type OrderRecordPayment = {
  __typename?: 'OrderRecordPayment';
  /** The shop's word for it, e.g. bacs. */
  method: Scalars['String']['output'];
  /** The same for a reader. */
  title: Scalars['String']['output'];
  /** What the payment service calls it; null where there is none. */
  transaction?: Maybe<Scalars['String']['output']>;
  /** Where its buyer can pay it; null where the shop names no such place. */
  url?: Maybe<Scalars['Url']['output']>;
};

/** Money that was paid back. */
export type OrderRecordRefund = {
  __typename?: 'OrderRecordRefund';
  /** The refund's id. */
  id: Scalars['ID']['output'];
  /** Plain text; empty when none was given. */
  reason: Scalars['String']['output'];
  /** Below zero. */
  total: Money;
};

/** One rate of tax in an order. */
export type OrderRecordTax = {
  __typename?: 'OrderRecordTax';
  /** The shop's word for the rate, e.g. ZA-VAT-1. */
  code: Scalars['String']['output'];
  /** On what was bought. */
  items: Money;
  /** Plain text, e.g. VAT. */
  label: Scalars['String']['output'];
  /** Of a hundred; null where the shop does not say. */
  percent?: Maybe<Scalars['Decimal']['output']>;
  /** On sending it. */
  shipping: Money;
};

/** The order of orders. */
export type OrderSort = {
  /** By what. */
  field: OrderSortField;
  /** Which way. */
  order: SortOrder;
};

/** What orders can be sorted by. */
export type OrderSortField =
  /** When it was placed. */
  | 'DATE'
  /** The shop's id. */
  | 'ID'
  /** When it was last changed. */
  | 'MODIFIED';

/** A page of the site that an editor writes. */
export type Page = {
  __typename?: 'Page';
  /** The fields of the about page; null on a page without them. */
  about?: Maybe<AboutFields>;
  /** The pages that it stands below, the topmost first; empty where there are none, and until the index is there. Costs no call. */
  above: Array<PageAbove>;
  /** When the content service last said this, while it does not answer; null while it does. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** Sanitised HTML; empty for a page behind a password. */
  content: Scalars['Html']['output'];
  /** Sanitised HTML; empty when there is none. */
  excerpt: Scalars['Html']['output'];
  /** The excerpt, or the beginning of the content, as plain text cut at a word to at most `length` characters. */
  excerptText: Scalars['String']['output'];
  /** Its picture; null when it has none. */
  featuredImage?: Maybe<Image>;
  /** The fields of the home page; null on a page without any. */
  home?: Maybe<HomeFields>;
  /** The content service's id. */
  id: Scalars['ID']['output'];
  /** Values of the allow-list. */
  meta: Array<MetaEntry>;
  /** When it was last changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** Its canonical path on this site: of a page below another the path of its slugs, e.g. /services/contact. */
  path: Scalars['String']['output'];
  /** Whether it is behind a password; its words are then not given. */
  protected: Scalars['Boolean']['output'];
  /** When it was first published. */
  publishedAt: Scalars['DateTime']['output'];
  /** The fields of the quote page; null on a page without any. */
  quote?: Maybe<QuotePageFields>;
  /** What a plugin for search engines says of it; null where none does, or when it does not answer. */
  seo?: Maybe<SeoWords>;
  /** Its key in URLs. */
  slug: Scalars['String']['output'];
  /** Plain text. */
  title: Scalars['String']['output'];
  /** Its canonical address. */
  url: Scalars['Url']['output'];
};


/** A page of the site that an editor writes. */
export type PageExcerptTextArgs = {
  length?: InputMaybe<Scalars['Int']['input']>;
};

/** A page that another stands below, as the way to that one shows it. */
export type PageAbove = {
  __typename?: 'PageAbove';
  /** Its canonical path on this site. */
  path: Scalars['String']['output'];
  /** Plain text. */
  title: Scalars['String']['output'];
};

/** Where a numbered page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Whether a later page exists. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether an earlier page exists. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Items asked for per page. */
  perPage: Scalars['Int']['output'];
  /** Items in the whole list. */
  totalItems: Scalars['Int']['output'];
  /** Pages in the whole list; 0 when the list is empty. */
  totalPages: Scalars['Int']['output'];
};

/** One page of pages. */
export type PageList = {
  __typename?: 'PageList';
  /** The pages of this page. */
  items: Array<Page>;
  /** Where this page stands. */
  pageInfo: PageInfo;
};

/** A program of others that asks the gateway by keys. */
export type Partner = {
  __typename?: 'Partner';
  /** Points a minute, as documents are priced, of all its keys together. */
  costPerMinute: Scalars['Int']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The newest first, ended ones too. */
  keys: Array<PartnerKey>;
  /** By which it is told from others; it never changes. */
  name: Scalars['String']['output'];
  /** Origins of pages whose scripts may use its keys; programs without a page need none. */
  origins: Array<Scalars['String']['output']>;
  /** Requests a minute, of all its keys together. */
  requestsPerMinute: Scalars['Int']['output'];
  /** Which roots of the schema its keys open. */
  scopes: Array<PartnerScope>;
  /** Where it is called, in the order in which the addresses were added. */
  webhooks: Array<PartnerWebhook>;
};

/** A key as it is listed: the key itself was shown once. */
export type PartnerKey = {
  __typename?: 'PartnerKey';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends or ended; null while nothing ends it. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its last four characters. */
  hint: Scalars['String']['output'];
  /** To the minute; null while nobody used it. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it opens anything now. */
  live: Scalars['Boolean']['output'];
};

/** What a partner's key can be given. */
export type PartnerScope =
  /** Carts. */
  | 'CARTS'
  /** Products, their categories and their reviews. */
  | 'CATALOGUE'
  /** Pages, posts, menus and pictures; messages to the shop. */
  | 'CONTENT'
  /** Placing orders, following them, and what is kept of who placed them. */
  | 'ORDERS'
  /** Estimates, quote requests and offers. */
  | 'QUOTES';

/** What a partner can be told of. */
export type PartnerTopic =
  /** A product is not what it was, or is new. Needs the scope catalogue. */
  | 'PRODUCT_CHANGED'
  /** A product is gone. Needs the scope catalogue. */
  | 'PRODUCT_REMOVED'
  /** A step was taken of a quote request that came with the partner's key. Needs the scope quotes. */
  | 'QUOTE_STEP'
  /** There are more or fewer of a product or its variations. Needs the scope catalogue. */
  | 'STOCK_CHANGED';

/** An address at which a partner is called. */
export type PartnerWebhook = {
  __typename?: 'PartnerWebhook';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was called for the last time: it took nothing for a week, or wanted no more. Null while it is called. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when it has taken none; null while it takes them. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** The status that it answered last, or what was in the place of an answer; null while it takes calls. */
  fault?: Maybe<Scalars['String']['output']>;
  /** By which it is told from others. */
  id: Scalars['ID']['output'];
  /** When it last took a call; null while it took none. */
  lastTakenAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many calls were given up. */
  parked: Scalars['Int']['output'];
  /** What is told there. */
  topics: Array<PartnerTopic>;
  /** The address. */
  url: Scalars['String']['output'];
  /** How many calls wait for it. */
  waiting: Scalars['Int']['output'];
};

/** Which address. */
export type PartnerWebhookInput = {
  /** Of the partner. */
  name: Scalars['String']['input'];
  /** Of the address. */
  webhook: Scalars['ID']['input'];
};

/** What became of changing one. */
export type PartnerWebhookResult = PartnerWebhook | ValidationFailure;

/** A way to pay. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /**
   * Where a bank transfer goes: as WooCommerce has it where our plugin tells, else as configured. Empty where nobody
   * knows, and for any other way to pay.
   */
  accounts: Array<BankAccount>;
  /** How it is done, in the shop's words; empty when it says nothing. */
  description: Scalars['String']['output'];
  /** The shop's word for it: bacs (bank transfer), cheque, cod (cash on delivery), or a payment service's. */
  id: Scalars['ID']['output'];
  /** What the shop says of it once the order is placed; lines of plain text, empty when it says nothing. */
  instructions: Scalars['String']['output'];
  /** Whether it is paid on a page of the shop or its payment service, once the order is placed. */
  paidElsewhere: Scalars['Boolean']['output'];
  /** Its name, in the shop's words. */
  title: Scalars['String']['output'];
};

/** A proof of payment that came for an order. */
export type PaymentProof = {
  __typename?: 'PaymentProof';
  /** Its files, in the order they were uploaded; empty once they were removed. */
  files: Array<PaymentProofFile>;
  /** When it was stored. */
  receivedAt: Scalars['DateTime']['output'];
  /** The number to quote on the phone. */
  reference: Scalars['String']['output'];
};

/** A file of a proof of payment. Only the firm is told where to open it. */
export type PaymentProofFile = {
  __typename?: 'PaymentProofFile';
  /** Its length. */
  bytes: Scalars['Int']['output'];
  /** Harmless, and ending in what fits the content. */
  name: Scalars['String']['output'];
  /** Its media type by its content, e.g. application/pdf. */
  type: Scalars['String']['output'];
};

/** Nothing was sent. */
export type PaymentProofRefused = Failure & {
  __typename?: 'PaymentProofRefused';
  /** ORDER_NOT_FOUND (id, key and e-mail do not fit together), NOT_WAITING (the order does not wait for a transfer) or TOO_MANY (five proofs came for it already). */
  code: Scalars['String']['output'];
  /** The same for a reader. */
  message: Scalars['String']['output'];
};

/** How far the payment of an order is. */
export type PaymentState =
  /** The order was cancelled. */
  | 'CANCELLED'
  /** It is paid otherwise: by bank transfer, by cheque or on delivery. */
  | 'DUE'
  /** The payment failed, nothing was taken, and it can be tried again. */
  | 'FAILED'
  /** It has been paid. */
  | 'PAID'
  /** The money was paid back. */
  | 'REFUNDED'
  /** It can be paid now; the shop has not heard of a payment yet. */
  | 'WAITING';

/** An order. */
export type PlaceOrderInput = {
  /** Where the bill goes. */
  billing: AddressInput;
  /** The cart's hash as it was shown: the order is then only placed while nothing in the cart has changed. */
  cartHash?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the client, one per intended order, at least 8 characters. */
  key: Scalars['String']['input'];
  /** What the shop should know, e.g. a gate code. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** One of the cart's payment methods. */
  paymentMethod: Scalars['ID']['input'];
  /** For the invoice. */
  purchaseOrder?: InputMaybe<Scalars['String']['input']>;
  /** Where the goods go; null for the billing address. */
  shipping?: InputMaybe<AddressInput>;
  /** Whether the terms and conditions were accepted; without that nothing is ordered. */
  terms: Scalars['Boolean']['input'];
  /** The cart's total as it was shown, in major units. */
  total: Scalars['Decimal']['input'];
  /** For the invoice; ten digits that begin with 4 in South Africa. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The order, or why there is none. */
export type PlaceOrderResult = OrderFailure | OrderPlaced | ValidationFailure;

/** An article of the blog. */
export type Post = {
  __typename?: 'Post';
  /** When the content service last said this, while it does not answer; null while it does. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** Who wrote it; null when the service does not say. */
  author?: Maybe<Author>;
  /** Its categories. */
  categories: Array<PostCategory>;
  /** What readers said about it, the oldest first; none for a post behind a password. Of more than 500 the first 500 can be read: `totalItems` counts all, `totalPages` the pages that can be had. Null when the service does not answer. */
  comments?: Maybe<CommentList>;
  /** Whether comments are open. */
  commentsOpen: Scalars['Boolean']['output'];
  /** Sanitised HTML; empty for a post behind a password. */
  content: Scalars['Html']['output'];
  /** Sanitised HTML. */
  excerpt: Scalars['Html']['output'];
  /** The excerpt, or the beginning of the content, as plain text cut at a word to at most `length` characters. */
  excerptText: Scalars['String']['output'];
  /** Its picture; null when it has none. */
  featuredImage?: Maybe<Image>;
  /** The content service's id. */
  id: Scalars['ID']['output'];
  /** When it was last changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** The post published just after this one, those behind a password left out; null for the last, and when the service does not answer. */
  next?: Maybe<Post>;
  /** Its canonical path on this site, /post/{slug}. */
  path: Scalars['String']['output'];
  /** The post published just before this one, those behind a password left out; null for the first, and when the service does not answer. */
  previous?: Maybe<Post>;
  /** Whether it is behind a password; its words are then not given. */
  protected: Scalars['Boolean']['output'];
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Minutes that reading it takes, at 200 words a minute; 0 where no words are given. */
  readingMinutes: Scalars['Int']['output'];
  /** What a plugin for search engines says of it; null where none does, or when it does not answer. */
  seo?: Maybe<SeoWords>;
  /** Its key in URLs. */
  slug: Scalars['String']['output'];
  /** Whether the editor keeps it on top. */
  sticky: Scalars['Boolean']['output'];
  /** Its tags. */
  tags: Array<PostTag>;
  /** Whether `submitComment` takes one: comments are open, and the content service takes them of strangers. False until that is known. */
  takesComments: Scalars['Boolean']['output'];
  /** Plain text. */
  title: Scalars['String']['output'];
  /** Its canonical address. */
  url: Scalars['Url']['output'];
};


/** An article of the blog. */
export type PostCommentsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** An article of the blog. */
export type PostExcerptTextArgs = {
  length?: InputMaybe<Scalars['Int']['input']>;
};

/** A subject of the blog. */
export type PostCategory = {
  __typename?: 'PostCategory';
  /** Published posts in it. */
  count: Scalars['Int']['output'];
  /** Plain text; empty when there is none. */
  description: Scalars['String']['output'];
  /** The content service's id. */
  id: Scalars['ID']['output'];
  /** Plain text. */
  name: Scalars['String']['output'];
  /** The category it is in; null at the top level. */
  parent?: Maybe<PostCategory>;
  /** Its path on this site, /category/{slug}. */
  path: Scalars['String']['output'];
  /** What a plugin for search engines says of its page; null where there is none. */
  seo?: Maybe<SeoWords>;
  /** Its key in URLs. */
  slug: Scalars['String']['output'];
};

/** Which posts to list; several conditions must all hold. */
export type PostFilter = {
  /** Slug of an author, as `Author.slug`. */
  author?: InputMaybe<Scalars['String']['input']>;
  /** Slug of a category; what is in the categories below it is listed too. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Words to find. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Slug of a tag. */
  tag?: InputMaybe<Scalars['String']['input']>;
};

/** One page of posts. */
export type PostList = {
  __typename?: 'PostList';
  /** When the content service last said this, while it does not answer; null while it does. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** The posts of this page. */
  items: Array<Post>;
  /** Where this page stands. */
  pageInfo: PageInfo;
};

/** How to order a list of posts. */
export type PostSort = {
  /** What to order by. */
  field: PostSortField;
  /** Which way. */
  order: SortOrder;
};

/** What a list of posts can be ordered by. */
export type PostSortField =
  /** When it was published. */
  | 'DATE'
  /** When it was last changed. */
  | 'MODIFIED'
  /** The title. */
  | 'TITLE';

/** A keyword of the blog. */
export type PostTag = {
  __typename?: 'PostTag';
  /** Published posts with it. */
  count: Scalars['Int']['output'];
  /** Plain text; empty when there is none. */
  description: Scalars['String']['output'];
  /** The content service's id. */
  id: Scalars['ID']['output'];
  /** Plain text. */
  name: Scalars['String']['output'];
  /** Its path on this site, /tag/{slug}. */
  path: Scalars['String']['output'];
  /** What a plugin for search engines says of its page; null where there is none. */
  seo?: Maybe<SeoWords>;
  /** Its key in URLs. */
  slug: Scalars['String']['output'];
};

/** The draft, or why it is not shown. */
export type Preview = Page | Post | PreviewRefused;

/** The offer as it would be, or why it cannot be. */
export type PreviewOfferResult = Offer | QuoteNotFound | ValidationFailure;

/** The draft is not shown. */
export type PreviewRefused = Failure & {
  __typename?: 'PreviewRefused';
  /**
   * LINK_EXPIRED, LINK_WRONG (changed, or made with another secret), NO_SUCH_DRAFT, or NOT_CONNECTED (the gateway has no
   * credentials for WordPress).
   */
  code: Scalars['String']['output'];
  /** The same for a reader. */
  message: Scalars['String']['output'];
};

/** What can be looked at before it is published. */
export type PreviewType =
  /** A page. */
  | 'PAGE'
  /** A post. */
  | 'POST';

/** What one piece costs from a quantity on. */
export type PriceBreak = {
  __typename?: 'PriceBreak';
  /** What one piece costs then. */
  price: Money;
  /** From how many on, 2 at least: what one costs by itself is the price. */
  quantity: Scalars['Int']['output'];
};

/** The lowest and highest price among the variations of a product. */
export type PriceRange = {
  __typename?: 'PriceRange';
  /** The highest price. */
  max: Money;
  /** The lowest price. */
  min: Money;
};

/** Something in the shop. An unknown type is answered as a SimpleProduct that cannot be bought. */
export type Product = {
  /** When the shop told this last, where it does not tell now: text, variations and reviews are missing then, price and stock may have changed. Null as a rule. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** Attributes in the shop's order. */
  attributes: Array<ProductAttribute>;
  /** Where the shop lists it. */
  catalogVisibility: CatalogVisibility;
  /** The categories it is in, deepest last. */
  categories: Array<ProductCategory>;
  /** What a consumer in the shop's own country pays, VAT included: of `price`, where prices exclude it. Null where there is no price, or nobody knows the tax. */
  consumerPrice?: Maybe<Money>;
  /** When it was first published. */
  createdAt: Scalars['DateTime']['output'];
  /** Products the shop offers besides, without hidden ones. Null when the shop does not answer. */
  crossSells?: Maybe<Array<Product>>;
  /** Where its data sheet lies, a path of this site or an address; null when it has none. */
  dataSheet?: Maybe<Scalars['Url']['output']>;
  /** The options the shop preselects. */
  defaultAttributes: Array<AttributeValue>;
  /** The long description; empty when there is none. */
  description: Scalars['Html']['output'];
  /** Outer measures; null when none is given. */
  dimensions?: Maybe<Dimensions>;
  /** The share taken off in a sale, rounded to whole percent; null outside a sale. */
  discountPercent?: Maybe<Scalars['Int']['output']>;
  /** Whether it is a file. */
  downloadable: Scalars['Boolean']['output'];
  /** The short description, or the beginning of the long one, as plain text cut at a word to at most `length` characters. */
  excerptText: Scalars['String']['output'];
  /** Whether the shop puts it forward. */
  featured: Scalars['Boolean']['output'];
  /** Its number in the trade (GTIN, EAN, UPC or ISBN); null when it has none. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** The shop's id. */
  id: Scalars['ID']['output'];
  /** The first picture; null when it has none. */
  image?: Maybe<Image>;
  /** All pictures in the shop's order. */
  images: Array<Image>;
  /** Values of the allow-list, e.g. pack, face_material. */
  meta: Array<MetaEntry>;
  /** How many one order takes at least; null where the shop says nothing. */
  minimumQuantity?: Maybe<Scalars['Int']['output']>;
  /** When it was last changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** Plain text. */
  name: Scalars['String']['output'];
  /** Whether a sale is on. */
  onSale: Scalars['Boolean']['output'];
  /** Its canonical path on this site, /product/{slug}. */
  path: Scalars['String']['output'];
  /** What it costs now (the lowest among variations); null is 'Price on request'. */
  price?: Maybe<Money>;
  /** What one piece costs from a quantity on, smallest first; empty when there are none. */
  priceBreaks: Array<PriceBreak>;
  /** Whether the prices include VAT; null when the shop does not say. */
  pricesIncludeTax?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Whether it is behind a password: then name, price and picture are all there is of it, texts, attributes and reviews are
   * empty, and it cannot be bought here.
   */
  protected: Scalars['Boolean']['output'];
  /** Whether the shop sells it; says nothing about stock. False, too, where one order takes fewer than the minimum, as it is sold one at a time or as fewer are left: nobody can buy it. */
  purchasable: Scalars['Boolean']['output'];
  /** The mean of its reviews. */
  rating: Rating;
  /** What it costs outside a sale; null when the shop gives none. */
  regularPrice?: Maybe<Money>;
  /** Products of the same categories and keywords, nearest first, at most `first` (of at most 12). Null when the shop does not answer. */
  related?: Maybe<Array<Product>>;
  /** Approved reviews, newest first. Null when the shop does not answer. */
  reviews?: Maybe<ReviewList>;
  /** Whether reviews are taken. */
  reviewsAllowed: Scalars['Boolean']['output'];
  /** Whether what buyers say of it is shown. Not where the shop has its reviews switched off, and then nothing has a rating either; nor behind a password. */
  reviewsShown: Scalars['Boolean']['output'];
  /** When the sale that is on began; null when it has no beginning, and outside a sale. */
  saleFrom?: Maybe<Scalars['DateTime']['output']>;
  /** What it costs in the sale; null outside a sale, also before one that is to come. */
  salePrice?: Maybe<Money>;
  /** When the sale that is on ends; null when it has no end, and outside a sale. */
  saleTo?: Maybe<Scalars['DateTime']['output']>;
  /** True for the built-in examples that stand in while the shop refuses its credentials: not for sale. */
  sample: Scalars['Boolean']['output'];
  /** What a plugin for search engines says of it; null where none does, or when it does not answer. */
  seo?: Maybe<SeoWords>;
  /** How it is sent. */
  shipping: Shipping;
  /** The short description; empty when there is none. */
  shortDescription: Scalars['Html']['output'];
  /** The stock keeping unit; null when it has none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Its key in URLs. */
  slug: Scalars['String']['output'];
  /** Whether one order takes one piece at most. */
  soldIndividually: Scalars['Boolean']['output'];
  /** The stock. */
  stock: Stock;
  /** Its keywords. */
  tags: Array<ProductTag>;
  /** How it is taxed. */
  taxation: Taxation;
  /** How many were sold. */
  totalSales: Scalars['Int']['output'];
  /** How it is put together. */
  type: ProductType;
  /** Products the shop offers instead, without hidden ones. Null when the shop does not answer. */
  upsells?: Maybe<Array<Product>>;
  /** Its canonical address. */
  url: Scalars['Url']['output'];
  /** Whether it is not a thing. */
  virtual: Scalars['Boolean']['output'];
  /** In the shop's unit (kilograms unless the shop says otherwise); null when not given. */
  weight?: Maybe<Scalars['Decimal']['output']>;
};


/** Something in the shop. An unknown type is answered as a SimpleProduct that cannot be bought. */
export type ProductAttributesArgs = {
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Something in the shop. An unknown type is answered as a SimpleProduct that cannot be bought. */
export type ProductExcerptTextArgs = {
  length?: InputMaybe<Scalars['Int']['input']>;
};


/** Something in the shop. An unknown type is answered as a SimpleProduct that cannot be bought. */
export type ProductMetaArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Something in the shop. An unknown type is answered as a SimpleProduct that cannot be bought. */
export type ProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Something in the shop. An unknown type is answered as a SimpleProduct that cannot be bought. */
export type ProductReviewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** One attribute of a product with the options it comes in. */
export type ProductAttribute = {
  __typename?: 'ProductAttribute';
  /** The name a buyer reads, e.g. Size. */
  name: Scalars['String']['output'];
  /** The options in the shop's order. */
  options: Array<AttributeOption>;
  /** Its key in URLs and in `variation(options)`, e.g. size. */
  slug: Scalars['String']['output'];
  /** Whether variations differ by it. */
  variation: Scalars['Boolean']['output'];
  /** Whether it is listed among the specifications. */
  visible: Scalars['Boolean']['output'];
};

/** A shelf of the shop. */
export type ProductCategory = {
  __typename?: 'ProductCategory';
  /** The categories in it. */
  children: Array<ProductCategory>;
  /** Published products in it, as the shop counts. */
  count: Scalars['Int']['output'];
  /** Sanitised HTML; empty when there is none. */
  description: Scalars['Html']['output'];
  /** What the shop shows in it: default, products, subcategories or both. */
  display: Scalars['String']['output'];
  /** The shop's id. */
  id: Scalars['ID']['output'];
  /** Its picture; null when it has none. */
  image?: Maybe<Image>;
  /** Its place among its siblings. */
  menuOrder: Scalars['Int']['output'];
  /** Plain text. */
  name: Scalars['String']['output'];
  /** The category it is in; null at the top level. */
  parent?: Maybe<ProductCategory>;
  /** Its canonical path on this site, /products/{slug}. */
  path: Scalars['String']['output'];
  /** Its products and those of its children. Null when the shop does not answer. */
  products?: Maybe<ProductList>;
  /** True for the built-in examples. */
  sample: Scalars['Boolean']['output'];
  /** What a plugin for search engines says of its page; null where there is none. */
  seo?: Maybe<SeoWords>;
  /** Its key in URLs. */
  slug: Scalars['String']['output'];
  /** Its canonical address. */
  url: Scalars['Url']['output'];
};


/** A shelf of the shop. */
export type ProductCategoryProductsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};

/** How many products each further choice would leave. */
export type ProductFacets = {
  __typename?: 'ProductFacets';
  /** Products over all categories. */
  allCategories: Scalars['Int']['output'];
  /** Attributes with two or more options, those of most products first; at most 12. */
  attributes: Array<AttributeFacet>;
  /** The category tree, each parent before its children. */
  categories: Array<CategoryFacet>;
  /** Products put forward. */
  featured: SwitchFacet;
  /** Products in a sale. */
  onSale: SwitchFacet;
  /** From the cheapest to the dearest, its own filter left out; null when nothing has a price. */
  price?: Maybe<PriceRange>;
  /** At least 4, 3, 2 and 1 stars; none where the shop has its reviews switched off. */
  ratings: Array<RatingFacet>;
  /** The states that occur. */
  stock: Array<StockFacet>;
};

/** Which products to list; several conditions must all hold. */
export type ProductFilter = {
  /** Only products that offer these options; of several attributes all must be offered. */
  attributes?: InputMaybe<Array<AttributeFilter>>;
  /** Ids of categories; a product in any of them, or in a child of one, is listed. */
  categories?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The same by slug. */
  categorySlugs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only products the shop puts forward. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products that cost at most this, in major units; among variations the cheapest counts. */
  maxPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Only products that cost at least this, in major units; among variations the dearest counts. */
  minPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Only products whose reviews have at least this mean, 1 to 5. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Only products in a sale. */
  onSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words to find in names, texts and SKUs; fewer than 2 characters are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only products in any of these states. */
  stock?: InputMaybe<Array<StockStatus>>;
  /** Slug of a keyword. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Only products of this type. */
  type?: InputMaybe<ProductType>;
};

/** One page of products. */
export type ProductList = {
  __typename?: 'ProductList';
  /** When the shop told this last, where it does not tell now. Null as a rule. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** Counts over the whole result, each leaving its own filter out. Null until the index is there. */
  facets?: Maybe<ProductFacets>;
  /** The products of this page. */
  items: Array<Product>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** True when the built-in examples stand in for the shop. */
  sample: Scalars['Boolean']['output'];
};

/** How to order a list of products. */
export type ProductSort = {
  /** What to order by. */
  field: ProductSortField;
  /** Which way. */
  order: SortOrder;
};

/** What a list of products can be ordered by. */
export type ProductSortField =
  /** When it was published. */
  | 'DATE'
  /** How many were sold; always most first. */
  | 'POPULARITY'
  /** The price, among variations the lowest upwards and the highest downwards; products without one come last. */
  | 'PRICE'
  /** The mean of the reviews; always best first. */
  | 'RATING'
  /** What the shop puts forward first, each by how many were sold; always most first. */
  | 'RECOMMENDED'
  /** The name. */
  | 'TITLE';

/** A keyword of a product. */
export type ProductTag = {
  __typename?: 'ProductTag';
  /** The shop's id. */
  id: Scalars['ID']['output'];
  /** The keyword. */
  name: Scalars['String']['output'];
  /** Its key. */
  slug: Scalars['String']['output'];
};

/** How a product is put together in the shop. */
export type ProductType =
  /** Sold on another site. */
  | 'EXTERNAL'
  /** A set of other products, each bought on its own. */
  | 'GROUPED'
  /** One thing with one price. */
  | 'SIMPLE'
  /** Comes in variations that are chosen by attributes. */
  | 'VARIABLE';

/** Which quantities of an item the store takes. */
export type QuantityLimits = {
  __typename?: 'QuantityLimits';
  /** False for what is sold one at a time. */
  editable: Scalars['Boolean']['output'];
  /** At most; what is in stock, where that is counted. */
  maximum: Scalars['Int']['output'];
  /** At least; 1 until the shop's own minimum of the product has been read. */
  minimum: Scalars['Int']['output'];
  /** Only multiples of this. */
  step: Scalars['Int']['output'];
};

/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type Query = {
  __typename?: 'Query';
  /** What belongs to the e-mail address by which this browser is signed in; null where it is not. Only by POST; never cached. */
  account?: Maybe<Account>;
  /**
   * What may be meant by an address of this site where nothing is: products, pages and posts by the words of its path, best
   * first, at most 5. From the index, without a call: products as the shop last told of them. Empty until the index is there.
   */
  addressSuggestions: Array<AddressSuggestion>;
  /** One author of the blog by slug. Null when there is none. */
  author?: Maybe<Author>;
  /** Everyone with a published post, by name. Null when the content service does not answer. */
  authors?: Maybe<Array<Author>>;
  /**
   * The visitor's cart. Null for a visitor who has none: reading opens none and costs no call. Null beside an error when
   * the store does not answer. Only by POST; never cached.
   */
  cart?: Maybe<Cart>;
  /** One account by its id; null where there is none. For the operator; only by POST; never cached. */
  customer?: Maybe<Customer>;
  /** Who has an account in the shop. For the operator; only by POST; never cached. */
  customers?: Maybe<CustomerList>;
  /**
   * What works between the gateway, its WordPress and its WooCommerce, looked at now. Null beside an error where it was
   * asked for too often. Who asks while the checks run is told what they find; never cached.
   */
  diagnostics?: Maybe<Diagnostics>;
  /**
   * What goods of the catalogue will cost, from their price breaks: an estimate, not an offer. What cannot be priced says
   * so, and the sums leave it out. At most 100 items; nothing in it is a visitor's own.
   */
  estimateQuote: Estimate;
  /** The page that the content service shows at /, else the one of the slug 'home'. Null when there is neither, or when the service does not answer. */
  frontPage?: Maybe<Page>;
  /**
   * What each id stands for, of products and of variations, in the order of the question: for a list of goods in an
   * address. At most 100 at a time.
   */
  goods: Array<SkuMatch>;
  /** Understands a label's size as people write it, and says what is known of making it. Costs no call. */
  labelSize: LabelSizeCheck;
  /** One picture of the media library by its id. Null when there is none or it is not a picture. */
  media?: Maybe<Image>;
  /**
   * A menu by its slug, name or theme location, exactly one of them given. Where the service has no such menu, the
   * configured fallback id is tried, and for a family's menu ({family}-products) the children of that product category.
   * Null when there is none of these.
   */
  menu?: Maybe<Menu>;
  /** All menus by name. Null when the content service does not answer. */
  menus?: Maybe<Array<Menu>>;
  /** What the operator has at hand; null for everyone else. Only by POST; never cached. */
  operator?: Maybe<Operator>;
  /**
   * A placed order, for whoever has its key. The browser that placed it needs no more; anyone else must give the billing
   * e-mail too. Null when they do not fit together. Only by POST; never cached.
   */
  order?: Maybe<Order>;
  /** One order by its id; null where there is none. For the operator; only by POST; never cached. */
  orderById?: Maybe<OrderRecord>;
  /**
   * How far the payment of an order is, for whoever may see the order: cheap to ask again and again while a buyer pays.
   * What the shop tells by webhook is known at once. It is asked, too: every two seconds at most, every 15 where it tells by
   * webhook. Null when id, key and e-mail do not fit together. Only by POST; never cached.
   */
  orderPayment?: Maybe<OrderPayment>;
  /** Orders of everyone, newest first when nothing else is asked. For the operator; only by POST; never cached. */
  orders?: Maybe<OrderRecordList>;
  /** One published page by its slug or its id, exactly one of them given. Null when there is none, and for WordPress's own pages (see `pages`). By its slug only a page that stands below no other is found: `pages(slug:)` has all of a slug, `route(path:)` the one at a path. */
  page?: Maybe<Page>;
  /** Published pages by title, at most 100 a page; WordPress's own pages (cart, checkout, shop, my-account, blog) are left out. Null when the content service does not answer. */
  pages?: Maybe<PageList>;
  /** Programs of others that ask by keys, by name. Null when the durable store does not answer. */
  partners?: Maybe<Array<Partner>>;
  /** Words worth searching: the names of the product categories that sell best, best first. Empty where nothing was sold, and until the index is there. */
  popularSearches: Array<Scalars['String']['output']>;
  /** One published post by its slug or its id, exactly one of them given. Null when there is none. */
  post?: Maybe<Post>;
  /** All categories of the blog by name. Null when the content service does not answer. */
  postCategories?: Maybe<Array<PostCategory>>;
  /** One category of the blog by its slug or its id, exactly one of them given. Null when there is none. */
  postCategory?: Maybe<PostCategory>;
  /** One tag of the blog by its slug or its id, exactly one of them given. Null when there is none. */
  postTag?: Maybe<PostTag>;
  /** All tags of the blog by name. Null when the content service does not answer. */
  postTags?: Maybe<Array<PostTag>>;
  /** Published posts, at most 100 a page. Null when the content service does not answer. A page past the end is empty, not an error. */
  posts?: Maybe<PostList>;
  /**
   * A post or page as it stands in WordPress, published or not: for the operator, and for whoever has a link to it that was
   * signed in WordPress or at /operator. Null when WordPress does not answer. Only by POST; never cached.
   */
  preview?: Maybe<Preview>;
  /** An offer as its buyer would see it, worked out and sent to nobody. For the operator; only by POST; never cached. */
  previewOffer?: Maybe<PreviewOfferResult>;
  /** One published product by its slug or its id, exactly one of them given. Null when there is none. */
  product?: Maybe<Product>;
  /** All product categories in the shop's order; with `parent` only the children of that one ('0' is the top level). Null when the shop does not answer. */
  productCategories?: Maybe<Array<ProductCategory>>;
  /** One product category by its slug or its id, exactly one of them given. Null when there is none. */
  productCategory?: Maybe<ProductCategory>;
  /**
   * Published, visible products, at most 100 a page. Null when the shop does not answer.
   * Unknown categories give an empty list; a page past the end is empty, not an error.
   * What is out of stock is left out where the shop hides that from its catalogue; it is still found by its address.
   */
  products?: Maybe<ProductList>;
  /** The address of the quote request's form with its first lines filled in: a person reads it over and sends it. */
  quoteForm: QuoteForm;
  /**
   * A quote request, for whoever has the key of its link, or its reference number and the e-mail address that asked; a
   * browser that has opened its link, or is signed in by that address, needs the reference alone, and so does the operator.
   * Null where they do not fit together: which of them was wrong is not told. Only by POST; never cached; limited for each
   * visitor and for each reference.
   */
  quoteRequest?: Maybe<QuoteRequest>;
  /** Quote requests of everyone, those first whose answer was promised first. For the operator; only by POST; never cached. */
  quoteRequests?: Maybe<QuoteRequestList>;
  /** Approved reviews, newest first; with `product` only those of one product. None where the shop has its reviews switched off. Null when the shop does not answer. */
  reviews?: Maybe<ReviewList>;
  /** The text of /robots.txt. */
  robots: Scalars['String']['output'];
  /** What lives at a path of this site, or where it has moved to. Null when nothing does. */
  route?: Maybe<Route>;
  /** Finds posts, pages and products. Fewer than 2 characters find nothing; more than 200 are cut. */
  search: SearchResult;
  /** What holds for the whole site. Always there; what is not known is null. */
  site: Site;
  /** The addresses of the site that a search engine should know, in a steady order. Null until the index is there. */
  sitemap?: Maybe<Array<SitemapEntry>>;
  /** How many addresses the sitemap has. Null until the index is there. */
  sitemapSize?: Maybe<Scalars['Int']['output']>;
  /**
   * What each stock keeping unit stands for, in the order of the question: exact but for the case of its letters, of
   * products and of variations. At most 100 at a time.
   */
  skus: Array<SkuMatch>;
  /**
   * An order, however old, for whoever has its number and the e-mail address that bought. Null where the two do not fit
   * together: which of them was wrong is not told. Where a plugin of the shop makes up its numbers, it is looked for among the
   * 1,000 newest of the address. Only by POST; never cached; limited for each visitor and for each number.
   */
  trackOrder?: Maybe<AccountOrder>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryAddressSuggestionsArgs = {
  path: Scalars['String']['input'];
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryAuthorArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryCustomersArgs = {
  filter?: InputMaybe<CustomerFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CustomerSort>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryDiagnosticsArgs = {
  tryCart: Scalars['Boolean']['input'];
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryEstimateQuoteArgs = {
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  items: Array<EstimateItemInput>;
  postcode?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryGoodsArgs = {
  ids: Array<Scalars['ID']['input']>;
  quantities?: InputMaybe<Array<Scalars['Int']['input']>>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryLabelSizeArgs = {
  labelType?: InputMaybe<Scalars['String']['input']>;
  size: Scalars['String']['input'];
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryMediaArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryMenuArgs = {
  location?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryOrderArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryOrderByIdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryOrderPaymentArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OrderSort>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryPageArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryPagesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryPopularSearchesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryPostArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryPostCategoryArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryPostTagArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryPostsArgs = {
  filter?: InputMaybe<PostFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<PostSort>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryPreviewArgs = {
  expires?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  signature?: InputMaybe<Scalars['String']['input']>;
  type: PreviewType;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryPreviewOfferArgs = {
  input: AnswerQuoteRequestInput;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryProductArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryProductCategoriesArgs = {
  parent?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryProductCategoryArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryProductsArgs = {
  filter?: InputMaybe<ProductFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryQuoteFormArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  product: Scalars['ID']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryQuoteRequestArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
  reference: Scalars['String']['input'];
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryQuoteRequestsArgs = {
  filter?: InputMaybe<QuoteRequestFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteRequestSort>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryReviewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  product?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryRouteArgs = {
  path: Scalars['String']['input'];
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QuerySearchArgs = {
  asTyped?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perGroup?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QuerySitemapArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QuerySkusArgs = {
  skus: Array<Scalars['String']['input']>;
};


/** Everything that can be read. What the content or shop service did not answer is null beside an error with a code. */
export type QueryTrackOrderArgs = {
  email: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

/** A file that came with a quote request. */
export type QuoteArtwork = {
  __typename?: 'QuoteArtwork';
  /** Its length. */
  bytes: Scalars['Int']['output'];
  /** Harmless, and ending in what fits the content. */
  name: Scalars['String']['output'];
  /** Its media type by its content, e.g. application/pdf. */
  type: Scalars['String']['output'];
  /** Where its reader may open it; null where there is none. */
  url?: Maybe<Scalars['Url']['output']>;
};

/** What a buyer has asked and bought, found by the e-mail address. */
export type QuoteBuyer = {
  __typename?: 'QuoteBuyer';
  /** Orders, the newest first, at most 20; null when the shop does not answer. */
  orders?: Maybe<Array<OrderRecord>>;
  /** Other requests, the newest first, at most 20. */
  requests: Array<QuoteRequest>;
};

/** A step in the life of a request. Take a kind that you do not know for a note. */
export type QuoteEvent = {
  __typename?: 'QuoteEvent';
  /** When it was taken. */
  at: Scalars['DateTime']['output'];
  /** Who did it; null where it came by itself. */
  by?: Maybe<QuoteParty>;
  /** What happened. */
  kind: QuoteEventKind;
  /** The reason that was given, the number of the order, or where it is collected; null where there is nothing to add. */
  note?: Maybe<Scalars['String']['output']>;
  /** The version of the offer that it is about; null where it is about none. */
  offerVersion?: Maybe<Scalars['Int']['output']>;
};

/** What can happen to a request. */
export type QuoteEventKind =
  /** The offer was accepted. */
  | 'ACCEPTED'
  /** The buyer added files. */
  | 'ARTWORK_ADDED'
  /** The firm asked the buyer. */
  | 'ASKED'
  /** The order was cancelled in the shop. */
  | 'CANCELLED'
  /** The firm closed the request. */
  | 'CLOSED'
  /** The buyer did not take the offer. */
  | 'DECLINED'
  /** The offer's time ran out. */
  | 'EXPIRED'
  /** An offer was sent. */
  | 'OFFERED'
  /** The order was made. */
  | 'ORDERED'
  /** The order's sums are not the offer's: paying waits for the firm. */
  | 'ORDER_HELD'
  /** The order was paid. */
  | 'PAID'
  /** It was stored. */
  | 'RECEIVED'
  /** The buyer wants no reminders. */
  | 'REMINDERS_STOPPED'
  /** The buyer asked or answered. */
  | 'REPLIED'
  /** The firm began to work on it. */
  | 'REVIEWED'
  /** The goods were sent, or are complete where the note says that they are collected. */
  | 'SENT'
  /** The buyer took the request back. */
  | 'WITHDRAWN';

/** A form that is filled in already. */
export type QuoteForm = {
  __typename?: 'QuoteForm';
  /** Where it stands on this site. */
  url: Scalars['Url']['output'];
};

/** A product of the quote list. */
export type QuoteItemInput = {
  /** At most 500 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** As it was shown, e.g. 'R 12.50'; read, never reckoned with. */
  price?: InputMaybe<Scalars['String']['input']>;
  /** The product's id, or that of its variation. */
  productId: Scalars['ID']['input'];
  /** Its name with the chosen options; an entry without one is left out. */
  productName: Scalars['String']['input'];
  /** A whole number from 1 to 100000000. */
  quantity: Scalars['Int']['input'];
  /** The stock keeping unit, of the variation where one was chosen. */
  sku?: InputMaybe<Scalars['String']['input']>;
};

/** Something that was said about a request. */
export type QuoteMessage = {
  __typename?: 'QuoteMessage';
  /** When it was stored. */
  at: Scalars['DateTime']['output'];
  /** Who said it. */
  from: QuoteParty;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** As it was written, without markup. */
  text: Scalars['String']['output'];
};

/** There is no such request for whoever asks: which of reference, address and key was wrong is not told. */
export type QuoteNotFound = Failure & {
  __typename?: 'QuoteNotFound';
  /** Always QUOTE_NOT_FOUND. */
  code: Scalars['String']['output'];
  /** The same for a reader. */
  message: Scalars['String']['output'];
};

/** What became of an accepted offer. */
export type QuoteOrder = {
  __typename?: 'QuoteOrder';
  /** When the offer was accepted. */
  acceptedAt: Scalars['DateTime']['output'];
  /** The shop's id; null until the order is made. */
  id?: Maybe<Scalars['ID']['output']>;
  /** What the shop calls it; null until the order is made. */
  number?: Maybe<Scalars['String']['output']>;
  /** When it was paid; null while it is not, where nothing is to be paid, and when the shop does not answer. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its page on this site; null until it is made, and while it is held. */
  path?: Maybe<Scalars['Url']['output']>;
  /** The way of paying that was chosen, by the shop's word, e.g. bacs. */
  paymentMethod: Scalars['String']['output'];
  /** Where it can be paid: a link, and the one place outside this site. Null while nothing is to be paid there, and while it is held. */
  paymentUrl?: Maybe<Scalars['Url']['output']>;
  /** How far it is. */
  state: QuoteOrderState;
  /** The shop's word for how far it is, e.g. pending, processing, completed; null until it is made, and when the shop does not answer. */
  status?: Maybe<Scalars['String']['output']>;
};

/** How far the order of an accepted offer is. */
export type QuoteOrderState =
  /** It is being made: it will be, and once, whatever fails in between. */
  | 'BEING_MADE'
  /** It is made, and its sums are not the offer's, or the shop refused to make it, and then it has no number: the firm has been told, and paying waits. */
  | 'HELD'
  /** It is made, and its sums are the offer's. */
  | 'MADE';

/** What the editor may override on the quote page; null where a field is empty. */
export type QuotePageFields = {
  __typename?: 'QuotePageFields';
  /** E-mail address to write to for help. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  /** When help is there. */
  contactHours?: Maybe<Scalars['String']['output']>;
  /** Phone number to call for help. */
  contactPhone?: Maybe<Scalars['String']['output']>;
  /** The words below the headline. */
  heroSubtitle?: Maybe<Scalars['String']['output']>;
  /** The headline; may hold inline markup. */
  heroTitle?: Maybe<Scalars['Html']['output']>;
  /** The picture beside the form. */
  processImage?: Maybe<Image>;
  /** Heading of the process. */
  processTitle?: Maybe<Scalars['String']['output']>;
  /** The three steps of the process, in order; a step without words is null in both fields. */
  steps: Array<QuoteStep>;
};

/** One of the two who meet over a request. */
export type QuoteParty =
  /** Whoever asked. */
  | 'BUYER'
  /** Whoever answers. */
  | 'FIRM';

/** A pile of requests as the firm works them off. */
export type QuoteQueue =
  /** Accepted, and not ordered yet. */
  | 'ACCEPTED'
  /** An offer that can be accepted. */
  | 'ANSWERED'
  /** The firm has asked, and the buyer has not answered. */
  | 'ASKED'
  /** Declined, expired, withdrawn or closed. */
  | 'CLOSED'
  /** An offer that can be accepted for two more days at most. */
  | 'EXPIRING'
  /** The firm's turn, and later than promised. */
  | 'LATE'
  /** An order of the shop. */
  | 'ORDERED'
  /** The firm's turn. */
  | 'WAITING';

/** How many requests are in a queue. */
export type QuoteQueueCount = {
  __typename?: 'QuoteQueueCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** Which queue. */
  queue: QuoteQueue;
};

/** What a buyer asked for, and where it stands. The lists' values are the specification's, as in SubmitQuoteRequestInput; what was left out is null. */
export type QuoteRequest = {
  __typename?: 'QuoteRequest';
  /** As it was typed. */
  additionalInfo?: Maybe<Scalars['String']['output']>;
  /** By when an answer comes, where office hours make that later than in 24 hours. */
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  /** The files that came with it, in the order they were uploaded; empty where there were none, and once they were removed after their time. */
  artwork: Array<QuoteArtwork>;
  /** What else this buyer has asked and bought. For the operator. */
  buyer?: Maybe<QuoteBuyer>;
  /** As they were typed. */
  colors?: Maybe<Scalars['String']['output']>;
  /** For whom they asked. */
  company?: Maybe<Scalars['String']['output']>;
  /** Whether a mail that confirms it goes to its address: not where the site sends none, nor where that mailbox has had enough of them today. False again a month after it was sent. */
  confirmed: Scalars['Boolean']['output'];
  /** An offer to begin with: from the catalogue, its price breaks and the last offer for the like. For the operator. */
  draft?: Maybe<OfferDraft>;
  /**
   * Lines of an offer to begin with for goods of the catalogue, one for each item and in their order: prices by quantity,
   * and what was last offered for the like. The name of what nothing is known by is empty. At most 100 at a time. For
   * the operator.
   */
  draftLines?: Maybe<Array<OfferDraftLine>>;
  /** By when the firm has promised its next word, counted from the buyer's last; null while nobody waits for the firm. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the answer goes. */
  email: Scalars['Email']['output'];
  /**
   * What its list costs by the catalogue now, without delivery. Null once there is an offer, and where nothing is listed.
   * For the operator.
   */
  estimate?: Maybe<Estimate>;
  /** Why it waits for the operator's judgement before the shop is told: honeypot, too-fast or links. Null for most, and for everyone but the operator. */
  held?: Maybe<Scalars['String']['output']>;
  /** What happened, the oldest first. */
  history: Array<QuoteEvent>;
  /** The quote list, in its order; empty where there was none. */
  items: Array<QuoteRequestItem>;
  /** What the size was understood as; null where it says none, or several. */
  labelSize?: Maybe<LabelSize>;
  /** One of the form's label types, e.g. security-void. */
  labelType: Scalars['String']['output'];
  /** The address by which its buyer reads it without a password: whoever has it may do what the buyer may. */
  link: Scalars['Url']['output'];
  /** Whether mails about it are sent; where they are not, the operator sends the link. Null for everyone but the operator. */
  mailed?: Maybe<Scalars['Boolean']['output']>;
  /** One of the form's materials. */
  material?: Maybe<Scalars['String']['output']>;
  /** What was said, the oldest first. */
  messages: Array<QuoteMessage>;
  /** Who asked. */
  name: Scalars['String']['output'];
  /** The offer that counts: its last version. Null before there is one. */
  offer?: Maybe<Offer>;
  /** Every version of the offer, the newest first; empty before there is one. */
  offers: Array<Offer>;
  /** What became of the accepted offer; null before one was accepted. */
  order?: Maybe<QuoteOrder>;
  /** Prefix, space, digits. */
  phone?: Maybe<Scalars['String']['output']>;
  /** One of the form's ranges, e.g. 1001-5000. */
  quantity: Scalars['String']['output'];
  /** When it was stored; of a repeat, when the first one was. */
  receivedAt: Scalars['DateTime']['output'];
  /** A short number to quote on the phone; sortable by time, with a check character. */
  reference: Scalars['String']['output'];
  /** Whether reminders about it are sent, as two days before an offer expires. */
  reminders: Scalars['Boolean']['output'];
  /** As it was typed. */
  size?: Maybe<Scalars['String']['output']>;
  /** As they were typed. */
  specialRequirements?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  status: QuoteRequestStatus;
  /** One of the form's times. */
  timeline?: Maybe<Scalars['String']['output']>;
  /** When the last step was taken. */
  updatedAt: Scalars['DateTime']['output'];
  /** One of the form's fields of use. */
  usage?: Maybe<Scalars['String']['output']>;
  /** Counts the steps, from 1. What the operator does names the one that was read, so that two never overwrite each other. */
  version: Scalars['Int']['output'];
  /** Whose turn it is; null once it has come to its end and nobody asked about it since. */
  waitsFor?: Maybe<QuoteParty>;
};


/** What a buyer asked for, and where it stands. The lists' values are the specification's, as in SubmitQuoteRequestInput; what was left out is null. */
export type QuoteRequestDraftLinesArgs = {
  items: Array<EstimateItemInput>;
};

/** Narrows requests down; all that is given must fit. */
export type QuoteRequestFilter = {
  /** Words of the buyer's address, name or company; the first 200 characters. */
  buyer?: InputMaybe<Scalars['String']['input']>;
  /** The address that asked. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The id of a product that was asked for. */
  product?: InputMaybe<Scalars['ID']['input']>;
  /** Where they stand, or whom they wait for. */
  queue?: InputMaybe<QuoteQueue>;
  /** Words of reference, name, company, address or what was asked; the first 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** One or more of these. */
  status?: InputMaybe<Array<QuoteRequestStatus>>;
};

/** An entry of the quote list, as it was when it was sent, and what it stands for now. */
export type QuoteRequestItem = {
  __typename?: 'QuoteRequestItem';
  /** What the buyer wrote beside it. */
  notes?: Maybe<Scalars['String']['output']>;
  /** As it was shown, e.g. 'R 12.50'; null where none was. */
  price?: Maybe<Scalars['String']['output']>;
  /** The product, where it is still sold; null also when the shop does not answer. */
  product?: Maybe<Product>;
  /** The product's id as the list had it; null where it had none. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Its name with the chosen options. */
  productName: Scalars['String']['output'];
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** The stock keeping unit; null where the list had none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The variation that its id or its stock keeping unit means, else the one with the options in its name; null where they mean none, and when the shop does not answer. */
  variation?: Maybe<Variation>;
};

/** One page of quote requests. */
export type QuoteRequestList = {
  __typename?: 'QuoteRequestList';
  /** How many offers were sent today, by the site's own clock. */
  answeredToday: Scalars['Int']['output'];
  /** The requests of this page. */
  items: Array<QuoteRequest>;
  /** Half of today's offers came sooner after the request or the buyer's last word than so many minutes; null without one. */
  medianAnswerMinutes?: Maybe<Scalars['Int']['output']>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are in each queue, whatever the filter; an empty queue has 0. */
  queues: Array<QuoteQueueCount>;
};

/** The order of requests. */
export type QuoteRequestSort = {
  /** By what. */
  field: QuoteRequestSortField;
  /** Which way. */
  order: SortOrder;
};

/** What requests can be sorted by. */
export type QuoteRequestSortField =
  /** By when the firm has promised its next word; those without a promise come last. */
  | 'DUE'
  /** When it was stored. */
  | 'RECEIVED'
  /** The sum of its offer; those without one come last. */
  | 'TOTAL';

/** Where a quote request stands. */
export type QuoteRequestStatus =
  /** The offer was accepted; its order is being made, or is held because its sums are not the offer's. */
  | 'ACCEPTED'
  /** There is an offer that can be accepted. */
  | 'ANSWERED'
  /** The buyer did not take the offer, or the firm has closed the request; the history says which. */
  | 'DECLINED'
  /** The offer was not accepted in its time. */
  | 'EXPIRED'
  /** The firm works on it. */
  | 'IN_REVIEW'
  /** The accepted offer is an order of the shop. */
  | 'ORDERED'
  /** It is stored, and nobody has read it yet. */
  | 'RECEIVED'
  /** The buyer has taken it back. */
  | 'WITHDRAWN';

/** One step of the quote process. */
export type QuoteStep = {
  __typename?: 'QuoteStep';
  /** Its words; null keeps the site's own. */
  description?: Maybe<Scalars['String']['output']>;
  /** Its name; null keeps the site's own. */
  title?: Maybe<Scalars['String']['output']>;
};

/** The request stands where this step cannot be taken. */
export type QuoteStepRefused = Failure & {
  __typename?: 'QuoteStepRefused';
  /** NOT_OPEN where it has come to its end or has no open offer, KEY_REUSED where the idempotency key stands for another step, NOT_STORED where nothing could be stored, so that it has to be sent again, RATE_LIMITED where a visitor, a network or all together have sent as much as is stored in a day (UTC). */
  code: Scalars['String']['output'];
  /** The same for a reader. */
  message: Scalars['String']['output'];
  /** The request as it is now; null where it could not be read. */
  request?: Maybe<QuoteRequest>;
};

/** The mean of all approved reviews. */
export type Rating = {
  __typename?: 'Rating';
  /** From 0 to 5, two decimals; 0 when there is none. */
  average: Scalars['Float']['output'];
  /** How many reviews it is made of. */
  count: Scalars['Int']['output'];
};

/** A lowest rating as a choice. */
export type RatingFacet = {
  __typename?: 'RatingFacet';
  /** Stars at least. */
  atLeast: Scalars['Int']['output'];
  /** Products so well rated. */
  count: Scalars['Int']['output'];
  /** The `filter` that asks for it, or no longer where it is selected. */
  input: Scalars['FilterValue']['output'];
  /** Whether the filter asks for it. */
  selected: Scalars['Boolean']['output'];
};

/** The shop did not take it, or nobody knows yet. */
export type RecordRefused = Failure & {
  __typename?: 'RecordRefused';
  /**
   * UNKNOWN_CUSTOMER, COUPON_REFUSED, BEING_CHECKED (the shop did not answer and does not show the order: look for it
   * before it is written again), or REFUSED for anything else.
   */
  code: Scalars['String']['output'];
  /** The same for a reader, in the shop's own words where it has some. */
  message: Scalars['String']['output'];
};

/** The path is an old or another form of a canonical one. */
export type Redirect = {
  __typename?: 'Redirect';
  /** 301 for good, 302 for now. */
  status: Scalars['Int']['output'];
  /** The canonical path. */
  to: Scalars['String']['output'];
};

/** An item to take out. */
export type RemoveCartItemInput = {
  /** The item's key. */
  key: Scalars['ID']['input'];
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: InputMaybe<Array<CartItemInput>>;
};

/** A coupon to take off. */
export type RemoveCouponInput = {
  /** As printed; capitals do not matter. */
  code: Scalars['String']['input'];
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: InputMaybe<Array<CartItemInput>>;
};

/** Whose key is replaced. */
export type ReplacePartnerKeyInput = {
  /** How long the keys before it go on, in hours from 0 to 2160. */
  keptHours: Scalars['Int']['input'];
  /** Of the partner. */
  name: Scalars['String']['input'];
};

/** What became of making a key. */
export type ReplacePartnerKeyResult = IssuedKey | ValidationFailure;

/** What the buyer says. */
export type ReplyToQuoteInput = {
  /** Ids that POST /uploads gave, at most 5. */
  artwork?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The address that asked; not needed with a key, in a browser that has opened the link, or signed in. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The key of the link that the buyer was sent. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The request's reference number. */
  reference: Scalars['String']['input'];
  /** Plain text, at most 5,000 characters; may be left out where there are files. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The request as it is now, or why nothing was said. */
export type ReplyToQuoteResult = QuoteNotFound | QuoteRequest | QuoteStepRefused | ValidationFailure;

/** What readers would stumble on. */
export type Report = {
  __typename?: 'Report';
  /** How many of each kind there are. */
  counts: Array<StumbleCount>;
  /** Those of this page. */
  items: Array<Stumble>;
  /** When everything was looked at. */
  madeAt: Scalars['DateTime']['output'];
  /** Where this page stands. */
  pageInfo: PageInfo;
};

/** Who wants to sign in. */
export type RequestSignInInput = {
  /** The address. */
  email: Scalars['String']['input'];
};

/** That a link is on its way, if the address is known; or why none can be. */
export type RequestSignInResult = SignInRefused | SignInRequested | ValidationFailure;

/** Who waits, and for what. */
export type RequestStockNoticeInput = {
  /** Where the mail goes to. */
  email: Scalars['String']['input'];
  /** The id of a product, or of a variation. */
  goods: Scalars['ID']['input'];
  /** Left empty by people. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** That a mail will come, or why none can. */
export type RequestStockNoticeResult = StockNoticeRefused | StockNoticeRequested | ValidationFailure;

/** What a buyer said about a product. It has no picture of the buyer: its address would give a hash of the e-mail away. */
export type Review = {
  __typename?: 'Review';
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The shop's id. */
  id: Scalars['ID']['output'];
  /** What it is about; null when that is not for everyone to read, or when the shop does not answer. */
  product?: Maybe<Product>;
  /** From 1 to 5; 0 where the buyer gave none, and where the shop shows none. */
  rating: Scalars['Int']['output'];
  /** Sanitised HTML. */
  review: Scalars['Html']['output'];
  /** The name the buyer gave. */
  reviewer: Scalars['String']['output'];
  /** Whether the shop knows that the buyer bought the product. */
  verified: Scalars['Boolean']['output'];
};

/** One page of reviews. */
export type ReviewList = {
  __typename?: 'ReviewList';
  /** The reviews of this page. */
  items: Array<Review>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Whether the shop has buyers give stars. */
  starRating: StarRating;
  /** How many of all the reviews gave how many stars, most stars first. Null for a list of all products, where a product has more reviews than are counted (1000), and where the shop shows no stars. */
  stars?: Maybe<Array<StarCount>>;
};

/** The review waits for the shop to let it show. */
export type ReviewReceived = {
  __typename?: 'ReviewReceived';
  /** The sentence for the banner. */
  message: Scalars['String']['output'];
  /** As it will be shown; for its author only until then. */
  review: Review;
};

/** The review could not be taken. */
export type ReviewRefused = Failure & {
  __typename?: 'ReviewRefused';
  /** UNKNOWN_PRODUCT, REVIEWS_CLOSED, DUPLICATE, or REFUSED for anything else. */
  code: Scalars['String']['output'];
  /** The same for a reader. */
  message: Scalars['String']['output'];
};

/** Whose keys end. */
export type RevokePartnerKeysInput = {
  /** Of the partner. */
  name: Scalars['String']['input'];
};

/** What became of ending keys. */
export type RevokePartnerKeysResult = Partner | ValidationFailure;

/** What a path can lead to. */
export type Route = Author | ExternalProduct | GroupedProduct | Page | Post | PostCategory | PostTag | ProductCategory | Redirect | SimpleProduct | VariableProduct;

/** What was found, in groups that fail on their own. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /**
   * The words that were looked for in their place, where they had typing errors; null where products were found by them as
   * they are, or by none.
   */
  corrected?: Maybe<Scalars['String']['output']>;
  /** Pages, best first. Null when the content service does not answer. */
  pages?: Maybe<PageList>;
  /** Posts, best first. Null when the content service does not answer. */
  posts?: Maybe<PostList>;
  /** Products, best first. Null when the shop does not answer. */
  products?: Maybe<ProductList>;
  /** The words that were searched, trimmed and cut; empty where they are fewer than 2 characters. */
  query: Scalars['String']['output'];
  /** What has exactly these words as its stock keeping unit; null where nothing has. */
  sku?: Maybe<SkuMatch>;
  /** Everything found, over all groups that answered. */
  totalItems: Scalars['Int']['output'];
};

/** How a package is to be sent. */
export type SelectShippingRateInput = {
  /** The package's id; the first package when absent. */
  package?: InputMaybe<Scalars['ID']['input']>;
  /** The rate's id. */
  rate: Scalars['ID']['input'];
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: InputMaybe<Array<CartItemInput>>;
};

/** Proof of payment. */
export type SendPaymentProofInput = {
  /** Ids that POST /uploads gave, 1 to 5. */
  artwork: Array<Scalars['ID']['input']>;
  /** The billing e-mail; not needed in the browser that placed the order, or signed in. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The order's id. */
  id: Scalars['ID']['input'];
  /** Chosen by the client, one per proof: the same key with the same files is one proof. Without it the files themselves are the key for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The order's key, from `placeOrder`. */
  key: Scalars['String']['input'];
};

/** The proof was stored, or why not. */
export type SendPaymentProofResult = PaymentProofRefused | SubmissionReceipt | SubmissionRefused | ValidationFailure;

/** What a plugin for search engines (Yoast SEO, Rank Math, All in One SEO) says of a page, in the place of what the page says. Canonical addresses stay this site's. */
export type SeoWords = {
  __typename?: 'SeoWords';
  /** Plain text; null where it gives none. */
  description?: Maybe<Scalars['String']['output']>;
  /** The picture it is shared with; null where it gives none. */
  image?: Maybe<Image>;
  /** Whether search engines are to leave the page alone. */
  noindex: Scalars['Boolean']['output'];
  /** Without the site's name; null where it gives none. */
  title?: Maybe<Scalars['String']['output']>;
};

/** How a product is sent. */
export type Shipping = {
  __typename?: 'Shipping';
  /** Slug of its shipping class; null for the default one. */
  class?: Maybe<Scalars['String']['output']>;
  /** Whether it is sent at all (a virtual product is not). */
  required: Scalars['Boolean']['output'];
  /** Whether tax is charged on sending it. */
  taxable: Scalars['Boolean']['output'];
};

/** What is sent together. */
export type ShippingPackage = {
  __typename?: 'ShippingPackage';
  /** Its id within this cart. */
  id: Scalars['ID']['output'];
  /** E.g. Shipment. */
  name: Scalars['String']['output'];
  /** In which ways it can be sent; empty when it cannot be sent there. */
  rates: Array<ShippingRate>;
};

/** A way to send a package. */
export type ShippingRate = {
  __typename?: 'ShippingRate';
  /** How long it takes, in the shop's words; empty when it does not say. */
  deliveryTime: Scalars['String']['output'];
  /** More about it; empty when there is none. */
  description: Scalars['String']['output'];
  /** Its id within this cart. */
  id: Scalars['ID']['output'];
  /** E.g. Courier. */
  name: Scalars['String']['output'];
  /** What it costs. */
  price: TaxedMoney;
  /** Whether it is the one chosen. */
  selected: Scalars['Boolean']['output'];
};

/** A link that was opened. */
export type SignInInput = {
  /** Chosen by the client, one per page that asks, a UUID say: the same link with the same key within 10 seconds is one sign-in, whose first answer may not have arrived. Without it a link signs in once whatever became of the answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What the link carried. */
  token: Scalars['String']['input'];
};

/** Nobody was signed in, or no link was sent. */
export type SignInRefused = Failure & {
  __typename?: 'SignInRefused';
  /** LINK_SPENT where the link was used, or is older than 20 minutes; NOT_OFFERED where no mail can be sent; NOT_STORED where nothing could be stored, so that it has to be tried again. */
  code: Scalars['String']['output'];
  /** The same for a reader. */
  message: Scalars['String']['output'];
};

/** A link is on its way, if the address is known here. */
export type SignInRequested = {
  __typename?: 'SignInRequested';
  /** The address as it was understood. */
  email: Scalars['Email']['output'];
  /** Until when the link is good. */
  goodUntil: Scalars['DateTime']['output'];
};

/** The account, or why nobody was signed in. */
export type SignInResult = Account | SignInRefused;

/** Which browsers are signed out. */
export type SignOutInput = {
  /** Whether every browser of the address is, not this one alone. */
  everywhere: Scalars['Boolean']['input'];
};

/** Who was signed out. */
export type SignedOut = {
  __typename?: 'SignedOut';
  /** Whether every browser of the address was. */
  everywhere: Scalars['Boolean']['output'];
};

/** One thing with one price. */
export type SimpleProduct = Product & {
  __typename?: 'SimpleProduct';
  /** When the shop told this last, where it does not tell now: text, variations and reviews are missing then, price and stock may have changed. Null as a rule. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** Attributes in the shop's order. */
  attributes: Array<ProductAttribute>;
  /** Where the shop lists it. */
  catalogVisibility: CatalogVisibility;
  /** The categories it is in, deepest last. */
  categories: Array<ProductCategory>;
  /** What a consumer in the shop's own country pays, VAT included: of `price`, where prices exclude it. Null where there is no price, or nobody knows the tax. */
  consumerPrice?: Maybe<Money>;
  /** When it was first published. */
  createdAt: Scalars['DateTime']['output'];
  /** Products the shop offers besides, without hidden ones. Null when the shop does not answer. */
  crossSells?: Maybe<Array<Product>>;
  /** Where its data sheet lies, a path of this site or an address; null when it has none. */
  dataSheet?: Maybe<Scalars['Url']['output']>;
  /** The options the shop preselects. */
  defaultAttributes: Array<AttributeValue>;
  /** The long description; empty when there is none. */
  description: Scalars['Html']['output'];
  /** Outer measures; null when none is given. */
  dimensions?: Maybe<Dimensions>;
  /** The share taken off in a sale, rounded to whole percent; null outside a sale. */
  discountPercent?: Maybe<Scalars['Int']['output']>;
  /** Whether it is a file. */
  downloadable: Scalars['Boolean']['output'];
  /** The short description, or the beginning of the long one, as plain text cut at a word to at most `length` characters. */
  excerptText: Scalars['String']['output'];
  /** Whether the shop puts it forward. */
  featured: Scalars['Boolean']['output'];
  /** Its number in the trade (GTIN, EAN, UPC or ISBN); null when it has none. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** The shop's id. */
  id: Scalars['ID']['output'];
  /** The first picture; null when it has none. */
  image?: Maybe<Image>;
  /** All pictures in the shop's order. */
  images: Array<Image>;
  /** Values of the allow-list, e.g. pack, face_material. */
  meta: Array<MetaEntry>;
  /** How many one order takes at least; null where the shop says nothing. */
  minimumQuantity?: Maybe<Scalars['Int']['output']>;
  /** When it was last changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** Plain text. */
  name: Scalars['String']['output'];
  /** Whether a sale is on. */
  onSale: Scalars['Boolean']['output'];
  /** Its canonical path on this site, /product/{slug}. */
  path: Scalars['String']['output'];
  /** What it costs now (the lowest among variations); null is 'Price on request'. */
  price?: Maybe<Money>;
  /** What one piece costs from a quantity on, smallest first; empty when there are none. */
  priceBreaks: Array<PriceBreak>;
  /** Whether the prices include VAT; null when the shop does not say. */
  pricesIncludeTax?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Whether it is behind a password: then name, price and picture are all there is of it, texts, attributes and reviews are
   * empty, and it cannot be bought here.
   */
  protected: Scalars['Boolean']['output'];
  /** Whether the shop sells it; says nothing about stock. False, too, where one order takes fewer than the minimum, as it is sold one at a time or as fewer are left: nobody can buy it. */
  purchasable: Scalars['Boolean']['output'];
  /** The mean of its reviews. */
  rating: Rating;
  /** What it costs outside a sale; null when the shop gives none. */
  regularPrice?: Maybe<Money>;
  /** Products of the same categories and keywords, nearest first, at most `first` (of at most 12). Null when the shop does not answer. */
  related?: Maybe<Array<Product>>;
  /** Approved reviews, newest first. Null when the shop does not answer. */
  reviews?: Maybe<ReviewList>;
  /** Whether reviews are taken. */
  reviewsAllowed: Scalars['Boolean']['output'];
  /** Whether what buyers say of it is shown. Not where the shop has its reviews switched off, and then nothing has a rating either; nor behind a password. */
  reviewsShown: Scalars['Boolean']['output'];
  /** When the sale that is on began; null when it has no beginning, and outside a sale. */
  saleFrom?: Maybe<Scalars['DateTime']['output']>;
  /** What it costs in the sale; null outside a sale, also before one that is to come. */
  salePrice?: Maybe<Money>;
  /** When the sale that is on ends; null when it has no end, and outside a sale. */
  saleTo?: Maybe<Scalars['DateTime']['output']>;
  /** True for the built-in examples that stand in while the shop refuses its credentials: not for sale. */
  sample: Scalars['Boolean']['output'];
  /** What a plugin for search engines says of it; null where none does, or when it does not answer. */
  seo?: Maybe<SeoWords>;
  /** How it is sent. */
  shipping: Shipping;
  /** The short description; empty when there is none. */
  shortDescription: Scalars['Html']['output'];
  /** The stock keeping unit; null when it has none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Its key in URLs. */
  slug: Scalars['String']['output'];
  /** Whether one order takes one piece at most. */
  soldIndividually: Scalars['Boolean']['output'];
  /** The stock. */
  stock: Stock;
  /** Its keywords. */
  tags: Array<ProductTag>;
  /** How it is taxed. */
  taxation: Taxation;
  /** How many were sold. */
  totalSales: Scalars['Int']['output'];
  /** How it is put together. */
  type: ProductType;
  /** Products the shop offers instead, without hidden ones. Null when the shop does not answer. */
  upsells?: Maybe<Array<Product>>;
  /** Its canonical address. */
  url: Scalars['Url']['output'];
  /** Whether it is not a thing. */
  virtual: Scalars['Boolean']['output'];
  /** In the shop's unit (kilograms unless the shop says otherwise); null when not given. */
  weight?: Maybe<Scalars['Decimal']['output']>;
};


/** One thing with one price. */
export type SimpleProductAttributesArgs = {
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** One thing with one price. */
export type SimpleProductExcerptTextArgs = {
  length?: InputMaybe<Scalars['Int']['input']>;
};


/** One thing with one price. */
export type SimpleProductMetaArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** One thing with one price. */
export type SimpleProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** One thing with one price. */
export type SimpleProductReviewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** What holds for the whole site. */
export type Site = {
  __typename?: 'Site';
  /** Postal address on one line; null when unset. */
  address?: Maybe<Scalars['String']['output']>;
  /** The countries of those whom the shop sells to, by name: where an invoice may go, be it sent to another. */
  billingCountries: Array<DeliveryCountry>;
  /** Whether the cart charges by price breaks; where not, they hold for quotes alone. */
  breaksInCart: Scalars['Boolean']['output'];
  /** How many clients are satisfied, in whole percent; null when unset. */
  clientSatisfaction?: Maybe<Scalars['Int']['output']>;
  /** The currency prices are in; USD while the shop has never said. */
  currency: Scalars['CurrencyCode']['output'];
  /** By when what is ordered arrives; null where nothing is promised. */
  delivery?: Maybe<DeliveryPromise>;
  /** The countries that the shop sends to, by name; those that an address may be in where it does not say. */
  deliveryCountries: Array<DeliveryCountry>;
  /** Its tagline; empty when there is none. */
  description: Scalars['String']['output'];
  /** The unit of products' lengths: m, cm, mm, in or yd. Null where the shop does not say. */
  dimensionUnit?: Maybe<Scalars['String']['output']>;
  /** E-mail address; null when unset. */
  email?: Maybe<Scalars['Email']['output']>;
  /** Business hours, in the week's order, one entry per run of equal days. */
  hours: Array<OpeningHours>;
  /** Its logo; null when the content service has none. */
  logo?: Maybe<Image>;
  /** Its name; its host while the content service does not say. */
  name: Scalars['String']['output'];
  /** Phone number; null when unset. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Where the firm is; null when unset. */
  place?: Maybe<FirmPlace>;
  /** Where the privacy policy lies; null when unset. */
  privacyPolicyUrl?: Maybe<Scalars['Url']['output']>;
  /** When the quote desk answers, as one line. */
  quoteHours: Scalars['String']['output'];
  /** Days in which goods that were not used come back; null where nothing is promised. */
  returnDays?: Maybe<Scalars['Int']['output']>;
  /** Whether visitors are sent mail: confirmations, and what they asked to be told. */
  sendsMail: Scalars['Boolean']['output'];
  /** Whether an address can sign in: not without mail. */
  signInOffered: Scalars['Boolean']['output'];
  /** Links to social networks; empty when unset. */
  socialLinks: Array<SocialLink>;
  /** IANA name or offset of its time zone; Africa/Johannesburg while the content service does not say. */
  timezone: Scalars['String']['output'];
  /** Its address, without a slash at the end. */
  url: Scalars['Url']['output'];
  /** The firm's VAT number, for invoices; null when unset. */
  vatNumber?: Maybe<Scalars['String']['output']>;
  /** The unit of products' weights: kg, g, lbs or oz. Null where the shop does not say. */
  weightUnit?: Maybe<Scalars['String']['output']>;
  /** Where the firm is written to on WhatsApp; null when unset. */
  whatsapp?: Maybe<Scalars['Url']['output']>;
  /** How many years the firm has been at it; null when unset. */
  yearsOfExperience?: Maybe<Scalars['Int']['output']>;
};

/** Who can reach a site. */
export type SiteEnvironment =
  /** Loopback alone, everything open. */
  | 'LOCAL'
  /** Everyone, at PUBLIC_URL. */
  | 'PUBLIC';

/** One address of the sitemap. */
export type SitemapEntry = {
  __typename?: 'SitemapEntry';
  /** always, hourly, daily, weekly, monthly, yearly or never. */
  changeFrequency: Scalars['String']['output'];
  /** When it last changed; null when not known. */
  lastModified?: Maybe<Scalars['DateTime']['output']>;
  /** From 0.0 to 1.0. */
  priority: Scalars['Float']['output'];
  /** The canonical address. */
  url: Scalars['Url']['output'];
};

/** What a stock keeping unit, or an id, stands for. */
export type SkuMatch = {
  __typename?: 'SkuMatch';
  /** The product; null when nothing published has this SKU or id, or when it is behind a password. */
  product?: Maybe<Product>;
  /** As it was asked for; asked by id, its own, empty where it has none. */
  sku: Scalars['String']['output'];
  /** What all of them cost. One piece may cost less than the smallest coin: it is the sum that is rounded. Null where there is no `unitPrice`. */
  total?: Maybe<Money>;
  /** What one piece of as many as were asked for costs in a cart, by the break that they reach where carts charge by breaks: as the shop writes its prices, with or without tax. Null where there is no price, or a variation has to be chosen. */
  unitPrice?: Maybe<Money>;
  /** The variation of that product which has it; null where it is the product itself. */
  variation?: Maybe<Variation>;
};

/** A profile on a social network. */
export type SocialLink = {
  __typename?: 'SocialLink';
  /** The network's name. */
  name: Scalars['String']['output'];
  /** The profile's address. */
  url: Scalars['Url']['output'];
};

/** Which way a list runs. */
export type SortOrder =
  /** Smallest, oldest or first in the alphabet first. */
  | 'ASC'
  /** Largest, newest or last in the alphabet first. */
  | 'DESC';

/** How many reviews gave so many stars. */
export type StarCount = {
  __typename?: 'StarCount';
  /** How many did. */
  count: Scalars['Int']['output'];
  /** From 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** Whether buyers give stars with a review. */
export type StarRating =
  /** They cannot, and none are shown. */
  | 'OFF'
  /** They may. */
  | 'OPTIONAL'
  /** They must. */
  | 'REQUIRED';

/** What the shop knows about the stock of a product or variation. */
export type Stock = {
  __typename?: 'Stock';
  /** Whether orders beyond the stock are taken. */
  backorders: Backorders;
  /** True only when the shop says so and pieces are not counted or at least one is left. */
  inStock: Scalars['Boolean']['output'];
  /** Whether the shop counts pieces. */
  managed: Scalars['Boolean']['output'];
  /** Pieces left; null when the shop does not count them. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** The status, IN_STOCK only where `inStock` is true; null when the shop names one that is not known here ('Unknown'). */
  status?: Maybe<StockStatus>;
};

/** A state of stock as a choice. */
export type StockFacet = {
  __typename?: 'StockFacet';
  /** Products in it. */
  count: Scalars['Int']['output'];
  /** The `filter` that has it as well, or no longer where it is selected. */
  input: Scalars['FilterValue']['output'];
  /** Whether the filter names it. */
  selected: Scalars['Boolean']['output'];
  /** The state. */
  status: StockStatus;
};

/** No mail will come. */
export type StockNoticeRefused = Failure & {
  __typename?: 'StockNoticeRefused';
  /** NOT_OFFERED where no mail can be sent; UNKNOWN where there is no such product; AVAILABLE where it can be had now; NOT_STORED where nothing could be stored, so that it has to be tried again. */
  code: Scalars['String']['output'];
  /** The same for a reader. */
  message: Scalars['String']['output'];
};

/** One mail will come when it is back. */
export type StockNoticeRequested = {
  __typename?: 'StockNoticeRequested';
  /** What it is about, with its options. */
  name: Scalars['String']['output'];
  /** Where that stands on this site. */
  path: Scalars['String']['output'];
};

/** No further notice goes to the address. */
export type StockNoticesStopped = {
  __typename?: 'StockNoticesStopped';
  /** Whether the link was one of ours, and says whose mails are to end: that of an earlier release's mail does so for a month, or while its address waits for something else. */
  stopped: Scalars['Boolean']['output'];
};

/** Whether a product can be had. */
export type StockStatus =
  /** It can be sent now. */
  | 'IN_STOCK'
  /** It can be ordered and comes later. */
  | 'ON_BACKORDER'
  /** It is sold out. */
  | 'OUT_OF_STOCK';

/** Reminders are stopped. */
export type StopQuoteRemindersInput = {
  /** The address that asked; not needed with a key, in a browser that has opened the link, or signed in. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The key of the link that the buyer was sent. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The request's reference number. */
  reference: Scalars['String']['input'];
};

/** The request as it is now, or why its reminders were not stopped. */
export type StopQuoteRemindersResult = QuoteNotFound | QuoteRequest | QuoteStepRefused;

/** What the link of a mail carried. */
export type StopStockNoticesInput = {
  /** Its signature. */
  key: Scalars['String']['input'];
  /** Which notice it was. */
  notice: Scalars['ID']['input'];
};

/** Something that a reader would stumble on. */
export type Stumble = {
  __typename?: 'Stumble';
  /** What it is about: the address of a picture or a link, an item of a menu. Empty where the place says it all. */
  detail: Scalars['String']['output'];
  /** Where it can be mended. */
  editUrl: Scalars['Url']['output'];
  /** What it is. */
  kind: StumbleKind;
  /** Of a link to the host of WordPress: where this site leads it; null where that is nowhere. */
  leadsTo?: Maybe<Scalars['String']['output']>;
  /** The place on this site; null where it has no page here. */
  path?: Maybe<Scalars['String']['output']>;
  /** The title of the place. */
  title: Scalars['String']['output'];
};

/** How many there are of one kind. */
export type StumbleCount = {
  __typename?: 'StumbleCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The kind. */
  kind: StumbleKind;
};

/** What readers stumble on. */
export type StumbleKind =
  /** A link names the host of WordPress in the place of this site. */
  | 'BACKEND_LINK'
  /** An item of a menu leads to nothing that is published. */
  | 'MENU_ITEM_NOWHERE'
  /** A picture has no text for who cannot see it. */
  | 'PICTURE_WITHOUT_ALT'
  /** A product is in no category. */
  | 'PRODUCT_WITHOUT_CATEGORY'
  /** A product has no picture. */
  | 'PRODUCT_WITHOUT_PICTURE';

/** Something that was sent has been stored for good. */
export type SubmissionReceipt = {
  __typename?: 'SubmissionReceipt';
  /** By when an answer comes, where office hours make that later than in 24 hours; quotes and messages only. */
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  /** The sentence for the banner. */
  message: Scalars['String']['output'];
  /** When it was stored; of a repeat, when the first one was. */
  receivedAt: Scalars['DateTime']['output'];
  /** A short number to quote on the phone; sortable by time, with a check character. */
  reference: Scalars['String']['output'];
};

/** The submission could not be taken. */
export type SubmissionRefused = Failure & {
  __typename?: 'SubmissionRefused';
  /** KEY_REUSED when the same key came with other fields; REFUSED when the form service refused it for good; NOT_STORED when nothing could be stored, so that it has to be sent again; RATE_LIMITED when a visitor, a network or all together have sent as much as is stored in a day (UTC). */
  code: Scalars['String']['output'];
  /** The sentence for the banner. */
  message: Scalars['String']['output'];
};

/** A comment. */
export type SubmitCommentInput = {
  /** The name to be shown; required, at most 200 characters. */
  author: Scalars['String']['input'];
  /** Required, plain text, at most 5000 characters. */
  content: Scalars['String']['input'];
  /** How long the form stood open; absent without scripts. */
  elapsedMs?: InputMaybe<Scalars['Int']['input']>;
  /** Required; never shown and never answered. */
  email: Scalars['String']['input'];
  /** The id of the comment below the same post that it answers; absent where it answers none. */
  inReplyTo?: InputMaybe<Scalars['ID']['input']>;
  /** Chosen by the client, one per comment: the same key with the same fields is one comment. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The id of the post. */
  post: Scalars['ID']['input'];
  /** Left empty by people. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The comment was taken, or why not. */
export type SubmitCommentResult = CommentReceived | CommentRefused | ValidationFailure;

/** A message. */
export type SubmitContactMessageInput = {
  /** At most 200 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** How long the form stood open; absent without scripts. */
  elapsedMs?: InputMaybe<Scalars['Int']['input']>;
  /** Required. */
  email: Scalars['String']['input'];
  /** Chosen by the client, one per message: the same key with the same fields is one message. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Required, at most 5000 characters. */
  message: Scalars['String']['input'];
  /** Required, at most 200 characters. */
  name: Scalars['String']['input'];
  /** Free form. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Required: general, products, quote, support or partnership. */
  subject: Scalars['String']['input'];
  /** Left empty by people. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The message was stored, or why not. */
export type SubmitContactMessageResult = SubmissionReceipt | SubmissionRefused | ValidationFailure;

/** What a buyer asks for. The option lists are the specification's values, e.g. labelType 'security-void', quantity '1001-5000'. */
export type SubmitQuoteRequestInput = {
  /** Free text. */
  additionalInfo?: InputMaybe<Scalars['String']['input']>;
  /** Ids that POST /uploads gave, at most 5. */
  artwork?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Free text. */
  colors?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** How long the form stood open; absent without scripts. */
  elapsedMs?: InputMaybe<Scalars['Int']['input']>;
  /** Required. */
  email: Scalars['String']['input'];
  /** The quote list, at most 100 products. */
  items?: InputMaybe<Array<QuoteItemInput>>;
  /** Chosen by the client, one per request: the same key with the same fields is one request. Without it the fields themselves are the key for 24 hours, of whoever sends them from the same network: what somebody else guesses opens nothing. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Required: regulatory, tamper-evident, security-void, intrinsic-safety, packaging-tape, multifunctional-security, custom or other. */
  labelType: Scalars['String']['input'];
  /** vinyl, polyester, paper, metallic, transparent, security-material or other. */
  material?: InputMaybe<Scalars['String']['input']>;
  /** Required, at most 200 characters. */
  name: Scalars['String']['input'];
  /** As typed; checked against the country's rule and sent as prefix, space, digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The country the phone number is read in; ZA when absent. */
  phoneCountry?: InputMaybe<Scalars['String']['input']>;
  /** Required: 1-100, 101-500, 501-1000, 1001-5000, 5001-10000 or 10000+. */
  quantity: Scalars['String']['input'];
  /** Free text, e.g. 25x15mm or 2.5mm round. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** Free text. */
  specialRequirements?: InputMaybe<Scalars['String']['input']>;
  /** 24-48-hours, 1-week, 2-weeks, 1-month or flexible. */
  timeline?: InputMaybe<Scalars['String']['input']>;
  /** electronics, telecommunications, military, mining, chemical, packaging or other. */
  usage?: InputMaybe<Scalars['String']['input']>;
  /** Left empty by people. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/**
 * The request as it is stored, or why there is none. SubmissionReceipt is deprecated here: it answers operations that name
 * it and do not name QuoteRequest.
 */
export type SubmitQuoteRequestResult = QuoteRequest | SubmissionReceipt | SubmissionRefused | ValidationFailure;

/** A review. */
export type SubmitReviewInput = {
  /** How long the form stood open; absent without scripts. */
  elapsedMs?: InputMaybe<Scalars['Int']['input']>;
  /** Required; never shown. */
  email: Scalars['String']['input'];
  /** The id of the product. */
  product: Scalars['ID']['input'];
  /** From 1 to 5; 0 for none, where the shop does not ask for any. */
  rating: Scalars['Int']['input'];
  /** Required, plain text, at most 5000 characters. */
  review: Scalars['String']['input'];
  /** The name to be shown; required, at most 200 characters. */
  reviewer: Scalars['String']['input'];
  /** Left empty by people. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The review was taken, or why not. */
export type SubmitReviewResult = ReviewReceived | ReviewRefused | ValidationFailure;

/** A sign-up. */
export type SubscribeToNewsletterInput = {
  /** How long the form stood open; absent without scripts. */
  elapsedMs?: InputMaybe<Scalars['Int']['input']>;
  /** Required. */
  email: Scalars['String']['input'];
  /** Chosen by the client, one per sign-up. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The path of the page the sign-up was made on. */
  page?: InputMaybe<Scalars['String']['input']>;
  /** Left empty by people. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The sign-up was stored, or why not. */
export type SubscribeToNewsletterResult = SubmissionReceipt | SubmissionRefused | ValidationFailure;

/** What is either asked for or not, as a choice. */
export type SwitchFacet = {
  __typename?: 'SwitchFacet';
  /** Products that have it. */
  count: Scalars['Int']['output'];
  /** The `filter` that asks for it, or no longer where it is selected. */
  input: Scalars['FilterValue']['output'];
  /** Whether the filter asks for it. */
  selected: Scalars['Boolean']['output'];
};

/** One tax. */
export type TaxLine = {
  __typename?: 'TaxLine';
  /** How much of it. */
  amount: Money;
  /** E.g. VAT. */
  name: Scalars['String']['output'];
  /** In percent; null when the store does not say. */
  rate?: Maybe<Scalars['Decimal']['output']>;
};

/** How a product is taxed. */
export type Taxation = {
  __typename?: 'Taxation';
  /** The tax class; empty is the standard one. */
  class: Scalars['String']['output'];
  /** taxable, shipping or none, as the shop says. */
  status: Scalars['String']['output'];
};

/** An amount with its tax: net and tax together are gross. */
export type TaxedMoney = {
  __typename?: 'TaxedMoney';
  /** With tax. */
  gross: Money;
  /** Without tax. */
  net: Money;
  /** The tax. */
  tax: Money;
};

/** An order that waits for its payment. */
export type UnpaidOrder = {
  __typename?: 'UnpaidOrder';
  /** The order's id. */
  id: Scalars['ID']['output'];
  /** Where it is shown and can be paid, /order-received/{id}?key={key}. */
  path: Scalars['String']['output'];
  /** How far its payment is. Null when the shop does not answer. */
  state?: Maybe<PaymentState>;
};

/** Why something cannot be priced. */
export type UnpricedReason =
  /** Fewer are wanted than the product's `minimumQuantity`: so few are not sold, but may be offered. */
  | 'BELOW_MINIMUM'
  /** It has variations, and none was chosen. */
  | 'CHOOSE_OPTIONS'
  /** It is priced by hand. */
  | 'ON_REQUEST'
  /** The shop does not answer. */
  | 'UNAVAILABLE'
  /** It is not sold here, or its stock keeping unit is of other goods than its ids. */
  | 'UNKNOWN';

/** What is known of the buyer. */
export type UpdateCartCustomerInput = {
  /** Where the bill goes. */
  billing?: InputMaybe<AddressInput>;
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: InputMaybe<Array<CartItemInput>>;
  /** Where the goods go; without it they go to the billing address. */
  shipping?: InputMaybe<AddressInput>;
};

/** An item, and how many of it. */
export type UpdateCartItemInput = {
  /** The item's key. */
  key: Scalars['ID']['input'];
  /** Pieces; 0 or fewer removes the item. */
  quantity: Scalars['Int']['input'];
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: InputMaybe<Array<CartItemInput>>;
};

/** The input broke one or more rules; nothing was stored. */
export type ValidationFailure = Failure & {
  __typename?: 'ValidationFailure';
  /** Always VALIDATION_FAILED. */
  code: Scalars['String']['output'];
  /** One entry per field that is wrong. */
  errors: Array<FieldError>;
  /** The sentence for the banner. */
  message: Scalars['String']['output'];
};

/** A product that comes in variations. */
export type VariableProduct = Product & {
  __typename?: 'VariableProduct';
  /** When the shop told this last, where it does not tell now: text, variations and reviews are missing then, price and stock may have changed. Null as a rule. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** Attributes in the shop's order. */
  attributes: Array<ProductAttribute>;
  /** Where the shop lists it. */
  catalogVisibility: CatalogVisibility;
  /** The categories it is in, deepest last. */
  categories: Array<ProductCategory>;
  /** What a consumer in the shop's own country pays, VAT included: of `price`, where prices exclude it. Null where there is no price, or nobody knows the tax. */
  consumerPrice?: Maybe<Money>;
  /** When it was first published. */
  createdAt: Scalars['DateTime']['output'];
  /** Products the shop offers besides, without hidden ones. Null when the shop does not answer. */
  crossSells?: Maybe<Array<Product>>;
  /** Where its data sheet lies, a path of this site or an address; null when it has none. */
  dataSheet?: Maybe<Scalars['Url']['output']>;
  /** The options the shop preselects. */
  defaultAttributes: Array<AttributeValue>;
  /** The long description; empty when there is none. */
  description: Scalars['Html']['output'];
  /** Outer measures; null when none is given. */
  dimensions?: Maybe<Dimensions>;
  /** The share taken off in a sale, rounded to whole percent; null outside a sale. */
  discountPercent?: Maybe<Scalars['Int']['output']>;
  /** Whether it is a file. */
  downloadable: Scalars['Boolean']['output'];
  /** The short description, or the beginning of the long one, as plain text cut at a word to at most `length` characters. */
  excerptText: Scalars['String']['output'];
  /** Whether the shop puts it forward. */
  featured: Scalars['Boolean']['output'];
  /** Its number in the trade (GTIN, EAN, UPC or ISBN); null when it has none. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** The shop's id. */
  id: Scalars['ID']['output'];
  /** The first picture; null when it has none. */
  image?: Maybe<Image>;
  /** All pictures in the shop's order. */
  images: Array<Image>;
  /** Values of the allow-list, e.g. pack, face_material. */
  meta: Array<MetaEntry>;
  /** How many one order takes at least; null where the shop says nothing. */
  minimumQuantity?: Maybe<Scalars['Int']['output']>;
  /** When it was last changed. */
  modifiedAt: Scalars['DateTime']['output'];
  /** Plain text. */
  name: Scalars['String']['output'];
  /** Whether a sale is on. */
  onSale: Scalars['Boolean']['output'];
  /** Its canonical path on this site, /product/{slug}. */
  path: Scalars['String']['output'];
  /** What it costs now (the lowest among variations); null is 'Price on request'. */
  price?: Maybe<Money>;
  /** What one piece costs from a quantity on, smallest first; empty when there are none. */
  priceBreaks: Array<PriceBreak>;
  /** The lowest and highest price of its variations; null when none has a price or before the index is there. */
  priceRange?: Maybe<PriceRange>;
  /** Whether the prices include VAT; null when the shop does not say. */
  pricesIncludeTax?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Whether it is behind a password: then name, price and picture are all there is of it, texts, attributes and reviews are
   * empty, and it cannot be bought here.
   */
  protected: Scalars['Boolean']['output'];
  /** Whether the shop sells it; says nothing about stock. False, too, where one order takes fewer than the minimum, as it is sold one at a time or as fewer are left: nobody can buy it. */
  purchasable: Scalars['Boolean']['output'];
  /** The mean of its reviews. */
  rating: Rating;
  /** What it costs outside a sale; null when the shop gives none. */
  regularPrice?: Maybe<Money>;
  /** Products of the same categories and keywords, nearest first, at most `first` (of at most 12). Null when the shop does not answer. */
  related?: Maybe<Array<Product>>;
  /** Approved reviews, newest first. Null when the shop does not answer. */
  reviews?: Maybe<ReviewList>;
  /** Whether reviews are taken. */
  reviewsAllowed: Scalars['Boolean']['output'];
  /** Whether what buyers say of it is shown. Not where the shop has its reviews switched off, and then nothing has a rating either; nor behind a password. */
  reviewsShown: Scalars['Boolean']['output'];
  /** When the sale that is on began; null when it has no beginning, and outside a sale. */
  saleFrom?: Maybe<Scalars['DateTime']['output']>;
  /** What it costs in the sale; null outside a sale, also before one that is to come. */
  salePrice?: Maybe<Money>;
  /** When the sale that is on ends; null when it has no end, and outside a sale. */
  saleTo?: Maybe<Scalars['DateTime']['output']>;
  /** True for the built-in examples that stand in while the shop refuses its credentials: not for sale. */
  sample: Scalars['Boolean']['output'];
  /** What a plugin for search engines says of it; null where none does, or when it does not answer. */
  seo?: Maybe<SeoWords>;
  /** How it is sent. */
  shipping: Shipping;
  /** The short description; empty when there is none. */
  shortDescription: Scalars['Html']['output'];
  /** The stock keeping unit; null when it has none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Its key in URLs. */
  slug: Scalars['String']['output'];
  /** Whether one order takes one piece at most. */
  soldIndividually: Scalars['Boolean']['output'];
  /** The stock. */
  stock: Stock;
  /** Its keywords. */
  tags: Array<ProductTag>;
  /** How it is taxed. */
  taxation: Taxation;
  /** How many were sold. */
  totalSales: Scalars['Int']['output'];
  /** How it is put together. */
  type: ProductType;
  /** Products the shop offers instead, without hidden ones. Null when the shop does not answer. */
  upsells?: Maybe<Array<Product>>;
  /** Its canonical address. */
  url: Scalars['Url']['output'];
  /**
   * The variation that the chosen options mean, by the same rule as on the page: an attribute that the
   * variation leaves open matches anything; names and keys are both understood. What does not vary may be named with
   * an option that the product has. Null when none matches, not every attribute is chosen, or something is named
   * that the product does not have.
   */
  variation?: Maybe<Variation>;
  /** Its published variations in the shop's order; those that are out of stock are left out where the shop hides that, unless the whole product is. While the shop does not answer, as the index knows them: options, price and stock. Null where only they cannot be had. */
  variations?: Maybe<Array<Variation>>;
  /** Whether it is not a thing. */
  virtual: Scalars['Boolean']['output'];
  /** In the shop's unit (kilograms unless the shop says otherwise); null when not given. */
  weight?: Maybe<Scalars['Decimal']['output']>;
};


/** A product that comes in variations. */
export type VariableProductAttributesArgs = {
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A product that comes in variations. */
export type VariableProductExcerptTextArgs = {
  length?: InputMaybe<Scalars['Int']['input']>;
};


/** A product that comes in variations. */
export type VariableProductMetaArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A product that comes in variations. */
export type VariableProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product that comes in variations. */
export type VariableProductReviewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** A product that comes in variations. */
export type VariableProductVariationArgs = {
  options: Array<AttributeChoice>;
};

/** One choice of a variable product. */
export type Variation = {
  __typename?: 'Variation';
  /** The options it stands for; an attribute that is not listed matches any option. */
  attributes: Array<AttributeValue>;
  /** What a consumer in the shop's own country pays, VAT included: of `price`, where prices exclude it. Null where there is no price, or nobody knows the tax. */
  consumerPrice?: Maybe<Money>;
  /** Words of its own; empty when there are none. */
  description: Scalars['Html']['output'];
  /** Outer measures; null when none is given. */
  dimensions?: Maybe<Dimensions>;
  /** The share taken off in a sale, rounded to whole percent; null outside a sale. */
  discountPercent?: Maybe<Scalars['Int']['output']>;
  /** Its number in the trade (GTIN, EAN, UPC or ISBN); null when it has none. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** The shop's id. */
  id: Scalars['ID']['output'];
  /** Its own picture; null when the product's picture serves. */
  image?: Maybe<Image>;
  /** Whether a sale is on. */
  onSale: Scalars['Boolean']['output'];
  /** What it costs now; null is 'Price on request'. */
  price?: Maybe<Money>;
  /** Whether the shop sells it; says nothing about stock. False, too, where fewer are left than the minimum of its product: nobody can buy it. */
  purchasable: Scalars['Boolean']['output'];
  /** What it costs outside a sale. */
  regularPrice?: Maybe<Money>;
  /** What it costs in the sale. */
  salePrice?: Maybe<Money>;
  /** The stock keeping unit; null when it has none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The stock. */
  stock: Stock;
  /** In the shop's unit; null when not given. */
  weight?: Maybe<Scalars['Decimal']['output']>;
};

/** Somebody took a step since the request was read; nothing was sent, and nothing that was written is lost. */
export type VersionConflict = Failure & {
  __typename?: 'VersionConflict';
  /** Always VERSION_CONFLICT. */
  code: Scalars['String']['output'];
  /** The same for a reader. */
  message: Scalars['String']['output'];
  /** The request as it is now. */
  request?: Maybe<QuoteRequest>;
};

/** A request is taken back. */
export type WithdrawQuoteRequestInput = {
  /** The address that asked; not needed with a key, in a browser that has opened the link, or signed in. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The key of the link that the buyer was sent. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The request's reference number. */
  reference: Scalars['String']['input'];
};

/** The request as it is now, or why it was not taken back. */
export type WithdrawQuoteRequestResult = QuoteNotFound | QuoteRequest | QuoteStepRefused;



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AcceptOfferResult:
    | ( Omit<OfferChanged, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
    | ( Omit<OfferExpired, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
    | ( QuoteNotFound )
    | ( QuoteRequestModel )
    | ( Omit<QuoteStepRefused, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
    | ( ValidationFailure )
  ;
  AddPartnerResult:
    | ( IssuedKeyModel )
    | ( ValidationFailure )
  ;
  AddPartnerWebhookResult:
    | ( AddedPartnerWebhookModel )
    | ( ValidationFailure )
  ;
  AnswerQuoteRequestResult:
    | ( QuoteNotFound )
    | ( QuoteRequestModel )
    | ( Omit<QuoteStepRefused, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
    | ( ValidationFailure )
    | ( Omit<VersionConflict, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
  ;
  AskBuyerResult:
    | ( QuoteNotFound )
    | ( QuoteRequestModel )
    | ( Omit<QuoteStepRefused, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
    | ( ValidationFailure )
    | ( Omit<VersionConflict, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
  ;
  CartResult:
    | ( CartModel )
    | ( Omit<CartFailure, 'cart'> & { cart?: Maybe<_RefType['Cart']> } )
  ;
  ChangePartnerResult:
    | ( PartnerModel )
    | ( ValidationFailure )
  ;
  CloseQuoteRequestResult:
    | ( QuoteNotFound )
    | ( QuoteRequestModel )
    | ( Omit<QuoteStepRefused, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
    | ( ValidationFailure )
    | ( Omit<VersionConflict, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
  ;
  CreateCustomerResult:
    | ( CustomerModel )
    | ( RecordRefused )
    | ( ValidationFailure )
  ;
  CreateOrderResult:
    | ( OrderRecordModel )
    | ( RecordRefused )
    | ( ValidationFailure )
  ;
  DeclineOfferResult:
    | ( Omit<OfferChanged, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
    | ( QuoteNotFound )
    | ( QuoteRequestModel )
    | ( Omit<QuoteStepRefused, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
    | ( ValidationFailure )
  ;
  PartnerWebhookResult:
    | ( PartnerWebhookModel )
    | ( ValidationFailure )
  ;
  PlaceOrderResult:
    | ( Omit<OrderFailure, 'cart'> & { cart?: Maybe<_RefType['Cart']> } )
    | ( Omit<OrderPlaced, 'order'> & { order?: Maybe<_RefType['Order']> } )
    | ( ValidationFailure )
  ;
  Preview:
    | ( PageModel )
    | ( PostModel )
    | ( PreviewRefused )
  ;
  PreviewOfferResult:
    | ( OfferModel )
    | ( QuoteNotFound )
    | ( ValidationFailure )
  ;
  ReplacePartnerKeyResult:
    | ( IssuedKeyModel )
    | ( ValidationFailure )
  ;
  ReplyToQuoteResult:
    | ( QuoteNotFound )
    | ( QuoteRequestModel )
    | ( Omit<QuoteStepRefused, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
    | ( ValidationFailure )
  ;
  RequestSignInResult:
    | ( SignInRefused )
    | ( SignInRequestedModel )
    | ( ValidationFailure )
  ;
  RequestStockNoticeResult:
    | ( StockNoticeRefused )
    | ( StockNoticeRequested )
    | ( ValidationFailure )
  ;
  RevokePartnerKeysResult:
    | ( PartnerModel )
    | ( ValidationFailure )
  ;
  Route:
    | ( AuthorModel )
    | ( ExternalProductModel )
    | ( GroupedProductModel )
    | ( PageModel )
    | ( PostModel )
    | ( PostCategoryModel )
    | ( PostTagModel )
    | ( ProductCategoryModel )
    | ( Redirect )
    | ( SimpleProductModel )
    | ( VariableProductModel )
  ;
  SendPaymentProofResult:
    | ( PaymentProofRefused )
    | ( SubmissionReceiptModel )
    | ( SubmissionRefused )
    | ( ValidationFailure )
  ;
  SignInResult:
    | ( AccountModel )
    | ( SignInRefused )
  ;
  StopQuoteRemindersResult:
    | ( QuoteNotFound )
    | ( QuoteRequestModel )
    | ( Omit<QuoteStepRefused, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
  ;
  SubmitCommentResult:
    | ( Omit<CommentReceived, 'comment'> & { comment: _RefType['Comment'] } )
    | ( CommentRefused )
    | ( ValidationFailure )
  ;
  SubmitContactMessageResult:
    | ( SubmissionReceiptModel )
    | ( SubmissionRefused )
    | ( ValidationFailure )
  ;
  SubmitQuoteRequestResult:
    | ( QuoteRequestModel )
    | ( SubmissionReceiptModel )
    | ( SubmissionRefused )
    | ( ValidationFailure )
  ;
  SubmitReviewResult:
    | ( Omit<ReviewReceived, 'review'> & { review: _RefType['Review'] } )
    | ( ReviewRefused )
    | ( ValidationFailure )
  ;
  SubscribeToNewsletterResult:
    | ( SubmissionReceiptModel )
    | ( SubmissionRefused )
    | ( ValidationFailure )
  ;
  WithdrawQuoteRequestResult:
    | ( QuoteNotFound )
    | ( QuoteRequestModel )
    | ( Omit<QuoteStepRefused, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Failure:
    | ( Omit<CartFailure, 'cart'> & { cart?: Maybe<_RefType['Cart']> } )
    | ( CommentRefused )
    | ( Omit<OfferChanged, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
    | ( Omit<OfferExpired, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
    | ( Omit<OrderFailure, 'cart'> & { cart?: Maybe<_RefType['Cart']> } )
    | ( PaymentProofRefused )
    | ( PreviewRefused )
    | ( QuoteNotFound )
    | ( Omit<QuoteStepRefused, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
    | ( RecordRefused )
    | ( ReviewRefused )
    | ( SignInRefused )
    | ( StockNoticeRefused )
    | ( SubmissionRefused )
    | ( ValidationFailure )
    | ( Omit<VersionConflict, 'request'> & { request?: Maybe<_RefType['QuoteRequest']> } )
  ;
  Product:
    | ( ExternalProductModel )
    | ( GroupedProductModel )
    | ( SimpleProductModel )
    | ( VariableProductModel )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AboutFields: ResolverTypeWrapper<Omit<AboutFields, 'heroImage' | 'innovationImage' | 'specialtiesImage'> & { heroImage?: Maybe<ResolversTypes['Image']>, innovationImage?: Maybe<ResolversTypes['Image']>, specialtiesImage?: Maybe<ResolversTypes['Image']> }>;
  AcceptOfferInput: AcceptOfferInput;
  AcceptOfferResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcceptOfferResult']>;
  Account: ResolverTypeWrapper<AccountModel>;
  AccountOrder: ResolverTypeWrapper<AccountOrderModel>;
  AccountOrderFee: ResolverTypeWrapper<AccountOrderFee>;
  AccountOrderItem: ResolverTypeWrapper<AccountOrderItem>;
  AccountOrderTax: ResolverTypeWrapper<AccountOrderTax>;
  AddCartItemInput: AddCartItemInput;
  AddCartItemsInput: AddCartItemsInput;
  AddPartnerInput: AddPartnerInput;
  AddPartnerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddPartnerResult']>;
  AddPartnerWebhookInput: AddPartnerWebhookInput;
  AddPartnerWebhookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddPartnerWebhookResult']>;
  AddedPartnerWebhook: ResolverTypeWrapper<AddedPartnerWebhookModel>;
  Address: ResolverTypeWrapper<AddressModel>;
  AddressInput: AddressInput;
  AddressSuggestion: ResolverTypeWrapper<AddressSuggestionModel>;
  AnswerQuoteRequestInput: AnswerQuoteRequestInput;
  AnswerQuoteRequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerQuoteRequestResult']>;
  ApplyCouponInput: ApplyCouponInput;
  AskBuyerInput: AskBuyerInput;
  AskBuyerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AskBuyerResult']>;
  AttributeChoice: AttributeChoice;
  AttributeFacet: ResolverTypeWrapper<AttributeFacet>;
  AttributeFilter: AttributeFilter;
  AttributeOption: ResolverTypeWrapper<AttributeOption>;
  AttributeValue: ResolverTypeWrapper<AttributeValue>;
  Author: ResolverTypeWrapper<AuthorModel>;
  Backorders: Backorders;
  BankAccount: ResolverTypeWrapper<BankAccount>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Cart: ResolverTypeWrapper<CartModel>;
  CartCoupon: ResolverTypeWrapper<CartCouponModel>;
  CartFailure: ResolverTypeWrapper<Omit<CartFailure, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  CartFee: ResolverTypeWrapper<CartFeeModel>;
  CartItem: ResolverTypeWrapper<CartItemModel>;
  CartItemInput: CartItemInput;
  CartNotice: ResolverTypeWrapper<CartNoticeModel>;
  CartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CartResult']>;
  CartTotals: ResolverTypeWrapper<CartTotalsModel>;
  CatalogVisibility: CatalogVisibility;
  CategoryFacet: ResolverTypeWrapper<Omit<CategoryFacet, 'category'> & { category: ResolversTypes['ProductCategory'] }>;
  ChangePartnerInput: ChangePartnerInput;
  ChangePartnerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePartnerResult']>;
  CheckStatus: CheckStatus;
  CloseQuoteRequestInput: CloseQuoteRequestInput;
  CloseQuoteRequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CloseQuoteRequestResult']>;
  Comment: ResolverTypeWrapper<CommentModel>;
  CommentList: ResolverTypeWrapper<Omit<CommentList, 'items'> & { items: Array<ResolversTypes['Comment']> }>;
  CommentReceived: ResolverTypeWrapper<Omit<CommentReceived, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  CommentRefused: ResolverTypeWrapper<CommentRefused>;
  CountryCode: ResolverTypeWrapper<Scalars['CountryCode']['output']>;
  CreateCustomerInput: CreateCustomerInput;
  CreateCustomerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCustomerResult']>;
  CreateOrderDeliveryInput: CreateOrderDeliveryInput;
  CreateOrderInput: CreateOrderInput;
  CreateOrderItemInput: CreateOrderItemInput;
  CreateOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateOrderResult']>;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  Customer: ResolverTypeWrapper<CustomerModel>;
  CustomerFilter: CustomerFilter;
  CustomerList: ResolverTypeWrapper<Omit<CustomerList, 'items'> & { items: Array<ResolversTypes['Customer']> }>;
  CustomerSort: CustomerSort;
  CustomerSortField: CustomerSortField;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeclineOfferInput: DeclineOfferInput;
  DeclineOfferResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeclineOfferResult']>;
  DeclineReason: DeclineReason;
  DeliveryCountry: ResolverTypeWrapper<DeliveryCountry>;
  DeliveryPromise: ResolverTypeWrapper<DeliveryPromise>;
  DiagnosticCheck: ResolverTypeWrapper<DiagnosticCheckModel>;
  Diagnostics: ResolverTypeWrapper<DiagnosticsModel>;
  Dimensions: ResolverTypeWrapper<Dimensions>;
  Draft: ResolverTypeWrapper<DraftModel>;
  Email: ResolverTypeWrapper<Scalars['Email']['output']>;
  Estimate: ResolverTypeWrapper<Omit<Estimate, 'lines'> & { lines: Array<ResolversTypes['EstimateLine']> }>;
  EstimateBreak: ResolverTypeWrapper<EstimateBreak>;
  EstimateItemInput: EstimateItemInput;
  EstimateLine: ResolverTypeWrapper<Omit<EstimateLine, 'break' | 'product' | 'variation'> & { break?: Maybe<ResolversTypes['EstimateBreak']>, product?: Maybe<ResolversTypes['Product']>, variation?: Maybe<ResolversTypes['Variation']> }>;
  EstimateNextBreak: ResolverTypeWrapper<EstimateNextBreak>;
  ExternalProduct: ResolverTypeWrapper<ExternalProductModel>;
  Failure: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Failure']>;
  FieldError: ResolverTypeWrapper<FieldError>;
  FilterValue: ResolverTypeWrapper<Scalars['FilterValue']['output']>;
  FirmPlace: ResolverTypeWrapper<FirmPlace>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GroupedProduct: ResolverTypeWrapper<GroupedProductModel>;
  HomeFields: ResolverTypeWrapper<HomeFields>;
  Html: ResolverTypeWrapper<Scalars['Html']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageModel>;
  ImageFormat: ImageFormat;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IssuedKey: ResolverTypeWrapper<IssuedKeyModel>;
  ItemOption: ResolverTypeWrapper<ItemOption>;
  KeepCouponInput: KeepCouponInput;
  KeptCoupon: ResolverTypeWrapper<KeptCoupon>;
  LabelShape: LabelShape;
  LabelSize: ResolverTypeWrapper<LabelSizeModel>;
  LabelSizeAdvice: ResolverTypeWrapper<LabelSizeAdvice>;
  LabelSizeCheck: ResolverTypeWrapper<Omit<LabelSizeCheck, 'size'> & { size?: Maybe<ResolversTypes['LabelSize']> }>;
  Menu: ResolverTypeWrapper<MenuModel>;
  MenuItem: ResolverTypeWrapper<MenuItemModel>;
  MetaEntry: ResolverTypeWrapper<MetaEntry>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Offer: ResolverTypeWrapper<OfferModel>;
  OfferChanged: ResolverTypeWrapper<Omit<OfferChanged, 'request'> & { request?: Maybe<ResolversTypes['QuoteRequest']> }>;
  OfferDraft: ResolverTypeWrapper<OfferDraft>;
  OfferDraftBreak: ResolverTypeWrapper<OfferDraftBreak>;
  OfferDraftFee: ResolverTypeWrapper<OfferDraftFee>;
  OfferDraftLine: ResolverTypeWrapper<OfferDraftLine>;
  OfferExpired: ResolverTypeWrapper<Omit<OfferExpired, 'request'> & { request?: Maybe<ResolversTypes['QuoteRequest']> }>;
  OfferFee: ResolverTypeWrapper<OfferFee>;
  OfferFeeInput: OfferFeeInput;
  OfferLine: ResolverTypeWrapper<OfferLineModel>;
  OfferLineInput: OfferLineInput;
  OfferProof: ResolverTypeWrapper<OfferProofModel>;
  OfferStatus: OfferStatus;
  OfferTaxRate: ResolverTypeWrapper<OfferTaxRate>;
  OfferTotals: ResolverTypeWrapper<OfferTotals>;
  OpeningHours: ResolverTypeWrapper<OpeningHours>;
  Operator: ResolverTypeWrapper<OperatorModel>;
  OptionFacet: ResolverTypeWrapper<OptionFacet>;
  Order: ResolverTypeWrapper<OrderModel>;
  OrderFailure: ResolverTypeWrapper<Omit<OrderFailure, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  OrderFilter: OrderFilter;
  OrderItem: ResolverTypeWrapper<OrderItemModel>;
  OrderPayment: ResolverTypeWrapper<OrderPayment>;
  OrderPlaced: ResolverTypeWrapper<Omit<OrderPlaced, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderRecord: ResolverTypeWrapper<OrderRecordModel>;
  OrderRecordCharge: ResolverTypeWrapper<OrderRecordCharge>;
  OrderRecordCoupon: ResolverTypeWrapper<OrderRecordCoupon>;
  OrderRecordItem: ResolverTypeWrapper<OrderRecordItemModel>;
  OrderRecordList: ResolverTypeWrapper<Omit<OrderRecordList, 'items'> & { items: Array<ResolversTypes['OrderRecord']> }>;
  OrderRecordPayment: ResolverTypeWrapper<OrderRecordPayment>;
  OrderRecordRefund: ResolverTypeWrapper<OrderRecordRefund>;
  OrderRecordTax: ResolverTypeWrapper<OrderRecordTax>;
  OrderSort: OrderSort;
  OrderSortField: OrderSortField;
  Page: ResolverTypeWrapper<PageModel>;
  PageAbove: ResolverTypeWrapper<PageAbove>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageList: ResolverTypeWrapper<Omit<PageList, 'items'> & { items: Array<ResolversTypes['Page']> }>;
  Partner: ResolverTypeWrapper<PartnerModel>;
  PartnerKey: ResolverTypeWrapper<PartnerKeyModel>;
  PartnerScope: PartnerScope;
  PartnerTopic: PartnerTopic;
  PartnerWebhook: ResolverTypeWrapper<PartnerWebhookModel>;
  PartnerWebhookInput: PartnerWebhookInput;
  PartnerWebhookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PartnerWebhookResult']>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentProof: ResolverTypeWrapper<PaymentProofModel>;
  PaymentProofFile: ResolverTypeWrapper<PaymentProofFileModel>;
  PaymentProofRefused: ResolverTypeWrapper<PaymentProofRefused>;
  PaymentState: PaymentState;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceOrderResult']>;
  Post: ResolverTypeWrapper<PostModel>;
  PostCategory: ResolverTypeWrapper<PostCategoryModel>;
  PostFilter: PostFilter;
  PostList: ResolverTypeWrapper<Omit<PostList, 'items'> & { items: Array<ResolversTypes['Post']> }>;
  PostSort: PostSort;
  PostSortField: PostSortField;
  PostTag: ResolverTypeWrapper<PostTagModel>;
  Preview: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Preview']>;
  PreviewOfferResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PreviewOfferResult']>;
  PreviewRefused: ResolverTypeWrapper<PreviewRefused>;
  PreviewType: PreviewType;
  PriceBreak: ResolverTypeWrapper<PriceBreak>;
  PriceRange: ResolverTypeWrapper<PriceRange>;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductAttribute: ResolverTypeWrapper<ProductAttributeModel>;
  ProductCategory: ResolverTypeWrapper<ProductCategoryModel>;
  ProductFacets: ResolverTypeWrapper<ProductFacetsModel>;
  ProductFilter: ProductFilter;
  ProductList: ResolverTypeWrapper<ProductListModel>;
  ProductSort: ProductSort;
  ProductSortField: ProductSortField;
  ProductTag: ResolverTypeWrapper<ProductTagModel>;
  ProductType: ProductType;
  QuantityLimits: ResolverTypeWrapper<QuantityLimits>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteArtwork: ResolverTypeWrapper<QuoteArtworkModel>;
  QuoteBuyer: ResolverTypeWrapper<QuoteBuyerModel>;
  QuoteEvent: ResolverTypeWrapper<QuoteEventModel>;
  QuoteEventKind: QuoteEventKind;
  QuoteForm: ResolverTypeWrapper<QuoteForm>;
  QuoteItemInput: QuoteItemInput;
  QuoteMessage: ResolverTypeWrapper<QuoteMessageModel>;
  QuoteNotFound: ResolverTypeWrapper<QuoteNotFound>;
  QuoteOrder: ResolverTypeWrapper<QuoteOrderModel>;
  QuoteOrderState: QuoteOrderState;
  QuotePageFields: ResolverTypeWrapper<Omit<QuotePageFields, 'processImage'> & { processImage?: Maybe<ResolversTypes['Image']> }>;
  QuoteParty: QuoteParty;
  QuoteQueue: QuoteQueue;
  QuoteQueueCount: ResolverTypeWrapper<QuoteQueueCount>;
  QuoteRequest: ResolverTypeWrapper<QuoteRequestModel>;
  QuoteRequestFilter: QuoteRequestFilter;
  QuoteRequestItem: ResolverTypeWrapper<QuoteRequestItemModel>;
  QuoteRequestList: ResolverTypeWrapper<QuoteRequestListModel>;
  QuoteRequestSort: QuoteRequestSort;
  QuoteRequestSortField: QuoteRequestSortField;
  QuoteRequestStatus: QuoteRequestStatus;
  QuoteStep: ResolverTypeWrapper<QuoteStep>;
  QuoteStepRefused: ResolverTypeWrapper<Omit<QuoteStepRefused, 'request'> & { request?: Maybe<ResolversTypes['QuoteRequest']> }>;
  Rating: ResolverTypeWrapper<Rating>;
  RatingFacet: ResolverTypeWrapper<RatingFacet>;
  RecordRefused: ResolverTypeWrapper<RecordRefused>;
  Redirect: ResolverTypeWrapper<Redirect>;
  RemoveCartItemInput: RemoveCartItemInput;
  RemoveCouponInput: RemoveCouponInput;
  ReplacePartnerKeyInput: ReplacePartnerKeyInput;
  ReplacePartnerKeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReplacePartnerKeyResult']>;
  ReplyToQuoteInput: ReplyToQuoteInput;
  ReplyToQuoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReplyToQuoteResult']>;
  Report: ResolverTypeWrapper<Omit<Report, 'items'> & { items: Array<ResolversTypes['Stumble']> }>;
  RequestSignInInput: RequestSignInInput;
  RequestSignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestSignInResult']>;
  RequestStockNoticeInput: RequestStockNoticeInput;
  RequestStockNoticeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestStockNoticeResult']>;
  Review: ResolverTypeWrapper<ReviewModel>;
  ReviewList: ResolverTypeWrapper<ReviewListModel>;
  ReviewReceived: ResolverTypeWrapper<Omit<ReviewReceived, 'review'> & { review: ResolversTypes['Review'] }>;
  ReviewRefused: ResolverTypeWrapper<ReviewRefused>;
  RevokePartnerKeysInput: RevokePartnerKeysInput;
  RevokePartnerKeysResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokePartnerKeysResult']>;
  Route: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Route']>;
  SearchResult: ResolverTypeWrapper<SearchResultModel>;
  SelectShippingRateInput: SelectShippingRateInput;
  SendPaymentProofInput: SendPaymentProofInput;
  SendPaymentProofResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendPaymentProofResult']>;
  SeoWords: ResolverTypeWrapper<Omit<SeoWords, 'image'> & { image?: Maybe<ResolversTypes['Image']> }>;
  Shipping: ResolverTypeWrapper<Shipping>;
  ShippingPackage: ResolverTypeWrapper<ShippingPackageModel>;
  ShippingRate: ResolverTypeWrapper<ShippingRateModel>;
  SignInInput: SignInInput;
  SignInRefused: ResolverTypeWrapper<SignInRefused>;
  SignInRequested: ResolverTypeWrapper<SignInRequestedModel>;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  SignOutInput: SignOutInput;
  SignedOut: ResolverTypeWrapper<SignedOut>;
  SimpleProduct: ResolverTypeWrapper<SimpleProductModel>;
  Site: ResolverTypeWrapper<SiteModel>;
  SiteEnvironment: SiteEnvironment;
  SitemapEntry: ResolverTypeWrapper<SitemapEntry>;
  SkuMatch: ResolverTypeWrapper<SkuMatchModel>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  SortOrder: SortOrder;
  StarCount: ResolverTypeWrapper<StarCount>;
  StarRating: StarRating;
  Stock: ResolverTypeWrapper<Stock>;
  StockFacet: ResolverTypeWrapper<StockFacet>;
  StockNoticeRefused: ResolverTypeWrapper<StockNoticeRefused>;
  StockNoticeRequested: ResolverTypeWrapper<StockNoticeRequested>;
  StockNoticesStopped: ResolverTypeWrapper<StockNoticesStopped>;
  StockStatus: StockStatus;
  StopQuoteRemindersInput: StopQuoteRemindersInput;
  StopQuoteRemindersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StopQuoteRemindersResult']>;
  StopStockNoticesInput: StopStockNoticesInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Stumble: ResolverTypeWrapper<StumbleModel>;
  StumbleCount: ResolverTypeWrapper<StumbleCount>;
  StumbleKind: StumbleKind;
  SubmissionReceipt: ResolverTypeWrapper<SubmissionReceiptModel>;
  SubmissionRefused: ResolverTypeWrapper<SubmissionRefused>;
  SubmitCommentInput: SubmitCommentInput;
  SubmitCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitCommentResult']>;
  SubmitContactMessageInput: SubmitContactMessageInput;
  SubmitContactMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitContactMessageResult']>;
  SubmitQuoteRequestInput: SubmitQuoteRequestInput;
  SubmitQuoteRequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitQuoteRequestResult']>;
  SubmitReviewInput: SubmitReviewInput;
  SubmitReviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitReviewResult']>;
  SubscribeToNewsletterInput: SubscribeToNewsletterInput;
  SubscribeToNewsletterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubscribeToNewsletterResult']>;
  SwitchFacet: ResolverTypeWrapper<SwitchFacet>;
  TaxLine: ResolverTypeWrapper<TaxLine>;
  Taxation: ResolverTypeWrapper<Taxation>;
  TaxedMoney: ResolverTypeWrapper<TaxedMoney>;
  UnpaidOrder: ResolverTypeWrapper<UnpaidOrder>;
  UnpricedReason: UnpricedReason;
  UpdateCartCustomerInput: UpdateCartCustomerInput;
  UpdateCartItemInput: UpdateCartItemInput;
  Url: ResolverTypeWrapper<Scalars['Url']['output']>;
  ValidationFailure: ResolverTypeWrapper<ValidationFailure>;
  VariableProduct: ResolverTypeWrapper<VariableProductModel>;
  Variation: ResolverTypeWrapper<VariationModel>;
  VersionConflict: ResolverTypeWrapper<Omit<VersionConflict, 'request'> & { request?: Maybe<ResolversTypes['QuoteRequest']> }>;
  WithdrawQuoteRequestInput: WithdrawQuoteRequestInput;
  WithdrawQuoteRequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WithdrawQuoteRequestResult']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AboutFields: Omit<AboutFields, 'heroImage' | 'innovationImage' | 'specialtiesImage'> & { heroImage?: Maybe<ResolversParentTypes['Image']>, innovationImage?: Maybe<ResolversParentTypes['Image']>, specialtiesImage?: Maybe<ResolversParentTypes['Image']> };
  AcceptOfferInput: AcceptOfferInput;
  AcceptOfferResult: ResolversUnionTypes<ResolversParentTypes>['AcceptOfferResult'];
  Account: AccountModel;
  AccountOrder: AccountOrderModel;
  AccountOrderFee: AccountOrderFee;
  AccountOrderItem: AccountOrderItem;
  AccountOrderTax: AccountOrderTax;
  AddCartItemInput: AddCartItemInput;
  AddCartItemsInput: AddCartItemsInput;
  AddPartnerInput: AddPartnerInput;
  AddPartnerResult: ResolversUnionTypes<ResolversParentTypes>['AddPartnerResult'];
  AddPartnerWebhookInput: AddPartnerWebhookInput;
  AddPartnerWebhookResult: ResolversUnionTypes<ResolversParentTypes>['AddPartnerWebhookResult'];
  AddedPartnerWebhook: AddedPartnerWebhookModel;
  Address: AddressModel;
  AddressInput: AddressInput;
  AddressSuggestion: AddressSuggestionModel;
  AnswerQuoteRequestInput: AnswerQuoteRequestInput;
  AnswerQuoteRequestResult: ResolversUnionTypes<ResolversParentTypes>['AnswerQuoteRequestResult'];
  ApplyCouponInput: ApplyCouponInput;
  AskBuyerInput: AskBuyerInput;
  AskBuyerResult: ResolversUnionTypes<ResolversParentTypes>['AskBuyerResult'];
  AttributeChoice: AttributeChoice;
  AttributeFacet: AttributeFacet;
  AttributeFilter: AttributeFilter;
  AttributeOption: AttributeOption;
  AttributeValue: AttributeValue;
  Author: AuthorModel;
  BankAccount: BankAccount;
  Boolean: Scalars['Boolean']['output'];
  Cart: CartModel;
  CartCoupon: CartCouponModel;
  CartFailure: Omit<CartFailure, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  CartFee: CartFeeModel;
  CartItem: CartItemModel;
  CartItemInput: CartItemInput;
  CartNotice: CartNoticeModel;
  CartResult: ResolversUnionTypes<ResolversParentTypes>['CartResult'];
  CartTotals: CartTotalsModel;
  CategoryFacet: Omit<CategoryFacet, 'category'> & { category: ResolversParentTypes['ProductCategory'] };
  ChangePartnerInput: ChangePartnerInput;
  ChangePartnerResult: ResolversUnionTypes<ResolversParentTypes>['ChangePartnerResult'];
  CloseQuoteRequestInput: CloseQuoteRequestInput;
  CloseQuoteRequestResult: ResolversUnionTypes<ResolversParentTypes>['CloseQuoteRequestResult'];
  Comment: CommentModel;
  CommentList: Omit<CommentList, 'items'> & { items: Array<ResolversParentTypes['Comment']> };
  CommentReceived: Omit<CommentReceived, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  CommentRefused: CommentRefused;
  CountryCode: Scalars['CountryCode']['output'];
  CreateCustomerInput: CreateCustomerInput;
  CreateCustomerResult: ResolversUnionTypes<ResolversParentTypes>['CreateCustomerResult'];
  CreateOrderDeliveryInput: CreateOrderDeliveryInput;
  CreateOrderInput: CreateOrderInput;
  CreateOrderItemInput: CreateOrderItemInput;
  CreateOrderResult: ResolversUnionTypes<ResolversParentTypes>['CreateOrderResult'];
  CurrencyCode: Scalars['CurrencyCode']['output'];
  Customer: CustomerModel;
  CustomerFilter: CustomerFilter;
  CustomerList: Omit<CustomerList, 'items'> & { items: Array<ResolversParentTypes['Customer']> };
  CustomerSort: CustomerSort;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DeclineOfferInput: DeclineOfferInput;
  DeclineOfferResult: ResolversUnionTypes<ResolversParentTypes>['DeclineOfferResult'];
  DeliveryCountry: DeliveryCountry;
  DeliveryPromise: DeliveryPromise;
  DiagnosticCheck: DiagnosticCheckModel;
  Diagnostics: DiagnosticsModel;
  Dimensions: Dimensions;
  Draft: DraftModel;
  Email: Scalars['Email']['output'];
  Estimate: Omit<Estimate, 'lines'> & { lines: Array<ResolversParentTypes['EstimateLine']> };
  EstimateBreak: EstimateBreak;
  EstimateItemInput: EstimateItemInput;
  EstimateLine: Omit<EstimateLine, 'break' | 'product' | 'variation'> & { break?: Maybe<ResolversParentTypes['EstimateBreak']>, product?: Maybe<ResolversParentTypes['Product']>, variation?: Maybe<ResolversParentTypes['Variation']> };
  EstimateNextBreak: EstimateNextBreak;
  ExternalProduct: ExternalProductModel;
  Failure: ResolversInterfaceTypes<ResolversParentTypes>['Failure'];
  FieldError: FieldError;
  FilterValue: Scalars['FilterValue']['output'];
  FirmPlace: FirmPlace;
  Float: Scalars['Float']['output'];
  GroupedProduct: GroupedProductModel;
  HomeFields: HomeFields;
  Html: Scalars['Html']['output'];
  ID: Scalars['ID']['output'];
  Image: ImageModel;
  Int: Scalars['Int']['output'];
  IssuedKey: IssuedKeyModel;
  ItemOption: ItemOption;
  KeepCouponInput: KeepCouponInput;
  KeptCoupon: KeptCoupon;
  LabelSize: LabelSizeModel;
  LabelSizeAdvice: LabelSizeAdvice;
  LabelSizeCheck: Omit<LabelSizeCheck, 'size'> & { size?: Maybe<ResolversParentTypes['LabelSize']> };
  Menu: MenuModel;
  MenuItem: MenuItemModel;
  MetaEntry: MetaEntry;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  Offer: OfferModel;
  OfferChanged: Omit<OfferChanged, 'request'> & { request?: Maybe<ResolversParentTypes['QuoteRequest']> };
  OfferDraft: OfferDraft;
  OfferDraftBreak: OfferDraftBreak;
  OfferDraftFee: OfferDraftFee;
  OfferDraftLine: OfferDraftLine;
  OfferExpired: Omit<OfferExpired, 'request'> & { request?: Maybe<ResolversParentTypes['QuoteRequest']> };
  OfferFee: OfferFee;
  OfferFeeInput: OfferFeeInput;
  OfferLine: OfferLineModel;
  OfferLineInput: OfferLineInput;
  OfferProof: OfferProofModel;
  OfferTaxRate: OfferTaxRate;
  OfferTotals: OfferTotals;
  OpeningHours: OpeningHours;
  Operator: OperatorModel;
  OptionFacet: OptionFacet;
  Order: OrderModel;
  OrderFailure: Omit<OrderFailure, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  OrderFilter: OrderFilter;
  OrderItem: OrderItemModel;
  OrderPayment: OrderPayment;
  OrderPlaced: Omit<OrderPlaced, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderRecord: OrderRecordModel;
  OrderRecordCharge: OrderRecordCharge;
  OrderRecordCoupon: OrderRecordCoupon;
  OrderRecordItem: OrderRecordItemModel;
  OrderRecordList: Omit<OrderRecordList, 'items'> & { items: Array<ResolversParentTypes['OrderRecord']> };
  OrderRecordPayment: OrderRecordPayment;
  OrderRecordRefund: OrderRecordRefund;
  OrderRecordTax: OrderRecordTax;
  OrderSort: OrderSort;
  Page: PageModel;
  PageAbove: PageAbove;
  PageInfo: PageInfo;
  PageList: Omit<PageList, 'items'> & { items: Array<ResolversParentTypes['Page']> };
  Partner: PartnerModel;
  PartnerKey: PartnerKeyModel;
  PartnerWebhook: PartnerWebhookModel;
  PartnerWebhookInput: PartnerWebhookInput;
  PartnerWebhookResult: ResolversUnionTypes<ResolversParentTypes>['PartnerWebhookResult'];
  PaymentMethod: PaymentMethod;
  PaymentProof: PaymentProofModel;
  PaymentProofFile: PaymentProofFileModel;
  PaymentProofRefused: PaymentProofRefused;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolversUnionTypes<ResolversParentTypes>['PlaceOrderResult'];
  Post: PostModel;
  PostCategory: PostCategoryModel;
  PostFilter: PostFilter;
  PostList: Omit<PostList, 'items'> & { items: Array<ResolversParentTypes['Post']> };
  PostSort: PostSort;
  PostTag: PostTagModel;
  Preview: ResolversUnionTypes<ResolversParentTypes>['Preview'];
  PreviewOfferResult: ResolversUnionTypes<ResolversParentTypes>['PreviewOfferResult'];
  PreviewRefused: PreviewRefused;
  PriceBreak: PriceBreak;
  PriceRange: PriceRange;
  Product: ProductModel;
  ProductAttribute: ProductAttributeModel;
  ProductCategory: ProductCategoryModel;
  ProductFacets: ProductFacetsModel;
  ProductFilter: ProductFilter;
  ProductList: ProductListModel;
  ProductSort: ProductSort;
  ProductTag: ProductTagModel;
  QuantityLimits: QuantityLimits;
  Query: Record<PropertyKey, never>;
  QuoteArtwork: QuoteArtworkModel;
  QuoteBuyer: QuoteBuyerModel;
  QuoteEvent: QuoteEventModel;
  QuoteForm: QuoteForm;
  QuoteItemInput: QuoteItemInput;
  QuoteMessage: QuoteMessageModel;
  QuoteNotFound: QuoteNotFound;
  QuoteOrder: QuoteOrderModel;
  QuotePageFields: Omit<QuotePageFields, 'processImage'> & { processImage?: Maybe<ResolversParentTypes['Image']> };
  QuoteQueueCount: QuoteQueueCount;
  QuoteRequest: QuoteRequestModel;
  QuoteRequestFilter: QuoteRequestFilter;
  QuoteRequestItem: QuoteRequestItemModel;
  QuoteRequestList: QuoteRequestListModel;
  QuoteRequestSort: QuoteRequestSort;
  QuoteStep: QuoteStep;
  QuoteStepRefused: Omit<QuoteStepRefused, 'request'> & { request?: Maybe<ResolversParentTypes['QuoteRequest']> };
  Rating: Rating;
  RatingFacet: RatingFacet;
  RecordRefused: RecordRefused;
  Redirect: Redirect;
  RemoveCartItemInput: RemoveCartItemInput;
  RemoveCouponInput: RemoveCouponInput;
  ReplacePartnerKeyInput: ReplacePartnerKeyInput;
  ReplacePartnerKeyResult: ResolversUnionTypes<ResolversParentTypes>['ReplacePartnerKeyResult'];
  ReplyToQuoteInput: ReplyToQuoteInput;
  ReplyToQuoteResult: ResolversUnionTypes<ResolversParentTypes>['ReplyToQuoteResult'];
  Report: Omit<Report, 'items'> & { items: Array<ResolversParentTypes['Stumble']> };
  RequestSignInInput: RequestSignInInput;
  RequestSignInResult: ResolversUnionTypes<ResolversParentTypes>['RequestSignInResult'];
  RequestStockNoticeInput: RequestStockNoticeInput;
  RequestStockNoticeResult: ResolversUnionTypes<ResolversParentTypes>['RequestStockNoticeResult'];
  Review: ReviewModel;
  ReviewList: ReviewListModel;
  ReviewReceived: Omit<ReviewReceived, 'review'> & { review: ResolversParentTypes['Review'] };
  ReviewRefused: ReviewRefused;
  RevokePartnerKeysInput: RevokePartnerKeysInput;
  RevokePartnerKeysResult: ResolversUnionTypes<ResolversParentTypes>['RevokePartnerKeysResult'];
  Route: ResolversUnionTypes<ResolversParentTypes>['Route'];
  SearchResult: SearchResultModel;
  SelectShippingRateInput: SelectShippingRateInput;
  SendPaymentProofInput: SendPaymentProofInput;
  SendPaymentProofResult: ResolversUnionTypes<ResolversParentTypes>['SendPaymentProofResult'];
  SeoWords: Omit<SeoWords, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  Shipping: Shipping;
  ShippingPackage: ShippingPackageModel;
  ShippingRate: ShippingRateModel;
  SignInInput: SignInInput;
  SignInRefused: SignInRefused;
  SignInRequested: SignInRequestedModel;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  SignOutInput: SignOutInput;
  SignedOut: SignedOut;
  SimpleProduct: SimpleProductModel;
  Site: SiteModel;
  SitemapEntry: SitemapEntry;
  SkuMatch: SkuMatchModel;
  SocialLink: SocialLink;
  StarCount: StarCount;
  Stock: Stock;
  StockFacet: StockFacet;
  StockNoticeRefused: StockNoticeRefused;
  StockNoticeRequested: StockNoticeRequested;
  StockNoticesStopped: StockNoticesStopped;
  StopQuoteRemindersInput: StopQuoteRemindersInput;
  StopQuoteRemindersResult: ResolversUnionTypes<ResolversParentTypes>['StopQuoteRemindersResult'];
  StopStockNoticesInput: StopStockNoticesInput;
  String: Scalars['String']['output'];
  Stumble: StumbleModel;
  StumbleCount: StumbleCount;
  SubmissionReceipt: SubmissionReceiptModel;
  SubmissionRefused: SubmissionRefused;
  SubmitCommentInput: SubmitCommentInput;
  SubmitCommentResult: ResolversUnionTypes<ResolversParentTypes>['SubmitCommentResult'];
  SubmitContactMessageInput: SubmitContactMessageInput;
  SubmitContactMessageResult: ResolversUnionTypes<ResolversParentTypes>['SubmitContactMessageResult'];
  SubmitQuoteRequestInput: SubmitQuoteRequestInput;
  SubmitQuoteRequestResult: ResolversUnionTypes<ResolversParentTypes>['SubmitQuoteRequestResult'];
  SubmitReviewInput: SubmitReviewInput;
  SubmitReviewResult: ResolversUnionTypes<ResolversParentTypes>['SubmitReviewResult'];
  SubscribeToNewsletterInput: SubscribeToNewsletterInput;
  SubscribeToNewsletterResult: ResolversUnionTypes<ResolversParentTypes>['SubscribeToNewsletterResult'];
  SwitchFacet: SwitchFacet;
  TaxLine: TaxLine;
  Taxation: Taxation;
  TaxedMoney: TaxedMoney;
  UnpaidOrder: UnpaidOrder;
  UpdateCartCustomerInput: UpdateCartCustomerInput;
  UpdateCartItemInput: UpdateCartItemInput;
  Url: Scalars['Url']['output'];
  ValidationFailure: ValidationFailure;
  VariableProduct: VariableProductModel;
  Variation: VariationModel;
  VersionConflict: Omit<VersionConflict, 'request'> & { request?: Maybe<ResolversParentTypes['QuoteRequest']> };
  WithdrawQuoteRequestInput: WithdrawQuoteRequestInput;
  WithdrawQuoteRequestResult: ResolversUnionTypes<ResolversParentTypes>['WithdrawQuoteRequestResult'];
};

export type OperatorDirectiveArgs = {
  unlessLocal: Scalars['Boolean']['input'];
};

export type OperatorDirectiveResolver<Result, Parent, ContextType = Context, Args = OperatorDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PersonalDirectiveArgs = { };

export type PersonalDirectiveResolver<Result, Parent, ContextType = Context, Args = PersonalDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScopeDirectiveArgs = {
  of: Array<PartnerScope>;
};

export type ScopeDirectiveResolver<Result, Parent, ContextType = Context, Args = ScopeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ToolDirectiveArgs = {
  name: Scalars['String']['input'];
};

export type ToolDirectiveResolver<Result, Parent, ContextType = Context, Args = ToolDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AboutFieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AboutFields'] = ResolversParentTypes['AboutFields']> = {
  heroArea?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  heroImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  heroTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  innovationImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  sectionOne?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  sectionOneTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionTwo?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  sectionTwoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialtiesImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type AcceptOfferResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptOfferResult'] = ResolversParentTypes['AcceptOfferResult']> = {
  __resolveType: TypeResolveFn<'OfferChanged' | 'OfferExpired' | 'QuoteNotFound' | 'QuoteRequest' | 'QuoteStepRefused' | 'ValidationFailure', ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['Address']>>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['Email'], ParentType, ContextType>;
  orderPages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<AccountOrderPagesArgs, 'page'>>;
  orders?: Resolver<Maybe<Array<ResolversTypes['AccountOrder']>>, ParentType, ContextType, RequireFields<AccountOrdersArgs, 'page'>>;
  requestPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['QuoteRequest']>, ParentType, ContextType, RequireFields<AccountRequestsArgs, 'page'>>;
  signedInUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountOrder'] = ResolversParentTypes['AccountOrder']> = {
  collected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  fees?: Resolver<Array<ResolversTypes['AccountOrderFee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AccountOrderItem']>, ParentType, ContextType>;
  needsPayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  placedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  quoteReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippingTotal?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxLines?: Resolver<Array<ResolversTypes['AccountOrderTax']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AccountOrderFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountOrderFee'] = ResolversParentTypes['AccountOrderFee']> = {
  amount?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountOrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountOrderItem'] = ResolversParentTypes['AccountOrderItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ItemOption']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AccountOrderTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountOrderTax'] = ResolversParentTypes['AccountOrderTax']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type AddPartnerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPartnerResult'] = ResolversParentTypes['AddPartnerResult']> = {
  __resolveType: TypeResolveFn<'IssuedKey' | 'ValidationFailure', ParentType, ContextType>;
};

export type AddPartnerWebhookResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPartnerWebhookResult'] = ResolversParentTypes['AddPartnerWebhookResult']> = {
  __resolveType: TypeResolveFn<'AddedPartnerWebhook' | 'ValidationFailure', ParentType, ContextType>;
};

export type AddedPartnerWebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddedPartnerWebhook'] = ResolversParentTypes['AddedPartnerWebhook']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['PartnerWebhook'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressSuggestion'] = ResolversParentTypes['AddressSuggestion']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnswerQuoteRequestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerQuoteRequestResult'] = ResolversParentTypes['AnswerQuoteRequestResult']> = {
  __resolveType: TypeResolveFn<'QuoteNotFound' | 'QuoteRequest' | 'QuoteStepRefused' | 'ValidationFailure' | 'VersionConflict', ParentType, ContextType>;
};

export type AskBuyerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskBuyerResult'] = ResolversParentTypes['AskBuyerResult']> = {
  __resolveType: TypeResolveFn<'QuoteNotFound' | 'QuoteRequest' | 'QuoteStepRefused' | 'ValidationFailure' | 'VersionConflict', ParentType, ContextType>;
};

export type AttributeFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeFacet'] = ResolversParentTypes['AttributeFacet']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['OptionFacet']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttributeOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeOption'] = ResolversParentTypes['AttributeOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seo?: Resolver<Maybe<ResolversTypes['SeoWords']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  branchCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  billingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  coupons?: Resolver<Array<ResolversTypes['CartCoupon']>, ParentType, ContextType>;
  crossSells?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  fees?: Resolver<Array<ResolversTypes['CartFee']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  needsPayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['CartNotice']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  shippingPackages?: Resolver<Array<ResolversTypes['ShippingPackage']>, ParentType, ContextType>;
  storeCheckoutUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType>;
  unpaidOrder?: Resolver<Maybe<ResolversTypes['UnpaidOrder']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartCoupon'] = ResolversParentTypes['CartCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type CartFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartFailure'] = ResolversParentTypes['CartFailure']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartFee'] = ResolversParentTypes['CartFee']> = {
  amount?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  backordered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lowStockRemaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextBreak?: Resolver<Maybe<ResolversTypes['PriceBreak']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ItemOption']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityLimits?: Resolver<ResolversTypes['QuantityLimits'], ParentType, ContextType>;
  regularPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  variation?: Resolver<Maybe<ResolversTypes['Variation']>, ParentType, ContextType>;
};

export type CartNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartNotice'] = ResolversParentTypes['CartNotice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartResult'] = ResolversParentTypes['CartResult']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartFailure', ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  discount?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxLines?: Resolver<Array<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CategoryFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryFacet'] = ResolversParentTypes['CategoryFacet']> = {
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  input?: Resolver<ResolversTypes['FilterValue'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChangePartnerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePartnerResult'] = ResolversParentTypes['ChangePartnerResult']> = {
  __resolveType: TypeResolveFn<'Partner' | 'ValidationFailure', ParentType, ContextType>;
};

export type CloseQuoteRequestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseQuoteRequestResult'] = ResolversParentTypes['CloseQuoteRequestResult']> = {
  __resolveType: TypeResolveFn<'QuoteNotFound' | 'QuoteRequest' | 'QuoteStepRefused' | 'ValidationFailure' | 'VersionConflict', ParentType, ContextType>;
};

export type CommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inReplyTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CommentListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentList'] = ResolversParentTypes['CommentList']> = {
  items?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CommentReceivedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentReceived'] = ResolversParentTypes['CommentReceived']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentRefused'] = ResolversParentTypes['CommentRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export type CreateCustomerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCustomerResult'] = ResolversParentTypes['CreateCustomerResult']> = {
  __resolveType: TypeResolveFn<'Customer' | 'RecordRefused' | 'ValidationFailure', ParentType, ContextType>;
};

export type CreateOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrderResult'] = ResolversParentTypes['CreateOrderResult']> = {
  __resolveType: TypeResolveFn<'OrderRecord' | 'RecordRefused' | 'ValidationFailure', ParentType, ContextType>;
};

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  avatarUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  billingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta?: Resolver<Array<ResolversTypes['MetaEntry']>, ParentType, ContextType>;
  modifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payingCustomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerList'] = ResolversParentTypes['CustomerList']> = {
  items?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeclineOfferResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclineOfferResult'] = ResolversParentTypes['DeclineOfferResult']> = {
  __resolveType: TypeResolveFn<'OfferChanged' | 'QuoteNotFound' | 'QuoteRequest' | 'QuoteStepRefused' | 'ValidationFailure', ParentType, ContextType>;
};

export type DeliveryCountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryCountry'] = ResolversParentTypes['DeliveryCountry']> = {
  code?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryPromiseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryPromise'] = ResolversParentTypes['DeliveryPromise']> = {
  cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  orderBefore?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workingDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiagnosticCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiagnosticCheck'] = ResolversParentTypes['DiagnosticCheck']> = {
  data?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mend?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CheckStatus'], ParentType, ContextType>;
};

export type DiagnosticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Diagnostics'] = ResolversParentTypes['Diagnostics']> = {
  applicationPasswordSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['DiagnosticCheck']>, ParentType, ContextType>;
  consumerKeySet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  consumerSecretSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contentUrl?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['SiteEnvironment'], ParentType, ContextType>;
  ranAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shopUrl?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CheckStatus'], ParentType, ContextType>;
};

export type DimensionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dimensions'] = ResolversParentTypes['Dimensions']> = {
  height?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type DraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Draft'] = ResolversParentTypes['Draft']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sharedUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PreviewType'], ParentType, ContextType>;
};

export interface EmailScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Email'], any> {
  name: 'Email';
}

export type EstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Estimate'] = ResolversParentTypes['Estimate']> = {
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  goods?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['EstimateLine']>, ParentType, ContextType>;
  taxRate?: Resolver<Maybe<ResolversTypes['OfferTaxRate']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type EstimateBreakResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstimateBreak'] = ResolversParentTypes['EstimateBreak']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type EstimateLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstimateLine'] = ResolversParentTypes['EstimateLine']> = {
  break?: Resolver<Maybe<ResolversTypes['EstimateBreak']>, ParentType, ContextType>;
  nextBreak?: Resolver<Maybe<ResolversTypes['EstimateNextBreak']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  unpriced?: Resolver<Maybe<ResolversTypes['UnpricedReason']>, ParentType, ContextType>;
  variation?: Resolver<Maybe<ResolversTypes['Variation']>, ParentType, ContextType>;
};

export type EstimateNextBreakResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstimateNextBreak'] = ResolversParentTypes['EstimateNextBreak']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saves?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  savesPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type ExternalProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExternalProduct'] = ResolversParentTypes['ExternalProduct']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType, Partial<ExternalProductAttributesArgs>>;
  buttonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalogVisibility?: Resolver<ResolversTypes['CatalogVisibility'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  consumerPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  crossSells?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  dataSheet?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  defaultAttributes?: Resolver<Array<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['Dimensions']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloadable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  excerptText?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ExternalProductExcerptTextArgs, 'length'>>;
  externalUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  meta?: Resolver<Array<ResolversTypes['MetaEntry']>, ParentType, ContextType, Partial<ExternalProductMetaArgs>>;
  minimumQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceBreaks?: Resolver<Array<ResolversTypes['PriceBreak']>, ParentType, ContextType>;
  pricesIncludeTax?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  protected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purchasable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Rating'], ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  related?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<ExternalProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewList']>, ParentType, ContextType, RequireFields<ExternalProductReviewsArgs, 'page' | 'perPage'>>;
  reviewsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviewsShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saleFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  saleTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seo?: Resolver<Maybe<ResolversTypes['SeoWords']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Shipping'], ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  soldIndividually?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  taxation?: Resolver<ResolversTypes['Taxation'], ParentType, ContextType>;
  totalSales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  upsells?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  __resolveType: TypeResolveFn<'CartFailure' | 'CommentRefused' | 'OfferChanged' | 'OfferExpired' | 'OrderFailure' | 'PaymentProofRefused' | 'PreviewRefused' | 'QuoteNotFound' | 'QuoteStepRefused' | 'RecordRefused' | 'ReviewRefused' | 'SignInRefused' | 'StockNoticeRefused' | 'SubmissionRefused' | 'ValidationFailure' | 'VersionConflict', ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface FilterValueScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['FilterValue'], any> {
  name: 'FilterValue';
}

export type FirmPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FirmPlace'] = ResolversParentTypes['FirmPlace']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupedProduct'] = ResolversParentTypes['GroupedProduct']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType, Partial<GroupedProductAttributesArgs>>;
  catalogVisibility?: Resolver<ResolversTypes['CatalogVisibility'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  consumerPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  crossSells?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  dataSheet?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  defaultAttributes?: Resolver<Array<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['Dimensions']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloadable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  excerptText?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<GroupedProductExcerptTextArgs, 'length'>>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  meta?: Resolver<Array<ResolversTypes['MetaEntry']>, ParentType, ContextType, Partial<GroupedProductMetaArgs>>;
  minimumQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceBreaks?: Resolver<Array<ResolversTypes['PriceBreak']>, ParentType, ContextType>;
  pricesIncludeTax?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  protected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purchasable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Rating'], ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  related?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<GroupedProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewList']>, ParentType, ContextType, RequireFields<GroupedProductReviewsArgs, 'page' | 'perPage'>>;
  reviewsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviewsShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saleFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  saleTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seo?: Resolver<Maybe<ResolversTypes['SeoWords']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Shipping'], ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  soldIndividually?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  taxation?: Resolver<ResolversTypes['Taxation'], ParentType, ContextType>;
  totalSales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  upsells?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HomeFieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeFields'] = ResolversParentTypes['HomeFields']> = {
  clientSatisfaction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heroSubtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heroTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yearsOfExperience?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Html'], any> {
  name: 'Html';
}

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caption?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  srcset?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ImageSrcsetArgs, 'format'>>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType, RequireFields<ImageUrlArgs, 'format' | 'width'>>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IssuedKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedKey'] = ResolversParentTypes['IssuedKey']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['Partner'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemOption'] = ResolversParentTypes['ItemOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeptCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptCoupon'] = ResolversParentTypes['KeptCoupon']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LabelSizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LabelSize'] = ResolversParentTypes['LabelSize']> = {
  heightMm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['LabelShape'], ParentType, ContextType>;
  widthMm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LabelSizeAdviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LabelSizeAdvice'] = ResolversParentTypes['LabelSizeAdvice']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LabelSizeCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LabelSizeCheck'] = ResolversParentTypes['LabelSizeCheck']> = {
  advice?: Resolver<Array<ResolversTypes['LabelSizeAdvice']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['LabelSize']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
};

export type MenuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  children?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  external?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  newTab?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MetaEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetaEntry'] = ResolversParentTypes['MetaEntry']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptOffer?: Resolver<ResolversTypes['AcceptOfferResult'], ParentType, ContextType, RequireFields<MutationAcceptOfferArgs, 'input'>>;
  addCartItem?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationAddCartItemArgs, 'input'>>;
  addCartItems?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationAddCartItemsArgs, 'input'>>;
  addPartner?: Resolver<ResolversTypes['AddPartnerResult'], ParentType, ContextType, RequireFields<MutationAddPartnerArgs, 'input'>>;
  addPartnerWebhook?: Resolver<ResolversTypes['AddPartnerWebhookResult'], ParentType, ContextType, RequireFields<MutationAddPartnerWebhookArgs, 'input'>>;
  answerQuoteRequest?: Resolver<ResolversTypes['AnswerQuoteRequestResult'], ParentType, ContextType, RequireFields<MutationAnswerQuoteRequestArgs, 'input'>>;
  applyCoupon?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationApplyCouponArgs, 'input'>>;
  askBuyer?: Resolver<ResolversTypes['AskBuyerResult'], ParentType, ContextType, RequireFields<MutationAskBuyerArgs, 'input'>>;
  changePartner?: Resolver<ResolversTypes['ChangePartnerResult'], ParentType, ContextType, RequireFields<MutationChangePartnerArgs, 'input'>>;
  clearCart?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType>;
  closeQuoteRequest?: Resolver<ResolversTypes['CloseQuoteRequestResult'], ParentType, ContextType, RequireFields<MutationCloseQuoteRequestArgs, 'input'>>;
  createCustomer?: Resolver<ResolversTypes['CreateCustomerResult'], ParentType, ContextType, RequireFields<MutationCreateCustomerArgs, 'input'>>;
  createOrder?: Resolver<ResolversTypes['CreateOrderResult'], ParentType, ContextType, RequireFields<MutationCreateOrderArgs, 'input'>>;
  declineOffer?: Resolver<ResolversTypes['DeclineOfferResult'], ParentType, ContextType, RequireFields<MutationDeclineOfferArgs, 'input'>>;
  keepCoupon?: Resolver<ResolversTypes['KeptCoupon'], ParentType, ContextType, RequireFields<MutationKeepCouponArgs, 'input'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  removeCartItem?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationRemoveCartItemArgs, 'input'>>;
  removeCoupon?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationRemoveCouponArgs, 'input'>>;
  removePartnerWebhook?: Resolver<ResolversTypes['PartnerWebhookResult'], ParentType, ContextType, RequireFields<MutationRemovePartnerWebhookArgs, 'input'>>;
  replacePartnerKey?: Resolver<ResolversTypes['ReplacePartnerKeyResult'], ParentType, ContextType, RequireFields<MutationReplacePartnerKeyArgs, 'input'>>;
  replyToQuote?: Resolver<ResolversTypes['ReplyToQuoteResult'], ParentType, ContextType, RequireFields<MutationReplyToQuoteArgs, 'input'>>;
  requestSignIn?: Resolver<ResolversTypes['RequestSignInResult'], ParentType, ContextType, RequireFields<MutationRequestSignInArgs, 'input'>>;
  requestStockNotice?: Resolver<ResolversTypes['RequestStockNoticeResult'], ParentType, ContextType, RequireFields<MutationRequestStockNoticeArgs, 'input'>>;
  resumePartnerWebhook?: Resolver<ResolversTypes['PartnerWebhookResult'], ParentType, ContextType, RequireFields<MutationResumePartnerWebhookArgs, 'input'>>;
  revokePartnerKeys?: Resolver<ResolversTypes['RevokePartnerKeysResult'], ParentType, ContextType, RequireFields<MutationRevokePartnerKeysArgs, 'input'>>;
  selectShippingRate?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationSelectShippingRateArgs, 'input'>>;
  sendPaymentProof?: Resolver<ResolversTypes['SendPaymentProofResult'], ParentType, ContextType, RequireFields<MutationSendPaymentProofArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignedOut'], ParentType, ContextType, Partial<MutationSignOutArgs>>;
  stopQuoteReminders?: Resolver<ResolversTypes['StopQuoteRemindersResult'], ParentType, ContextType, RequireFields<MutationStopQuoteRemindersArgs, 'input'>>;
  stopStockNotices?: Resolver<ResolversTypes['StockNoticesStopped'], ParentType, ContextType, RequireFields<MutationStopStockNoticesArgs, 'input'>>;
  submitComment?: Resolver<ResolversTypes['SubmitCommentResult'], ParentType, ContextType, RequireFields<MutationSubmitCommentArgs, 'input'>>;
  submitContactMessage?: Resolver<ResolversTypes['SubmitContactMessageResult'], ParentType, ContextType, RequireFields<MutationSubmitContactMessageArgs, 'input'>>;
  submitQuoteRequest?: Resolver<ResolversTypes['SubmitQuoteRequestResult'], ParentType, ContextType, RequireFields<MutationSubmitQuoteRequestArgs, 'input'>>;
  submitReview?: Resolver<ResolversTypes['SubmitReviewResult'], ParentType, ContextType, RequireFields<MutationSubmitReviewArgs, 'input'>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['SubscribeToNewsletterResult'], ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'input'>>;
  updateCartCustomer?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationUpdateCartCustomerArgs, 'input'>>;
  updateCartItem?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationUpdateCartItemArgs, 'input'>>;
  withdrawQuoteRequest?: Resolver<ResolversTypes['WithdrawQuoteRequestResult'], ParentType, ContextType, RequireFields<MutationWithdrawQuoteRequestArgs, 'input'>>;
};

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['OfferFee']>, ParentType, ContextType>;
  fees?: Resolver<Array<ResolversTypes['OfferFee']>, ParentType, ContextType>;
  leadTimeDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OfferLine']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Maybe<Array<ResolversTypes['PaymentMethod']>>, ParentType, ContextType>;
  proofs?: Resolver<Array<ResolversTypes['OfferProof']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OfferStatus'], ParentType, ContextType>;
  taxRate?: Resolver<Maybe<ResolversTypes['OfferTaxRate']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['OfferTotals'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferChanged'] = ResolversParentTypes['OfferChanged']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['QuoteRequest']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferDraft'] = ResolversParentTypes['OfferDraft']> = {
  countriesByState?: Resolver<Array<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  decimals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['OfferDraftFee']>, ParentType, ContextType>;
  fees?: Resolver<Array<ResolversTypes['OfferDraftFee']>, ParentType, ContextType>;
  leadTimeDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OfferDraftLine']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferDraftBreakResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferDraftBreak'] = ResolversParentTypes['OfferDraftBreak']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type OfferDraftFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferDraftFee'] = ResolversParentTypes['OfferDraftFee']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferDraftLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferDraftLine'] = ResolversParentTypes['OfferDraftLine']> = {
  breaks?: Resolver<Array<ResolversTypes['OfferDraftBreak']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelsPerUnit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastOffered?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  lastOfferedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  variationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OfferExpiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferExpired'] = ResolversParentTypes['OfferExpired']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['QuoteRequest']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferFee'] = ResolversParentTypes['OfferFee']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type OfferLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferLine'] = ResolversParentTypes['OfferLine']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  labelsPerUnit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variation?: Resolver<Maybe<ResolversTypes['Variation']>, ParentType, ContextType>;
  variationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OfferProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferProof'] = ResolversParentTypes['OfferProof']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
};

export type OfferTaxRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferTaxRate'] = ResolversParentTypes['OfferTaxRate']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type OfferTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferTotals'] = ResolversParentTypes['OfferTotals']> = {
  delivery?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  closes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator']> = {
  drafts?: Resolver<Maybe<Array<ResolversTypes['Draft']>>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<OperatorReportArgs, 'page' | 'perPage'>>;
  signedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OptionFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OptionFacet'] = ResolversParentTypes['OptionFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  input?: Resolver<ResolversTypes['FilterValue'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  billingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  collected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  coupons?: Resolver<Array<ResolversTypes['CartCoupon']>, ParentType, ContextType>;
  fees?: Resolver<Array<ResolversTypes['CartFee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  needsPayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  paymentProofs?: Resolver<Maybe<Array<ResolversTypes['PaymentProof']>>, ParentType, ContextType>;
  paymentReturns?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentState?: Resolver<Maybe<ResolversTypes['PaymentState']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  placedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  quoteReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunded?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  shippingMethods?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType>;
};

export type OrderFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderFailure'] = ResolversParentTypes['OrderFailure']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeCheckoutUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ItemOption']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  needsPayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
};

export type OrderPlacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPlaced'] = ResolversParentTypes['OrderPlaced']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentReturns?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRecord'] = ResolversParentTypes['OrderRecord']> = {
  billingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  coupons?: Resolver<Array<ResolversTypes['OrderRecordCoupon']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdVia?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  fees?: Resolver<Array<ResolversTypes['OrderRecordCharge']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderRecordItem']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta?: Resolver<Array<ResolversTypes['MetaEntry']>, ParentType, ContextType>;
  modifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['OrderRecordPayment']>, ParentType, ContextType>;
  pricesIncludeTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['OrderRecordRefund']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<Array<ResolversTypes['OrderRecordCharge']>, ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  shippingTotal?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['OrderRecordTax']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderRecordChargeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRecordCharge'] = ResolversParentTypes['OrderRecordCharge']> = {
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type OrderRecordCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRecordCoupon'] = ResolversParentTypes['OrderRecordCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type OrderRecordItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRecordItem'] = ResolversParentTypes['OrderRecordItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ItemOption']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  taxClass?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  variation?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OrderRecordListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRecordList'] = ResolversParentTypes['OrderRecordList']> = {
  items?: Resolver<Array<ResolversTypes['OrderRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrderRecordPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRecordPayment'] = ResolversParentTypes['OrderRecordPayment']> = {
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
};

export type OrderRecordRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRecordRefund'] = ResolversParentTypes['OrderRecordRefund']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderRecordTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRecordTax'] = ResolversParentTypes['OrderRecordTax']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  about?: Resolver<Maybe<ResolversTypes['AboutFields']>, ParentType, ContextType>;
  above?: Resolver<Array<ResolversTypes['PageAbove']>, ParentType, ContextType>;
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  excerptText?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<PageExcerptTextArgs, 'length'>>;
  featuredImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  home?: Resolver<Maybe<ResolversTypes['HomeFields']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meta?: Resolver<Array<ResolversTypes['MetaEntry']>, ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  protected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['QuotePageFields']>, ParentType, ContextType>;
  seo?: Resolver<Maybe<ResolversTypes['SeoWords']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageAboveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageAbove'] = ResolversParentTypes['PageAbove']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageList'] = ResolversParentTypes['PageList']> = {
  items?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PartnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Partner'] = ResolversParentTypes['Partner']> = {
  costPerMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['PartnerKey']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  requestsPerMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['PartnerScope']>, ParentType, ContextType>;
  webhooks?: Resolver<Array<ResolversTypes['PartnerWebhook']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PartnerKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerKey'] = ResolversParentTypes['PartnerKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  live?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PartnerWebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerWebhook'] = ResolversParentTypes['PartnerWebhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastTakenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  parked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['PartnerTopic']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PartnerWebhookResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerWebhookResult'] = ResolversParentTypes['PartnerWebhookResult']> = {
  __resolveType: TypeResolveFn<'PartnerWebhook' | 'ValidationFailure', ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  accounts?: Resolver<Array<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProof'] = ResolversParentTypes['PaymentProof']> = {
  files?: Resolver<Array<ResolversTypes['PaymentProofFile']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentProofFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProofFile'] = ResolversParentTypes['PaymentProofFile']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentProofRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProofRefused'] = ResolversParentTypes['PaymentProofRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderResult'] = ResolversParentTypes['PlaceOrderResult']> = {
  __resolveType: TypeResolveFn<'OrderFailure' | 'OrderPlaced' | 'ValidationFailure', ParentType, ContextType>;
};

export type PostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['PostCategory']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentList']>, ParentType, ContextType, RequireFields<PostCommentsArgs, 'page' | 'perPage'>>;
  commentsOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  excerptText?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<PostExcerptTextArgs, 'length'>>;
  featuredImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  protected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seo?: Resolver<Maybe<ResolversTypes['SeoWords']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sticky?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['PostTag']>, ParentType, ContextType>;
  takesComments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostCategory'] = ResolversParentTypes['PostCategory']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['PostCategory']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seo?: Resolver<Maybe<ResolversTypes['SeoWords']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostList'] = ResolversParentTypes['PostList']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PostTagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostTag'] = ResolversParentTypes['PostTag']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seo?: Resolver<Maybe<ResolversTypes['SeoWords']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Preview'] = ResolversParentTypes['Preview']> = {
  __resolveType: TypeResolveFn<'Page' | 'Post' | 'PreviewRefused', ParentType, ContextType>;
};

export type PreviewOfferResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewOfferResult'] = ResolversParentTypes['PreviewOfferResult']> = {
  __resolveType: TypeResolveFn<'Offer' | 'QuoteNotFound' | 'ValidationFailure', ParentType, ContextType>;
};

export type PreviewRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewRefused'] = ResolversParentTypes['PreviewRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceBreakResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceBreak'] = ResolversParentTypes['PriceBreak']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  __resolveType: TypeResolveFn<'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct', ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['AttributeOption']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategory'] = ResolversParentTypes['ProductCategory']> = {
  children?: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  menuOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductList']>, ParentType, ContextType, RequireFields<ProductCategoryProductsArgs, 'page' | 'perPage'>>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seo?: Resolver<Maybe<ResolversTypes['SeoWords']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  allCategories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['AttributeFacet']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategoryFacet']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['SwitchFacet'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['SwitchFacet'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  ratings?: Resolver<Array<ResolversTypes['RatingFacet']>, ParentType, ContextType>;
  stock?: Resolver<Array<ResolversTypes['StockFacet']>, ParentType, ContextType>;
};

export type ProductListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductList'] = ResolversParentTypes['ProductList']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  facets?: Resolver<Maybe<ResolversTypes['ProductFacets']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductTagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTag'] = ResolversParentTypes['ProductTag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuantityLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuantityLimits'] = ResolversParentTypes['QuantityLimits']> = {
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  addressSuggestions?: Resolver<Array<ResolversTypes['AddressSuggestion']>, ParentType, ContextType, RequireFields<QueryAddressSuggestionsArgs, 'path'>>;
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType, RequireFields<QueryAuthorArgs, 'slug'>>;
  authors?: Resolver<Maybe<Array<ResolversTypes['Author']>>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryCustomerArgs, 'id'>>;
  customers?: Resolver<Maybe<ResolversTypes['CustomerList']>, ParentType, ContextType, RequireFields<QueryCustomersArgs, 'page' | 'perPage'>>;
  diagnostics?: Resolver<Maybe<ResolversTypes['Diagnostics']>, ParentType, ContextType, RequireFields<QueryDiagnosticsArgs, 'tryCart'>>;
  estimateQuote?: Resolver<ResolversTypes['Estimate'], ParentType, ContextType, RequireFields<QueryEstimateQuoteArgs, 'items'>>;
  frontPage?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  goods?: Resolver<Array<ResolversTypes['SkuMatch']>, ParentType, ContextType, RequireFields<QueryGoodsArgs, 'ids'>>;
  labelSize?: Resolver<ResolversTypes['LabelSizeCheck'], ParentType, ContextType, RequireFields<QueryLabelSizeArgs, 'size'>>;
  media?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<QueryMediaArgs, 'id'>>;
  menu?: Resolver<Maybe<ResolversTypes['Menu']>, ParentType, ContextType, Partial<QueryMenuArgs>>;
  menus?: Resolver<Maybe<Array<ResolversTypes['Menu']>>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id' | 'key'>>;
  orderById?: Resolver<Maybe<ResolversTypes['OrderRecord']>, ParentType, ContextType, RequireFields<QueryOrderByIdArgs, 'id'>>;
  orderPayment?: Resolver<Maybe<ResolversTypes['OrderPayment']>, ParentType, ContextType, RequireFields<QueryOrderPaymentArgs, 'id' | 'key'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderRecordList']>, ParentType, ContextType, RequireFields<QueryOrdersArgs, 'page' | 'perPage'>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, Partial<QueryPageArgs>>;
  pages?: Resolver<Maybe<ResolversTypes['PageList']>, ParentType, ContextType, RequireFields<QueryPagesArgs, 'page' | 'perPage'>>;
  partners?: Resolver<Maybe<Array<ResolversTypes['Partner']>>, ParentType, ContextType>;
  popularSearches?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryPopularSearchesArgs, 'first'>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, Partial<QueryPostArgs>>;
  postCategories?: Resolver<Maybe<Array<ResolversTypes['PostCategory']>>, ParentType, ContextType>;
  postCategory?: Resolver<Maybe<ResolversTypes['PostCategory']>, ParentType, ContextType, Partial<QueryPostCategoryArgs>>;
  postTag?: Resolver<Maybe<ResolversTypes['PostTag']>, ParentType, ContextType, Partial<QueryPostTagArgs>>;
  postTags?: Resolver<Maybe<Array<ResolversTypes['PostTag']>>, ParentType, ContextType>;
  posts?: Resolver<Maybe<ResolversTypes['PostList']>, ParentType, ContextType, RequireFields<QueryPostsArgs, 'page' | 'perPage'>>;
  preview?: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType, RequireFields<QueryPreviewArgs, 'id' | 'type'>>;
  previewOffer?: Resolver<Maybe<ResolversTypes['PreviewOfferResult']>, ParentType, ContextType, RequireFields<QueryPreviewOfferArgs, 'input'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<QueryProductArgs>>;
  productCategories?: Resolver<Maybe<Array<ResolversTypes['ProductCategory']>>, ParentType, ContextType, Partial<QueryProductCategoriesArgs>>;
  productCategory?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType, Partial<QueryProductCategoryArgs>>;
  products?: Resolver<Maybe<ResolversTypes['ProductList']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'page' | 'perPage'>>;
  quoteForm?: Resolver<ResolversTypes['QuoteForm'], ParentType, ContextType, RequireFields<QueryQuoteFormArgs, 'product'>>;
  quoteRequest?: Resolver<Maybe<ResolversTypes['QuoteRequest']>, ParentType, ContextType, RequireFields<QueryQuoteRequestArgs, 'reference'>>;
  quoteRequests?: Resolver<Maybe<ResolversTypes['QuoteRequestList']>, ParentType, ContextType, RequireFields<QueryQuoteRequestsArgs, 'page' | 'perPage'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewList']>, ParentType, ContextType, RequireFields<QueryReviewsArgs, 'page' | 'perPage'>>;
  robots?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  route?: Resolver<Maybe<ResolversTypes['Route']>, ParentType, ContextType, RequireFields<QueryRouteArgs, 'path'>>;
  search?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'asTyped' | 'page' | 'perGroup' | 'query'>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  sitemap?: Resolver<Maybe<Array<ResolversTypes['SitemapEntry']>>, ParentType, ContextType, Partial<QuerySitemapArgs>>;
  sitemapSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  skus?: Resolver<Array<ResolversTypes['SkuMatch']>, ParentType, ContextType, RequireFields<QuerySkusArgs, 'skus'>>;
  trackOrder?: Resolver<Maybe<ResolversTypes['AccountOrder']>, ParentType, ContextType, RequireFields<QueryTrackOrderArgs, 'email' | 'number'>>;
};

export type QuoteArtworkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteArtwork'] = ResolversParentTypes['QuoteArtwork']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
};

export type QuoteBuyerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteBuyer'] = ResolversParentTypes['QuoteBuyer']> = {
  orders?: Resolver<Maybe<Array<ResolversTypes['OrderRecord']>>, ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['QuoteRequest']>, ParentType, ContextType>;
};

export type QuoteEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteEvent'] = ResolversParentTypes['QuoteEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['QuoteParty']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuoteEventKind'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offerVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QuoteFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteForm'] = ResolversParentTypes['QuoteForm']> = {
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
};

export type QuoteMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteMessage'] = ResolversParentTypes['QuoteMessage']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['QuoteParty'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuoteNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteNotFound'] = ResolversParentTypes['QuoteNotFound']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuoteOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteOrder'] = ResolversParentTypes['QuoteOrder']> = {
  acceptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['QuoteOrderState'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuotePageFieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotePageFields'] = ResolversParentTypes['QuotePageFields']> = {
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactHours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heroSubtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heroTitle?: Resolver<Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  processImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  processTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['QuoteStep']>, ParentType, ContextType>;
};

export type QuoteQueueCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteQueueCount'] = ResolversParentTypes['QuoteQueueCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queue?: Resolver<ResolversTypes['QuoteQueue'], ParentType, ContextType>;
};

export type QuoteRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteRequest'] = ResolversParentTypes['QuoteRequest']> = {
  additionalInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answerBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  artwork?: Resolver<Array<ResolversTypes['QuoteArtwork']>, ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['QuoteBuyer']>, ParentType, ContextType>;
  colors?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['OfferDraft']>, ParentType, ContextType>;
  draftLines?: Resolver<Maybe<Array<ResolversTypes['OfferDraftLine']>>, ParentType, ContextType, RequireFields<QuoteRequestDraftLinesArgs, 'items'>>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['Email'], ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['Estimate']>, ParentType, ContextType>;
  held?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['QuoteEvent']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['QuoteRequestItem']>, ParentType, ContextType>;
  labelSize?: Resolver<Maybe<ResolversTypes['LabelSize']>, ParentType, ContextType>;
  labelType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  mailed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  material?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['QuoteMessage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['QuoteOrder']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reminders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialRequirements?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QuoteRequestStatus'], ParentType, ContextType>;
  timeline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['QuoteParty']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuoteRequestItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteRequestItem'] = ResolversParentTypes['QuoteRequestItem']> = {
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variation?: Resolver<Maybe<ResolversTypes['Variation']>, ParentType, ContextType>;
};

export type QuoteRequestListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteRequestList'] = ResolversParentTypes['QuoteRequestList']> = {
  answeredToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['QuoteRequest']>, ParentType, ContextType>;
  medianAnswerMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  queues?: Resolver<Array<ResolversTypes['QuoteQueueCount']>, ParentType, ContextType>;
};

export type QuoteStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteStep'] = ResolversParentTypes['QuoteStep']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteStepRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteStepRefused'] = ResolversParentTypes['QuoteStepRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['QuoteRequest']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rating'] = ResolversParentTypes['Rating']> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RatingFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RatingFacet'] = ResolversParentTypes['RatingFacet']> = {
  atLeast?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  input?: Resolver<ResolversTypes['FilterValue'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RecordRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordRefused'] = ResolversParentTypes['RecordRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect']> = {
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplacePartnerKeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplacePartnerKeyResult'] = ResolversParentTypes['ReplacePartnerKeyResult']> = {
  __resolveType: TypeResolveFn<'IssuedKey' | 'ValidationFailure', ParentType, ContextType>;
};

export type ReplyToQuoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyToQuoteResult'] = ResolversParentTypes['ReplyToQuoteResult']> = {
  __resolveType: TypeResolveFn<'QuoteNotFound' | 'QuoteRequest' | 'QuoteStepRefused' | 'ValidationFailure', ParentType, ContextType>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  counts?: Resolver<Array<ResolversTypes['StumbleCount']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Stumble']>, ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RequestSignInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestSignInResult'] = ResolversParentTypes['RequestSignInResult']> = {
  __resolveType: TypeResolveFn<'SignInRefused' | 'SignInRequested' | 'ValidationFailure', ParentType, ContextType>;
};

export type RequestStockNoticeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestStockNoticeResult'] = ResolversParentTypes['RequestStockNoticeResult']> = {
  __resolveType: TypeResolveFn<'StockNoticeRefused' | 'StockNoticeRequested' | 'ValidationFailure', ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  reviewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewList'] = ResolversParentTypes['ReviewList']> = {
  items?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  starRating?: Resolver<ResolversTypes['StarRating'], ParentType, ContextType>;
  stars?: Resolver<Maybe<Array<ResolversTypes['StarCount']>>, ParentType, ContextType>;
};

export type ReviewReceivedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewReceived'] = ResolversParentTypes['ReviewReceived']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewRefused'] = ResolversParentTypes['ReviewRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokePartnerKeysResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokePartnerKeysResult'] = ResolversParentTypes['RevokePartnerKeysResult']> = {
  __resolveType: TypeResolveFn<'Partner' | 'ValidationFailure', ParentType, ContextType>;
};

export type RouteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Route'] = ResolversParentTypes['Route']> = {
  __resolveType: TypeResolveFn<'Author' | 'ExternalProduct' | 'GroupedProduct' | 'Page' | 'Post' | 'PostCategory' | 'PostTag' | 'ProductCategory' | 'Redirect' | 'SimpleProduct' | 'VariableProduct', ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  corrected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['PageList']>, ParentType, ContextType>;
  posts?: Resolver<Maybe<ResolversTypes['PostList']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductList']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['SkuMatch']>, ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendPaymentProofResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendPaymentProofResult'] = ResolversParentTypes['SendPaymentProofResult']> = {
  __resolveType: TypeResolveFn<'PaymentProofRefused' | 'SubmissionReceipt' | 'SubmissionRefused' | 'ValidationFailure', ParentType, ContextType>;
};

export type SeoWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeoWords'] = ResolversParentTypes['SeoWords']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  noindex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shipping'] = ResolversParentTypes['Shipping']> = {
  class?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShippingPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingPackage'] = ResolversParentTypes['ShippingPackage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['ShippingRate']>, ParentType, ContextType>;
};

export type ShippingRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingRate'] = ResolversParentTypes['ShippingRate']> = {
  deliveryTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInRefused'] = ResolversParentTypes['SignInRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInRequested'] = ResolversParentTypes['SignInRequested']> = {
  email?: Resolver<ResolversTypes['Email'], ParentType, ContextType>;
  goodUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'Account' | 'SignInRefused', ParentType, ContextType>;
};

export type SignedOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedOut'] = ResolversParentTypes['SignedOut']> = {
  everywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SimpleProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType, Partial<SimpleProductAttributesArgs>>;
  catalogVisibility?: Resolver<ResolversTypes['CatalogVisibility'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  consumerPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  crossSells?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  dataSheet?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  defaultAttributes?: Resolver<Array<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['Dimensions']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloadable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  excerptText?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<SimpleProductExcerptTextArgs, 'length'>>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  meta?: Resolver<Array<ResolversTypes['MetaEntry']>, ParentType, ContextType, Partial<SimpleProductMetaArgs>>;
  minimumQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceBreaks?: Resolver<Array<ResolversTypes['PriceBreak']>, ParentType, ContextType>;
  pricesIncludeTax?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  protected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purchasable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Rating'], ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  related?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<SimpleProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewList']>, ParentType, ContextType, RequireFields<SimpleProductReviewsArgs, 'page' | 'perPage'>>;
  reviewsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviewsShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saleFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  saleTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seo?: Resolver<Maybe<ResolversTypes['SeoWords']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Shipping'], ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  soldIndividually?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  taxation?: Resolver<ResolversTypes['Taxation'], ParentType, ContextType>;
  totalSales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  upsells?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billingCountries?: Resolver<Array<ResolversTypes['DeliveryCountry']>, ParentType, ContextType>;
  breaksInCart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clientSatisfaction?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['DeliveryPromise']>, ParentType, ContextType>;
  deliveryCountries?: Resolver<Array<ResolversTypes['DeliveryCountry']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dimensionUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['FirmPlace']>, ParentType, ContextType>;
  privacyPolicyUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  quoteHours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sendsMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signInOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  vatNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weightUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsapp?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  yearsOfExperience?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SitemapEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SitemapEntry'] = ResolversParentTypes['SitemapEntry']> = {
  changeFrequency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
};

export type SkuMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkuMatch'] = ResolversParentTypes['SkuMatch']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  variation?: Resolver<Maybe<ResolversTypes['Variation']>, ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
};

export type StarCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StarCount'] = ResolversParentTypes['StarCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stock'] = ResolversParentTypes['Stock']> = {
  backorders?: Resolver<ResolversTypes['Backorders'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['StockStatus']>, ParentType, ContextType>;
};

export type StockFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockFacet'] = ResolversParentTypes['StockFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  input?: Resolver<ResolversTypes['FilterValue'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StockStatus'], ParentType, ContextType>;
};

export type StockNoticeRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockNoticeRefused'] = ResolversParentTypes['StockNoticeRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockNoticeRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockNoticeRequested'] = ResolversParentTypes['StockNoticeRequested']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockNoticesStoppedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockNoticesStopped'] = ResolversParentTypes['StockNoticesStopped']> = {
  stopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StopQuoteRemindersResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StopQuoteRemindersResult'] = ResolversParentTypes['StopQuoteRemindersResult']> = {
  __resolveType: TypeResolveFn<'QuoteNotFound' | 'QuoteRequest' | 'QuoteStepRefused', ParentType, ContextType>;
};

export type StumbleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stumble'] = ResolversParentTypes['Stumble']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  editUrl?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StumbleKind'], ParentType, ContextType>;
  leadsTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StumbleCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StumbleCount'] = ResolversParentTypes['StumbleCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StumbleKind'], ParentType, ContextType>;
};

export type SubmissionReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionReceipt'] = ResolversParentTypes['SubmissionReceipt']> = {
  answerBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubmissionRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionRefused'] = ResolversParentTypes['SubmissionRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubmitCommentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitCommentResult'] = ResolversParentTypes['SubmitCommentResult']> = {
  __resolveType: TypeResolveFn<'CommentReceived' | 'CommentRefused' | 'ValidationFailure', ParentType, ContextType>;
};

export type SubmitContactMessageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitContactMessageResult'] = ResolversParentTypes['SubmitContactMessageResult']> = {
  __resolveType: TypeResolveFn<'SubmissionReceipt' | 'SubmissionRefused' | 'ValidationFailure', ParentType, ContextType>;
};

export type SubmitQuoteRequestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitQuoteRequestResult'] = ResolversParentTypes['SubmitQuoteRequestResult']> = {
  __resolveType: TypeResolveFn<'QuoteRequest' | 'SubmissionReceipt' | 'SubmissionRefused' | 'ValidationFailure', ParentType, ContextType>;
};

export type SubmitReviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitReviewResult'] = ResolversParentTypes['SubmitReviewResult']> = {
  __resolveType: TypeResolveFn<'ReviewReceived' | 'ReviewRefused' | 'ValidationFailure', ParentType, ContextType>;
};

export type SubscribeToNewsletterResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribeToNewsletterResult'] = ResolversParentTypes['SubscribeToNewsletterResult']> = {
  __resolveType: TypeResolveFn<'SubmissionReceipt' | 'SubmissionRefused' | 'ValidationFailure', ParentType, ContextType>;
};

export type SwitchFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SwitchFacet'] = ResolversParentTypes['SwitchFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  input?: Resolver<ResolversTypes['FilterValue'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TaxLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxLine'] = ResolversParentTypes['TaxLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type TaxationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Taxation'] = ResolversParentTypes['Taxation']> = {
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxedMoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxedMoney'] = ResolversParentTypes['TaxedMoney']> = {
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type UnpaidOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnpaidOrder'] = ResolversParentTypes['UnpaidOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['PaymentState']>, ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Url'], any> {
  name: 'Url';
}

export type ValidationFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidationFailure'] = ResolversParentTypes['ValidationFailure']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariableProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariableProduct'] = ResolversParentTypes['VariableProduct']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType, Partial<VariableProductAttributesArgs>>;
  catalogVisibility?: Resolver<ResolversTypes['CatalogVisibility'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  consumerPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  crossSells?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  dataSheet?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  defaultAttributes?: Resolver<Array<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['Dimensions']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloadable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  excerptText?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<VariableProductExcerptTextArgs, 'length'>>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  meta?: Resolver<Array<ResolversTypes['MetaEntry']>, ParentType, ContextType, Partial<VariableProductMetaArgs>>;
  minimumQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceBreaks?: Resolver<Array<ResolversTypes['PriceBreak']>, ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  pricesIncludeTax?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  protected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purchasable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Rating'], ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  related?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<VariableProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewList']>, ParentType, ContextType, RequireFields<VariableProductReviewsArgs, 'page' | 'perPage'>>;
  reviewsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviewsShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saleFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  saleTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seo?: Resolver<Maybe<ResolversTypes['SeoWords']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Shipping'], ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  soldIndividually?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  taxation?: Resolver<ResolversTypes['Taxation'], ParentType, ContextType>;
  totalSales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  upsells?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  variation?: Resolver<Maybe<ResolversTypes['Variation']>, ParentType, ContextType, RequireFields<VariableProductVariationArgs, 'options'>>;
  variations?: Resolver<Maybe<Array<ResolversTypes['Variation']>>, ParentType, ContextType>;
  virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Variation'] = ResolversParentTypes['Variation']> = {
  attributes?: Resolver<Array<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  consumerPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['Dimensions']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  purchasable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type VersionConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VersionConflict'] = ResolversParentTypes['VersionConflict']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['QuoteRequest']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawQuoteRequestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawQuoteRequestResult'] = ResolversParentTypes['WithdrawQuoteRequestResult']> = {
  __resolveType: TypeResolveFn<'QuoteNotFound' | 'QuoteRequest' | 'QuoteStepRefused', ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AboutFields?: AboutFieldsResolvers<ContextType>;
  AcceptOfferResult?: AcceptOfferResultResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountOrder?: AccountOrderResolvers<ContextType>;
  AccountOrderFee?: AccountOrderFeeResolvers<ContextType>;
  AccountOrderItem?: AccountOrderItemResolvers<ContextType>;
  AccountOrderTax?: AccountOrderTaxResolvers<ContextType>;
  AddPartnerResult?: AddPartnerResultResolvers<ContextType>;
  AddPartnerWebhookResult?: AddPartnerWebhookResultResolvers<ContextType>;
  AddedPartnerWebhook?: AddedPartnerWebhookResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressSuggestion?: AddressSuggestionResolvers<ContextType>;
  AnswerQuoteRequestResult?: AnswerQuoteRequestResultResolvers<ContextType>;
  AskBuyerResult?: AskBuyerResultResolvers<ContextType>;
  AttributeFacet?: AttributeFacetResolvers<ContextType>;
  AttributeOption?: AttributeOptionResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  Author?: AuthorResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartCoupon?: CartCouponResolvers<ContextType>;
  CartFailure?: CartFailureResolvers<ContextType>;
  CartFee?: CartFeeResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartNotice?: CartNoticeResolvers<ContextType>;
  CartResult?: CartResultResolvers<ContextType>;
  CartTotals?: CartTotalsResolvers<ContextType>;
  CategoryFacet?: CategoryFacetResolvers<ContextType>;
  ChangePartnerResult?: ChangePartnerResultResolvers<ContextType>;
  CloseQuoteRequestResult?: CloseQuoteRequestResultResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentList?: CommentListResolvers<ContextType>;
  CommentReceived?: CommentReceivedResolvers<ContextType>;
  CommentRefused?: CommentRefusedResolvers<ContextType>;
  CountryCode?: GraphQLScalarType;
  CreateCustomerResult?: CreateCustomerResultResolvers<ContextType>;
  CreateOrderResult?: CreateOrderResultResolvers<ContextType>;
  CurrencyCode?: GraphQLScalarType;
  Customer?: CustomerResolvers<ContextType>;
  CustomerList?: CustomerListResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeclineOfferResult?: DeclineOfferResultResolvers<ContextType>;
  DeliveryCountry?: DeliveryCountryResolvers<ContextType>;
  DeliveryPromise?: DeliveryPromiseResolvers<ContextType>;
  DiagnosticCheck?: DiagnosticCheckResolvers<ContextType>;
  Diagnostics?: DiagnosticsResolvers<ContextType>;
  Dimensions?: DimensionsResolvers<ContextType>;
  Draft?: DraftResolvers<ContextType>;
  Email?: GraphQLScalarType;
  Estimate?: EstimateResolvers<ContextType>;
  EstimateBreak?: EstimateBreakResolvers<ContextType>;
  EstimateLine?: EstimateLineResolvers<ContextType>;
  EstimateNextBreak?: EstimateNextBreakResolvers<ContextType>;
  ExternalProduct?: ExternalProductResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FilterValue?: GraphQLScalarType;
  FirmPlace?: FirmPlaceResolvers<ContextType>;
  GroupedProduct?: GroupedProductResolvers<ContextType>;
  HomeFields?: HomeFieldsResolvers<ContextType>;
  Html?: GraphQLScalarType;
  Image?: ImageResolvers<ContextType>;
  IssuedKey?: IssuedKeyResolvers<ContextType>;
  ItemOption?: ItemOptionResolvers<ContextType>;
  KeptCoupon?: KeptCouponResolvers<ContextType>;
  LabelSize?: LabelSizeResolvers<ContextType>;
  LabelSizeAdvice?: LabelSizeAdviceResolvers<ContextType>;
  LabelSizeCheck?: LabelSizeCheckResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  MetaEntry?: MetaEntryResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OfferChanged?: OfferChangedResolvers<ContextType>;
  OfferDraft?: OfferDraftResolvers<ContextType>;
  OfferDraftBreak?: OfferDraftBreakResolvers<ContextType>;
  OfferDraftFee?: OfferDraftFeeResolvers<ContextType>;
  OfferDraftLine?: OfferDraftLineResolvers<ContextType>;
  OfferExpired?: OfferExpiredResolvers<ContextType>;
  OfferFee?: OfferFeeResolvers<ContextType>;
  OfferLine?: OfferLineResolvers<ContextType>;
  OfferProof?: OfferProofResolvers<ContextType>;
  OfferTaxRate?: OfferTaxRateResolvers<ContextType>;
  OfferTotals?: OfferTotalsResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  OptionFacet?: OptionFacetResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderFailure?: OrderFailureResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderPlaced?: OrderPlacedResolvers<ContextType>;
  OrderRecord?: OrderRecordResolvers<ContextType>;
  OrderRecordCharge?: OrderRecordChargeResolvers<ContextType>;
  OrderRecordCoupon?: OrderRecordCouponResolvers<ContextType>;
  OrderRecordItem?: OrderRecordItemResolvers<ContextType>;
  OrderRecordList?: OrderRecordListResolvers<ContextType>;
  OrderRecordPayment?: OrderRecordPaymentResolvers<ContextType>;
  OrderRecordRefund?: OrderRecordRefundResolvers<ContextType>;
  OrderRecordTax?: OrderRecordTaxResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageAbove?: PageAboveResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageList?: PageListResolvers<ContextType>;
  Partner?: PartnerResolvers<ContextType>;
  PartnerKey?: PartnerKeyResolvers<ContextType>;
  PartnerWebhook?: PartnerWebhookResolvers<ContextType>;
  PartnerWebhookResult?: PartnerWebhookResultResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentProof?: PaymentProofResolvers<ContextType>;
  PaymentProofFile?: PaymentProofFileResolvers<ContextType>;
  PaymentProofRefused?: PaymentProofRefusedResolvers<ContextType>;
  PlaceOrderResult?: PlaceOrderResultResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostCategory?: PostCategoryResolvers<ContextType>;
  PostList?: PostListResolvers<ContextType>;
  PostTag?: PostTagResolvers<ContextType>;
  Preview?: PreviewResolvers<ContextType>;
  PreviewOfferResult?: PreviewOfferResultResolvers<ContextType>;
  PreviewRefused?: PreviewRefusedResolvers<ContextType>;
  PriceBreak?: PriceBreakResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductCategory?: ProductCategoryResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  ProductList?: ProductListResolvers<ContextType>;
  ProductTag?: ProductTagResolvers<ContextType>;
  QuantityLimits?: QuantityLimitsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuoteArtwork?: QuoteArtworkResolvers<ContextType>;
  QuoteBuyer?: QuoteBuyerResolvers<ContextType>;
  QuoteEvent?: QuoteEventResolvers<ContextType>;
  QuoteForm?: QuoteFormResolvers<ContextType>;
  QuoteMessage?: QuoteMessageResolvers<ContextType>;
  QuoteNotFound?: QuoteNotFoundResolvers<ContextType>;
  QuoteOrder?: QuoteOrderResolvers<ContextType>;
  QuotePageFields?: QuotePageFieldsResolvers<ContextType>;
  QuoteQueueCount?: QuoteQueueCountResolvers<ContextType>;
  QuoteRequest?: QuoteRequestResolvers<ContextType>;
  QuoteRequestItem?: QuoteRequestItemResolvers<ContextType>;
  QuoteRequestList?: QuoteRequestListResolvers<ContextType>;
  QuoteStep?: QuoteStepResolvers<ContextType>;
  QuoteStepRefused?: QuoteStepRefusedResolvers<ContextType>;
  Rating?: RatingResolvers<ContextType>;
  RatingFacet?: RatingFacetResolvers<ContextType>;
  RecordRefused?: RecordRefusedResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  ReplacePartnerKeyResult?: ReplacePartnerKeyResultResolvers<ContextType>;
  ReplyToQuoteResult?: ReplyToQuoteResultResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  RequestSignInResult?: RequestSignInResultResolvers<ContextType>;
  RequestStockNoticeResult?: RequestStockNoticeResultResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewList?: ReviewListResolvers<ContextType>;
  ReviewReceived?: ReviewReceivedResolvers<ContextType>;
  ReviewRefused?: ReviewRefusedResolvers<ContextType>;
  RevokePartnerKeysResult?: RevokePartnerKeysResultResolvers<ContextType>;
  Route?: RouteResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SendPaymentProofResult?: SendPaymentProofResultResolvers<ContextType>;
  SeoWords?: SeoWordsResolvers<ContextType>;
  Shipping?: ShippingResolvers<ContextType>;
  ShippingPackage?: ShippingPackageResolvers<ContextType>;
  ShippingRate?: ShippingRateResolvers<ContextType>;
  SignInRefused?: SignInRefusedResolvers<ContextType>;
  SignInRequested?: SignInRequestedResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignedOut?: SignedOutResolvers<ContextType>;
  SimpleProduct?: SimpleProductResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SitemapEntry?: SitemapEntryResolvers<ContextType>;
  SkuMatch?: SkuMatchResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  StarCount?: StarCountResolvers<ContextType>;
  Stock?: StockResolvers<ContextType>;
  StockFacet?: StockFacetResolvers<ContextType>;
  StockNoticeRefused?: StockNoticeRefusedResolvers<ContextType>;
  StockNoticeRequested?: StockNoticeRequestedResolvers<ContextType>;
  StockNoticesStopped?: StockNoticesStoppedResolvers<ContextType>;
  StopQuoteRemindersResult?: StopQuoteRemindersResultResolvers<ContextType>;
  Stumble?: StumbleResolvers<ContextType>;
  StumbleCount?: StumbleCountResolvers<ContextType>;
  SubmissionReceipt?: SubmissionReceiptResolvers<ContextType>;
  SubmissionRefused?: SubmissionRefusedResolvers<ContextType>;
  SubmitCommentResult?: SubmitCommentResultResolvers<ContextType>;
  SubmitContactMessageResult?: SubmitContactMessageResultResolvers<ContextType>;
  SubmitQuoteRequestResult?: SubmitQuoteRequestResultResolvers<ContextType>;
  SubmitReviewResult?: SubmitReviewResultResolvers<ContextType>;
  SubscribeToNewsletterResult?: SubscribeToNewsletterResultResolvers<ContextType>;
  SwitchFacet?: SwitchFacetResolvers<ContextType>;
  TaxLine?: TaxLineResolvers<ContextType>;
  Taxation?: TaxationResolvers<ContextType>;
  TaxedMoney?: TaxedMoneyResolvers<ContextType>;
  UnpaidOrder?: UnpaidOrderResolvers<ContextType>;
  Url?: GraphQLScalarType;
  ValidationFailure?: ValidationFailureResolvers<ContextType>;
  VariableProduct?: VariableProductResolvers<ContextType>;
  Variation?: VariationResolvers<ContextType>;
  VersionConflict?: VersionConflictResolvers<ContextType>;
  WithdrawQuoteRequestResult?: WithdrawQuoteRequestResultResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  operator?: OperatorDirectiveResolver<any, any, ContextType>;
  personal?: PersonalDirectiveResolver<any, any, ContextType>;
  scope?: ScopeDirectiveResolver<any, any, ContextType>;
  tool?: ToolDirectiveResolver<any, any, ContextType>;
};
