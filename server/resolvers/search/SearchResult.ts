import { selectedFields } from '../../context/selection.ts';
import type { SearchResultResolvers } from '../../gql/types.ts';
import { productQuery } from '../product/productQuery.ts';
import { matchSku } from '../sku/matchSku.ts';
import { correctionOf, nothing, pageAsked } from './inContent.ts';
import { pages, posts, products } from './searchGroups.ts';

export const SearchResult: SearchResultResolvers = {
  corrected: (search, _, context) => correctionOf(search, context),
  sku: (search, _, context, info) => (search.query ? matchSku(search.query, info, context) : null),
  posts: (search, _, context, info) => posts(search, selectedFields(info, 'items'), context),
  pages: (search, _, context, info) => pages(search, selectedFields(info, 'items'), context),
  products: async (search, _, context, info) => {
    if (search.query) return products(search, selectedFields(info, 'items'), context);
    return { ...nothing(search), query: productQuery(null, null, pageAsked(search)), sample: false };
  },
  totalItems: async (search, _, context) => {
    const found = await Promise.allSettled([
      posts(search, new Set(), context),
      pages(search, new Set(), context),
      ...(search.query ? [products(search, new Set(['id']), context)] : []),
    ]);
    return found.reduce((sum, group) => sum + (group.status === 'fulfilled' ? group.value.pageInfo.totalItems : 0), 0);
  },
};
