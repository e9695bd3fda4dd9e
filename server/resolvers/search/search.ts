import { isWordPressOwnPage } from '../../../rules/paths.ts';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import type { Resolvers } from '../../gql/types.ts';
import type { Page } from '../../upstreams/content/wire.ts';
import { pageInfo, pageOf, searchTerm } from '../arguments.ts';
import { pageSetFor } from '../page/page.ts';
import { listPosts } from '../post/post.ts';
import { productQuery } from '../product/productFilter.ts';
import { listProducts } from '../product/productList.ts';

/** What is searched; each group is found by its own field, so that one failure leaves the others. */
export interface Search {
  query: string;
  page: number;
  perGroup: number;
}

const nothing = (search: Search) => ({
  items: [],
  pageInfo: pageInfo({ page: search.page, perPage: search.perGroup }, 0),
});

const posts = (search: Search, selected: ReadonlySet<string>, context: Context) =>
  search.query
    ? listPosts({ search: search.query }, null, { page: search.page, perPage: search.perGroup }, selected, context)
    : Promise.resolve(nothing(search));

async function pages(search: Search, selected: ReadonlySet<string>, { catalogue, content, scope }: Context) {
  if (!search.query) return nothing(search);
  const own = catalogue.pages.own().join(',');
  const query = {
    search: search.query,
    orderby: 'relevance',
    page: search.page,
    per_page: search.perGroup,
    ...(own ? { exclude: own } : {}),
  };
  const list = await content.pages.list(scope, query, pageSetFor(selected));
  const items: Page[] = list.items.filter(item => !isWordPressOwnPage(item));
  return {
    items,
    pageInfo: pageInfo({ page: search.page, perPage: search.perGroup }, list.totalItems, list.totalPages),
  };
}

const products = (search: Search, selected: ReadonlySet<string>, context: Context) =>
  listProducts(
    productQuery({ search: search.query }, null, { page: search.page, perPage: search.perGroup }),
    selected,
    context,
  );

export const search: Resolvers = {
  Query: {
    search: (_, { query, page, perGroup }) => {
      const asked = pageOf({ page, perPage: perGroup }, 5);
      return { query: searchTerm(query) ?? '', page: asked.page, perGroup: asked.perPage };
    },
  },
  SearchResult: {
    posts: (search, _, context, info) => posts(search, selectedFields(info, 'items'), context),
    pages: (search, _, context, info) => pages(search, selectedFields(info, 'items'), context),
    products: async (search, _, context, info) => {
      if (search.query) return products(search, selectedFields(info, 'items'), context);
      return {
        ...nothing(search),
        query: productQuery(null, null, { page: search.page, perPage: search.perGroup }),
        sample: false,
      };
    },
    totalItems: async (search, _, context) => {
      const found = await Promise.allSettled([
        posts(search, new Set(), context),
        pages(search, new Set(), context),
        ...(search.query ? [products(search, new Set(['id']), context)] : []),
      ]);
      return found.reduce(
        (sum, group) => sum + (group.status === 'fulfilled' ? group.value.pageInfo.totalItems : 0),
        0,
      );
    },
  },
};
