import type { AcceptQuoteQuery } from '../../../gql/graphql.ts';

/** A request as the form that accepts its offer has it. */
export type AcceptedRequest = NonNullable<AcceptQuoteQuery['quoteRequest']>;
export type AcceptedOffer = NonNullable<AcceptedRequest['offer']>;

/** What every part of the form reads: what was typed before, and what is wrong with it. */
export interface AcceptParts {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}
