import type { AddressSuggestionsQuery } from '../gql/graphql.ts';

/** What an address that leads nowhere may have meant. */
export type Suggestions = AddressSuggestionsQuery['addressSuggestions'];
