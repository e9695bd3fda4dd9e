import type { QuoteQuery } from '../../gql/graphql.ts';

/** The page an editor keeps for this screen. */
export type CmsPage = QuoteQuery['page'];

/** The product the visitor came from. */
export type AskedProduct = QuoteQuery['product'];

/** Where the shop sends to. */
export type DeliveryCountries = QuoteQuery['site']['deliveryCountries'];
