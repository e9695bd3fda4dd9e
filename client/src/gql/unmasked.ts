/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** An offer is taken. */
export type AcceptOfferInput = {
  /** Where the bill goes; its e-mail is the request's when absent, its name the buyer's. The country is the offer's. */
  billing: AddressInput;
  /** For the invoice, at most 200 characters. */
  company?: string | null | undefined;
  /** The address that asked; not needed with a key, in a browser that has opened the link, or signed in. */
  email?: string | null | undefined;
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: string | null | undefined;
  /** The key of the link that the buyer was sent. */
  key?: string | null | undefined;
  /** Who buys, at most 200 characters. */
  name: string;
  /** The version of the offer that was read. */
  offerVersion: number;
  /** One of the shop's ways to pay, by its word, e.g. bacs. */
  paymentMethod: string | number;
  /** Whether the proofs were checked; needed where the offer has some. */
  proofsChecked?: boolean | null | undefined;
  /** For the invoice. */
  purchaseOrder?: string | null | undefined;
  /** The request's reference number. */
  reference: string;
  /** Where the goods go, in the offer's country; the billing address when absent. */
  shipping?: AddressInput | null | undefined;
  /** Whether the terms of sale were accepted; without that nothing is ordered. */
  terms: boolean;
  /** For the invoice; ten digits that begin with 4 in South Africa. */
  vatNumber?: string | null | undefined;
};

/** What to put into the cart. */
export type AddCartItemInput = {
  /** Anything that no other addition has, a UUID say: sent again with it, after an answer that did not come, the same is put in once. Of each cart the last 20 are remembered. */
  key?: string | null | undefined;
  /** The options that were chosen, for a variation that leaves some open. */
  options?: Array<AttributeChoice> | null | undefined;
  /** The product's id. */
  product: string | number;
  /** Pieces, from 1. */
  quantity?: number;
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: Array<CartItemInput> | null | undefined;
  /** The id of the variation; needed for a product that has some. */
  variation?: string | number | null | undefined;
};

/** Several products to put into the cart. */
export type AddCartItemsInput = {
  /** From 1 to 100. */
  items: Array<CartItemInput>;
  /** Anything that no other addition has, a UUID say: sent again with it, after an answer that did not come, the same is put in once. Of each cart the last 20 are remembered. */
  key?: string | null | undefined;
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: Array<CartItemInput> | null | undefined;
};

/** A partner that is to be added. */
export type AddPartnerInput = {
  /** From 1 to 100000000. */
  costPerMinute?: number;
  /** Of 1 to 80 characters, and no other partner's. */
  name: string;
  /** Each like https://shop.example. */
  origins?: Array<string>;
  /** From 1 to 100000. */
  requestsPerMinute?: number;
  /** At least one. */
  scopes: Array<PartnerScope>;
};

/** An address that is to be added. */
export type AddPartnerWebhookInput = {
  /** Of the partner. */
  name: string;
  /** At least one, each within the scopes of the partner. */
  topics: Array<PartnerTopic>;
  /** Over https and on the net, on a public site; none that the partner has already (TAKEN). */
  url: string;
};

/** An address. Which fields must be there, and what a postal code looks like, depends on the country. */
export type AddressInput = {
  /** Street and number. */
  address1?: string | null | undefined;
  /** Unit, building or floor. */
  address2?: string | null | undefined;
  /** Town or city. */
  city?: string | null | undefined;
  /** Name of the company. */
  company?: string | null | undefined;
  /** ISO 3166-1 alpha-2 code, e.g. ZA. */
  country?: string | null | undefined;
  /** Of a billing address only. */
  email?: string | null | undefined;
  /** Given name. */
  firstName?: string | null | undefined;
  /** Family name. */
  lastName?: string | null | undefined;
  /** For the courier. */
  phone?: string | null | undefined;
  /** Postal code, e.g. 8001. */
  postcode?: string | null | undefined;
  /** Code of the province or state, e.g. GP; needed in South Africa. */
  state?: string | null | undefined;
};

/** An offer of the firm. Amounts are exact decimals in the store's currency, without tax. */
export type AnswerQuoteRequestInput = {
  /** Where the goods go: it decides the tax. The shop's own country when absent. */
  country?: string | null | undefined;
  /** How the goods are sent, and what that costs. */
  delivery?: OfferFeeInput | null | undefined;
  /** What is paid once beside them, at most 20. */
  fees?: Array<OfferFeeInput> | null | undefined;
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: string | null | undefined;
  /** Working days, from 1 to 365; nothing is promised when absent. */
  leadTimeDays?: number | null | undefined;
  /** The goods, from 1 to 50. */
  lines: Array<OfferLineInput>;
  /** What the firm says with it, at most 5,000 characters. */
  note?: string | null | undefined;
  /** Proofs, at most 5: ids that POST /uploads gave, and those of an earlier version that are kept. */
  proofs?: Array<string | number> | null | undefined;
  /** The request's reference number. */
  reference: string;
  /** Code of the province or state, e.g. GP: required where the tax depends on it. */
  state?: string | null | undefined;
  /** Of a hundred; what the shop charges there when absent. Another rate is refused: the shop would charge its own. Required while the shop does not say its rates. */
  taxPercent?: string | null | undefined;
  /** Conditions, at most 2,000 characters. */
  terms?: string | null | undefined;
  /** Until when it can be accepted: days from now, from 1 to 365; the setting's when absent. */
  validDays?: number | null | undefined;
  /** The request's version as it was read: where it is another by now, nothing is done. */
  version: number;
};

/** A coupon to apply. */
export type ApplyCouponInput = {
  /** As printed; capitals do not matter. */
  code: string;
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: Array<CartItemInput> | null | undefined;
};

/** A question of the firm. */
export type AskBuyerInput = {
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: string | null | undefined;
  /** The request's reference number. */
  reference: string;
  /** Plain text, at most 5,000 characters. */
  text: string;
  /** The request's version as it was read: where it is another by now, nothing is done. */
  version: number;
};

/** One chosen option. */
export type AttributeChoice = {
  /** The attribute's name or key. */
  attribute: string;
  /** The option's name or key. */
  value: string;
};

/** Options of one attribute; a product that offers any of them is listed. Unknown ones are offered by none. */
export type AttributeFilter = {
  /** Keys or names of options, e.g. 38-x-19-mm, or a3-plus for A3+. */
  options: Array<string>;
  /** The attribute's key, e.g. size. */
  slug: string;
};

/** A product to put into the cart. */
export type CartItemInput = {
  /** The options that were chosen, for a variation that leaves some open. */
  options?: Array<AttributeChoice> | null | undefined;
  /** The product's id. */
  product: string | number;
  /** Pieces, from 1. */
  quantity?: number;
  /** The id of the variation; needed for a product that has some. */
  variation?: string | number | null | undefined;
};

/** What changes of a partner; what is left out stays. */
export type ChangePartnerInput = {
  /** From 1 to 100000000. */
  costPerMinute?: number | null | undefined;
  /** Of the partner. */
  name: string;
  /** Each like https://shop.example. */
  origins?: Array<string> | null | undefined;
  /** From 1 to 100000. */
  requestsPerMinute?: number | null | undefined;
  /** At least one. */
  scopes?: Array<PartnerScope> | null | undefined;
};

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
  idempotencyKey?: string | null | undefined;
  /** What the buyer is told, at most 2,000 characters; nothing is sent when absent. */
  reason?: string | null | undefined;
  /** The request's reference number. */
  reference: string;
  /** The request's version as it was read: where it is another by now, nothing is done. */
  version: number;
};

/** An offer is not taken. */
export type DeclineOfferInput = {
  /** The address that asked; not needed with a key, in a browser that has opened the link, or signed in. */
  email?: string | null | undefined;
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: string | null | undefined;
  /** The key of the link that the buyer was sent. */
  key?: string | null | undefined;
  /** Anything the firm should know, at most 2,000 characters. */
  note?: string | null | undefined;
  /** The version of the offer that was read. */
  offerVersion: number;
  /** Why. */
  reason: DeclineReason;
  /** The request's reference number. */
  reference: string;
};

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

/** Goods to be priced. */
export type EstimateItemInput = {
  /** The product's id, or that of its variation; not needed with a stock keeping unit. */
  productId?: string | number | null | undefined;
  /** Pieces, from 1 to 100,000,000; BAD_USER_INPUT for any other number. */
  quantity: number;
  /** The stock keeping unit, of the variation where it is one. Of other goods than the ids, the line is UNKNOWN. */
  sku?: string | null | undefined;
  /** The variation's id; needed where the product has some and no stock keeping unit is given. */
  variationId?: string | number | null | undefined;
};

/** A coupon to keep for later. */
export type KeepCouponInput = {
  /** As printed; capitals do not matter. */
  code: string;
};

/** What a label looks like. */
export type LabelShape =
  /** Longer one way than the other, without corners. */
  | 'OVAL'
  /** Four corners. */
  | 'RECTANGLE'
  /** A circle. */
  | 'ROUND';

/** Something that is paid beside the goods. */
export type OfferFeeInput = {
  /** Without tax. */
  amount: string;
  /** Plain text, at most 200 characters. */
  name: string;
};

/** Goods of an offer. */
export type OfferLineInput = {
  /** A second line, at most 300 characters. */
  description?: string | null | undefined;
  /** Labels in one unit. */
  labelsPerUnit?: number | null | undefined;
  /** Plain text, at most 200 characters. */
  name: string;
  /** The product's id; free text when absent. */
  productId?: string | number | null | undefined;
  /** How many of the unit, from 1. */
  quantity: number;
  /** What is counted, e.g. roll; pieces when absent. */
  unit?: string | null | undefined;
  /** One unit without tax, with at most four decimals. */
  unitPrice: string;
  /** The variation's id; needed where the product has some. */
  variationId?: string | number | null | undefined;
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

/** Which address. */
export type PartnerWebhookInput = {
  /** Of the partner. */
  name: string;
  /** Of the address. */
  webhook: string | number;
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
  cartHash?: string | null | undefined;
  /** Chosen by the client, one per intended order, at least 8 characters. */
  key: string;
  /** What the shop should know, e.g. a gate code. */
  note?: string | null | undefined;
  /** One of the cart's payment methods. */
  paymentMethod: string | number;
  /** For the invoice. */
  purchaseOrder?: string | null | undefined;
  /** Where the goods go; null for the billing address. */
  shipping?: AddressInput | null | undefined;
  /** Whether the terms and conditions were accepted; without that nothing is ordered. */
  terms: boolean;
  /** The cart's total as it was shown, in major units. */
  total: string;
  /** For the invoice; ten digits that begin with 4 in South Africa. */
  vatNumber?: string | null | undefined;
};

/** What can be looked at before it is published. */
export type PreviewType =
  /** A page. */
  | 'PAGE'
  /** A post. */
  | 'POST';

/** Which products to list; several conditions must all hold. */
export type ProductFilter = {
  /** Only products that offer these options; of several attributes all must be offered. */
  attributes?: Array<AttributeFilter> | null | undefined;
  /** Ids of categories; a product in any of them, or in a child of one, is listed. */
  categories?: Array<string | number> | null | undefined;
  /** The same by slug. */
  categorySlugs?: Array<string> | null | undefined;
  /** Only products the shop puts forward. */
  featured?: boolean | null | undefined;
  /** Only products that cost at most this, in major units; among variations the cheapest counts. */
  maxPrice?: string | null | undefined;
  /** Only products that cost at least this, in major units; among variations the dearest counts. */
  minPrice?: string | null | undefined;
  /** Only products whose reviews have at least this mean, 1 to 5. */
  minRating?: number | null | undefined;
  /** Only products in a sale. */
  onSale?: boolean | null | undefined;
  /** Words to find in names, texts and SKUs; fewer than 2 characters are ignored. */
  search?: string | null | undefined;
  /** Only products in any of these states. */
  stock?: Array<StockStatus> | null | undefined;
  /** Slug of a keyword. */
  tag?: string | null | undefined;
  /** Only products of this type. */
  type?: ProductType | null | undefined;
};

/** How to order a list of products. */
export type ProductSort = {
  /** What to order by. */
  field: ProductSortField;
  /** Which way. */
  order?: SortOrder;
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

/** A product of the quote list. */
export type QuoteItemInput = {
  /** At most 500 characters. */
  notes?: string | null | undefined;
  /** As it was shown, e.g. 'R 12.50'; read, never reckoned with. */
  price?: string | null | undefined;
  /** The product's id, or that of its variation. */
  productId: string | number;
  /** Its name with the chosen options; an entry without one is left out. */
  productName: string;
  /** A whole number from 1 to 100000000. */
  quantity: number;
  /** The stock keeping unit, of the variation where one was chosen. */
  sku?: string | null | undefined;
};

/** How far the order of an accepted offer is. */
export type QuoteOrderState =
  /** It is being made: it will be, and once, whatever fails in between. */
  | 'BEING_MADE'
  /** It is made, and its sums are not the offer's, or the shop refused to make it, and then it has no number: the firm has been told, and paying waits. */
  | 'HELD'
  /** It is made, and its sums are the offer's. */
  | 'MADE';

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

/** Narrows requests down; all that is given must fit. */
export type QuoteRequestFilter = {
  /** Words of the buyer's address, name or company; the first 200 characters. */
  buyer?: string | null | undefined;
  /** The address that asked. */
  email?: string | null | undefined;
  /** The id of a product that was asked for. */
  product?: string | number | null | undefined;
  /** Where they stand, or whom they wait for. */
  queue?: QuoteQueue | null | undefined;
  /** Words of reference, name, company, address or what was asked; the first 200 characters. */
  search?: string | null | undefined;
  /** One or more of these. */
  status?: Array<QuoteRequestStatus> | null | undefined;
};

/** The order of requests. */
export type QuoteRequestSort = {
  /** By what. */
  field: QuoteRequestSortField;
  /** Which way. */
  order?: SortOrder;
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

/** An item to take out. */
export type RemoveCartItemInput = {
  /** The item's key. */
  key: string | number;
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: Array<CartItemInput> | null | undefined;
};

/** A coupon to take off. */
export type RemoveCouponInput = {
  /** As printed; capitals do not matter. */
  code: string;
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: Array<CartItemInput> | null | undefined;
};

/** Whose key is replaced. */
export type ReplacePartnerKeyInput = {
  /** How long the keys before it go on, in hours from 0 to 2160. */
  keptHours?: number;
  /** Of the partner. */
  name: string;
};

/** What the buyer says. */
export type ReplyToQuoteInput = {
  /** Ids that POST /uploads gave, at most 5. */
  artwork?: Array<string | number> | null | undefined;
  /** The address that asked; not needed with a key, in a browser that has opened the link, or signed in. */
  email?: string | null | undefined;
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: string | null | undefined;
  /** The key of the link that the buyer was sent. */
  key?: string | null | undefined;
  /** The request's reference number. */
  reference: string;
  /** Plain text, at most 5,000 characters; may be left out where there are files. */
  text?: string | null | undefined;
};

/** Who wants to sign in. */
export type RequestSignInInput = {
  /** The address. */
  email: string;
};

/** Who waits, and for what. */
export type RequestStockNoticeInput = {
  /** Where the mail goes to. */
  email: string;
  /** The id of a product, or of a variation. */
  goods: string | number;
  /** Left empty by people. */
  website?: string | null | undefined;
};

/** Whose keys end. */
export type RevokePartnerKeysInput = {
  /** Of the partner. */
  name: string;
};

/** How a package is to be sent. */
export type SelectShippingRateInput = {
  /** The package's id; the first package when absent. */
  package?: string | number | null | undefined;
  /** The rate's id. */
  rate: string | number;
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: Array<CartItemInput> | null | undefined;
};

/** Proof of payment. */
export type SendPaymentProofInput = {
  /** Ids that POST /uploads gave, 1 to 5. */
  artwork: Array<string | number>;
  /** The billing e-mail; not needed in the browser that placed the order, or signed in. */
  email?: string | null | undefined;
  /** The order's id. */
  id: string | number;
  /** Chosen by the client, one per proof: the same key with the same files is one proof. Without it the files themselves are the key for 24 hours. */
  idempotencyKey?: string | null | undefined;
  /** The order's key, from `placeOrder`. */
  key: string;
};

/** A link that was opened. */
export type SignInInput = {
  /** Chosen by the client, one per page that asks, a UUID say: the same link with the same key within 10 seconds is one sign-in, whose first answer may not have arrived. Without it a link signs in once whatever became of the answer. */
  idempotencyKey?: string | null | undefined;
  /** What the link carried. */
  token: string;
};

/** Which browsers are signed out. */
export type SignOutInput = {
  /** Whether every browser of the address is, not this one alone. */
  everywhere?: boolean;
};

/** Who can reach a site. */
export type SiteEnvironment =
  /** Loopback alone, everything open. */
  | 'LOCAL'
  /** Everyone, at PUBLIC_URL. */
  | 'PUBLIC';

/** Which way a list runs. */
export type SortOrder =
  /** Smallest, oldest or first in the alphabet first. */
  | 'ASC'
  /** Largest, newest or last in the alphabet first. */
  | 'DESC';

/** Whether buyers give stars with a review. */
export type StarRating =
  /** They cannot, and none are shown. */
  | 'OFF'
  /** They may. */
  | 'OPTIONAL'
  /** They must. */
  | 'REQUIRED';

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
  email?: string | null | undefined;
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: string | null | undefined;
  /** The key of the link that the buyer was sent. */
  key?: string | null | undefined;
  /** The request's reference number. */
  reference: string;
};

/** What the link of a mail carried. */
export type StopStockNoticesInput = {
  /** Its signature. */
  key: string;
  /** Which notice it was. */
  notice: string | number;
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

/** A comment. */
export type SubmitCommentInput = {
  /** The name to be shown; required, at most 200 characters. */
  author: string;
  /** Required, plain text, at most 5000 characters. */
  content: string;
  /** How long the form stood open; absent without scripts. */
  elapsedMs?: number | null | undefined;
  /** Required; never shown and never answered. */
  email: string;
  /** The id of the comment below the same post that it answers; absent where it answers none. */
  inReplyTo?: string | number | null | undefined;
  /** Chosen by the client, one per comment: the same key with the same fields is one comment. */
  key?: string | null | undefined;
  /** The id of the post. */
  post: string | number;
  /** Left empty by people. */
  website?: string | null | undefined;
};

/** A message. */
export type SubmitContactMessageInput = {
  /** At most 200 characters. */
  company?: string | null | undefined;
  /** How long the form stood open; absent without scripts. */
  elapsedMs?: number | null | undefined;
  /** Required. */
  email: string;
  /** Chosen by the client, one per message: the same key with the same fields is one message. */
  key?: string | null | undefined;
  /** Required, at most 5000 characters. */
  message: string;
  /** Required, at most 200 characters. */
  name: string;
  /** Free form. */
  phone?: string | null | undefined;
  /** Required: general, products, quote, support or partnership. */
  subject: string;
  /** Left empty by people. */
  website?: string | null | undefined;
};

/** What a buyer asks for. The option lists are the specification's values, e.g. labelType 'security-void', quantity '1001-5000'. */
export type SubmitQuoteRequestInput = {
  /** Free text. */
  additionalInfo?: string | null | undefined;
  /** Ids that POST /uploads gave, at most 5. */
  artwork?: Array<string | number> | null | undefined;
  /** Free text. */
  colors?: string | null | undefined;
  /** At most 200 characters. */
  company?: string | null | undefined;
  /** How long the form stood open; absent without scripts. */
  elapsedMs?: number | null | undefined;
  /** Required. */
  email: string;
  /** The quote list, at most 100 products. */
  items?: Array<QuoteItemInput> | null | undefined;
  /** Chosen by the client, one per request: the same key with the same fields is one request. Without it the fields themselves are the key for 24 hours, of whoever sends them from the same network: what somebody else guesses opens nothing. */
  key?: string | null | undefined;
  /** Required: regulatory, tamper-evident, security-void, intrinsic-safety, packaging-tape, multifunctional-security, custom or other. */
  labelType: string;
  /** vinyl, polyester, paper, metallic, transparent, security-material or other. */
  material?: string | null | undefined;
  /** Required, at most 200 characters. */
  name: string;
  /** As typed; checked against the country's rule and sent as prefix, space, digits. */
  phone?: string | null | undefined;
  /** The country the phone number is read in; ZA when absent. */
  phoneCountry?: string | null | undefined;
  /** Required: 1-100, 101-500, 501-1000, 1001-5000, 5001-10000 or 10000+. */
  quantity: string;
  /** Free text, e.g. 25x15mm or 2.5mm round. */
  size?: string | null | undefined;
  /** Free text. */
  specialRequirements?: string | null | undefined;
  /** 24-48-hours, 1-week, 2-weeks, 1-month or flexible. */
  timeline?: string | null | undefined;
  /** electronics, telecommunications, military, mining, chemical, packaging or other. */
  usage?: string | null | undefined;
  /** Left empty by people. */
  website?: string | null | undefined;
};

/** A review. */
export type SubmitReviewInput = {
  /** How long the form stood open; absent without scripts. */
  elapsedMs?: number | null | undefined;
  /** Required; never shown. */
  email: string;
  /** The id of the product. */
  product: string | number;
  /** From 1 to 5; 0 for none, where the shop does not ask for any. */
  rating?: number;
  /** Required, plain text, at most 5000 characters. */
  review: string;
  /** The name to be shown; required, at most 200 characters. */
  reviewer: string;
  /** Left empty by people. */
  website?: string | null | undefined;
};

/** A sign-up. */
export type SubscribeToNewsletterInput = {
  /** How long the form stood open; absent without scripts. */
  elapsedMs?: number | null | undefined;
  /** Required. */
  email: string;
  /** Chosen by the client, one per sign-up. */
  key?: string | null | undefined;
  /** The path of the page the sign-up was made on. */
  page?: string | null | undefined;
  /** Left empty by people. */
  website?: string | null | undefined;
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
  billing?: AddressInput | null | undefined;
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: Array<CartItemInput> | null | undefined;
  /** Where the goods go; without it they go to the billing address. */
  shipping?: AddressInput | null | undefined;
};

/** An item, and how many of it. */
export type UpdateCartItemInput = {
  /** The item's key. */
  key: string | number;
  /** Pieces; 0 or fewer removes the item. */
  quantity: number;
  /** What the client holds of the cart, at most 100: put back first where the store has forgotten the cart. */
  restore?: Array<CartItemInput> | null | undefined;
};

/** A request is taken back. */
export type WithdrawQuoteRequestInput = {
  /** The address that asked; not needed with a key, in a browser that has opened the link, or signed in. */
  email?: string | null | undefined;
  /** Chosen by the client, one per intended step: the same key with the same fields is one step. Without it the fields themselves are the key for 24 hours. */
  idempotencyKey?: string | null | undefined;
  /** The key of the link that the buyer was sent. */
  key?: string | null | undefined;
  /** The request's reference number. */
  reference: string;
};

export type Cart_CartFragment = (
  { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
    { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
      { url: string }
      & { __typename: 'Image' }
    ) | null, options: Array<(
      { name: string, value: string }
      & { __typename: 'ItemOption' }
    )>, quantityLimits: (
      { minimum: number, maximum: number, step: number, editable: boolean }
      & { __typename: 'QuantityLimits' }
    ), price: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), nextBreak: (
      { quantity: number, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'PriceBreak' }
    ) | null, subtotal: (
      { gross: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ) }
    & { __typename: 'CartItem' }
  )>, coupons: Array<(
    { code: string }
    & { __typename: 'CartCoupon' }
  )>, fees: Array<(
    { name: string, amount: (
      { gross: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ) }
    & { __typename: 'CartFee' }
  )>, totals: (
    { items: (
      { gross: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ), discount: (
      { gross: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ), shipping: (
      { gross: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ) | null, taxLines: Array<(
      { name: string, rate: string | null, amount: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxLine' }
    )>, total: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'CartTotals' }
  ), unpaidOrder: (
    { id: string, path: string, state: PaymentState | null }
    & { __typename: 'UnpaidOrder' }
  ) | null, shippingPackages: Array<(
    { id: string, name: string, rates: Array<(
      { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) }
      & { __typename: 'ShippingRate' }
    )> }
    & { __typename: 'ShippingPackage' }
  )>, billingAddress: (
    { country: string, state: string, city: string, postcode: string }
    & { __typename: 'Address' }
  ), shippingAddress: (
    { country: string, state: string, city: string, postcode: string }
    & { __typename: 'Address' }
  ), paymentMethods: Array<(
    { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
      { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
      & { __typename: 'BankAccount' }
    )> }
    & { __typename: 'PaymentMethod' }
  )>, notices: Array<(
    { code: string, message: string, item: string | null, index: number | null }
    & { __typename: 'CartNotice' }
  )> }
  & { __typename: 'Cart' }
);

export type CartPlace_AddressFragment = (
  { country: string, state: string, city: string, postcode: string }
  & { __typename: 'Address' }
);

export type TaxedMoney_AmountFragment = (
  { gross: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) }
  & { __typename: 'TaxedMoney' }
);

type CartResult_Result_Cart_Fragment = (
  { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
    { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
      { url: string }
      & { __typename: 'Image' }
    ) | null, options: Array<(
      { name: string, value: string }
      & { __typename: 'ItemOption' }
    )>, quantityLimits: (
      { minimum: number, maximum: number, step: number, editable: boolean }
      & { __typename: 'QuantityLimits' }
    ), price: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), nextBreak: (
      { quantity: number, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'PriceBreak' }
    ) | null, subtotal: (
      { gross: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ) }
    & { __typename: 'CartItem' }
  )>, coupons: Array<(
    { code: string }
    & { __typename: 'CartCoupon' }
  )>, fees: Array<(
    { name: string, amount: (
      { gross: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ) }
    & { __typename: 'CartFee' }
  )>, totals: (
    { items: (
      { gross: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ), discount: (
      { gross: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ), shipping: (
      { gross: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ) | null, taxLines: Array<(
      { name: string, rate: string | null, amount: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxLine' }
    )>, total: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'CartTotals' }
  ), unpaidOrder: (
    { id: string, path: string, state: PaymentState | null }
    & { __typename: 'UnpaidOrder' }
  ) | null, shippingPackages: Array<(
    { id: string, name: string, rates: Array<(
      { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) }
      & { __typename: 'ShippingRate' }
    )> }
    & { __typename: 'ShippingPackage' }
  )>, billingAddress: (
    { country: string, state: string, city: string, postcode: string }
    & { __typename: 'Address' }
  ), shippingAddress: (
    { country: string, state: string, city: string, postcode: string }
    & { __typename: 'Address' }
  ), paymentMethods: Array<(
    { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
      { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
      & { __typename: 'BankAccount' }
    )> }
    & { __typename: 'PaymentMethod' }
  )>, notices: Array<(
    { code: string, message: string, item: string | null, index: number | null }
    & { __typename: 'CartNotice' }
  )> }
  & { __typename: 'Cart' }
);

type CartResult_Result_CartFailure_Fragment = (
  { code: string, message: string, field: string | null, cart: (
    { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
      { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null, options: Array<(
        { name: string, value: string }
        & { __typename: 'ItemOption' }
      )>, quantityLimits: (
        { minimum: number, maximum: number, step: number, editable: boolean }
        & { __typename: 'QuantityLimits' }
      ), price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), nextBreak: (
        { quantity: number, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceBreak' }
      ) | null, subtotal: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) }
      & { __typename: 'CartItem' }
    )>, coupons: Array<(
      { code: string }
      & { __typename: 'CartCoupon' }
    )>, fees: Array<(
      { name: string, amount: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) }
      & { __typename: 'CartFee' }
    )>, totals: (
      { items: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ), discount: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ), shipping: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) | null, taxLines: Array<(
        { name: string, rate: string | null, amount: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxLine' }
      )>, total: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'CartTotals' }
    ), unpaidOrder: (
      { id: string, path: string, state: PaymentState | null }
      & { __typename: 'UnpaidOrder' }
    ) | null, shippingPackages: Array<(
      { id: string, name: string, rates: Array<(
        { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'ShippingRate' }
      )> }
      & { __typename: 'ShippingPackage' }
    )>, billingAddress: (
      { country: string, state: string, city: string, postcode: string }
      & { __typename: 'Address' }
    ), shippingAddress: (
      { country: string, state: string, city: string, postcode: string }
      & { __typename: 'Address' }
    ), paymentMethods: Array<(
      { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
        { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
        & { __typename: 'BankAccount' }
      )> }
      & { __typename: 'PaymentMethod' }
    )>, notices: Array<(
      { code: string, message: string, item: string | null, index: number | null }
      & { __typename: 'CartNotice' }
    )> }
    & { __typename: 'Cart' }
  ) | null }
  & { __typename: 'CartFailure' }
);

export type CartResult_ResultFragment =
  | CartResult_Result_Cart_Fragment
  | CartResult_Result_CartFailure_Fragment
;

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = (
  { cart: (
    { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
      { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null, options: Array<(
        { name: string, value: string }
        & { __typename: 'ItemOption' }
      )>, quantityLimits: (
        { minimum: number, maximum: number, step: number, editable: boolean }
        & { __typename: 'QuantityLimits' }
      ), price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), nextBreak: (
        { quantity: number, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceBreak' }
      ) | null, subtotal: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) }
      & { __typename: 'CartItem' }
    )>, coupons: Array<(
      { code: string }
      & { __typename: 'CartCoupon' }
    )>, fees: Array<(
      { name: string, amount: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) }
      & { __typename: 'CartFee' }
    )>, totals: (
      { items: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ), discount: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ), shipping: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) | null, taxLines: Array<(
        { name: string, rate: string | null, amount: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxLine' }
      )>, total: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'CartTotals' }
    ), unpaidOrder: (
      { id: string, path: string, state: PaymentState | null }
      & { __typename: 'UnpaidOrder' }
    ) | null, shippingPackages: Array<(
      { id: string, name: string, rates: Array<(
        { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'ShippingRate' }
      )> }
      & { __typename: 'ShippingPackage' }
    )>, billingAddress: (
      { country: string, state: string, city: string, postcode: string }
      & { __typename: 'Address' }
    ), shippingAddress: (
      { country: string, state: string, city: string, postcode: string }
      & { __typename: 'Address' }
    ), paymentMethods: Array<(
      { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
        { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
        & { __typename: 'BankAccount' }
      )> }
      & { __typename: 'PaymentMethod' }
    )>, notices: Array<(
      { code: string, message: string, item: string | null, index: number | null }
      & { __typename: 'CartNotice' }
    )> }
    & { __typename: 'Cart' }
  ) | null }
  & { __typename: 'Query' }
);

export type AddCartItemMutationVariables = Exact<{
  input: AddCartItemInput;
}>;


export type AddCartItemMutation = (
  { result:
    | (
      { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
        { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, options: Array<(
          { name: string, value: string }
          & { __typename: 'ItemOption' }
        )>, quantityLimits: (
          { minimum: number, maximum: number, step: number, editable: boolean }
          & { __typename: 'QuantityLimits' }
        ), price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), nextBreak: (
          { quantity: number, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceBreak' }
        ) | null, subtotal: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartItem' }
      )>, coupons: Array<(
        { code: string }
        & { __typename: 'CartCoupon' }
      )>, fees: Array<(
        { name: string, amount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartFee' }
      )>, totals: (
        { items: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), discount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), shipping: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) | null, taxLines: Array<(
          { name: string, rate: string | null, amount: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxLine' }
        )>, total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'CartTotals' }
      ), unpaidOrder: (
        { id: string, path: string, state: PaymentState | null }
        & { __typename: 'UnpaidOrder' }
      ) | null, shippingPackages: Array<(
        { id: string, name: string, rates: Array<(
          { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'ShippingRate' }
        )> }
        & { __typename: 'ShippingPackage' }
      )>, billingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), shippingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), paymentMethods: Array<(
        { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
          { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
          & { __typename: 'BankAccount' }
        )> }
        & { __typename: 'PaymentMethod' }
      )>, notices: Array<(
        { code: string, message: string, item: string | null, index: number | null }
        & { __typename: 'CartNotice' }
      )> }
      & { __typename: 'Cart' }
    )
    | (
      { code: string, message: string, field: string | null, cart: (
        { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
          { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, options: Array<(
            { name: string, value: string }
            & { __typename: 'ItemOption' }
          )>, quantityLimits: (
            { minimum: number, maximum: number, step: number, editable: boolean }
            & { __typename: 'QuantityLimits' }
          ), price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), nextBreak: (
            { quantity: number, price: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceBreak' }
          ) | null, subtotal: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartItem' }
        )>, coupons: Array<(
          { code: string }
          & { __typename: 'CartCoupon' }
        )>, fees: Array<(
          { name: string, amount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartFee' }
        )>, totals: (
          { items: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), discount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), shipping: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) | null, taxLines: Array<(
            { name: string, rate: string | null, amount: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxLine' }
          )>, total: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'CartTotals' }
        ), unpaidOrder: (
          { id: string, path: string, state: PaymentState | null }
          & { __typename: 'UnpaidOrder' }
        ) | null, shippingPackages: Array<(
          { id: string, name: string, rates: Array<(
            { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
              { gross: (
                { amount: string, currency: string }
                & { __typename: 'Money' }
              ) }
              & { __typename: 'TaxedMoney' }
            ) }
            & { __typename: 'ShippingRate' }
          )> }
          & { __typename: 'ShippingPackage' }
        )>, billingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), shippingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), paymentMethods: Array<(
          { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
            { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
            & { __typename: 'BankAccount' }
          )> }
          & { __typename: 'PaymentMethod' }
        )>, notices: Array<(
          { code: string, message: string, item: string | null, index: number | null }
          & { __typename: 'CartNotice' }
        )> }
        & { __typename: 'Cart' }
      ) | null }
      & { __typename: 'CartFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type UpdateCartItemMutationVariables = Exact<{
  input: UpdateCartItemInput;
}>;


export type UpdateCartItemMutation = (
  { result:
    | (
      { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
        { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, options: Array<(
          { name: string, value: string }
          & { __typename: 'ItemOption' }
        )>, quantityLimits: (
          { minimum: number, maximum: number, step: number, editable: boolean }
          & { __typename: 'QuantityLimits' }
        ), price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), nextBreak: (
          { quantity: number, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceBreak' }
        ) | null, subtotal: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartItem' }
      )>, coupons: Array<(
        { code: string }
        & { __typename: 'CartCoupon' }
      )>, fees: Array<(
        { name: string, amount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartFee' }
      )>, totals: (
        { items: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), discount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), shipping: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) | null, taxLines: Array<(
          { name: string, rate: string | null, amount: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxLine' }
        )>, total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'CartTotals' }
      ), unpaidOrder: (
        { id: string, path: string, state: PaymentState | null }
        & { __typename: 'UnpaidOrder' }
      ) | null, shippingPackages: Array<(
        { id: string, name: string, rates: Array<(
          { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'ShippingRate' }
        )> }
        & { __typename: 'ShippingPackage' }
      )>, billingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), shippingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), paymentMethods: Array<(
        { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
          { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
          & { __typename: 'BankAccount' }
        )> }
        & { __typename: 'PaymentMethod' }
      )>, notices: Array<(
        { code: string, message: string, item: string | null, index: number | null }
        & { __typename: 'CartNotice' }
      )> }
      & { __typename: 'Cart' }
    )
    | (
      { code: string, message: string, field: string | null, cart: (
        { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
          { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, options: Array<(
            { name: string, value: string }
            & { __typename: 'ItemOption' }
          )>, quantityLimits: (
            { minimum: number, maximum: number, step: number, editable: boolean }
            & { __typename: 'QuantityLimits' }
          ), price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), nextBreak: (
            { quantity: number, price: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceBreak' }
          ) | null, subtotal: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartItem' }
        )>, coupons: Array<(
          { code: string }
          & { __typename: 'CartCoupon' }
        )>, fees: Array<(
          { name: string, amount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartFee' }
        )>, totals: (
          { items: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), discount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), shipping: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) | null, taxLines: Array<(
            { name: string, rate: string | null, amount: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxLine' }
          )>, total: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'CartTotals' }
        ), unpaidOrder: (
          { id: string, path: string, state: PaymentState | null }
          & { __typename: 'UnpaidOrder' }
        ) | null, shippingPackages: Array<(
          { id: string, name: string, rates: Array<(
            { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
              { gross: (
                { amount: string, currency: string }
                & { __typename: 'Money' }
              ) }
              & { __typename: 'TaxedMoney' }
            ) }
            & { __typename: 'ShippingRate' }
          )> }
          & { __typename: 'ShippingPackage' }
        )>, billingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), shippingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), paymentMethods: Array<(
          { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
            { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
            & { __typename: 'BankAccount' }
          )> }
          & { __typename: 'PaymentMethod' }
        )>, notices: Array<(
          { code: string, message: string, item: string | null, index: number | null }
          & { __typename: 'CartNotice' }
        )> }
        & { __typename: 'Cart' }
      ) | null }
      & { __typename: 'CartFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type RemoveCartItemMutationVariables = Exact<{
  input: RemoveCartItemInput;
}>;


export type RemoveCartItemMutation = (
  { result:
    | (
      { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
        { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, options: Array<(
          { name: string, value: string }
          & { __typename: 'ItemOption' }
        )>, quantityLimits: (
          { minimum: number, maximum: number, step: number, editable: boolean }
          & { __typename: 'QuantityLimits' }
        ), price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), nextBreak: (
          { quantity: number, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceBreak' }
        ) | null, subtotal: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartItem' }
      )>, coupons: Array<(
        { code: string }
        & { __typename: 'CartCoupon' }
      )>, fees: Array<(
        { name: string, amount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartFee' }
      )>, totals: (
        { items: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), discount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), shipping: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) | null, taxLines: Array<(
          { name: string, rate: string | null, amount: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxLine' }
        )>, total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'CartTotals' }
      ), unpaidOrder: (
        { id: string, path: string, state: PaymentState | null }
        & { __typename: 'UnpaidOrder' }
      ) | null, shippingPackages: Array<(
        { id: string, name: string, rates: Array<(
          { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'ShippingRate' }
        )> }
        & { __typename: 'ShippingPackage' }
      )>, billingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), shippingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), paymentMethods: Array<(
        { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
          { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
          & { __typename: 'BankAccount' }
        )> }
        & { __typename: 'PaymentMethod' }
      )>, notices: Array<(
        { code: string, message: string, item: string | null, index: number | null }
        & { __typename: 'CartNotice' }
      )> }
      & { __typename: 'Cart' }
    )
    | (
      { code: string, message: string, field: string | null, cart: (
        { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
          { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, options: Array<(
            { name: string, value: string }
            & { __typename: 'ItemOption' }
          )>, quantityLimits: (
            { minimum: number, maximum: number, step: number, editable: boolean }
            & { __typename: 'QuantityLimits' }
          ), price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), nextBreak: (
            { quantity: number, price: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceBreak' }
          ) | null, subtotal: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartItem' }
        )>, coupons: Array<(
          { code: string }
          & { __typename: 'CartCoupon' }
        )>, fees: Array<(
          { name: string, amount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartFee' }
        )>, totals: (
          { items: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), discount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), shipping: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) | null, taxLines: Array<(
            { name: string, rate: string | null, amount: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxLine' }
          )>, total: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'CartTotals' }
        ), unpaidOrder: (
          { id: string, path: string, state: PaymentState | null }
          & { __typename: 'UnpaidOrder' }
        ) | null, shippingPackages: Array<(
          { id: string, name: string, rates: Array<(
            { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
              { gross: (
                { amount: string, currency: string }
                & { __typename: 'Money' }
              ) }
              & { __typename: 'TaxedMoney' }
            ) }
            & { __typename: 'ShippingRate' }
          )> }
          & { __typename: 'ShippingPackage' }
        )>, billingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), shippingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), paymentMethods: Array<(
          { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
            { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
            & { __typename: 'BankAccount' }
          )> }
          & { __typename: 'PaymentMethod' }
        )>, notices: Array<(
          { code: string, message: string, item: string | null, index: number | null }
          & { __typename: 'CartNotice' }
        )> }
        & { __typename: 'Cart' }
      ) | null }
      & { __typename: 'CartFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type ClearCartMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearCartMutation = (
  { result:
    | (
      { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
        { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, options: Array<(
          { name: string, value: string }
          & { __typename: 'ItemOption' }
        )>, quantityLimits: (
          { minimum: number, maximum: number, step: number, editable: boolean }
          & { __typename: 'QuantityLimits' }
        ), price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), nextBreak: (
          { quantity: number, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceBreak' }
        ) | null, subtotal: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartItem' }
      )>, coupons: Array<(
        { code: string }
        & { __typename: 'CartCoupon' }
      )>, fees: Array<(
        { name: string, amount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartFee' }
      )>, totals: (
        { items: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), discount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), shipping: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) | null, taxLines: Array<(
          { name: string, rate: string | null, amount: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxLine' }
        )>, total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'CartTotals' }
      ), unpaidOrder: (
        { id: string, path: string, state: PaymentState | null }
        & { __typename: 'UnpaidOrder' }
      ) | null, shippingPackages: Array<(
        { id: string, name: string, rates: Array<(
          { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'ShippingRate' }
        )> }
        & { __typename: 'ShippingPackage' }
      )>, billingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), shippingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), paymentMethods: Array<(
        { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
          { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
          & { __typename: 'BankAccount' }
        )> }
        & { __typename: 'PaymentMethod' }
      )>, notices: Array<(
        { code: string, message: string, item: string | null, index: number | null }
        & { __typename: 'CartNotice' }
      )> }
      & { __typename: 'Cart' }
    )
    | (
      { code: string, message: string, field: string | null, cart: (
        { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
          { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, options: Array<(
            { name: string, value: string }
            & { __typename: 'ItemOption' }
          )>, quantityLimits: (
            { minimum: number, maximum: number, step: number, editable: boolean }
            & { __typename: 'QuantityLimits' }
          ), price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), nextBreak: (
            { quantity: number, price: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceBreak' }
          ) | null, subtotal: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartItem' }
        )>, coupons: Array<(
          { code: string }
          & { __typename: 'CartCoupon' }
        )>, fees: Array<(
          { name: string, amount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartFee' }
        )>, totals: (
          { items: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), discount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), shipping: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) | null, taxLines: Array<(
            { name: string, rate: string | null, amount: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxLine' }
          )>, total: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'CartTotals' }
        ), unpaidOrder: (
          { id: string, path: string, state: PaymentState | null }
          & { __typename: 'UnpaidOrder' }
        ) | null, shippingPackages: Array<(
          { id: string, name: string, rates: Array<(
            { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
              { gross: (
                { amount: string, currency: string }
                & { __typename: 'Money' }
              ) }
              & { __typename: 'TaxedMoney' }
            ) }
            & { __typename: 'ShippingRate' }
          )> }
          & { __typename: 'ShippingPackage' }
        )>, billingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), shippingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), paymentMethods: Array<(
          { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
            { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
            & { __typename: 'BankAccount' }
          )> }
          & { __typename: 'PaymentMethod' }
        )>, notices: Array<(
          { code: string, message: string, item: string | null, index: number | null }
          & { __typename: 'CartNotice' }
        )> }
        & { __typename: 'Cart' }
      ) | null }
      & { __typename: 'CartFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type ApplyCouponMutationVariables = Exact<{
  input: ApplyCouponInput;
}>;


export type ApplyCouponMutation = (
  { result:
    | (
      { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
        { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, options: Array<(
          { name: string, value: string }
          & { __typename: 'ItemOption' }
        )>, quantityLimits: (
          { minimum: number, maximum: number, step: number, editable: boolean }
          & { __typename: 'QuantityLimits' }
        ), price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), nextBreak: (
          { quantity: number, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceBreak' }
        ) | null, subtotal: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartItem' }
      )>, coupons: Array<(
        { code: string }
        & { __typename: 'CartCoupon' }
      )>, fees: Array<(
        { name: string, amount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartFee' }
      )>, totals: (
        { items: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), discount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), shipping: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) | null, taxLines: Array<(
          { name: string, rate: string | null, amount: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxLine' }
        )>, total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'CartTotals' }
      ), unpaidOrder: (
        { id: string, path: string, state: PaymentState | null }
        & { __typename: 'UnpaidOrder' }
      ) | null, shippingPackages: Array<(
        { id: string, name: string, rates: Array<(
          { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'ShippingRate' }
        )> }
        & { __typename: 'ShippingPackage' }
      )>, billingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), shippingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), paymentMethods: Array<(
        { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
          { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
          & { __typename: 'BankAccount' }
        )> }
        & { __typename: 'PaymentMethod' }
      )>, notices: Array<(
        { code: string, message: string, item: string | null, index: number | null }
        & { __typename: 'CartNotice' }
      )> }
      & { __typename: 'Cart' }
    )
    | (
      { code: string, message: string, field: string | null, cart: (
        { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
          { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, options: Array<(
            { name: string, value: string }
            & { __typename: 'ItemOption' }
          )>, quantityLimits: (
            { minimum: number, maximum: number, step: number, editable: boolean }
            & { __typename: 'QuantityLimits' }
          ), price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), nextBreak: (
            { quantity: number, price: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceBreak' }
          ) | null, subtotal: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartItem' }
        )>, coupons: Array<(
          { code: string }
          & { __typename: 'CartCoupon' }
        )>, fees: Array<(
          { name: string, amount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartFee' }
        )>, totals: (
          { items: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), discount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), shipping: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) | null, taxLines: Array<(
            { name: string, rate: string | null, amount: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxLine' }
          )>, total: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'CartTotals' }
        ), unpaidOrder: (
          { id: string, path: string, state: PaymentState | null }
          & { __typename: 'UnpaidOrder' }
        ) | null, shippingPackages: Array<(
          { id: string, name: string, rates: Array<(
            { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
              { gross: (
                { amount: string, currency: string }
                & { __typename: 'Money' }
              ) }
              & { __typename: 'TaxedMoney' }
            ) }
            & { __typename: 'ShippingRate' }
          )> }
          & { __typename: 'ShippingPackage' }
        )>, billingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), shippingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), paymentMethods: Array<(
          { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
            { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
            & { __typename: 'BankAccount' }
          )> }
          & { __typename: 'PaymentMethod' }
        )>, notices: Array<(
          { code: string, message: string, item: string | null, index: number | null }
          & { __typename: 'CartNotice' }
        )> }
        & { __typename: 'Cart' }
      ) | null }
      & { __typename: 'CartFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type RemoveCouponMutationVariables = Exact<{
  input: RemoveCouponInput;
}>;


export type RemoveCouponMutation = (
  { result:
    | (
      { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
        { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, options: Array<(
          { name: string, value: string }
          & { __typename: 'ItemOption' }
        )>, quantityLimits: (
          { minimum: number, maximum: number, step: number, editable: boolean }
          & { __typename: 'QuantityLimits' }
        ), price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), nextBreak: (
          { quantity: number, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceBreak' }
        ) | null, subtotal: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartItem' }
      )>, coupons: Array<(
        { code: string }
        & { __typename: 'CartCoupon' }
      )>, fees: Array<(
        { name: string, amount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartFee' }
      )>, totals: (
        { items: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), discount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), shipping: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) | null, taxLines: Array<(
          { name: string, rate: string | null, amount: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxLine' }
        )>, total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'CartTotals' }
      ), unpaidOrder: (
        { id: string, path: string, state: PaymentState | null }
        & { __typename: 'UnpaidOrder' }
      ) | null, shippingPackages: Array<(
        { id: string, name: string, rates: Array<(
          { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'ShippingRate' }
        )> }
        & { __typename: 'ShippingPackage' }
      )>, billingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), shippingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), paymentMethods: Array<(
        { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
          { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
          & { __typename: 'BankAccount' }
        )> }
        & { __typename: 'PaymentMethod' }
      )>, notices: Array<(
        { code: string, message: string, item: string | null, index: number | null }
        & { __typename: 'CartNotice' }
      )> }
      & { __typename: 'Cart' }
    )
    | (
      { code: string, message: string, field: string | null, cart: (
        { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
          { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, options: Array<(
            { name: string, value: string }
            & { __typename: 'ItemOption' }
          )>, quantityLimits: (
            { minimum: number, maximum: number, step: number, editable: boolean }
            & { __typename: 'QuantityLimits' }
          ), price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), nextBreak: (
            { quantity: number, price: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceBreak' }
          ) | null, subtotal: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartItem' }
        )>, coupons: Array<(
          { code: string }
          & { __typename: 'CartCoupon' }
        )>, fees: Array<(
          { name: string, amount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartFee' }
        )>, totals: (
          { items: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), discount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), shipping: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) | null, taxLines: Array<(
            { name: string, rate: string | null, amount: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxLine' }
          )>, total: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'CartTotals' }
        ), unpaidOrder: (
          { id: string, path: string, state: PaymentState | null }
          & { __typename: 'UnpaidOrder' }
        ) | null, shippingPackages: Array<(
          { id: string, name: string, rates: Array<(
            { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
              { gross: (
                { amount: string, currency: string }
                & { __typename: 'Money' }
              ) }
              & { __typename: 'TaxedMoney' }
            ) }
            & { __typename: 'ShippingRate' }
          )> }
          & { __typename: 'ShippingPackage' }
        )>, billingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), shippingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), paymentMethods: Array<(
          { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
            { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
            & { __typename: 'BankAccount' }
          )> }
          & { __typename: 'PaymentMethod' }
        )>, notices: Array<(
          { code: string, message: string, item: string | null, index: number | null }
          & { __typename: 'CartNotice' }
        )> }
        & { __typename: 'Cart' }
      ) | null }
      & { __typename: 'CartFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type UpdateCartCustomerMutationVariables = Exact<{
  input: UpdateCartCustomerInput;
}>;


export type UpdateCartCustomerMutation = (
  { result:
    | (
      { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
        { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, options: Array<(
          { name: string, value: string }
          & { __typename: 'ItemOption' }
        )>, quantityLimits: (
          { minimum: number, maximum: number, step: number, editable: boolean }
          & { __typename: 'QuantityLimits' }
        ), price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), nextBreak: (
          { quantity: number, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceBreak' }
        ) | null, subtotal: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartItem' }
      )>, coupons: Array<(
        { code: string }
        & { __typename: 'CartCoupon' }
      )>, fees: Array<(
        { name: string, amount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartFee' }
      )>, totals: (
        { items: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), discount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), shipping: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) | null, taxLines: Array<(
          { name: string, rate: string | null, amount: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxLine' }
        )>, total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'CartTotals' }
      ), unpaidOrder: (
        { id: string, path: string, state: PaymentState | null }
        & { __typename: 'UnpaidOrder' }
      ) | null, shippingPackages: Array<(
        { id: string, name: string, rates: Array<(
          { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'ShippingRate' }
        )> }
        & { __typename: 'ShippingPackage' }
      )>, billingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), shippingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), paymentMethods: Array<(
        { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
          { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
          & { __typename: 'BankAccount' }
        )> }
        & { __typename: 'PaymentMethod' }
      )>, notices: Array<(
        { code: string, message: string, item: string | null, index: number | null }
        & { __typename: 'CartNotice' }
      )> }
      & { __typename: 'Cart' }
    )
    | (
      { code: string, message: string, field: string | null, cart: (
        { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
          { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, options: Array<(
            { name: string, value: string }
            & { __typename: 'ItemOption' }
          )>, quantityLimits: (
            { minimum: number, maximum: number, step: number, editable: boolean }
            & { __typename: 'QuantityLimits' }
          ), price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), nextBreak: (
            { quantity: number, price: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceBreak' }
          ) | null, subtotal: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartItem' }
        )>, coupons: Array<(
          { code: string }
          & { __typename: 'CartCoupon' }
        )>, fees: Array<(
          { name: string, amount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartFee' }
        )>, totals: (
          { items: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), discount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), shipping: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) | null, taxLines: Array<(
            { name: string, rate: string | null, amount: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxLine' }
          )>, total: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'CartTotals' }
        ), unpaidOrder: (
          { id: string, path: string, state: PaymentState | null }
          & { __typename: 'UnpaidOrder' }
        ) | null, shippingPackages: Array<(
          { id: string, name: string, rates: Array<(
            { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
              { gross: (
                { amount: string, currency: string }
                & { __typename: 'Money' }
              ) }
              & { __typename: 'TaxedMoney' }
            ) }
            & { __typename: 'ShippingRate' }
          )> }
          & { __typename: 'ShippingPackage' }
        )>, billingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), shippingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), paymentMethods: Array<(
          { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
            { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
            & { __typename: 'BankAccount' }
          )> }
          & { __typename: 'PaymentMethod' }
        )>, notices: Array<(
          { code: string, message: string, item: string | null, index: number | null }
          & { __typename: 'CartNotice' }
        )> }
        & { __typename: 'Cart' }
      ) | null }
      & { __typename: 'CartFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type SelectShippingRateMutationVariables = Exact<{
  input: SelectShippingRateInput;
}>;


export type SelectShippingRateMutation = (
  { result:
    | (
      { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
        { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, options: Array<(
          { name: string, value: string }
          & { __typename: 'ItemOption' }
        )>, quantityLimits: (
          { minimum: number, maximum: number, step: number, editable: boolean }
          & { __typename: 'QuantityLimits' }
        ), price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), nextBreak: (
          { quantity: number, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceBreak' }
        ) | null, subtotal: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartItem' }
      )>, coupons: Array<(
        { code: string }
        & { __typename: 'CartCoupon' }
      )>, fees: Array<(
        { name: string, amount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartFee' }
      )>, totals: (
        { items: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), discount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), shipping: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) | null, taxLines: Array<(
          { name: string, rate: string | null, amount: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxLine' }
        )>, total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'CartTotals' }
      ), unpaidOrder: (
        { id: string, path: string, state: PaymentState | null }
        & { __typename: 'UnpaidOrder' }
      ) | null, shippingPackages: Array<(
        { id: string, name: string, rates: Array<(
          { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'ShippingRate' }
        )> }
        & { __typename: 'ShippingPackage' }
      )>, billingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), shippingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), paymentMethods: Array<(
        { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
          { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
          & { __typename: 'BankAccount' }
        )> }
        & { __typename: 'PaymentMethod' }
      )>, notices: Array<(
        { code: string, message: string, item: string | null, index: number | null }
        & { __typename: 'CartNotice' }
      )> }
      & { __typename: 'Cart' }
    )
    | (
      { code: string, message: string, field: string | null, cart: (
        { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
          { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, options: Array<(
            { name: string, value: string }
            & { __typename: 'ItemOption' }
          )>, quantityLimits: (
            { minimum: number, maximum: number, step: number, editable: boolean }
            & { __typename: 'QuantityLimits' }
          ), price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), nextBreak: (
            { quantity: number, price: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceBreak' }
          ) | null, subtotal: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartItem' }
        )>, coupons: Array<(
          { code: string }
          & { __typename: 'CartCoupon' }
        )>, fees: Array<(
          { name: string, amount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartFee' }
        )>, totals: (
          { items: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), discount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), shipping: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) | null, taxLines: Array<(
            { name: string, rate: string | null, amount: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxLine' }
          )>, total: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'CartTotals' }
        ), unpaidOrder: (
          { id: string, path: string, state: PaymentState | null }
          & { __typename: 'UnpaidOrder' }
        ) | null, shippingPackages: Array<(
          { id: string, name: string, rates: Array<(
            { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
              { gross: (
                { amount: string, currency: string }
                & { __typename: 'Money' }
              ) }
              & { __typename: 'TaxedMoney' }
            ) }
            & { __typename: 'ShippingRate' }
          )> }
          & { __typename: 'ShippingPackage' }
        )>, billingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), shippingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), paymentMethods: Array<(
          { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
            { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
            & { __typename: 'BankAccount' }
          )> }
          & { __typename: 'PaymentMethod' }
        )>, notices: Array<(
          { code: string, message: string, item: string | null, index: number | null }
          & { __typename: 'CartNotice' }
        )> }
        & { __typename: 'Cart' }
      ) | null }
      & { __typename: 'CartFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type AddManyToCartMutationVariables = Exact<{
  input: AddCartItemsInput;
}>;


export type AddManyToCartMutation = (
  { result:
    | (
      { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
        { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, options: Array<(
          { name: string, value: string }
          & { __typename: 'ItemOption' }
        )>, quantityLimits: (
          { minimum: number, maximum: number, step: number, editable: boolean }
          & { __typename: 'QuantityLimits' }
        ), price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), nextBreak: (
          { quantity: number, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceBreak' }
        ) | null, subtotal: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartItem' }
      )>, coupons: Array<(
        { code: string }
        & { __typename: 'CartCoupon' }
      )>, fees: Array<(
        { name: string, amount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'CartFee' }
      )>, totals: (
        { items: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), discount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), shipping: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) | null, taxLines: Array<(
          { name: string, rate: string | null, amount: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxLine' }
        )>, total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'CartTotals' }
      ), unpaidOrder: (
        { id: string, path: string, state: PaymentState | null }
        & { __typename: 'UnpaidOrder' }
      ) | null, shippingPackages: Array<(
        { id: string, name: string, rates: Array<(
          { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'ShippingRate' }
        )> }
        & { __typename: 'ShippingPackage' }
      )>, billingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), shippingAddress: (
        { country: string, state: string, city: string, postcode: string }
        & { __typename: 'Address' }
      ), paymentMethods: Array<(
        { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
          { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
          & { __typename: 'BankAccount' }
        )> }
        & { __typename: 'PaymentMethod' }
      )>, notices: Array<(
        { code: string, message: string, item: string | null, index: number | null }
        & { __typename: 'CartNotice' }
      )> }
      & { __typename: 'Cart' }
    )
    | (
      { code: string, message: string, field: string | null, cart: (
        { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
          { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, options: Array<(
            { name: string, value: string }
            & { __typename: 'ItemOption' }
          )>, quantityLimits: (
            { minimum: number, maximum: number, step: number, editable: boolean }
            & { __typename: 'QuantityLimits' }
          ), price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), nextBreak: (
            { quantity: number, price: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceBreak' }
          ) | null, subtotal: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartItem' }
        )>, coupons: Array<(
          { code: string }
          & { __typename: 'CartCoupon' }
        )>, fees: Array<(
          { name: string, amount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartFee' }
        )>, totals: (
          { items: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), discount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), shipping: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) | null, taxLines: Array<(
            { name: string, rate: string | null, amount: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxLine' }
          )>, total: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'CartTotals' }
        ), unpaidOrder: (
          { id: string, path: string, state: PaymentState | null }
          & { __typename: 'UnpaidOrder' }
        ) | null, shippingPackages: Array<(
          { id: string, name: string, rates: Array<(
            { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
              { gross: (
                { amount: string, currency: string }
                & { __typename: 'Money' }
              ) }
              & { __typename: 'TaxedMoney' }
            ) }
            & { __typename: 'ShippingRate' }
          )> }
          & { __typename: 'ShippingPackage' }
        )>, billingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), shippingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), paymentMethods: Array<(
          { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
            { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
            & { __typename: 'BankAccount' }
          )> }
          & { __typename: 'PaymentMethod' }
        )>, notices: Array<(
          { code: string, message: string, item: string | null, index: number | null }
          & { __typename: 'CartNotice' }
        )> }
        & { __typename: 'Cart' }
      ) | null }
      & { __typename: 'CartFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type DeliveryCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryCountriesQuery = (
  { site: (
    { deliveryCountries: Array<(
      { code: string, name: string }
      & { __typename: 'DeliveryCountry' }
    )> }
    & { __typename: 'Site' }
  ) }
  & { __typename: 'Query' }
);

export type SignedInQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInQuery = (
  { operator: (
    { signedIn: boolean }
    & { __typename: 'Operator' }
  ) | null }
  & { __typename: 'Query' }
);

export type LayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type LayoutQuery = (
  { site: (
    { name: string, description: string, url: string, currency: string, weightUnit: string | null, dimensionUnit: string | null, phone: string | null, email: string | null, address: string | null, clientSatisfaction: number | null, yearsOfExperience: number | null, vatNumber: string | null, whatsapp: string | null, returnDays: number | null, breaksInCart: boolean, sendsMail: boolean, quoteHours: string, privacyPolicyUrl: string | null, place: (
      { city: string, region: string, country: string, countryName: string }
      & { __typename: 'FirmPlace' }
    ) | null, delivery: (
      { orderBefore: string, workingDays: number, cost: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null }
      & { __typename: 'DeliveryPromise' }
    ) | null, hours: Array<(
      { days: string, opens: string | null, closes: string | null }
      & { __typename: 'OpeningHours' }
    )>, socialLinks: Array<(
      { name: string, url: string }
      & { __typename: 'SocialLink' }
    )>, logo: (
      { url: string, large: string }
      & { __typename: 'Image' }
    ) | null }
    & { __typename: 'Site' }
  ), primary: (
    { id: string, items: Array<(
      { id: string, title: string, href: string, external: boolean, newTab: boolean, children: Array<(
        { id: string, title: string, href: string, external: boolean, newTab: boolean, children: Array<(
          { id: string, title: string, href: string, external: boolean, newTab: boolean }
          & { __typename: 'MenuItem' }
        )> }
        & { __typename: 'MenuItem' }
      )> }
      & { __typename: 'MenuItem' }
    )> }
    & { __typename: 'Menu' }
  ) | null, regulatory: (
    { id: string, items: Array<(
      { id: string, title: string, href: string, external: boolean, newTab: boolean, description: string, children: Array<(
        { id: string, title: string, href: string, external: boolean, newTab: boolean, description: string }
        & { __typename: 'MenuItem' }
      )> }
      & { __typename: 'MenuItem' }
    )> }
    & { __typename: 'Menu' }
  ) | null, security: (
    { id: string, items: Array<(
      { id: string, title: string, href: string, external: boolean, newTab: boolean, description: string, children: Array<(
        { id: string, title: string, href: string, external: boolean, newTab: boolean, description: string }
        & { __typename: 'MenuItem' }
      )> }
      & { __typename: 'MenuItem' }
    )> }
    & { __typename: 'Menu' }
  ) | null, specialty: (
    { id: string, items: Array<(
      { id: string, title: string, href: string, external: boolean, newTab: boolean, description: string, children: Array<(
        { id: string, title: string, href: string, external: boolean, newTab: boolean, description: string }
        & { __typename: 'MenuItem' }
      )> }
      & { __typename: 'MenuItem' }
    )> }
    & { __typename: 'Menu' }
  ) | null, general: (
    { id: string, items: Array<(
      { id: string, title: string, href: string, external: boolean, newTab: boolean, description: string, children: Array<(
        { id: string, title: string, href: string, external: boolean, newTab: boolean, description: string }
        & { __typename: 'MenuItem' }
      )> }
      & { __typename: 'MenuItem' }
    )> }
    & { __typename: 'Menu' }
  ) | null, families: Array<(
    { id: string, slug: string, image: (
      { url: string }
      & { __typename: 'Image' }
    ) | null }
    & { __typename: 'ProductCategory' }
  )> | null }
  & { __typename: 'Query' }
);

export type MegaColumn_MenuFragment = (
  { id: string, items: Array<(
    { id: string, title: string, href: string, external: boolean, newTab: boolean, description: string, children: Array<(
      { id: string, title: string, href: string, external: boolean, newTab: boolean, description: string }
      & { __typename: 'MenuItem' }
    )> }
    & { __typename: 'MenuItem' }
  )> }
  & { __typename: 'Menu' }
);

export type PrimaryNav_MenuFragment = (
  { id: string, items: Array<(
    { id: string, title: string, href: string, external: boolean, newTab: boolean, children: Array<(
      { id: string, title: string, href: string, external: boolean, newTab: boolean, children: Array<(
        { id: string, title: string, href: string, external: boolean, newTab: boolean }
        & { __typename: 'MenuItem' }
      )> }
      & { __typename: 'MenuItem' }
    )> }
    & { __typename: 'MenuItem' }
  )> }
  & { __typename: 'Menu' }
);

export type AddressSuggestionsQueryVariables = Exact<{
  path: string;
}>;


export type AddressSuggestionsQuery = (
  { addressSuggestions: Array<(
    { title: string, path: string, product:
      | (
        { id: string, name: string, path: string, sku: string | null, pricesIncludeTax: boolean | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null }
          & { __typename: 'Stock' }
        ), attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { value: string }
          & { __typename: 'MetaEntry' }
        )>, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null }
        & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
      )
      | (
        { id: string, name: string, path: string, sku: string | null, pricesIncludeTax: boolean | null, priceRange: (
          { min: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), max: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceRange' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null }
          & { __typename: 'Stock' }
        ), attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { value: string }
          & { __typename: 'MetaEntry' }
        )>, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null }
        & { __typename: 'VariableProduct' }
      )
     | null }
    & { __typename: 'AddressSuggestion' }
  )> }
  & { __typename: 'Query' }
);

type ProductHit_Product_ExternalProduct_GroupedProduct_SimpleProduct_Fragment = (
  { name: string, path: string, sku: string | null, pricesIncludeTax: boolean | null, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null }
    & { __typename: 'Stock' }
  ), attributes: Array<(
    { slug: string, options: Array<(
      { name: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )>, meta: Array<(
    { value: string }
    & { __typename: 'MetaEntry' }
  )>, image: (
    { url: string }
    & { __typename: 'Image' }
  ) | null }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
);

type ProductHit_Product_VariableProduct_Fragment = (
  { name: string, path: string, sku: string | null, pricesIncludeTax: boolean | null, priceRange: (
    { min: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), max: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'PriceRange' }
  ) | null, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null }
    & { __typename: 'Stock' }
  ), attributes: Array<(
    { slug: string, options: Array<(
      { name: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )>, meta: Array<(
    { value: string }
    & { __typename: 'MetaEntry' }
  )>, image: (
    { url: string }
    & { __typename: 'Image' }
  ) | null }
  & { __typename: 'VariableProduct' }
);

export type ProductHit_ProductFragment =
  | ProductHit_Product_ExternalProduct_GroupedProduct_SimpleProduct_Fragment
  | ProductHit_Product_VariableProduct_Fragment
;

export type SearchOverlayQueryVariables = Exact<{
  query: string;
}>;


export type SearchOverlayQuery = (
  { search: (
    { query: string, corrected: string | null, posts: (
      { items: Array<(
        { id: string, title: string, path: string, excerptText: string }
        & { __typename: 'Post' }
      )> }
      & { __typename: 'PostList' }
    ) | null, pages: (
      { items: Array<(
        { id: string, title: string, path: string, excerptText: string }
        & { __typename: 'Page' }
      )> }
      & { __typename: 'PageList' }
    ) | null, products: (
      { items: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, pricesIncludeTax: boolean | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null }
            & { __typename: 'Stock' }
          ), attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { value: string }
            & { __typename: 'MetaEntry' }
          )>, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, pricesIncludeTax: boolean | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null }
            & { __typename: 'Stock' }
          ), attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { value: string }
            & { __typename: 'MetaEntry' }
          )>, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null }
          & { __typename: 'VariableProduct' }
        )
      >, pageInfo: (
        { totalItems: number }
        & { __typename: 'PageInfo' }
      ) }
      & { __typename: 'ProductList' }
    ) | null }
    & { __typename: 'SearchResult' }
  ) }
  & { __typename: 'Query' }
);

export type SearchWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchWordsQuery = (
  { popularSearches: Array<string>, products: (
    { items: Array<(
      { id: string, sku: string | null }
      & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
    )> }
    & { __typename: 'ProductList' }
  ) | null }
  & { __typename: 'Query' }
);

export type OverlayPostFragment = (
  { id: string, title: string, path: string, excerptText: string }
  & { __typename: 'Post' }
);

export type OverlayPageFragment = (
  { id: string, title: string, path: string, excerptText: string }
  & { __typename: 'Page' }
);

export type BankAccount_AccountFragment = (
  { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
  & { __typename: 'BankAccount' }
);

export type PostArticle_PostFragment = (
  { id: string, title: string, asOf: string | null, path: string, url: string, content: string, excerptText: string, publishedAt: string, modifiedAt: string, protected: boolean, readingMinutes: number, commentsOpen: boolean, takesComments: boolean, seo: (
    { title: string | null, description: string | null, noindex: boolean, image: (
      { url: string }
      & { __typename: 'Image' }
    ) | null }
    & { __typename: 'SeoWords' }
  ) | null, comments: (
    { items: Array<(
      { id: string, author: string, content: string, createdAt: string, inReplyTo: string | null }
      & { __typename: 'Comment' }
    )>, pageInfo: (
      { page: number, perPage: number, totalItems: number, totalPages: number }
      & { __typename: 'PageInfo' }
    ) }
    & { __typename: 'CommentList' }
  ) | null, featuredImage: (
    { alt: string, caption: string, width: number | null, height: number | null, url: string, srcset: string }
    & { __typename: 'Image' }
  ) | null, author: (
    { id: string, name: string, path: string }
    & { __typename: 'Author' }
  ) | null, categories: Array<(
    { id: string, name: string, path: string }
    & { __typename: 'PostCategory' }
  )>, tags: Array<(
    { id: string, name: string, path: string }
    & { __typename: 'PostTag' }
  )>, previous: (
    { id: string, title: string, path: string }
    & { __typename: 'Post' }
  ) | null, next: (
    { id: string, title: string, path: string }
    & { __typename: 'Post' }
  ) | null }
  & { __typename: 'Post' }
);

export type PostListing_PostsFragment = (
  { asOf: string | null, items: Array<(
    { id: string, slug: string, title: string, path: string, excerptText: string, publishedAt: string, featuredImage: (
      { alt: string, width: number | null, height: number | null, url: string, srcset: string }
      & { __typename: 'Image' }
    ) | null, categories: Array<(
      { id: string, name: string, path: string }
      & { __typename: 'PostCategory' }
    )> }
    & { __typename: 'Post' }
  )>, pageInfo: (
    { page: number, totalPages: number }
    & { __typename: 'PageInfo' }
  ) }
  & { __typename: 'PostList' }
);

export type PostTile_PostFragment = (
  { id: string, slug: string, title: string, path: string, excerptText: string, publishedAt: string, featuredImage: (
    { alt: string, width: number | null, height: number | null, url: string, srcset: string }
    & { __typename: 'Image' }
  ) | null, categories: Array<(
    { id: string, name: string, path: string }
    & { __typename: 'PostCategory' }
  )> }
  & { __typename: 'Post' }
);

export type PostQueryVariables = Exact<{
  slug: string;
  comments: number;
}>;


export type PostQuery = (
  { post: (
    { id: string, path: string, title: string, asOf: string | null, url: string, content: string, excerptText: string, publishedAt: string, modifiedAt: string, protected: boolean, readingMinutes: number, commentsOpen: boolean, takesComments: boolean, seo: (
      { title: string | null, description: string | null, noindex: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'SeoWords' }
    ) | null, comments: (
      { items: Array<(
        { id: string, author: string, content: string, createdAt: string, inReplyTo: string | null }
        & { __typename: 'Comment' }
      )>, pageInfo: (
        { page: number, perPage: number, totalItems: number, totalPages: number }
        & { __typename: 'PageInfo' }
      ) }
      & { __typename: 'CommentList' }
    ) | null, featuredImage: (
      { alt: string, caption: string, width: number | null, height: number | null, url: string, srcset: string }
      & { __typename: 'Image' }
    ) | null, author: (
      { id: string, name: string, path: string }
      & { __typename: 'Author' }
    ) | null, categories: Array<(
      { id: string, name: string, path: string }
      & { __typename: 'PostCategory' }
    )>, tags: Array<(
      { id: string, name: string, path: string }
      & { __typename: 'PostTag' }
    )>, previous: (
      { id: string, title: string, path: string }
      & { __typename: 'Post' }
    ) | null, next: (
      { id: string, title: string, path: string }
      & { __typename: 'Post' }
    ) | null }
    & { __typename: 'Post' }
  ) | null }
  & { __typename: 'Query' }
);

export type Comments_ListFragment = (
  { items: Array<(
    { id: string, author: string, content: string, createdAt: string, inReplyTo: string | null }
    & { __typename: 'Comment' }
  )>, pageInfo: (
    { page: number, perPage: number, totalItems: number, totalPages: number }
    & { __typename: 'PageInfo' }
  ) }
  & { __typename: 'CommentList' }
);

export type SubmitCommentMutationVariables = Exact<{
  input: SubmitCommentInput;
}>;


export type SubmitCommentMutation = (
  { result:
    | (
      { shown: boolean, comment: (
        { id: string, author: string, content: string, createdAt: string }
        & { __typename: 'Comment' }
      ) }
      & { __typename: 'CommentReceived' }
    )
    | (
      { message: string }
      & { __typename: 'CommentRefused' }
    )
    | (
      { message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type Attributes_ProductFragment = (
  { attributes: Array<(
    { name: string, slug: string, visible: boolean, variation: boolean, options: Array<(
      { name: string, slug: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )>, meta: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )> }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
);

export type Offer_ProductFragment = (
  { onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, regularPrice: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null, quantity: number | null, inStock: boolean }
    & { __typename: 'Stock' }
  ) }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
);

type ProductCard_Product_ExternalProduct_GroupedProduct_SimpleProduct_Fragment = (
  { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
    { slug: string, options: Array<(
      { name: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )>, meta: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )>, rating: (
    { average: number, count: number }
    & { __typename: 'Rating' }
  ), image: (
    { url: string }
    & { __typename: 'Image' }
  ) | null, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, regularPrice: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null, quantity: number | null, inStock: boolean }
    & { __typename: 'Stock' }
  ) }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
);

type ProductCard_Product_VariableProduct_Fragment = (
  { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
    { min: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), max: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'PriceRange' }
  ) | null, attributes: Array<(
    { slug: string, options: Array<(
      { name: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )>, meta: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )>, rating: (
    { average: number, count: number }
    & { __typename: 'Rating' }
  ), image: (
    { url: string }
    & { __typename: 'Image' }
  ) | null, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, regularPrice: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null, quantity: number | null, inStock: boolean }
    & { __typename: 'Stock' }
  ) }
  & { __typename: 'VariableProduct' }
);

export type ProductCard_ProductFragment =
  | ProductCard_Product_ExternalProduct_GroupedProduct_SimpleProduct_Fragment
  | ProductCard_Product_VariableProduct_Fragment
;

export type ProductListing_ListFragment = (
  { sample: boolean, asOf: string | null, items: Array<
    | (
      { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
        { slug: string, options: Array<(
          { name: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, rating: (
        { average: number, count: number }
        & { __typename: 'Rating' }
      ), image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, regularPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, stock: (
        { status: StockStatus | null, quantity: number | null, inStock: boolean }
        & { __typename: 'Stock' }
      ) }
      & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
    )
    | (
      { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
        { min: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), max: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceRange' }
      ) | null, attributes: Array<(
        { slug: string, options: Array<(
          { name: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, rating: (
        { average: number, count: number }
        & { __typename: 'Rating' }
      ), image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, regularPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, stock: (
        { status: StockStatus | null, quantity: number | null, inStock: boolean }
        & { __typename: 'Stock' }
      ) }
      & { __typename: 'VariableProduct' }
    )
  >, pageInfo: (
    { page: number, perPage: number, totalItems: number, totalPages: number }
    & { __typename: 'PageInfo' }
  ), facets: (
    { allCategories: number, onSale: (
      { count: number }
      & { __typename: 'SwitchFacet' }
    ), featured: (
      { count: number }
      & { __typename: 'SwitchFacet' }
    ), price: (
      { min: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), max: (
        { amount: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'PriceRange' }
    ) | null, attributes: Array<(
      { name: string, slug: string, options: Array<(
        { name: string, slug: string, count: number }
        & { __typename: 'OptionFacet' }
      )> }
      & { __typename: 'AttributeFacet' }
    )>, stock: Array<(
      { status: StockStatus, count: number }
      & { __typename: 'StockFacet' }
    )>, ratings: Array<(
      { atLeast: number, count: number }
      & { __typename: 'RatingFacet' }
    )>, categories: Array<(
      { count: number, category: (
        { id: string, slug: string, name: string, path: string, parent: (
          { id: string }
          & { __typename: 'ProductCategory' }
        ) | null }
        & { __typename: 'ProductCategory' }
      ) }
      & { __typename: 'CategoryFacet' }
    )> }
    & { __typename: 'ProductFacets' }
  ) | null }
  & { __typename: 'ProductList' }
);

export type FoldedOptionsQueryVariables = Exact<{
  filter: ProductFilter;
}>;


export type FoldedOptionsQuery = (
  { products: (
    { facets: (
      { attributes: Array<(
        { slug: string, options: Array<(
          { name: string, slug: string, count: number }
          & { __typename: 'OptionFacet' }
        )> }
        & { __typename: 'AttributeFacet' }
      )> }
      & { __typename: 'ProductFacets' }
    ) | null }
    & { __typename: 'ProductList' }
  ) | null }
  & { __typename: 'Query' }
);

export type RecentlyViewedQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RecentlyViewedQuery = (
  { goods: Array<(
    { product:
      | (
        { id: string, name: string, path: string, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null }
        & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
      )
      | (
        { id: string, name: string, path: string, priceRange: (
          { min: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), max: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceRange' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null }
        & { __typename: 'VariableProduct' }
      )
     | null }
    & { __typename: 'SkuMatch' }
  )> }
  & { __typename: 'Query' }
);

type Recent_Product_ExternalProduct_GroupedProduct_SimpleProduct_Fragment = (
  { id: string, name: string, path: string, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, image: (
    { url: string }
    & { __typename: 'Image' }
  ) | null }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
);

type Recent_Product_VariableProduct_Fragment = (
  { id: string, name: string, path: string, priceRange: (
    { min: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), max: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'PriceRange' }
  ) | null, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, image: (
    { url: string }
    & { __typename: 'Image' }
  ) | null }
  & { __typename: 'VariableProduct' }
);

export type Recent_ProductFragment =
  | Recent_Product_ExternalProduct_GroupedProduct_SimpleProduct_Fragment
  | Recent_Product_VariableProduct_Fragment
;

export type AskedQuoteFragment = (
  { name: string, email: string, company: string | null, phone: string | null, labelType: string, quantity: string, size: string | null, material: string | null, colors: string | null, usage: string | null, specialRequirements: string | null, timeline: string | null, additionalInfo: string | null, labelSize: (
    { shape: LabelShape, widthMm: number, heightMm: number }
    & { __typename: 'LabelSize' }
  ) | null, items: Array<(
    { productName: string, quantity: number, sku: string | null, notes: string | null }
    & { __typename: 'QuoteRequestItem' }
  )>, artwork: Array<(
    { name: string, bytes: number }
    & { __typename: 'QuoteArtwork' }
  )> }
  & { __typename: 'QuoteRequest' }
);

export type EstimateQuoteQueryVariables = Exact<{
  items: Array<EstimateItemInput> | EstimateItemInput;
  country?: string | null | undefined;
  postcode?: string | null | undefined;
}>;


export type EstimateQuoteQuery = (
  { estimateQuote: (
    { country: string, complete: boolean, lines: Array<(
      { quantity: number, unpriced: UnpricedReason | null, product:
        | (
          { id: string, name: string, sku: string | null, path: string, minimumQuantity: number | null, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, categories: Array<(
            { slug: string }
            & { __typename: 'ProductCategory' }
          )>, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )> }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, sku: string | null, path: string, minimumQuantity: number | null, variations: Array<(
            { id: string, sku: string | null, image: (
              { url: string }
              & { __typename: 'Image' }
            ) | null, price: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) | null, attributes: Array<(
              { name: string, slug: string, value: string }
              & { __typename: 'AttributeValue' }
            )> }
            & { __typename: 'Variation' }
          )> | null, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, categories: Array<(
            { slug: string }
            & { __typename: 'ProductCategory' }
          )>, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )> }
          & { __typename: 'VariableProduct' }
        )
       | null, unitPrice: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) | null, total: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) | null, break: (
        { from: number }
        & { __typename: 'EstimateBreak' }
      ) | null, nextBreak: (
        { missing: number, savesPercent: number, unitPrice: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), saves: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'EstimateNextBreak' }
      ) | null }
      & { __typename: 'EstimateLine' }
    )>, goods: (
      { gross: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), tax: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ) | null, delivery: (
      { gross: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), tax: (
        { amount: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ) | null, total: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) | null, taxRate: (
      { label: string, percent: string }
      & { __typename: 'OfferTaxRate' }
    ) | null }
    & { __typename: 'Estimate' }
  ) }
  & { __typename: 'Query' }
);

type QuotedProduct_Product_ExternalProduct_GroupedProduct_SimpleProduct_Fragment = (
  { id: string, name: string, sku: string | null, path: string, minimumQuantity: number | null, image: (
    { url: string }
    & { __typename: 'Image' }
  ) | null, meta: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )>, categories: Array<(
    { slug: string }
    & { __typename: 'ProductCategory' }
  )>, attributes: Array<(
    { slug: string, options: Array<(
      { name: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )> }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
);

type QuotedProduct_Product_VariableProduct_Fragment = (
  { id: string, name: string, sku: string | null, path: string, minimumQuantity: number | null, variations: Array<(
    { id: string, sku: string | null, image: (
      { url: string }
      & { __typename: 'Image' }
    ) | null, price: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) | null, attributes: Array<(
      { name: string, slug: string, value: string }
      & { __typename: 'AttributeValue' }
    )> }
    & { __typename: 'Variation' }
  )> | null, image: (
    { url: string }
    & { __typename: 'Image' }
  ) | null, meta: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )>, categories: Array<(
    { slug: string }
    & { __typename: 'ProductCategory' }
  )>, attributes: Array<(
    { slug: string, options: Array<(
      { name: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )> }
  & { __typename: 'VariableProduct' }
);

export type QuotedProduct_ProductFragment =
  | QuotedProduct_Product_ExternalProduct_GroupedProduct_SimpleProduct_Fragment
  | QuotedProduct_Product_VariableProduct_Fragment
;

export type OfferViewFragment = (
  { version: number, status: OfferStatus, sentAt: string, validUntil: string, country: string, state: string | null, currency: string, leadTimeDays: number | null, terms: string | null, note: string | null, lines: Array<(
    { name: string, description: string | null, quantity: number, unit: string | null, labelsPerUnit: number | null, unitPrice: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), labelPrice: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) | null, total: (
      { net: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ) }
    & { __typename: 'OfferLine' }
  )>, fees: Array<(
    { name: string, total: (
      { net: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ) }
    & { __typename: 'OfferFee' }
  )>, delivery: (
    { name: string, total: (
      { net: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ) }
    & { __typename: 'OfferFee' }
  ) | null, taxRate: (
    { label: string, percent: string }
    & { __typename: 'OfferTaxRate' }
  ) | null, totals: (
    { goods: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), fees: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), delivery: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), net: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), tax: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), total: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'OfferTotals' }
  ), proofs: Array<(
    { id: string, name: string, type: string, bytes: number, url: string }
    & { __typename: 'OfferProof' }
  )> }
  & { __typename: 'Offer' }
);

export type QuoteLifeFragment = (
  { reference: string, status: QuoteRequestStatus, receivedAt: string, answerBy: string | null, dueAt: string | null, waitsFor: QuoteParty | null, version: number, name: string, email: string, company: string | null, phone: string | null, labelType: string, quantity: string, size: string | null, material: string | null, colors: string | null, usage: string | null, specialRequirements: string | null, timeline: string | null, additionalInfo: string | null, artwork: Array<(
    { type: string, url: string | null, name: string, bytes: number }
    & { __typename: 'QuoteArtwork' }
  )>, items: Array<(
    { productId: string | null, productName: string, quantity: number, sku: string | null, notes: string | null, product: (
      { id: string, path: string }
      & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
    ) | null }
    & { __typename: 'QuoteRequestItem' }
  )>, messages: Array<(
    { id: string, from: QuoteParty, text: string, at: string }
    & { __typename: 'QuoteMessage' }
  )>, offer: (
    { version: number, status: OfferStatus, sentAt: string, validUntil: string, country: string, state: string | null, currency: string, leadTimeDays: number | null, terms: string | null, note: string | null, lines: Array<(
      { name: string, description: string | null, quantity: number, unit: string | null, labelsPerUnit: number | null, unitPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), labelPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, total: (
        { net: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) }
      & { __typename: 'OfferLine' }
    )>, fees: Array<(
      { name: string, total: (
        { net: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) }
      & { __typename: 'OfferFee' }
    )>, delivery: (
      { name: string, total: (
        { net: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) }
      & { __typename: 'OfferFee' }
    ) | null, taxRate: (
      { label: string, percent: string }
      & { __typename: 'OfferTaxRate' }
    ) | null, totals: (
      { goods: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), fees: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), delivery: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), net: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), tax: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), total: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'OfferTotals' }
    ), proofs: Array<(
      { id: string, name: string, type: string, bytes: number, url: string }
      & { __typename: 'OfferProof' }
    )> }
    & { __typename: 'Offer' }
  ) | null, offers: Array<(
    { version: number, status: OfferStatus, sentAt: string, validUntil: string, country: string, state: string | null, currency: string, leadTimeDays: number | null, terms: string | null, note: string | null, lines: Array<(
      { name: string, description: string | null, quantity: number, unit: string | null, labelsPerUnit: number | null, unitPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), labelPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, total: (
        { net: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) }
      & { __typename: 'OfferLine' }
    )>, fees: Array<(
      { name: string, total: (
        { net: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) }
      & { __typename: 'OfferFee' }
    )>, delivery: (
      { name: string, total: (
        { net: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) }
      & { __typename: 'OfferFee' }
    ) | null, taxRate: (
      { label: string, percent: string }
      & { __typename: 'OfferTaxRate' }
    ) | null, totals: (
      { goods: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), fees: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), delivery: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), net: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), tax: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), total: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'OfferTotals' }
    ), proofs: Array<(
      { id: string, name: string, type: string, bytes: number, url: string }
      & { __typename: 'OfferProof' }
    )> }
    & { __typename: 'Offer' }
  )>, order: (
    { state: QuoteOrderState, acceptedAt: string, number: string | null, status: string | null, path: string | null, paymentUrl: string | null, paymentMethod: string, paidAt: string | null }
    & { __typename: 'QuoteOrder' }
  ) | null, history: Array<(
    { at: string, kind: QuoteEventKind, by: QuoteParty | null, offerVersion: number | null, note: string | null }
    & { __typename: 'QuoteEvent' }
  )>, labelSize: (
    { shape: LabelShape, widthMm: number, heightMm: number }
    & { __typename: 'LabelSize' }
  ) | null }
  & { __typename: 'QuoteRequest' }
);

type StepFailure_OUCbGjAEgldhL9rMgeeTvTPdx3ZxYm4cgC4vPj3vWc_Fragment = (
  { code: string, message: string }
  & { __typename: 'CartFailure' | 'CommentRefused' | 'OfferChanged' | 'OfferExpired' | 'OrderFailure' | 'PaymentProofRefused' | 'PreviewRefused' | 'QuoteNotFound' | 'QuoteStepRefused' | 'RecordRefused' | 'ReviewRefused' | 'SignInRefused' | 'StockNoticeRefused' | 'SubmissionRefused' | 'VersionConflict' }
);

type StepFailure_ValidationFailure_Fragment = (
  { code: string, message: string, errors: Array<(
    { field: string, message: string }
    & { __typename: 'FieldError' }
  )> }
  & { __typename: 'ValidationFailure' }
);

export type StepFailureFragment =
  | StepFailure_OUCbGjAEgldhL9rMgeeTvTPdx3ZxYm4cgC4vPj3vWc_Fragment
  | StepFailure_ValidationFailure_Fragment
;

export type SkusQueryVariables = Exact<{
  skus: Array<string> | string;
}>;


export type SkusQuery = (
  { skus: Array<(
    { sku: string, product: (
      { id: string, name: string, sku: string | null, type: ProductType, purchasable: boolean, stock: (
        { inStock: boolean }
        & { __typename: 'Stock' }
      ), price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, attributes: Array<(
        { variation: boolean }
        & { __typename: 'ProductAttribute' }
      )> }
      & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
    ) | null, variation: (
      { id: string, sku: string | null, purchasable: boolean, stock: (
        { inStock: boolean }
        & { __typename: 'Stock' }
      ), price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, attributes: Array<(
        { value: string }
        & { __typename: 'AttributeValue' }
      )> }
      & { __typename: 'Variation' }
    ) | null }
    & { __typename: 'SkuMatch' }
  )> }
  & { __typename: 'Query' }
);

export type OfferSumFragment = (
  { taxRate: (
    { label: string, percent: string }
    & { __typename: 'OfferTaxRate' }
  ) | null, totals: (
    { goods: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), fees: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), delivery: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), net: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), tax: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), total: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'OfferTotals' }
  ) }
  & { __typename: 'Offer' }
);

export type OrderSumFragment = (
  { total: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ), discount: (
    { gross: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'TaxedMoney' }
  ), shippingTotal: (
    { gross: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'TaxedMoney' }
  ), fees: Array<(
    { name: string, total: (
      { gross: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ) }
    & { __typename: 'AccountOrderFee' }
  )>, taxes: Array<(
    { label: string, percent: string | null }
    & { __typename: 'AccountOrderTax' }
  )>, tax: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) }
  & { __typename: 'AccountOrder' }
);

export type RecordSumFragment = (
  { total: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ), discount: (
    { gross: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'TaxedMoney' }
  ), shippingTotal: (
    { gross: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'TaxedMoney' }
  ), fees: Array<(
    { name: string, total: (
      { gross: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ) }
    & { __typename: 'OrderRecordCharge' }
  )>, taxes: Array<(
    { label: string, percent: string | null }
    & { __typename: 'OrderRecordTax' }
  )>, tax: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) }
  & { __typename: 'OrderRecord' }
);

export type AboutQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutQuery = (
  { page: (
    { id: string, title: string, asOf: string | null, excerptText: string, seo: (
      { title: string | null, description: string | null, noindex: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'SeoWords' }
    ) | null, about: (
      { heroTitle: string | null, heroArea: string | null, sectionOneTitle: string | null, sectionOne: string | null, sectionTwoTitle: string | null, sectionTwo: string | null, heroImage: (
        { alt: string, width: number | null, height: number | null, url: string, srcset: string }
        & { __typename: 'Image' }
      ) | null, specialtiesImage: (
        { alt: string, width: number | null, height: number | null, url: string, srcset: string }
        & { __typename: 'Image' }
      ) | null, innovationImage: (
        { alt: string, width: number | null, height: number | null, url: string, srcset: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'AboutFields' }
    ) | null }
    & { __typename: 'Page' }
  ) | null }
  & { __typename: 'Query' }
);

export type AccountQueryVariables = Exact<{
  orderPage?: number;
  requestPage?: number;
}>;


export type AccountQuery = (
  { site: (
    { signInOffered: boolean }
    & { __typename: 'Site' }
  ), account: (
    { email: string, signedInUntil: string, requestPages: number, orderPages: number | null, requests: Array<(
      { reference: string, status: QuoteRequestStatus, waitsFor: QuoteParty | null, receivedAt: string, answerBy: string | null, dueAt: string | null, labelType: string, quantity: string, size: string | null, offer: (
        { version: number, validUntil: string, taxRate: (
          { label: string, percent: string }
          & { __typename: 'OfferTaxRate' }
        ) | null, totals: (
          { goods: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), fees: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), delivery: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), tax: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), total: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'OfferTotals' }
        ) }
        & { __typename: 'Offer' }
      ) | null, order: (
        { number: string | null }
        & { __typename: 'QuoteOrder' }
      ) | null }
      & { __typename: 'QuoteRequest' }
    )>, orders: Array<(
      { id: string, number: string, status: string, placedAt: string | null, paidAt: string | null, completedAt: string | null, paymentMethod: string, collected: boolean, needsPayment: boolean, paymentUrl: string | null, path: string, quoteReference: string | null, summary: string, refunded: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), remaining: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), items: Array<(
        { productId: string | null, variationId: string | null, quantity: number, options: Array<(
          { name: string, value: string }
          & { __typename: 'ItemOption' }
        )> }
        & { __typename: 'AccountOrderItem' }
      )>, total: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), discount: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ), shippingTotal: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ), fees: Array<(
        { name: string, total: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'AccountOrderFee' }
      )>, taxes: Array<(
        { label: string, percent: string | null }
        & { __typename: 'AccountOrderTax' }
      )>, tax: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'AccountOrder' }
    )> | null, addresses: Array<(
      { firstName: string, lastName: string, company: string, address1: string, address2: string, city: string, state: string, postcode: string, country: string, phone: string }
      & { __typename: 'Address' }
    )> | null }
    & { __typename: 'Account' }
  ) | null }
  & { __typename: 'Query' }
);

export type RequestSignInMutationVariables = Exact<{
  input: RequestSignInInput;
}>;


export type RequestSignInMutation = (
  { result:
    | (
      { code: string, message: string }
      & { __typename: 'SignInRefused' }
    )
    | (
      { email: string, goodUntil: string }
      & { __typename: 'SignInRequested' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = (
  { result:
    | (
      { signedInUntil: string }
      & { __typename: 'Account' }
    )
    | (
      { code: string, message: string }
      & { __typename: 'SignInRefused' }
    )
   }
  & { __typename: 'Mutation' }
);

export type SignOutMutationVariables = Exact<{
  input?: SignOutInput | null | undefined;
}>;


export type SignOutMutation = (
  { result: (
    { everywhere: boolean }
    & { __typename: 'SignedOut' }
  ) }
  & { __typename: 'Mutation' }
);

export type AddCartItemsMutationVariables = Exact<{
  input: AddCartItemsInput;
}>;


export type AddCartItemsMutation = (
  { result:
    | (
      { itemCount: number }
      & { __typename: 'Cart' }
    )
    | (
      { message: string }
      & { __typename: 'CartFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type ArchiveQueryVariables = Exact<{
  page: number;
}>;


export type ArchiveQuery = (
  { posts: (
    { asOf: string | null, items: Array<(
      { id: string, slug: string, title: string, path: string, excerptText: string, publishedAt: string, featuredImage: (
        { alt: string, width: number | null, height: number | null, url: string, srcset: string }
        & { __typename: 'Image' }
      ) | null, categories: Array<(
        { id: string, name: string, path: string }
        & { __typename: 'PostCategory' }
      )> }
      & { __typename: 'Post' }
    )>, pageInfo: (
      { page: number, totalPages: number }
      & { __typename: 'PageInfo' }
    ) }
    & { __typename: 'PostList' }
  ) | null }
  & { __typename: 'Query' }
);

export type AuthorQueryVariables = Exact<{
  slug: string;
  page: number;
}>;


export type AuthorQuery = (
  { term: (
    { id: string, name: string, path: string, description: string, seo: (
      { title: string | null, description: string | null, noindex: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'SeoWords' }
    ) | null }
    & { __typename: 'Author' }
  ) | null, posts: (
    { asOf: string | null, items: Array<(
      { id: string, slug: string, title: string, path: string, excerptText: string, publishedAt: string, featuredImage: (
        { alt: string, width: number | null, height: number | null, url: string, srcset: string }
        & { __typename: 'Image' }
      ) | null, categories: Array<(
        { id: string, name: string, path: string }
        & { __typename: 'PostCategory' }
      )> }
      & { __typename: 'Post' }
    )>, pageInfo: (
      { page: number, totalPages: number }
      & { __typename: 'PageInfo' }
    ) }
    & { __typename: 'PostList' }
  ) | null }
  & { __typename: 'Query' }
);

export type BlogQueryVariables = Exact<{
  page: number;
}>;


export type BlogQuery = (
  { posts: (
    { asOf: string | null, items: Array<(
      { id: string, slug: string, title: string, path: string, excerptText: string, publishedAt: string, featuredImage: (
        { alt: string, width: number | null, height: number | null, url: string, srcset: string }
        & { __typename: 'Image' }
      ) | null, categories: Array<(
        { id: string, name: string, path: string }
        & { __typename: 'PostCategory' }
      )> }
      & { __typename: 'Post' }
    )>, pageInfo: (
      { page: number, totalPages: number }
      & { __typename: 'PageInfo' }
    ) }
    & { __typename: 'PostList' }
  ) | null }
  & { __typename: 'Query' }
);

export type CategoryQueryVariables = Exact<{
  slug: string;
  page: number;
}>;


export type CategoryQuery = (
  { term: (
    { id: string, name: string, path: string, description: string, seo: (
      { title: string | null, description: string | null, noindex: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'SeoWords' }
    ) | null }
    & { __typename: 'PostCategory' }
  ) | null, posts: (
    { asOf: string | null, items: Array<(
      { id: string, slug: string, title: string, path: string, excerptText: string, publishedAt: string, featuredImage: (
        { alt: string, width: number | null, height: number | null, url: string, srcset: string }
        & { __typename: 'Image' }
      ) | null, categories: Array<(
        { id: string, name: string, path: string }
        & { __typename: 'PostCategory' }
      )> }
      & { __typename: 'Post' }
    )>, pageInfo: (
      { page: number, totalPages: number }
      & { __typename: 'PageInfo' }
    ) }
    & { __typename: 'PostList' }
  ) | null }
  & { __typename: 'Query' }
);

export type TagQueryVariables = Exact<{
  slug: string;
  page: number;
}>;


export type TagQuery = (
  { term: (
    { id: string, name: string, path: string, description: string, seo: (
      { title: string | null, description: string | null, noindex: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'SeoWords' }
    ) | null }
    & { __typename: 'PostTag' }
  ) | null, posts: (
    { asOf: string | null, items: Array<(
      { id: string, slug: string, title: string, path: string, excerptText: string, publishedAt: string, featuredImage: (
        { alt: string, width: number | null, height: number | null, url: string, srcset: string }
        & { __typename: 'Image' }
      ) | null, categories: Array<(
        { id: string, name: string, path: string }
        & { __typename: 'PostCategory' }
      )> }
      & { __typename: 'Post' }
    )>, pageInfo: (
      { page: number, totalPages: number }
      & { __typename: 'PageInfo' }
    ) }
    & { __typename: 'PostList' }
  ) | null }
  & { __typename: 'Query' }
);

export type SubscribeToNewsletterMutationVariables = Exact<{
  input: SubscribeToNewsletterInput;
}>;


export type SubscribeToNewsletterMutation = (
  { result:
    | (
      { reference: string, message: string, receivedAt: string }
      & { __typename: 'SubmissionReceipt' }
    )
    | (
      { message: string }
      & { __typename: 'SubmissionRefused' }
    )
    | (
      { message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type CrossSellsQueryVariables = Exact<{ [key: string]: never; }>;


export type CrossSellsQuery = (
  { cart: (
    { crossSells: Array<
      | (
        { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, rating: (
          { average: number, count: number }
          & { __typename: 'Rating' }
        ), image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ) }
        & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
      )
      | (
        { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
          { min: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), max: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceRange' }
        ) | null, attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, rating: (
          { average: number, count: number }
          & { __typename: 'Rating' }
        ), image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ) }
        & { __typename: 'VariableProduct' }
      )
    > | null }
    & { __typename: 'Cart' }
  ) | null }
  & { __typename: 'Query' }
);

export type CatalogueQueryVariables = Exact<{
  filter: ProductFilter;
  sort?: ProductSort | null | undefined;
  page: number;
}>;


export type CatalogueQuery = (
  { products: (
    { sample: boolean, asOf: string | null, items: Array<
      | (
        { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, rating: (
          { average: number, count: number }
          & { __typename: 'Rating' }
        ), image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ) }
        & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
      )
      | (
        { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
          { min: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), max: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceRange' }
        ) | null, attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, rating: (
          { average: number, count: number }
          & { __typename: 'Rating' }
        ), image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ) }
        & { __typename: 'VariableProduct' }
      )
    >, pageInfo: (
      { page: number, perPage: number, totalItems: number, totalPages: number }
      & { __typename: 'PageInfo' }
    ), facets: (
      { allCategories: number, onSale: (
        { count: number }
        & { __typename: 'SwitchFacet' }
      ), featured: (
        { count: number }
        & { __typename: 'SwitchFacet' }
      ), price: (
        { min: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), max: (
          { amount: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceRange' }
      ) | null, attributes: Array<(
        { name: string, slug: string, options: Array<(
          { name: string, slug: string, count: number }
          & { __typename: 'OptionFacet' }
        )> }
        & { __typename: 'AttributeFacet' }
      )>, stock: Array<(
        { status: StockStatus, count: number }
        & { __typename: 'StockFacet' }
      )>, ratings: Array<(
        { atLeast: number, count: number }
        & { __typename: 'RatingFacet' }
      )>, categories: Array<(
        { count: number, category: (
          { id: string, slug: string, name: string, path: string, parent: (
            { id: string }
            & { __typename: 'ProductCategory' }
          ) | null }
          & { __typename: 'ProductCategory' }
        ) }
        & { __typename: 'CategoryFacet' }
      )> }
      & { __typename: 'ProductFacets' }
    ) | null }
    & { __typename: 'ProductList' }
  ) | null }
  & { __typename: 'Query' }
);

export type CheckoutCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutCountriesQuery = (
  { site: (
    { billingCountries: Array<(
      { code: string, name: string }
      & { __typename: 'DeliveryCountry' }
    )>, deliveryCountries: Array<(
      { code: string, name: string }
      & { __typename: 'DeliveryCountry' }
    )> }
    & { __typename: 'Site' }
  ) }
  & { __typename: 'Query' }
);

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = (
  { result:
    | (
      { code: string, message: string, storeCheckoutUrl: string | null, cart: (
        { itemCount: number, needsShipping: boolean, needsPayment: boolean, storeCheckoutUrl: string | null, hash: string | null, items: Array<(
          { key: string, id: string, productId: string, name: string, sku: string | null, path: string | null, quantity: number, backordered: boolean, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, options: Array<(
            { name: string, value: string }
            & { __typename: 'ItemOption' }
          )>, quantityLimits: (
            { minimum: number, maximum: number, step: number, editable: boolean }
            & { __typename: 'QuantityLimits' }
          ), price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), nextBreak: (
            { quantity: number, price: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceBreak' }
          ) | null, subtotal: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartItem' }
        )>, coupons: Array<(
          { code: string }
          & { __typename: 'CartCoupon' }
        )>, fees: Array<(
          { name: string, amount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'CartFee' }
        )>, totals: (
          { items: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), discount: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ), shipping: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) | null, taxLines: Array<(
            { name: string, rate: string | null, amount: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxLine' }
          )>, total: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'CartTotals' }
        ), unpaidOrder: (
          { id: string, path: string, state: PaymentState | null }
          & { __typename: 'UnpaidOrder' }
        ) | null, shippingPackages: Array<(
          { id: string, name: string, rates: Array<(
            { id: string, name: string, description: string, deliveryTime: string, selected: boolean, price: (
              { gross: (
                { amount: string, currency: string }
                & { __typename: 'Money' }
              ) }
              & { __typename: 'TaxedMoney' }
            ) }
            & { __typename: 'ShippingRate' }
          )> }
          & { __typename: 'ShippingPackage' }
        )>, billingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), shippingAddress: (
          { country: string, state: string, city: string, postcode: string }
          & { __typename: 'Address' }
        ), paymentMethods: Array<(
          { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
            { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
            & { __typename: 'BankAccount' }
          )> }
          & { __typename: 'PaymentMethod' }
        )>, notices: Array<(
          { code: string, message: string, item: string | null, index: number | null }
          & { __typename: 'CartNotice' }
        )> }
        & { __typename: 'Cart' }
      ) | null }
      & { __typename: 'OrderFailure' }
    )
    | (
      { path: string, paymentUrl: string | null, paymentReturns: boolean }
      & { __typename: 'OrderPlaced' }
    )
    | (
      { message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type CompareQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type CompareQuery = (
  { goods: Array<(
    { product:
      | (
        { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, facts: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, rating: (
          { average: number, count: number }
          & { __typename: 'Rating' }
        ), image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ) }
        & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
      )
      | (
        { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, facts: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, priceRange: (
          { min: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), max: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceRange' }
        ) | null, attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, rating: (
          { average: number, count: number }
          & { __typename: 'Rating' }
        ), image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ) }
        & { __typename: 'VariableProduct' }
      )
     | null }
    & { __typename: 'SkuMatch' }
  )> }
  & { __typename: 'Query' }
);

type Compared_Product_ExternalProduct_GroupedProduct_SimpleProduct_Fragment = (
  { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, facts: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )>, attributes: Array<(
    { slug: string, options: Array<(
      { name: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )>, meta: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )>, rating: (
    { average: number, count: number }
    & { __typename: 'Rating' }
  ), image: (
    { url: string }
    & { __typename: 'Image' }
  ) | null, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, regularPrice: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null, quantity: number | null, inStock: boolean }
    & { __typename: 'Stock' }
  ) }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
);

type Compared_Product_VariableProduct_Fragment = (
  { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, facts: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )>, priceRange: (
    { min: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), max: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'PriceRange' }
  ) | null, attributes: Array<(
    { slug: string, options: Array<(
      { name: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )>, meta: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )>, rating: (
    { average: number, count: number }
    & { __typename: 'Rating' }
  ), image: (
    { url: string }
    & { __typename: 'Image' }
  ) | null, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, regularPrice: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null, quantity: number | null, inStock: boolean }
    & { __typename: 'Stock' }
  ) }
  & { __typename: 'VariableProduct' }
);

export type Compared_ProductFragment =
  | Compared_Product_ExternalProduct_GroupedProduct_SimpleProduct_Fragment
  | Compared_Product_VariableProduct_Fragment
;

export type ContactQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactQuery = (
  { page: (
    { id: string, seo: (
      { title: string | null, description: string | null, noindex: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'SeoWords' }
    ) | null }
    & { __typename: 'Page' }
  ) | null }
  & { __typename: 'Query' }
);

export type SubmitContactMessageMutationVariables = Exact<{
  input: SubmitContactMessageInput;
}>;


export type SubmitContactMessageMutation = (
  { result:
    | (
      { reference: string, message: string, receivedAt: string, answerBy: string | null }
      & { __typename: 'SubmissionReceipt' }
    )
    | (
      { message: string }
      & { __typename: 'SubmissionRefused' }
    )
    | (
      { message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type CheckCard_CheckFragment = (
  { id: string, name: string, status: CheckStatus, detail: string, mend: string | null, data: string | null, durationMs: number }
  & { __typename: 'DiagnosticCheck' }
);

export type DiagnosticsQueryVariables = Exact<{
  tryCart: boolean;
}>;


export type DiagnosticsQuery = (
  { diagnostics: (
    { environment: SiteEnvironment, contentUrl: string, consumerKeySet: boolean, consumerSecretSet: boolean, status: CheckStatus, ranAt: string, checks: Array<(
      { id: string, name: string, status: CheckStatus, detail: string, mend: string | null, data: string | null, durationMs: number }
      & { __typename: 'DiagnosticCheck' }
    )> }
    & { __typename: 'Diagnostics' }
  ) | null }
  & { __typename: 'Query' }
);

export type KeepCouponMutationVariables = Exact<{
  input: KeepCouponInput;
}>;


export type KeepCouponMutation = (
  { kept: (
    { code: string | null }
    & { __typename: 'KeptCoupon' }
  ) }
  & { __typename: 'Mutation' }
);

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = (
  { frontPage: (
    { id: string, title: string, asOf: string | null, content: string, protected: boolean, excerptText: string, seo: (
      { title: string | null, description: string | null, noindex: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'SeoWords' }
    ) | null, home: (
      { heroTitle: string | null, heroSubtitle: string | null, yearsOfExperience: string | null, clientSatisfaction: string | null }
      & { __typename: 'HomeFields' }
    ) | null, featuredImage: (
      { alt: string, width: number | null, height: number | null, url: string, srcset: string, seoPicture: string }
      & { __typename: 'Image' }
    ) | null }
    & { __typename: 'Page' }
  ) | null, products: (
    { sample: boolean, asOf: string | null, items: Array<
      | (
        { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, rating: (
          { average: number, count: number }
          & { __typename: 'Rating' }
        ), image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ) }
        & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
      )
      | (
        { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
          { min: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), max: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceRange' }
        ) | null, attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, rating: (
          { average: number, count: number }
          & { __typename: 'Rating' }
        ), image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ) }
        & { __typename: 'VariableProduct' }
      )
    > }
    & { __typename: 'ProductList' }
  ) | null, reviews: (
    { items: Array<(
      { id: string, reviewer: string, review: string, rating: number, createdAt: string, verified: boolean, product: (
        { id: string, name: string, path: string }
        & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
      ) | null }
      & { __typename: 'Review' }
    )> }
    & { __typename: 'ReviewList' }
  ) | null }
  & { __typename: 'Query' }
);

export type Family_CategoryFragment = (
  { id: string, name: string, path: string, description: string, products: (
    { sample: boolean, asOf: string | null, items: Array<
      | (
        { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, rating: (
          { average: number, count: number }
          & { __typename: 'Rating' }
        ), image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ) }
        & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
      )
      | (
        { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
          { min: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), max: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceRange' }
        ) | null, attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, rating: (
          { average: number, count: number }
          & { __typename: 'Rating' }
        ), image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ) }
        & { __typename: 'VariableProduct' }
      )
    >, pageInfo: (
      { totalItems: number }
      & { __typename: 'PageInfo' }
    ) }
    & { __typename: 'ProductList' }
  ) | null }
  & { __typename: 'ProductCategory' }
);

export type LabelsQueryVariables = Exact<{ [key: string]: never; }>;


export type LabelsQuery = (
  { page: (
    { id: string, title: string, excerptText: string, content: string, seo: (
      { title: string | null, description: string | null, noindex: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'SeoWords' }
    ) | null }
    & { __typename: 'Page' }
  ) | null, regulatory: (
    { id: string, name: string, path: string, description: string, products: (
      { sample: boolean, asOf: string | null, items: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      >, pageInfo: (
        { totalItems: number }
        & { __typename: 'PageInfo' }
      ) }
      & { __typename: 'ProductList' }
    ) | null }
    & { __typename: 'ProductCategory' }
  ) | null, security: (
    { id: string, name: string, path: string, description: string, products: (
      { sample: boolean, asOf: string | null, items: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      >, pageInfo: (
        { totalItems: number }
        & { __typename: 'PageInfo' }
      ) }
      & { __typename: 'ProductList' }
    ) | null }
    & { __typename: 'ProductCategory' }
  ) | null, specialty: (
    { id: string, name: string, path: string, description: string, products: (
      { sample: boolean, asOf: string | null, items: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      >, pageInfo: (
        { totalItems: number }
        & { __typename: 'PageInfo' }
      ) }
      & { __typename: 'ProductList' }
    ) | null }
    & { __typename: 'ProductCategory' }
  ) | null, general: (
    { id: string, name: string, path: string, description: string, products: (
      { sample: boolean, asOf: string | null, items: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      >, pageInfo: (
        { totalItems: number }
        & { __typename: 'PageInfo' }
      ) }
      & { __typename: 'ProductList' }
    ) | null }
    & { __typename: 'ProductCategory' }
  ) | null }
  & { __typename: 'Query' }
);

export type Drafts_OperatorFragment = (
  { drafts: Array<(
    { id: string, title: string, status: string, modifiedAt: string | null, path: string, sharedUrl: string | null }
    & { __typename: 'Draft' }
  )> | null }
  & { __typename: 'Operator' }
);

export type OperatorQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorQuery = (
  { operator: (
    { signedIn: boolean, drafts: Array<(
      { id: string, title: string, status: string, modifiedAt: string | null, path: string, sharedUrl: string | null }
      & { __typename: 'Draft' }
    )> | null }
    & { __typename: 'Operator' }
  ) | null }
  & { __typename: 'Query' }
);

export type OperatorPartnersQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorPartnersQuery = (
  { operator: (
    { signedIn: boolean }
    & { __typename: 'Operator' }
  ) | null, partners: Array<(
    { name: string, scopes: Array<PartnerScope>, origins: Array<string>, requestsPerMinute: number, costPerMinute: number, keys: Array<(
      { hint: string, lastUsedAt: string | null, endsAt: string | null, live: boolean }
      & { __typename: 'PartnerKey' }
    )>, webhooks: Array<(
      { id: string, url: string, topics: Array<PartnerTopic>, lastTakenAt: string | null, failingSince: string | null, fault: string | null, endedAt: string | null, waiting: number, parked: number }
      & { __typename: 'PartnerWebhook' }
    )> }
    & { __typename: 'Partner' }
  )> | null }
  & { __typename: 'Query' }
);

export type PartnerCardFragment = (
  { name: string, scopes: Array<PartnerScope>, origins: Array<string>, requestsPerMinute: number, costPerMinute: number, keys: Array<(
    { hint: string, lastUsedAt: string | null, endsAt: string | null, live: boolean }
    & { __typename: 'PartnerKey' }
  )>, webhooks: Array<(
    { id: string, url: string, topics: Array<PartnerTopic>, lastTakenAt: string | null, failingSince: string | null, fault: string | null, endedAt: string | null, waiting: number, parked: number }
    & { __typename: 'PartnerWebhook' }
  )> }
  & { __typename: 'Partner' }
);

export type PartnerRefusedFragment = (
  { code: string, message: string, errors: Array<(
    { field: string, message: string }
    & { __typename: 'FieldError' }
  )> }
  & { __typename: 'ValidationFailure' }
);

export type AddPartnerMutationVariables = Exact<{
  input: AddPartnerInput;
}>;


export type AddPartnerMutation = (
  { result:
    | (
      { key: string, partner: (
        { name: string }
        & { __typename: 'Partner' }
      ) }
      & { __typename: 'IssuedKey' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type ChangePartnerMutationVariables = Exact<{
  input: ChangePartnerInput;
}>;


export type ChangePartnerMutation = (
  { result:
    | (
      { name: string }
      & { __typename: 'Partner' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type ReplacePartnerKeyMutationVariables = Exact<{
  input: ReplacePartnerKeyInput;
}>;


export type ReplacePartnerKeyMutation = (
  { result:
    | (
      { key: string, partner: (
        { name: string }
        & { __typename: 'Partner' }
      ) }
      & { __typename: 'IssuedKey' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type RevokePartnerKeysMutationVariables = Exact<{
  input: RevokePartnerKeysInput;
}>;


export type RevokePartnerKeysMutation = (
  { result:
    | (
      { name: string }
      & { __typename: 'Partner' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type AddPartnerWebhookMutationVariables = Exact<{
  input: AddPartnerWebhookInput;
}>;


export type AddPartnerWebhookMutation = (
  { result:
    | (
      { secret: string }
      & { __typename: 'AddedPartnerWebhook' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type RemovePartnerWebhookMutationVariables = Exact<{
  input: PartnerWebhookInput;
}>;


export type RemovePartnerWebhookMutation = (
  { result:
    | (
      { id: string }
      & { __typename: 'PartnerWebhook' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type ResumePartnerWebhookMutationVariables = Exact<{
  input: PartnerWebhookInput;
}>;


export type ResumePartnerWebhookMutation = (
  { result:
    | (
      { id: string }
      & { __typename: 'PartnerWebhook' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type OperatorQuoteQueryVariables = Exact<{
  reference: string;
}>;


export type OperatorQuoteQuery = (
  { quoteRequest: (
    { held: string | null, mailed: boolean | null, link: string, reference: string, status: QuoteRequestStatus, receivedAt: string, answerBy: string | null, dueAt: string | null, waitsFor: QuoteParty | null, version: number, name: string, email: string, company: string | null, phone: string | null, labelType: string, quantity: string, size: string | null, material: string | null, colors: string | null, usage: string | null, specialRequirements: string | null, timeline: string | null, additionalInfo: string | null, draft: (
      { country: string, state: string | null, countriesByState: Array<string>, taxPercent: string | null, leadTimeDays: number | null, validDays: number, terms: string | null, currency: string, decimals: number, lines: Array<(
        { productId: string | null, variationId: string | null, name: string, description: string | null, quantity: number | null, unit: string | null, labelsPerUnit: number | null, unitPrice: string | null, lastOffered: string | null, lastOfferedAt: string | null, breaks: Array<(
          { from: number, to: number | null, unitPrice: string }
          & { __typename: 'OfferDraftBreak' }
        )> }
        & { __typename: 'OfferDraftLine' }
      )>, fees: Array<(
        { name: string, amount: string }
        & { __typename: 'OfferDraftFee' }
      )>, delivery: (
        { name: string, amount: string }
        & { __typename: 'OfferDraftFee' }
      ) | null }
      & { __typename: 'OfferDraft' }
    ) | null, offer: (
      { version: number, status: OfferStatus, sentAt: string, validUntil: string, country: string, state: string | null, currency: string, leadTimeDays: number | null, terms: string | null, note: string | null, lines: Array<(
        { productId: string | null, variationId: string | null, name: string, description: string | null, quantity: number, unit: string | null, labelsPerUnit: number | null, unitPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), labelPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferLine' }
      )>, fees: Array<(
        { name: string, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferFee' }
      )>, delivery: (
        { name: string, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferFee' }
      ) | null, taxRate: (
        { label: string, percent: string }
        & { __typename: 'OfferTaxRate' }
      ) | null, totals: (
        { goods: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), fees: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), delivery: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), net: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), tax: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'OfferTotals' }
      ), proofs: Array<(
        { id: string, name: string, type: string, bytes: number, url: string }
        & { __typename: 'OfferProof' }
      )> }
      & { __typename: 'Offer' }
    ) | null, buyer: (
      { requests: Array<(
        { reference: string, status: QuoteRequestStatus, labelType: string, size: string | null, offer: (
          { taxRate: (
            { label: string, percent: string }
            & { __typename: 'OfferTaxRate' }
          ) | null, totals: (
            { goods: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), fees: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), delivery: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), net: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), tax: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), total: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'OfferTotals' }
          ) }
          & { __typename: 'Offer' }
        ) | null }
        & { __typename: 'QuoteRequest' }
      )>, orders: Array<(
        { id: string, number: string, status: string, summary: string, total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), discount: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), shippingTotal: (
          { gross: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ), fees: Array<(
          { name: string, total: (
            { gross: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'TaxedMoney' }
          ) }
          & { __typename: 'OrderRecordCharge' }
        )>, taxes: Array<(
          { label: string, percent: string | null }
          & { __typename: 'OrderRecordTax' }
        )>, tax: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'OrderRecord' }
      )> | null }
      & { __typename: 'QuoteBuyer' }
    ) | null, artwork: Array<(
      { type: string, url: string | null, name: string, bytes: number }
      & { __typename: 'QuoteArtwork' }
    )>, items: Array<(
      { productId: string | null, productName: string, quantity: number, sku: string | null, notes: string | null, product: (
        { id: string, path: string }
        & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
      ) | null }
      & { __typename: 'QuoteRequestItem' }
    )>, messages: Array<(
      { id: string, from: QuoteParty, text: string, at: string }
      & { __typename: 'QuoteMessage' }
    )>, offers: Array<(
      { version: number, status: OfferStatus, sentAt: string, validUntil: string, country: string, state: string | null, currency: string, leadTimeDays: number | null, terms: string | null, note: string | null, lines: Array<(
        { name: string, description: string | null, quantity: number, unit: string | null, labelsPerUnit: number | null, unitPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), labelPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferLine' }
      )>, fees: Array<(
        { name: string, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferFee' }
      )>, delivery: (
        { name: string, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferFee' }
      ) | null, taxRate: (
        { label: string, percent: string }
        & { __typename: 'OfferTaxRate' }
      ) | null, totals: (
        { goods: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), fees: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), delivery: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), net: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), tax: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'OfferTotals' }
      ), proofs: Array<(
        { id: string, name: string, type: string, bytes: number, url: string }
        & { __typename: 'OfferProof' }
      )> }
      & { __typename: 'Offer' }
    )>, order: (
      { state: QuoteOrderState, acceptedAt: string, number: string | null, status: string | null, path: string | null, paymentUrl: string | null, paymentMethod: string, paidAt: string | null }
      & { __typename: 'QuoteOrder' }
    ) | null, history: Array<(
      { at: string, kind: QuoteEventKind, by: QuoteParty | null, offerVersion: number | null, note: string | null }
      & { __typename: 'QuoteEvent' }
    )>, labelSize: (
      { shape: LabelShape, widthMm: number, heightMm: number }
      & { __typename: 'LabelSize' }
    ) | null }
    & { __typename: 'QuoteRequest' }
  ) | null, quoteRequests: (
    { items: Array<(
      { reference: string, name: string, company: string | null }
      & { __typename: 'QuoteRequest' }
    )> }
    & { __typename: 'QuoteRequestList' }
  ) | null }
  & { __typename: 'Query' }
);

export type OperatorQuotesQueryVariables = Exact<{
  filter?: QuoteRequestFilter | null | undefined;
  sort?: QuoteRequestSort | null | undefined;
  page?: number | null | undefined;
}>;


export type OperatorQuotesQuery = (
  { quoteRequests: (
    { answeredToday: number, medianAnswerMinutes: number | null, items: Array<(
      { reference: string, status: QuoteRequestStatus, receivedAt: string, answerBy: string | null, dueAt: string | null, waitsFor: QuoteParty | null, held: string | null, name: string, company: string | null, labelType: string, quantity: string, size: string | null, items: Array<(
        { productName: string }
        & { __typename: 'QuoteRequestItem' }
      )>, offer: (
        { version: number, validUntil: string, taxRate: (
          { label: string, percent: string }
          & { __typename: 'OfferTaxRate' }
        ) | null, totals: (
          { goods: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), fees: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), delivery: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), tax: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), total: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'OfferTotals' }
        ) }
        & { __typename: 'Offer' }
      ) | null, estimate: (
        { complete: boolean, goods: (
          { tax: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) | null, total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, taxRate: (
          { label: string, percent: string }
          & { __typename: 'OfferTaxRate' }
        ) | null }
        & { __typename: 'Estimate' }
      ) | null, order: (
        { number: string | null, paidAt: string | null }
        & { __typename: 'QuoteOrder' }
      ) | null }
      & { __typename: 'QuoteRequest' }
    )>, pageInfo: (
      { page: number, totalPages: number }
      & { __typename: 'PageInfo' }
    ), queues: Array<(
      { queue: QuoteQueue, count: number }
      & { __typename: 'QuoteQueueCount' }
    )> }
    & { __typename: 'QuoteRequestList' }
  ) | null, products: (
    { items: Array<(
      { id: string, name: string }
      & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
    )>, pageInfo: (
      { totalPages: number }
      & { __typename: 'PageInfo' }
    ) }
    & { __typename: 'ProductList' }
  ) | null }
  & { __typename: 'Query' }
);

export type DraftLinesQueryVariables = Exact<{
  reference: string;
  items: Array<EstimateItemInput> | EstimateItemInput;
}>;


export type DraftLinesQuery = (
  { quoteRequest: (
    { draftLines: Array<(
      { productId: string | null, variationId: string | null, name: string, description: string | null, quantity: number | null, unit: string | null, labelsPerUnit: number | null, unitPrice: string | null, lastOffered: string | null, lastOfferedAt: string | null, breaks: Array<(
        { from: number, to: number | null, unitPrice: string }
        & { __typename: 'OfferDraftBreak' }
      )> }
      & { __typename: 'OfferDraftLine' }
    )> | null }
    & { __typename: 'QuoteRequest' }
  ) | null }
  & { __typename: 'Query' }
);

export type DraftLineFragment = (
  { productId: string | null, variationId: string | null, name: string, description: string | null, quantity: number | null, unit: string | null, labelsPerUnit: number | null, unitPrice: string | null, lastOffered: string | null, lastOfferedAt: string | null, breaks: Array<(
    { from: number, to: number | null, unitPrice: string }
    & { __typename: 'OfferDraftBreak' }
  )> }
  & { __typename: 'OfferDraftLine' }
);

export type PreviewOfferQueryVariables = Exact<{
  input: AnswerQuoteRequestInput;
}>;


export type PreviewOfferQuery = (
  { result:
    | (
      { version: number, status: OfferStatus, sentAt: string, validUntil: string, country: string, state: string | null, currency: string, leadTimeDays: number | null, terms: string | null, note: string | null, lines: Array<(
        { name: string, description: string | null, quantity: number, unit: string | null, labelsPerUnit: number | null, unitPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), labelPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferLine' }
      )>, fees: Array<(
        { name: string, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferFee' }
      )>, delivery: (
        { name: string, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferFee' }
      ) | null, taxRate: (
        { label: string, percent: string }
        & { __typename: 'OfferTaxRate' }
      ) | null, totals: (
        { goods: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), fees: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), delivery: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), net: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), tax: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'OfferTotals' }
      ), proofs: Array<(
        { id: string, name: string, type: string, bytes: number, url: string }
        & { __typename: 'OfferProof' }
      )> }
      & { __typename: 'Offer' }
    )
    | (
      { code: string, message: string }
      & { __typename: 'QuoteNotFound' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   | null }
  & { __typename: 'Query' }
);

export type AnswerQuoteRequestMutationVariables = Exact<{
  input: AnswerQuoteRequestInput;
}>;


export type AnswerQuoteRequestMutation = (
  { result:
    | (
      { code: string, message: string }
      & { __typename: 'QuoteNotFound' | 'QuoteStepRefused' | 'VersionConflict' }
    )
    | (
      { reference: string }
      & { __typename: 'QuoteRequest' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type AskBuyerMutationVariables = Exact<{
  input: AskBuyerInput;
}>;


export type AskBuyerMutation = (
  { result:
    | (
      { code: string, message: string }
      & { __typename: 'QuoteNotFound' | 'QuoteStepRefused' | 'VersionConflict' }
    )
    | (
      { reference: string }
      & { __typename: 'QuoteRequest' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type CloseQuoteRequestMutationVariables = Exact<{
  input: CloseQuoteRequestInput;
}>;


export type CloseQuoteRequestMutation = (
  { result:
    | (
      { code: string, message: string }
      & { __typename: 'QuoteNotFound' | 'QuoteStepRefused' | 'VersionConflict' }
    )
    | (
      { reference: string }
      & { __typename: 'QuoteRequest' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type QuoteRow_RequestFragment = (
  { reference: string, status: QuoteRequestStatus, receivedAt: string, answerBy: string | null, dueAt: string | null, waitsFor: QuoteParty | null, held: string | null, name: string, company: string | null, labelType: string, quantity: string, size: string | null, items: Array<(
    { productName: string }
    & { __typename: 'QuoteRequestItem' }
  )>, offer: (
    { version: number, validUntil: string, taxRate: (
      { label: string, percent: string }
      & { __typename: 'OfferTaxRate' }
    ) | null, totals: (
      { goods: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), fees: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), delivery: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), net: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), tax: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ), total: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'OfferTotals' }
    ) }
    & { __typename: 'Offer' }
  ) | null, estimate: (
    { complete: boolean, goods: (
      { tax: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'TaxedMoney' }
    ) | null, total: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) | null, taxRate: (
      { label: string, percent: string }
      & { __typename: 'OfferTaxRate' }
    ) | null }
    & { __typename: 'Estimate' }
  ) | null, order: (
    { number: string | null, paidAt: string | null }
    & { __typename: 'QuoteOrder' }
  ) | null }
  & { __typename: 'QuoteRequest' }
);

export type ProductNamesQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type ProductNamesQuery = (
  { products: (
    { items: Array<(
      { id: string, name: string }
      & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
    )> }
    & { __typename: 'ProductList' }
  ) | null }
  & { __typename: 'Query' }
);

export type OrderReceivedQueryVariables = Exact<{
  id: string | number;
  key: string;
  email?: string | null | undefined;
}>;


export type OrderReceivedQuery = (
  { order: (
    { id: string, number: string | null, placedAt: string | null, status: string, note: string | null, paymentState: PaymentState | null, needsPayment: boolean, paymentUrl: string | null, paymentReturns: boolean, paidAt: string | null, quoteReference: string | null, shippingMethods: Array<string> | null, collected: boolean | null, paymentMethod: (
      { id: string, title: string, description: string, paidElsewhere: boolean, instructions: string, accounts: Array<(
        { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
        & { __typename: 'BankAccount' }
      )> }
      & { __typename: 'PaymentMethod' }
    ) | null, paymentProofs: Array<(
      { reference: string, receivedAt: string, files: Array<(
        { name: string, type: string, bytes: number }
        & { __typename: 'PaymentProofFile' }
      )> }
      & { __typename: 'PaymentProof' }
    )> | null, items: Array<(
      { productId: string | null, name: string, sku: string | null, path: string | null, quantity: number, options: Array<(
        { name: string, value: string }
        & { __typename: 'ItemOption' }
      )>, subtotal: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) }
      & { __typename: 'OrderItem' }
    )>, coupons: Array<(
      { code: string }
      & { __typename: 'CartCoupon' }
    )>, fees: Array<(
      { name: string, amount: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) }
      & { __typename: 'CartFee' }
    )>, totals: (
      { items: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ), discount: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ), shipping: (
        { gross: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxedMoney' }
      ) | null, taxLines: Array<(
        { name: string, rate: string | null, amount: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'TaxLine' }
      )>, total: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) }
      & { __typename: 'CartTotals' }
    ), refunded: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) | null, remaining: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) | null, billingAddress: (
      { email: string | null, firstName: string, lastName: string, company: string, address1: string, address2: string, city: string, state: string, postcode: string, country: string, phone: string }
      & { __typename: 'Address' }
    ), shippingAddress: (
      { firstName: string, lastName: string, company: string, address1: string, address2: string, city: string, state: string, postcode: string, country: string, phone: string }
      & { __typename: 'Address' }
    ) }
    & { __typename: 'Order' }
  ) | null, site: (
    { vatNumber: string | null }
    & { __typename: 'Site' }
  ) }
  & { __typename: 'Query' }
);

export type OrderPaymentQueryVariables = Exact<{
  id: string | number;
  key: string;
  email?: string | null | undefined;
}>;


export type OrderPaymentQuery = (
  { orderPayment: (
    { state: PaymentState }
    & { __typename: 'OrderPayment' }
  ) | null }
  & { __typename: 'Query' }
);

export type Order_AddressFragment = (
  { firstName: string, lastName: string, company: string, address1: string, address2: string, city: string, state: string, postcode: string, country: string, phone: string }
  & { __typename: 'Address' }
);

export type SendPaymentProofMutationVariables = Exact<{
  input: SendPaymentProofInput;
}>;


export type SendPaymentProofMutation = (
  { result:
    | (
      { code: string, message: string }
      & { __typename: 'PaymentProofRefused' | 'SubmissionRefused' }
    )
    | (
      { reference: string }
      & { __typename: 'SubmissionReceipt' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type PageArticle_PageFragment = (
  { id: string, slug: string, title: string, asOf: string | null, path: string, url: string, content: string, excerpt: string, excerptText: string, protected: boolean, modifiedAt: string, seo: (
    { title: string | null, description: string | null, noindex: boolean, image: (
      { url: string }
      & { __typename: 'Image' }
    ) | null }
    & { __typename: 'SeoWords' }
  ) | null, above: Array<(
    { title: string, path: string }
    & { __typename: 'PageAbove' }
  )>, featuredImage: (
    { alt: string, caption: string, width: number | null, height: number | null, url: string, srcset: string }
    & { __typename: 'Image' }
  ) | null }
  & { __typename: 'Page' }
);

export type PageChoice_PageFragment = (
  { title: string, path: string, excerptText: string }
  & { __typename: 'Page' }
);

export type PageQueryVariables = Exact<{
  slug: string;
}>;


export type PageQuery = (
  { page: (
    { id: string, path: string, slug: string, title: string, asOf: string | null, url: string, content: string, excerpt: string, excerptText: string, protected: boolean, modifiedAt: string, seo: (
      { title: string | null, description: string | null, noindex: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'SeoWords' }
    ) | null, above: Array<(
      { title: string, path: string }
      & { __typename: 'PageAbove' }
    )>, featuredImage: (
      { alt: string, caption: string, width: number | null, height: number | null, url: string, srcset: string }
      & { __typename: 'Image' }
    ) | null }
    & { __typename: 'Page' }
  ) | null }
  & { __typename: 'Query' }
);

export type PagesNamedQueryVariables = Exact<{
  slug: string;
}>;


export type PagesNamedQuery = (
  { pages: (
    { items: Array<(
      { id: string, path: string, title: string, excerptText: string }
      & { __typename: 'Page' }
    )> }
    & { __typename: 'PageList' }
  ) | null }
  & { __typename: 'Query' }
);

export type PreviewQueryVariables = Exact<{
  type: PreviewType;
  id: string | number;
  expires?: number | null | undefined;
  signature?: string | null | undefined;
  comments?: number | null | undefined;
}>;


export type PreviewQuery = (
  { preview:
    | (
      { id: string, slug: string, title: string, asOf: string | null, path: string, url: string, content: string, excerpt: string, excerptText: string, protected: boolean, modifiedAt: string, seo: (
        { title: string | null, description: string | null, noindex: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null }
        & { __typename: 'SeoWords' }
      ) | null, above: Array<(
        { title: string, path: string }
        & { __typename: 'PageAbove' }
      )>, featuredImage: (
        { alt: string, caption: string, width: number | null, height: number | null, url: string, srcset: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'Page' }
    )
    | (
      { id: string, title: string, asOf: string | null, path: string, url: string, content: string, excerptText: string, publishedAt: string, modifiedAt: string, protected: boolean, readingMinutes: number, commentsOpen: boolean, takesComments: boolean, seo: (
        { title: string | null, description: string | null, noindex: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null }
        & { __typename: 'SeoWords' }
      ) | null, comments: (
        { items: Array<(
          { id: string, author: string, content: string, createdAt: string, inReplyTo: string | null }
          & { __typename: 'Comment' }
        )>, pageInfo: (
          { page: number, perPage: number, totalItems: number, totalPages: number }
          & { __typename: 'PageInfo' }
        ) }
        & { __typename: 'CommentList' }
      ) | null, featuredImage: (
        { alt: string, caption: string, width: number | null, height: number | null, url: string, srcset: string }
        & { __typename: 'Image' }
      ) | null, author: (
        { id: string, name: string, path: string }
        & { __typename: 'Author' }
      ) | null, categories: Array<(
        { id: string, name: string, path: string }
        & { __typename: 'PostCategory' }
      )>, tags: Array<(
        { id: string, name: string, path: string }
        & { __typename: 'PostTag' }
      )>, previous: (
        { id: string, title: string, path: string }
        & { __typename: 'Post' }
      ) | null, next: (
        { id: string, title: string, path: string }
        & { __typename: 'Post' }
      ) | null }
      & { __typename: 'Post' }
    )
    | (
      { code: string, message: string }
      & { __typename: 'PreviewRefused' }
    )
   | null }
  & { __typename: 'Query' }
);

export type SlugQueryVariables = Exact<{
  path: string;
  comments?: number | null | undefined;
}>;


export type SlugQuery = (
  { route:
    | { __typename: 'Author' | 'ExternalProduct' | 'GroupedProduct' | 'PostCategory' | 'PostTag' | 'ProductCategory' | 'SimpleProduct' | 'VariableProduct' }
    | (
      { id: string, slug: string, title: string, asOf: string | null, path: string, url: string, content: string, excerpt: string, excerptText: string, protected: boolean, modifiedAt: string, seo: (
        { title: string | null, description: string | null, noindex: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null }
        & { __typename: 'SeoWords' }
      ) | null, above: Array<(
        { title: string, path: string }
        & { __typename: 'PageAbove' }
      )>, featuredImage: (
        { alt: string, caption: string, width: number | null, height: number | null, url: string, srcset: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'Page' }
    )
    | (
      { id: string, title: string, asOf: string | null, path: string, url: string, content: string, excerptText: string, publishedAt: string, modifiedAt: string, protected: boolean, readingMinutes: number, commentsOpen: boolean, takesComments: boolean, seo: (
        { title: string | null, description: string | null, noindex: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null }
        & { __typename: 'SeoWords' }
      ) | null, comments: (
        { items: Array<(
          { id: string, author: string, content: string, createdAt: string, inReplyTo: string | null }
          & { __typename: 'Comment' }
        )>, pageInfo: (
          { page: number, perPage: number, totalItems: number, totalPages: number }
          & { __typename: 'PageInfo' }
        ) }
        & { __typename: 'CommentList' }
      ) | null, featuredImage: (
        { alt: string, caption: string, width: number | null, height: number | null, url: string, srcset: string }
        & { __typename: 'Image' }
      ) | null, author: (
        { id: string, name: string, path: string }
        & { __typename: 'Author' }
      ) | null, categories: Array<(
        { id: string, name: string, path: string }
        & { __typename: 'PostCategory' }
      )>, tags: Array<(
        { id: string, name: string, path: string }
        & { __typename: 'PostTag' }
      )>, previous: (
        { id: string, title: string, path: string }
        & { __typename: 'Post' }
      ) | null, next: (
        { id: string, title: string, path: string }
        & { __typename: 'Post' }
      ) | null }
      & { __typename: 'Post' }
    )
    | (
      { to: string, status: number }
      & { __typename: 'Redirect' }
    )
   | null }
  & { __typename: 'Query' }
);

export type ProductFacts_ProductFragment = (
  { id: string, asOf: string | null, sample: boolean, description: string, weight: string | null, dimensions: (
    { length: string | null, width: string | null, height: string | null }
    & { __typename: 'Dimensions' }
  ) | null, attributes: Array<(
    { name: string, slug: string, visible: boolean, variation: boolean, options: Array<(
      { name: string, slug: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )>, meta: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )> }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
);

export type ProductQueryVariables = Exact<{
  slug: string;
  reviews: number;
}>;


export type ProductQuery = (
  { product:
    | (
      { id: string, name: string, path: string, sample: boolean, reviewsShown: boolean, url: string, sku: string | null, asOf: string | null, protected: boolean, shortDescription: string, description: string, externalUrl: string | null, buttonText: string | null, type: ProductType, purchasable: boolean, soldIndividually: boolean, featured: boolean, dataSheet: string | null, weight: string | null, reviewsAllowed: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, seoGtin: string | null, seo: (
        { title: string | null, description: string | null, noindex: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null }
        & { __typename: 'SeoWords' }
      ) | null, seoPrice: (
        { amount: string }
        & { __typename: 'Money' }
      ) | null, shipping: (
        { required: boolean }
        & { __typename: 'Shipping' }
      ), rating: (
        { average: number, count: number }
        & { __typename: 'Rating' }
      ), image: (
        { seoPicture: string }
        & { __typename: 'Image' }
      ) | null, categories: Array<(
        { id: string, name: string, path: string, parent: (
          { id: string, name: string, path: string }
          & { __typename: 'ProductCategory' }
        ) | null }
        & { __typename: 'ProductCategory' }
      )>, seoAttributes: Array<(
        { slug: string, options: Array<(
          { name: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, reviews: (
        { starRating: StarRating, items: Array<(
          { id: string, reviewer: string, review: string, rating: number, createdAt: string, verified: boolean }
          & { __typename: 'Review' }
        )>, pageInfo: (
          { page: number, totalItems: number, totalPages: number }
          & { __typename: 'PageInfo' }
        ), stars: Array<(
          { stars: number, count: number }
          & { __typename: 'StarCount' }
        )> | null }
        & { __typename: 'ReviewList' }
      ) | null, priceBreaks: Array<(
        { quantity: number, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceBreak' }
      )>, defaultAttributes: Array<(
        { slug: string, valueSlug: string }
        & { __typename: 'AttributeValue' }
      )>, dimensions: (
        { length: string | null, width: string | null, height: string | null }
        & { __typename: 'Dimensions' }
      ) | null, upsells: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      > | null, crossSells: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      > | null, related: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      > | null, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, regularPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, stock: (
        { status: StockStatus | null, quantity: number | null, inStock: boolean }
        & { __typename: 'Stock' }
      ), attributes: Array<(
        { name: string, slug: string, visible: boolean, variation: boolean, options: Array<(
          { name: string, slug: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, images: Array<(
        { id: string | null, alt: string, url: string }
        & { __typename: 'Image' }
      )> }
      & { __typename: 'ExternalProduct' }
    )
    | (
      { id: string, name: string, path: string, sample: boolean, reviewsShown: boolean, url: string, sku: string | null, asOf: string | null, protected: boolean, shortDescription: string, description: string, type: ProductType, purchasable: boolean, soldIndividually: boolean, featured: boolean, dataSheet: string | null, weight: string | null, reviewsAllowed: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, seoGtin: string | null, seo: (
        { title: string | null, description: string | null, noindex: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null }
        & { __typename: 'SeoWords' }
      ) | null, seoPrice: (
        { amount: string }
        & { __typename: 'Money' }
      ) | null, shipping: (
        { required: boolean }
        & { __typename: 'Shipping' }
      ), rating: (
        { average: number, count: number }
        & { __typename: 'Rating' }
      ), image: (
        { seoPicture: string }
        & { __typename: 'Image' }
      ) | null, categories: Array<(
        { id: string, name: string, path: string, parent: (
          { id: string, name: string, path: string }
          & { __typename: 'ProductCategory' }
        ) | null }
        & { __typename: 'ProductCategory' }
      )>, seoAttributes: Array<(
        { slug: string, options: Array<(
          { name: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, reviews: (
        { starRating: StarRating, items: Array<(
          { id: string, reviewer: string, review: string, rating: number, createdAt: string, verified: boolean }
          & { __typename: 'Review' }
        )>, pageInfo: (
          { page: number, totalItems: number, totalPages: number }
          & { __typename: 'PageInfo' }
        ), stars: Array<(
          { stars: number, count: number }
          & { __typename: 'StarCount' }
        )> | null }
        & { __typename: 'ReviewList' }
      ) | null, products: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      > | null, priceBreaks: Array<(
        { quantity: number, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceBreak' }
      )>, defaultAttributes: Array<(
        { slug: string, valueSlug: string }
        & { __typename: 'AttributeValue' }
      )>, dimensions: (
        { length: string | null, width: string | null, height: string | null }
        & { __typename: 'Dimensions' }
      ) | null, upsells: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      > | null, crossSells: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      > | null, related: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      > | null, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, regularPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, stock: (
        { status: StockStatus | null, quantity: number | null, inStock: boolean }
        & { __typename: 'Stock' }
      ), attributes: Array<(
        { name: string, slug: string, visible: boolean, variation: boolean, options: Array<(
          { name: string, slug: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, images: Array<(
        { id: string | null, alt: string, url: string }
        & { __typename: 'Image' }
      )> }
      & { __typename: 'GroupedProduct' }
    )
    | (
      { id: string, name: string, path: string, sample: boolean, reviewsShown: boolean, url: string, sku: string | null, asOf: string | null, protected: boolean, shortDescription: string, description: string, type: ProductType, purchasable: boolean, soldIndividually: boolean, featured: boolean, dataSheet: string | null, weight: string | null, reviewsAllowed: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, seoGtin: string | null, seo: (
        { title: string | null, description: string | null, noindex: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null }
        & { __typename: 'SeoWords' }
      ) | null, seoPrice: (
        { amount: string }
        & { __typename: 'Money' }
      ) | null, shipping: (
        { required: boolean }
        & { __typename: 'Shipping' }
      ), rating: (
        { average: number, count: number }
        & { __typename: 'Rating' }
      ), image: (
        { seoPicture: string }
        & { __typename: 'Image' }
      ) | null, categories: Array<(
        { id: string, name: string, path: string, parent: (
          { id: string, name: string, path: string }
          & { __typename: 'ProductCategory' }
        ) | null }
        & { __typename: 'ProductCategory' }
      )>, seoAttributes: Array<(
        { slug: string, options: Array<(
          { name: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, reviews: (
        { starRating: StarRating, items: Array<(
          { id: string, reviewer: string, review: string, rating: number, createdAt: string, verified: boolean }
          & { __typename: 'Review' }
        )>, pageInfo: (
          { page: number, totalItems: number, totalPages: number }
          & { __typename: 'PageInfo' }
        ), stars: Array<(
          { stars: number, count: number }
          & { __typename: 'StarCount' }
        )> | null }
        & { __typename: 'ReviewList' }
      ) | null, priceBreaks: Array<(
        { quantity: number, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceBreak' }
      )>, defaultAttributes: Array<(
        { slug: string, valueSlug: string }
        & { __typename: 'AttributeValue' }
      )>, dimensions: (
        { length: string | null, width: string | null, height: string | null }
        & { __typename: 'Dimensions' }
      ) | null, upsells: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      > | null, crossSells: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      > | null, related: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      > | null, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, regularPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, stock: (
        { status: StockStatus | null, quantity: number | null, inStock: boolean }
        & { __typename: 'Stock' }
      ), attributes: Array<(
        { name: string, slug: string, visible: boolean, variation: boolean, options: Array<(
          { name: string, slug: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, images: Array<(
        { id: string | null, alt: string, url: string }
        & { __typename: 'Image' }
      )> }
      & { __typename: 'SimpleProduct' }
    )
    | (
      { id: string, name: string, path: string, sample: boolean, reviewsShown: boolean, url: string, sku: string | null, asOf: string | null, protected: boolean, shortDescription: string, description: string, type: ProductType, purchasable: boolean, soldIndividually: boolean, featured: boolean, dataSheet: string | null, weight: string | null, reviewsAllowed: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, seoGtin: string | null, variations: Array<(
        { id: string, sku: string | null, purchasable: boolean, onSale: boolean, discountPercent: number | null, description: string, seoGtin: string | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, seoPrice: (
          { amount: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ), attributes: Array<(
          { slug: string, value: string, valueSlug: string, name: string }
          & { __typename: 'AttributeValue' }
        )>, image: (
          { id: string | null, alt: string, url: string, seoPicture: string }
          & { __typename: 'Image' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null }
        & { __typename: 'Variation' }
      )> | null, seo: (
        { title: string | null, description: string | null, noindex: boolean, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null }
        & { __typename: 'SeoWords' }
      ) | null, seoPrice: (
        { amount: string }
        & { __typename: 'Money' }
      ) | null, shipping: (
        { required: boolean }
        & { __typename: 'Shipping' }
      ), rating: (
        { average: number, count: number }
        & { __typename: 'Rating' }
      ), image: (
        { seoPicture: string }
        & { __typename: 'Image' }
      ) | null, categories: Array<(
        { id: string, name: string, path: string, parent: (
          { id: string, name: string, path: string }
          & { __typename: 'ProductCategory' }
        ) | null }
        & { __typename: 'ProductCategory' }
      )>, seoAttributes: Array<(
        { slug: string, options: Array<(
          { name: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, reviews: (
        { starRating: StarRating, items: Array<(
          { id: string, reviewer: string, review: string, rating: number, createdAt: string, verified: boolean }
          & { __typename: 'Review' }
        )>, pageInfo: (
          { page: number, totalItems: number, totalPages: number }
          & { __typename: 'PageInfo' }
        ), stars: Array<(
          { stars: number, count: number }
          & { __typename: 'StarCount' }
        )> | null }
        & { __typename: 'ReviewList' }
      ) | null, priceRange: (
        { min: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), max: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceRange' }
      ) | null, priceBreaks: Array<(
        { quantity: number, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceBreak' }
      )>, defaultAttributes: Array<(
        { slug: string, valueSlug: string }
        & { __typename: 'AttributeValue' }
      )>, dimensions: (
        { length: string | null, width: string | null, height: string | null }
        & { __typename: 'Dimensions' }
      ) | null, upsells: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      > | null, crossSells: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      > | null, related: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { key: string, value: string }
            & { __typename: 'MetaEntry' }
          )>, rating: (
            { average: number, count: number }
            & { __typename: 'Rating' }
          ), image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, regularPrice: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null, quantity: number | null, inStock: boolean }
            & { __typename: 'Stock' }
          ) }
          & { __typename: 'VariableProduct' }
        )
      > | null, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, regularPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, stock: (
        { status: StockStatus | null, quantity: number | null, inStock: boolean }
        & { __typename: 'Stock' }
      ), attributes: Array<(
        { name: string, slug: string, visible: boolean, variation: boolean, options: Array<(
          { name: string, slug: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, images: Array<(
        { id: string | null, alt: string, url: string }
        & { __typename: 'Image' }
      )> }
      & { __typename: 'VariableProduct' }
    )
   | null }
  & { __typename: 'Query' }
);

type ProductSeo_Product_ExternalProduct_GroupedProduct_SimpleProduct_Fragment = (
  { id: string, name: string, path: string, url: string, sku: string | null, sample: boolean, asOf: string | null, protected: boolean, shortDescription: string, description: string, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, seoGtin: string | null, seo: (
    { title: string | null, description: string | null, noindex: boolean, image: (
      { url: string }
      & { __typename: 'Image' }
    ) | null }
    & { __typename: 'SeoWords' }
  ) | null, seoPrice: (
    { amount: string }
    & { __typename: 'Money' }
  ) | null, shipping: (
    { required: boolean }
    & { __typename: 'Shipping' }
  ), rating: (
    { average: number, count: number }
    & { __typename: 'Rating' }
  ), image: (
    { seoPicture: string }
    & { __typename: 'Image' }
  ) | null, categories: Array<(
    { id: string, name: string, path: string, parent: (
      { id: string, name: string, path: string }
      & { __typename: 'ProductCategory' }
    ) | null }
    & { __typename: 'ProductCategory' }
  )>, seoAttributes: Array<(
    { slug: string, options: Array<(
      { name: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )>, reviews: (
    { items: Array<(
      { id: string, reviewer: string, review: string, rating: number, createdAt: string }
      & { __typename: 'Review' }
    )> }
    & { __typename: 'ReviewList' }
  ) | null, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, regularPrice: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null, quantity: number | null, inStock: boolean }
    & { __typename: 'Stock' }
  ) }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
);

type ProductSeo_Product_VariableProduct_Fragment = (
  { id: string, name: string, path: string, url: string, sku: string | null, sample: boolean, asOf: string | null, protected: boolean, shortDescription: string, description: string, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, seoGtin: string | null, variations: Array<(
    { id: string, sku: string | null, seoGtin: string | null, price: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) | null, seoPrice: (
      { amount: string }
      & { __typename: 'Money' }
    ) | null, stock: (
      { status: StockStatus | null }
      & { __typename: 'Stock' }
    ), attributes: Array<(
      { slug: string, value: string, valueSlug: string }
      & { __typename: 'AttributeValue' }
    )>, image: (
      { seoPicture: string }
      & { __typename: 'Image' }
    ) | null }
    & { __typename: 'Variation' }
  )> | null, seo: (
    { title: string | null, description: string | null, noindex: boolean, image: (
      { url: string }
      & { __typename: 'Image' }
    ) | null }
    & { __typename: 'SeoWords' }
  ) | null, seoPrice: (
    { amount: string }
    & { __typename: 'Money' }
  ) | null, shipping: (
    { required: boolean }
    & { __typename: 'Shipping' }
  ), rating: (
    { average: number, count: number }
    & { __typename: 'Rating' }
  ), image: (
    { seoPicture: string }
    & { __typename: 'Image' }
  ) | null, categories: Array<(
    { id: string, name: string, path: string, parent: (
      { id: string, name: string, path: string }
      & { __typename: 'ProductCategory' }
    ) | null }
    & { __typename: 'ProductCategory' }
  )>, seoAttributes: Array<(
    { slug: string, options: Array<(
      { name: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )>, reviews: (
    { items: Array<(
      { id: string, reviewer: string, review: string, rating: number, createdAt: string }
      & { __typename: 'Review' }
    )> }
    & { __typename: 'ReviewList' }
  ) | null, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, regularPrice: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null, quantity: number | null, inStock: boolean }
    & { __typename: 'Stock' }
  ) }
  & { __typename: 'VariableProduct' }
);

export type ProductSeo_ProductFragment =
  | ProductSeo_Product_ExternalProduct_GroupedProduct_SimpleProduct_Fragment
  | ProductSeo_Product_VariableProduct_Fragment
;

type ProductTop_Product_ExternalProduct_Fragment = (
  { externalUrl: string | null, buttonText: string | null, id: string, name: string, path: string, type: ProductType, sample: boolean, asOf: string | null, protected: boolean, purchasable: boolean, soldIndividually: boolean, sku: string | null, featured: boolean, dataSheet: string | null, shortDescription: string, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceBreaks: Array<(
    { quantity: number, price: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'PriceBreak' }
  )>, rating: (
    { average: number, count: number }
    & { __typename: 'Rating' }
  ), shipping: (
    { required: boolean }
    & { __typename: 'Shipping' }
  ), defaultAttributes: Array<(
    { slug: string, valueSlug: string }
    & { __typename: 'AttributeValue' }
  )>, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, regularPrice: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null, quantity: number | null, inStock: boolean }
    & { __typename: 'Stock' }
  ), attributes: Array<(
    { name: string, slug: string, visible: boolean, variation: boolean, options: Array<(
      { name: string, slug: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )>, meta: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )>, images: Array<(
    { id: string | null, alt: string, url: string }
    & { __typename: 'Image' }
  )> }
  & { __typename: 'ExternalProduct' }
);

type ProductTop_Product_GroupedProduct_Fragment = (
  { id: string, name: string, path: string, type: ProductType, sample: boolean, asOf: string | null, protected: boolean, purchasable: boolean, soldIndividually: boolean, sku: string | null, featured: boolean, dataSheet: string | null, shortDescription: string, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, products: Array<
    | (
      { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, regularPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, stock: (
        { status: StockStatus | null, quantity: number | null, inStock: boolean }
        & { __typename: 'Stock' }
      ) }
      & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
    )
    | (
      { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
        { min: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), max: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceRange' }
      ) | null, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, regularPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, stock: (
        { status: StockStatus | null, quantity: number | null, inStock: boolean }
        & { __typename: 'Stock' }
      ) }
      & { __typename: 'VariableProduct' }
    )
  > | null, priceBreaks: Array<(
    { quantity: number, price: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'PriceBreak' }
  )>, rating: (
    { average: number, count: number }
    & { __typename: 'Rating' }
  ), shipping: (
    { required: boolean }
    & { __typename: 'Shipping' }
  ), defaultAttributes: Array<(
    { slug: string, valueSlug: string }
    & { __typename: 'AttributeValue' }
  )>, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, regularPrice: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null, quantity: number | null, inStock: boolean }
    & { __typename: 'Stock' }
  ), attributes: Array<(
    { name: string, slug: string, visible: boolean, variation: boolean, options: Array<(
      { name: string, slug: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )>, meta: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )>, images: Array<(
    { id: string | null, alt: string, url: string }
    & { __typename: 'Image' }
  )> }
  & { __typename: 'GroupedProduct' }
);

type ProductTop_Product_SimpleProduct_Fragment = (
  { id: string, name: string, path: string, type: ProductType, sample: boolean, asOf: string | null, protected: boolean, purchasable: boolean, soldIndividually: boolean, sku: string | null, featured: boolean, dataSheet: string | null, shortDescription: string, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceBreaks: Array<(
    { quantity: number, price: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'PriceBreak' }
  )>, rating: (
    { average: number, count: number }
    & { __typename: 'Rating' }
  ), shipping: (
    { required: boolean }
    & { __typename: 'Shipping' }
  ), defaultAttributes: Array<(
    { slug: string, valueSlug: string }
    & { __typename: 'AttributeValue' }
  )>, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, regularPrice: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null, quantity: number | null, inStock: boolean }
    & { __typename: 'Stock' }
  ), attributes: Array<(
    { name: string, slug: string, visible: boolean, variation: boolean, options: Array<(
      { name: string, slug: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )>, meta: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )>, images: Array<(
    { id: string | null, alt: string, url: string }
    & { __typename: 'Image' }
  )> }
  & { __typename: 'SimpleProduct' }
);

type ProductTop_Product_VariableProduct_Fragment = (
  { id: string, name: string, path: string, type: ProductType, sample: boolean, asOf: string | null, protected: boolean, purchasable: boolean, soldIndividually: boolean, sku: string | null, featured: boolean, dataSheet: string | null, shortDescription: string, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
    { min: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), max: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'PriceRange' }
  ) | null, variations: Array<(
    { id: string, sku: string | null, purchasable: boolean, onSale: boolean, discountPercent: number | null, description: string, attributes: Array<(
      { name: string, slug: string, value: string, valueSlug: string }
      & { __typename: 'AttributeValue' }
    )>, price: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) | null, regularPrice: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) | null, stock: (
      { status: StockStatus | null, quantity: number | null, inStock: boolean }
      & { __typename: 'Stock' }
    ), image: (
      { id: string | null, alt: string, url: string }
      & { __typename: 'Image' }
    ) | null }
    & { __typename: 'Variation' }
  )> | null, priceBreaks: Array<(
    { quantity: number, price: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'PriceBreak' }
  )>, rating: (
    { average: number, count: number }
    & { __typename: 'Rating' }
  ), shipping: (
    { required: boolean }
    & { __typename: 'Shipping' }
  ), defaultAttributes: Array<(
    { slug: string, valueSlug: string }
    & { __typename: 'AttributeValue' }
  )>, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, regularPrice: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null, quantity: number | null, inStock: boolean }
    & { __typename: 'Stock' }
  ), attributes: Array<(
    { name: string, slug: string, visible: boolean, variation: boolean, options: Array<(
      { name: string, slug: string }
      & { __typename: 'AttributeOption' }
    )> }
    & { __typename: 'ProductAttribute' }
  )>, meta: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )>, images: Array<(
    { id: string | null, alt: string, url: string }
    & { __typename: 'Image' }
  )> }
  & { __typename: 'VariableProduct' }
);

export type ProductTop_ProductFragment =
  | ProductTop_Product_ExternalProduct_Fragment
  | ProductTop_Product_GroupedProduct_Fragment
  | ProductTop_Product_SimpleProduct_Fragment
  | ProductTop_Product_VariableProduct_Fragment
;

export type Variation_VariationFragment = (
  { id: string, sku: string | null, purchasable: boolean, onSale: boolean, discountPercent: number | null, description: string, attributes: Array<(
    { name: string, slug: string, value: string, valueSlug: string }
    & { __typename: 'AttributeValue' }
  )>, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, regularPrice: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null, quantity: number | null, inStock: boolean }
    & { __typename: 'Stock' }
  ), image: (
    { id: string | null, alt: string, url: string }
    & { __typename: 'Image' }
  ) | null }
  & { __typename: 'Variation' }
);

export type Related_ProductFragment = (
  { id: string, upsells: Array<
    | (
      { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
        { slug: string, options: Array<(
          { name: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, rating: (
        { average: number, count: number }
        & { __typename: 'Rating' }
      ), image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, regularPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, stock: (
        { status: StockStatus | null, quantity: number | null, inStock: boolean }
        & { __typename: 'Stock' }
      ) }
      & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
    )
    | (
      { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
        { min: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), max: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceRange' }
      ) | null, attributes: Array<(
        { slug: string, options: Array<(
          { name: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, rating: (
        { average: number, count: number }
        & { __typename: 'Rating' }
      ), image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, regularPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, stock: (
        { status: StockStatus | null, quantity: number | null, inStock: boolean }
        & { __typename: 'Stock' }
      ) }
      & { __typename: 'VariableProduct' }
    )
  > | null, crossSells: Array<
    | (
      { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
        { slug: string, options: Array<(
          { name: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, rating: (
        { average: number, count: number }
        & { __typename: 'Rating' }
      ), image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, regularPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, stock: (
        { status: StockStatus | null, quantity: number | null, inStock: boolean }
        & { __typename: 'Stock' }
      ) }
      & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
    )
    | (
      { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
        { min: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), max: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceRange' }
      ) | null, attributes: Array<(
        { slug: string, options: Array<(
          { name: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, rating: (
        { average: number, count: number }
        & { __typename: 'Rating' }
      ), image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, regularPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, stock: (
        { status: StockStatus | null, quantity: number | null, inStock: boolean }
        & { __typename: 'Stock' }
      ) }
      & { __typename: 'VariableProduct' }
    )
  > | null, related: Array<
    | (
      { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
        { slug: string, options: Array<(
          { name: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, rating: (
        { average: number, count: number }
        & { __typename: 'Rating' }
      ), image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, regularPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, stock: (
        { status: StockStatus | null, quantity: number | null, inStock: boolean }
        & { __typename: 'Stock' }
      ) }
      & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
    )
    | (
      { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
        { min: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), max: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceRange' }
      ) | null, attributes: Array<(
        { slug: string, options: Array<(
          { name: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )>, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, rating: (
        { average: number, count: number }
        & { __typename: 'Rating' }
      ), image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null, price: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, regularPrice: (
        { amount: string, currency: string }
        & { __typename: 'Money' }
      ) | null, stock: (
        { status: StockStatus | null, quantity: number | null, inStock: boolean }
        & { __typename: 'Stock' }
      ) }
      & { __typename: 'VariableProduct' }
    )
  > | null }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
);

export type Gallery_ProductFragment = (
  { images: Array<(
    { id: string | null, alt: string, url: string }
    & { __typename: 'Image' }
  )> }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
);

export type Reviews_ProductFragment = (
  { id: string, path: string, sample: boolean, reviewsAllowed: boolean, rating: (
    { average: number, count: number }
    & { __typename: 'Rating' }
  ), reviews: (
    { starRating: StarRating, items: Array<(
      { id: string, reviewer: string, review: string, rating: number, createdAt: string, verified: boolean }
      & { __typename: 'Review' }
    )>, pageInfo: (
      { page: number, totalItems: number, totalPages: number }
      & { __typename: 'PageInfo' }
    ), stars: Array<(
      { stars: number, count: number }
      & { __typename: 'StarCount' }
    )> | null }
    & { __typename: 'ReviewList' }
  ) | null }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
);

export type Review_ReviewFragment = (
  { id: string, reviewer: string, review: string, rating: number, createdAt: string, verified: boolean }
  & { __typename: 'Review' }
);

type SetItem_Product_ExternalProduct_GroupedProduct_SimpleProduct_Fragment = (
  { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, meta: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )>, image: (
    { url: string }
    & { __typename: 'Image' }
  ) | null, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, regularPrice: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null, quantity: number | null, inStock: boolean }
    & { __typename: 'Stock' }
  ) }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
);

type SetItem_Product_VariableProduct_Fragment = (
  { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
    { min: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ), max: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) }
    & { __typename: 'PriceRange' }
  ) | null, meta: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )>, image: (
    { url: string }
    & { __typename: 'Image' }
  ) | null, price: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, regularPrice: (
    { amount: string, currency: string }
    & { __typename: 'Money' }
  ) | null, stock: (
    { status: StockStatus | null, quantity: number | null, inStock: boolean }
    & { __typename: 'Stock' }
  ) }
  & { __typename: 'VariableProduct' }
);

export type SetItem_ProductFragment =
  | SetItem_Product_ExternalProduct_GroupedProduct_SimpleProduct_Fragment
  | SetItem_Product_VariableProduct_Fragment
;

export type SubmitReviewMutationVariables = Exact<{
  input: SubmitReviewInput;
}>;


export type SubmitReviewMutation = (
  { result:
    | (
      { review: (
        { id: string, rating: number, createdAt: string }
        & { __typename: 'Review' }
      ) }
      & { __typename: 'ReviewReceived' }
    )
    | (
      { message: string }
      & { __typename: 'ReviewRefused' }
    )
    | (
      { message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type ProductCategoryQueryVariables = Exact<{
  slug: string;
  filter: ProductFilter;
  sort?: ProductSort | null | undefined;
  page: number;
}>;


export type ProductCategoryQuery = (
  { productCategory: (
    { id: string, name: string, path: string, description: string, sample: boolean, seo: (
      { title: string | null, description: string | null, noindex: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'SeoWords' }
    ) | null, image: (
      { seoPicture: string }
      & { __typename: 'Image' }
    ) | null, parent: (
      { id: string, name: string, path: string }
      & { __typename: 'ProductCategory' }
    ) | null, children: Array<(
      { id: string, name: string, path: string }
      & { __typename: 'ProductCategory' }
    )> }
    & { __typename: 'ProductCategory' }
  ) | null, products: (
    { sample: boolean, asOf: string | null, items: Array<
      | (
        { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, rating: (
          { average: number, count: number }
          & { __typename: 'Rating' }
        ), image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ) }
        & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
      )
      | (
        { id: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, priceRange: (
          { min: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), max: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceRange' }
        ) | null, attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, rating: (
          { average: number, count: number }
          & { __typename: 'Rating' }
        ), image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ) }
        & { __typename: 'VariableProduct' }
      )
    >, pageInfo: (
      { page: number, perPage: number, totalItems: number, totalPages: number }
      & { __typename: 'PageInfo' }
    ), facets: (
      { allCategories: number, onSale: (
        { count: number }
        & { __typename: 'SwitchFacet' }
      ), featured: (
        { count: number }
        & { __typename: 'SwitchFacet' }
      ), price: (
        { min: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), max: (
          { amount: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceRange' }
      ) | null, attributes: Array<(
        { name: string, slug: string, options: Array<(
          { name: string, slug: string, count: number }
          & { __typename: 'OptionFacet' }
        )> }
        & { __typename: 'AttributeFacet' }
      )>, stock: Array<(
        { status: StockStatus, count: number }
        & { __typename: 'StockFacet' }
      )>, ratings: Array<(
        { atLeast: number, count: number }
        & { __typename: 'RatingFacet' }
      )>, categories: Array<(
        { count: number, category: (
          { id: string, slug: string, name: string, path: string, parent: (
            { id: string }
            & { __typename: 'ProductCategory' }
          ) | null }
          & { __typename: 'ProductCategory' }
        ) }
        & { __typename: 'CategoryFacet' }
      )> }
      & { __typename: 'ProductFacets' }
    ) | null }
    & { __typename: 'ProductList' }
  ) | null }
  & { __typename: 'Query' }
);

export type KnownPlaceQueryVariables = Exact<{
  cart: boolean;
}>;


export type KnownPlaceQuery = (
  { account: (
    { addresses: Array<(
      { country: string, postcode: string }
      & { __typename: 'Address' }
    )> | null }
    & { __typename: 'Account' }
  ) | null, cart?: (
    { shippingAddress: (
      { country: string, postcode: string }
      & { __typename: 'Address' }
    ), billingAddress: (
      { country: string, postcode: string }
      & { __typename: 'Address' }
    ) }
    & { __typename: 'Cart' }
  ) | null }
  & { __typename: 'Query' }
);

export type QuoteQueryVariables = Exact<{
  product: string | number;
  withProduct: boolean;
}>;


export type QuoteQuery = (
  { page: (
    { id: string, title: string, excerptText: string, seo: (
      { title: string | null, description: string | null, noindex: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'SeoWords' }
    ) | null, featuredImage: (
      { alt: string, width: number | null, height: number | null, url: string, srcset: string }
      & { __typename: 'Image' }
    ) | null, quote: (
      { heroTitle: string | null, heroSubtitle: string | null, processTitle: string | null, contactPhone: string | null, contactEmail: string | null, contactHours: string | null, steps: Array<(
        { title: string | null, description: string | null }
        & { __typename: 'QuoteStep' }
      )>, processImage: (
        { alt: string, width: number | null, height: number | null, url: string, srcset: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'QuotePageFields' }
    ) | null }
    & { __typename: 'Page' }
  ) | null, site: (
    { deliveryCountries: Array<(
      { code: string, name: string }
      & { __typename: 'DeliveryCountry' }
    )> }
    & { __typename: 'Site' }
  ), product?:
    | (
      { id: string, name: string, sku: string | null, path: string, minimumQuantity: number | null, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, categories: Array<(
        { slug: string }
        & { __typename: 'ProductCategory' }
      )>, attributes: Array<(
        { slug: string, options: Array<(
          { name: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )> }
      & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
    )
    | (
      { id: string, name: string, sku: string | null, path: string, minimumQuantity: number | null, variations: Array<(
        { id: string, sku: string | null, image: (
          { url: string }
          & { __typename: 'Image' }
        ) | null, price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, attributes: Array<(
          { name: string, slug: string, value: string }
          & { __typename: 'AttributeValue' }
        )> }
        & { __typename: 'Variation' }
      )> | null, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null, meta: Array<(
        { key: string, value: string }
        & { __typename: 'MetaEntry' }
      )>, categories: Array<(
        { slug: string }
        & { __typename: 'ProductCategory' }
      )>, attributes: Array<(
        { slug: string, options: Array<(
          { name: string }
          & { __typename: 'AttributeOption' }
        )> }
        & { __typename: 'ProductAttribute' }
      )> }
      & { __typename: 'VariableProduct' }
    )
   | null }
  & { __typename: 'Query' }
);

export type SubmitQuoteRequestMutationVariables = Exact<{
  input: SubmitQuoteRequestInput;
}>;


export type SubmitQuoteRequestMutation = (
  { result:
    | (
      { reference: string, receivedAt: string, answerBy: string | null, link: string, confirmed: boolean, name: string, email: string, company: string | null, phone: string | null, labelType: string, quantity: string, size: string | null, material: string | null, colors: string | null, usage: string | null, specialRequirements: string | null, timeline: string | null, additionalInfo: string | null, labelSize: (
        { shape: LabelShape, widthMm: number, heightMm: number }
        & { __typename: 'LabelSize' }
      ) | null, items: Array<(
        { productName: string, quantity: number, sku: string | null, notes: string | null }
        & { __typename: 'QuoteRequestItem' }
      )>, artwork: Array<(
        { name: string, bytes: number }
        & { __typename: 'QuoteArtwork' }
      )> }
      & { __typename: 'QuoteRequest' }
    )
    | { __typename: 'SubmissionReceipt' }
    | (
      { message: string }
      & { __typename: 'SubmissionRefused' }
    )
    | (
      { message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type AcceptQuoteQueryVariables = Exact<{
  reference: string;
}>;


export type AcceptQuoteQuery = (
  { quoteRequest: (
    { reference: string, status: QuoteRequestStatus, version: number, name: string, email: string, company: string | null, phone: string | null, labelType: string, size: string | null, offer: (
      { version: number, status: OfferStatus, sentAt: string, validUntil: string, country: string, state: string | null, currency: string, leadTimeDays: number | null, terms: string | null, note: string | null, paymentMethods: Array<(
        { id: string, title: string, description: string, paidElsewhere: boolean, accounts: Array<(
          { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
          & { __typename: 'BankAccount' }
        )> }
        & { __typename: 'PaymentMethod' }
      )> | null, lines: Array<(
        { name: string, description: string | null, quantity: number, unit: string | null, labelsPerUnit: number | null, unitPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), labelPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferLine' }
      )>, fees: Array<(
        { name: string, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferFee' }
      )>, delivery: (
        { name: string, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferFee' }
      ) | null, taxRate: (
        { label: string, percent: string }
        & { __typename: 'OfferTaxRate' }
      ) | null, totals: (
        { goods: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), fees: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), delivery: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), net: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), tax: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'OfferTotals' }
      ), proofs: Array<(
        { id: string, name: string, type: string, bytes: number, url: string }
        & { __typename: 'OfferProof' }
      )> }
      & { __typename: 'Offer' }
    ) | null }
    & { __typename: 'QuoteRequest' }
  ) | null }
  & { __typename: 'Query' }
);

export type QuoteLifeQueryVariables = Exact<{
  reference: string;
}>;


export type QuoteLifeQuery = (
  { quoteRequest: (
    { reminders: boolean, reference: string, status: QuoteRequestStatus, receivedAt: string, answerBy: string | null, dueAt: string | null, waitsFor: QuoteParty | null, version: number, name: string, email: string, company: string | null, phone: string | null, labelType: string, quantity: string, size: string | null, material: string | null, colors: string | null, usage: string | null, specialRequirements: string | null, timeline: string | null, additionalInfo: string | null, offer: (
      { version: number, status: OfferStatus, sentAt: string, validUntil: string, country: string, state: string | null, currency: string, leadTimeDays: number | null, terms: string | null, note: string | null, paymentMethods: Array<(
        { accounts: Array<(
          { holder: string, bank: string, number: string, branchCode: string, iban: string, bic: string }
          & { __typename: 'BankAccount' }
        )> }
        & { __typename: 'PaymentMethod' }
      )> | null, lines: Array<(
        { name: string, description: string | null, quantity: number, unit: string | null, labelsPerUnit: number | null, unitPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), labelPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferLine' }
      )>, fees: Array<(
        { name: string, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferFee' }
      )>, delivery: (
        { name: string, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferFee' }
      ) | null, taxRate: (
        { label: string, percent: string }
        & { __typename: 'OfferTaxRate' }
      ) | null, totals: (
        { goods: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), fees: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), delivery: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), net: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), tax: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'OfferTotals' }
      ), proofs: Array<(
        { id: string, name: string, type: string, bytes: number, url: string }
        & { __typename: 'OfferProof' }
      )> }
      & { __typename: 'Offer' }
    ) | null, artwork: Array<(
      { type: string, url: string | null, name: string, bytes: number }
      & { __typename: 'QuoteArtwork' }
    )>, items: Array<(
      { productId: string | null, productName: string, quantity: number, sku: string | null, notes: string | null, product: (
        { id: string, path: string }
        & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
      ) | null }
      & { __typename: 'QuoteRequestItem' }
    )>, messages: Array<(
      { id: string, from: QuoteParty, text: string, at: string }
      & { __typename: 'QuoteMessage' }
    )>, offers: Array<(
      { version: number, status: OfferStatus, sentAt: string, validUntil: string, country: string, state: string | null, currency: string, leadTimeDays: number | null, terms: string | null, note: string | null, lines: Array<(
        { name: string, description: string | null, quantity: number, unit: string | null, labelsPerUnit: number | null, unitPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), labelPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferLine' }
      )>, fees: Array<(
        { name: string, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferFee' }
      )>, delivery: (
        { name: string, total: (
          { net: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'TaxedMoney' }
        ) }
        & { __typename: 'OfferFee' }
      ) | null, taxRate: (
        { label: string, percent: string }
        & { __typename: 'OfferTaxRate' }
      ) | null, totals: (
        { goods: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), fees: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), delivery: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), net: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), tax: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), total: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'OfferTotals' }
      ), proofs: Array<(
        { id: string, name: string, type: string, bytes: number, url: string }
        & { __typename: 'OfferProof' }
      )> }
      & { __typename: 'Offer' }
    )>, order: (
      { state: QuoteOrderState, acceptedAt: string, number: string | null, status: string | null, path: string | null, paymentUrl: string | null, paymentMethod: string, paidAt: string | null }
      & { __typename: 'QuoteOrder' }
    ) | null, history: Array<(
      { at: string, kind: QuoteEventKind, by: QuoteParty | null, offerVersion: number | null, note: string | null }
      & { __typename: 'QuoteEvent' }
    )>, labelSize: (
      { shape: LabelShape, widthMm: number, heightMm: number }
      & { __typename: 'LabelSize' }
    ) | null }
    & { __typename: 'QuoteRequest' }
  ) | null }
  & { __typename: 'Query' }
);

export type OpenQuoteQueryVariables = Exact<{
  reference: string;
  email?: string | null | undefined;
}>;


export type OpenQuoteQuery = (
  { quoteRequest: (
    { reference: string, link: string }
    & { __typename: 'QuoteRequest' }
  ) | null }
  & { __typename: 'Query' }
);

export type ReplyToQuoteMutationVariables = Exact<{
  input: ReplyToQuoteInput;
}>;


export type ReplyToQuoteMutation = (
  { result:
    | (
      { code: string, message: string }
      & { __typename: 'QuoteNotFound' | 'QuoteStepRefused' }
    )
    | (
      { reference: string }
      & { __typename: 'QuoteRequest' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type DeclineOfferMutationVariables = Exact<{
  input: DeclineOfferInput;
}>;


export type DeclineOfferMutation = (
  { result:
    | (
      { code: string, message: string }
      & { __typename: 'OfferChanged' | 'QuoteNotFound' | 'QuoteStepRefused' }
    )
    | (
      { reference: string }
      & { __typename: 'QuoteRequest' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type WithdrawQuoteRequestMutationVariables = Exact<{
  input: WithdrawQuoteRequestInput;
}>;


export type WithdrawQuoteRequestMutation = (
  { result:
    | (
      { code: string, message: string }
      & { __typename: 'QuoteNotFound' | 'QuoteStepRefused' }
    )
    | (
      { reference: string }
      & { __typename: 'QuoteRequest' }
    )
   }
  & { __typename: 'Mutation' }
);

export type StopQuoteRemindersMutationVariables = Exact<{
  input: StopQuoteRemindersInput;
}>;


export type StopQuoteRemindersMutation = (
  { result:
    | (
      { code: string, message: string }
      & { __typename: 'QuoteNotFound' | 'QuoteStepRefused' }
    )
    | (
      { reference: string }
      & { __typename: 'QuoteRequest' }
    )
   }
  & { __typename: 'Mutation' }
);

export type AcceptOfferMutationVariables = Exact<{
  input: AcceptOfferInput;
}>;


export type AcceptOfferMutation = (
  { result:
    | (
      { code: string, message: string }
      & { __typename: 'OfferChanged' | 'OfferExpired' | 'QuoteNotFound' | 'QuoteStepRefused' }
    )
    | (
      { reference: string, order: (
        { state: QuoteOrderState, path: string | null }
        & { __typename: 'QuoteOrder' }
      ) | null }
      & { __typename: 'QuoteRequest' }
    )
    | (
      { code: string, message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type PageRow_PageFragment = (
  { id: string, title: string, path: string, excerptText: string }
  & { __typename: 'Page' }
);

export type SearchQueryVariables = Exact<{
  query: string;
  page: number;
  asTyped: boolean;
}>;


export type SearchQuery = (
  { popularSearches: Array<string>, search: (
    { corrected: string | null, sku: (
      { product: (
        { path: string }
        & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
      ) | null, variation: (
        { attributes: Array<(
          { slug: string, valueSlug: string }
          & { __typename: 'AttributeValue' }
        )> }
        & { __typename: 'Variation' }
      ) | null }
      & { __typename: 'SkuMatch' }
    ) | null, posts: (
      { items: Array<(
        { id: string, title: string, path: string, slug: string, excerptText: string, publishedAt: string, featuredImage: (
          { alt: string, width: number | null, height: number | null, url: string, srcset: string }
          & { __typename: 'Image' }
        ) | null, categories: Array<(
          { id: string, name: string, path: string }
          & { __typename: 'PostCategory' }
        )> }
        & { __typename: 'Post' }
      )>, pageInfo: (
        { totalItems: number, totalPages: number }
        & { __typename: 'PageInfo' }
      ) }
      & { __typename: 'PostList' }
    ) | null, pages: (
      { items: Array<(
        { id: string, title: string, path: string, excerptText: string }
        & { __typename: 'Page' }
      )>, pageInfo: (
        { totalItems: number, totalPages: number }
        & { __typename: 'PageInfo' }
      ) }
      & { __typename: 'PageList' }
    ) | null, products: (
      { sample: boolean, asOf: string | null, items: Array<
        | (
          { id: string, name: string, path: string, sku: string | null, pricesIncludeTax: boolean | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null }
            & { __typename: 'Stock' }
          ), attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { value: string }
            & { __typename: 'MetaEntry' }
          )>, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null }
          & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
        )
        | (
          { id: string, name: string, path: string, sku: string | null, pricesIncludeTax: boolean | null, priceRange: (
            { min: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ), max: (
              { amount: string, currency: string }
              & { __typename: 'Money' }
            ) }
            & { __typename: 'PriceRange' }
          ) | null, price: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) | null, stock: (
            { status: StockStatus | null }
            & { __typename: 'Stock' }
          ), attributes: Array<(
            { slug: string, options: Array<(
              { name: string }
              & { __typename: 'AttributeOption' }
            )> }
            & { __typename: 'ProductAttribute' }
          )>, meta: Array<(
            { value: string }
            & { __typename: 'MetaEntry' }
          )>, image: (
            { url: string }
            & { __typename: 'Image' }
          ) | null }
          & { __typename: 'VariableProduct' }
        )
      >, pageInfo: (
        { totalItems: number, totalPages: number }
        & { __typename: 'PageInfo' }
      ) }
      & { __typename: 'ProductList' }
    ) | null }
    & { __typename: 'SearchResult' }
  ) }
  & { __typename: 'Query' }
);

export type SeoToolsQueryVariables = Exact<{
  first: number;
}>;


export type SeoToolsQuery = (
  { sitemapSize: number | null, robots: string, sitemap: Array<(
    { url: string, changeFrequency: string, priority: number }
    & { __typename: 'SitemapEntry' }
  )> | null }
  & { __typename: 'Query' }
);

export type StumbleReportQueryVariables = Exact<{
  kind?: StumbleKind | null | undefined;
  page: number;
}>;


export type StumbleReportQuery = (
  { operator: (
    { report: (
      { madeAt: string, counts: Array<(
        { kind: StumbleKind, count: number }
        & { __typename: 'StumbleCount' }
      )>, items: Array<(
        { kind: StumbleKind, detail: string, title: string, path: string | null, editUrl: string, leadsTo: string | null }
        & { __typename: 'Stumble' }
      )>, pageInfo: (
        { page: number, totalItems: number, totalPages: number }
        & { __typename: 'PageInfo' }
      ) }
      & { __typename: 'Report' }
    ) | null }
    & { __typename: 'Operator' }
  ) | null }
  & { __typename: 'Query' }
);

export type Service_ProductFragment = (
  { shortDescription: string, image: (
    { alt: string }
    & { __typename: 'Image' }
  ) | null, facts: Array<(
    { key: string, value: string }
    & { __typename: 'MetaEntry' }
  )> }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
);

export type ServicesQueryVariables = Exact<{
  filter: ProductFilter;
  sort?: ProductSort | null | undefined;
  page: number;
}>;


export type ServicesQuery = (
  { page: (
    { id: string, title: string, excerptText: string, content: string, seo: (
      { title: string | null, description: string | null, noindex: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'SeoWords' }
    ) | null }
    & { __typename: 'Page' }
  ) | null, productCategory: (
    { id: string, name: string, description: string, seo: (
      { title: string | null, description: string | null, noindex: boolean, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'SeoWords' }
    ) | null, children: Array<(
      { id: string, name: string, path: string }
      & { __typename: 'ProductCategory' }
    )> }
    & { __typename: 'ProductCategory' }
  ) | null, products: (
    { sample: boolean, asOf: string | null, items: Array<
      | (
        { id: string, shortDescription: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, image: (
          { alt: string, url: string }
          & { __typename: 'Image' }
        ) | null, facts: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, rating: (
          { average: number, count: number }
          & { __typename: 'Rating' }
        ), price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ) }
        & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' }
      )
      | (
        { id: string, shortDescription: string, name: string, path: string, sku: string | null, sample: boolean, purchasable: boolean, featured: boolean, onSale: boolean, discountPercent: number | null, pricesIncludeTax: boolean | null, minimumQuantity: number | null, image: (
          { alt: string, url: string }
          & { __typename: 'Image' }
        ) | null, facts: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, priceRange: (
          { min: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ), max: (
            { amount: string, currency: string }
            & { __typename: 'Money' }
          ) }
          & { __typename: 'PriceRange' }
        ) | null, attributes: Array<(
          { slug: string, options: Array<(
            { name: string }
            & { __typename: 'AttributeOption' }
          )> }
          & { __typename: 'ProductAttribute' }
        )>, meta: Array<(
          { key: string, value: string }
          & { __typename: 'MetaEntry' }
        )>, rating: (
          { average: number, count: number }
          & { __typename: 'Rating' }
        ), price: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, regularPrice: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ) | null, stock: (
          { status: StockStatus | null, quantity: number | null, inStock: boolean }
          & { __typename: 'Stock' }
        ) }
        & { __typename: 'VariableProduct' }
      )
    >, pageInfo: (
      { page: number, perPage: number, totalItems: number, totalPages: number }
      & { __typename: 'PageInfo' }
    ), facets: (
      { allCategories: number, onSale: (
        { count: number }
        & { __typename: 'SwitchFacet' }
      ), featured: (
        { count: number }
        & { __typename: 'SwitchFacet' }
      ), price: (
        { min: (
          { amount: string, currency: string }
          & { __typename: 'Money' }
        ), max: (
          { amount: string }
          & { __typename: 'Money' }
        ) }
        & { __typename: 'PriceRange' }
      ) | null, attributes: Array<(
        { name: string, slug: string, options: Array<(
          { name: string, slug: string, count: number }
          & { __typename: 'OptionFacet' }
        )> }
        & { __typename: 'AttributeFacet' }
      )>, stock: Array<(
        { status: StockStatus, count: number }
        & { __typename: 'StockFacet' }
      )>, ratings: Array<(
        { atLeast: number, count: number }
        & { __typename: 'RatingFacet' }
      )>, categories: Array<(
        { count: number, category: (
          { id: string, slug: string, name: string, path: string, parent: (
            { id: string }
            & { __typename: 'ProductCategory' }
          ) | null }
          & { __typename: 'ProductCategory' }
        ) }
        & { __typename: 'CategoryFacet' }
      )> }
      & { __typename: 'ProductFacets' }
    ) | null }
    & { __typename: 'ProductList' }
  ) | null }
  & { __typename: 'Query' }
);

export type SharedCartQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  quantities: Array<number> | number;
}>;


export type SharedCartQuery = (
  { goods: Array<(
    { sku: string, unitPrice: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) | null, total: (
      { amount: string, currency: string }
      & { __typename: 'Money' }
    ) | null, product: (
      { id: string, name: string, path: string, type: ProductType, purchasable: boolean, pricesIncludeTax: boolean | null, stock: (
        { inStock: boolean }
        & { __typename: 'Stock' }
      ), attributes: Array<(
        { variation: boolean }
        & { __typename: 'ProductAttribute' }
      )>, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
    ) | null, variation: (
      { id: string, purchasable: boolean, stock: (
        { inStock: boolean }
        & { __typename: 'Stock' }
      ), attributes: Array<(
        { value: string }
        & { __typename: 'AttributeValue' }
      )>, image: (
        { url: string }
        & { __typename: 'Image' }
      ) | null }
      & { __typename: 'Variation' }
    ) | null }
    & { __typename: 'SkuMatch' }
  )> }
  & { __typename: 'Query' }
);

export type SharedGoods_ProductFragment = (
  { id: string, name: string, path: string, type: ProductType, purchasable: boolean, pricesIncludeTax: boolean | null, stock: (
    { inStock: boolean }
    & { __typename: 'Stock' }
  ), attributes: Array<(
    { variation: boolean }
    & { __typename: 'ProductAttribute' }
  )>, image: (
    { url: string }
    & { __typename: 'Image' }
  ) | null }
  & { __typename: 'ExternalProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VariableProduct' }
);

export type RequestStockNoticeMutationVariables = Exact<{
  input: RequestStockNoticeInput;
}>;


export type RequestStockNoticeMutation = (
  { result:
    | (
      { code: string, message: string }
      & { __typename: 'StockNoticeRefused' }
    )
    | (
      { name: string, path: string }
      & { __typename: 'StockNoticeRequested' }
    )
    | (
      { message: string, errors: Array<(
        { field: string, message: string }
        & { __typename: 'FieldError' }
      )> }
      & { __typename: 'ValidationFailure' }
    )
   }
  & { __typename: 'Mutation' }
);

export type StopStockNoticesMutationVariables = Exact<{
  input: StopStockNoticesInput;
}>;


export type StopStockNoticesMutation = (
  { result: (
    { stopped: boolean }
    & { __typename: 'StockNoticesStopped' }
  ) }
  & { __typename: 'Mutation' }
);

export type TrackOrderQueryVariables = Exact<{
  number: string;
  email: string;
}>;


export type TrackOrderQuery = (
  { trackOrder: (
    { path: string }
    & { __typename: 'AccountOrder' }
  ) | null }
  & { __typename: 'Query' }
);

export type SeoWords_SeoFragment = (
  { title: string | null, description: string | null, noindex: boolean, image: (
    { url: string }
    & { __typename: 'Image' }
  ) | null }
  & { __typename: 'SeoWords' }
);
