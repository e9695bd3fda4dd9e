import type { QuoteLifeQuery } from '../../gql/graphql.ts';

/** A request as its buyer's page has it. */
export type ShownRequest = NonNullable<QuoteLifeQuery['quoteRequest']>;
