import type { QueryResolvers } from '../../gql/types.ts';
import { badInput, pageOf, searchTerm } from '../arguments.ts';
import { dependOnIndex } from '../indexTags.ts';
import { suggestionsFor } from './addressSuggestions.ts';

const POPULAR = 5;

const MOST_POPULAR = 20;

export const searchQuery: QueryResolvers = {
  search: (_, { query, page, perGroup, asTyped }) => {
    const asked = pageOf({ page, perPage: perGroup }, 5, 'perGroup');
    return { query: searchTerm(query) ?? '', page: asked.page, perGroup: asked.perPage, asTyped: asTyped ?? false };
  },
  popularSearches: (_, args, context) => {
    // A compiled operation leaves out what its document leaves out.
    const first = args.first ?? POPULAR;
    if (first < 1 || first > MOST_POPULAR) throw badInput(`first: ${first} is not a number from 1 to ${MOST_POPULAR}.`);
    dependOnIndex(context, ['productList', 'productGroups']);
    return context.catalogue.products.ready ? context.catalogue.products.popular(first) : [];
  },
  addressSuggestions: (_, { path }, context) => suggestionsFor(path, context),
};
