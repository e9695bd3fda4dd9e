import { singularWords } from '../../catalogue/search/words.ts';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import type { PageInfo, Resolvers } from '../../gql/types.ts';
import type { Page } from '../../upstreams/content/wire.ts';
import { badInput, pageInfo, pageOf, searchTerm } from '../arguments.ts';
import { dependOnIndex } from '../indexTags.ts';
import { isOwnPage } from '../page/isOwnPage.ts';
import { pageSetFor } from '../page/pageSet.ts';
import { listPosts } from '../post/listPosts.ts';
import { listProducts } from '../product/listProducts.ts';
import { productQuery } from '../product/productQuery.ts';
import { matchSku } from '../sku/sku.ts';
import { suggestionsFor } from './addressSuggestions.ts';

/** What is searched; each group is found by its own field, so that one failure leaves the others. */
export interface Search {
  query: string;
  page: number;
  perGroup: number;
  asTyped: boolean;
}

type Group<Item> = { items: Item[]; pageInfo: PageInfo };
type Found<Item> = Group<Item> | Promise<Group<Item>>;

const pageAsked = ({ page, perGroup }: Search) => ({ page, perPage: perGroup });
const nothing = (search: Search) => ({ items: [], pageInfo: pageInfo(pageAsked(search), 0) });

/** The words with their typing errors mended, by what the shop sells; null where there is nothing to mend. */
async function correctionOf({ query, asTyped }: Search, context: Context): Promise<string | null> {
  dependOnIndex(context, ['productText']);
  const { products } = context.catalogue;
  return query && !asTyped && products.ready ? products.correctionOf(query) : null;
}

/**
 * What the content service finds, which looks for parts of words: a plural is looked for as its singular, and words that
 * it does not know are looked for once more without their typing errors.
 */
async function inContent<Item>(search: Search, context: Context, find: (words: string) => Found<Item>) {
  if (!search.query) return nothing(search);
  const found = await find(singularWords(search.query));
  if (found.pageInfo.totalItems > 0) return found;
  const corrected = await correctionOf(search, context);
  return corrected ? find(corrected) : found;
}

const posts = (search: Search, selected: ReadonlySet<string>, context: Context) =>
  inContent(search, context, words => listPosts({ search: words }, null, pageAsked(search), selected, context));

const pages = (search: Search, selected: ReadonlySet<string>, context: Context) =>
  inContent(search, context, async words => {
    const { catalogue, content, scope } = context;
    const own = catalogue.pages.own().join(',');
    const query = {
      search: words,
      orderby: 'relevance',
      page: search.page,
      per_page: search.perGroup,
      ...(own ? { exclude: own } : {}),
    };
    const list = await content.pages.list(scope, query, pageSetFor(selected));
    const items: Page[] = list.items.filter(item => !isOwnPage(item, context));
    return { items, pageInfo: pageInfo(pageAsked(search), list.totalItems, list.totalPages) };
  });

const products = (search: Search, selected: ReadonlySet<string>, context: Context) =>
  listProducts(
    { ...productQuery({ search: search.query }, null, pageAsked(search)), asTyped: search.asTyped },
    selected,
    context,
  );

const POPULAR = 5;
const MOST_POPULAR = 20;

export const search: Resolvers = {
  Query: {
    search: (_, { query, page, perGroup, asTyped }) => {
      const asked = pageOf({ page, perPage: perGroup }, 5);
      return { query: searchTerm(query) ?? '', page: asked.page, perGroup: asked.perPage, asTyped: asTyped ?? false };
    },
    popularSearches: (_, args, context) => {
      // A compiled operation leaves out what its document leaves out.
      const first = args.first ?? POPULAR;
      if (first < 1 || first > MOST_POPULAR)
        throw badInput(`first: ${first} is not a number from 1 to ${MOST_POPULAR}.`);
      dependOnIndex(context, ['productList', 'productGroups']);
      return context.catalogue.products.ready ? context.catalogue.products.popular(first) : [];
    },
    addressSuggestions: (_, { path }, context) => suggestionsFor(path, context),
  },
  SearchResult: {
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
      return found.reduce(
        (sum, group) => sum + (group.status === 'fulfilled' ? group.value.pageInfo.totalItems : 0),
        0,
      );
    },
  },
};
