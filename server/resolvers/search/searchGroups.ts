import type { Context } from '../../context/context.ts';
import type { Page } from '../../upstreams/content/wire.ts';
import { pageInfo } from '../arguments.ts';
import { isOwnPage } from '../page/isOwnPage.ts';
import { pageSetFor } from '../page/pageSet.ts';
import { listPosts } from '../post/listPosts.ts';
import { listProducts } from '../product/listProducts.ts';
import { productQuery } from '../product/productQuery.ts';
import { inContent, pageAsked, type Search } from './inContent.ts';

export const posts = (search: Search, selected: ReadonlySet<string>, context: Context) =>
  inContent(search, context, words => listPosts({ search: words }, null, pageAsked(search), selected, context));

export const pages = (search: Search, selected: ReadonlySet<string>, context: Context) =>
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

export const products = (search: Search, selected: ReadonlySet<string>, context: Context) =>
  listProducts(
    { ...productQuery({ search: search.query }, null, pageAsked(search)), asTyped: search.asTyped },
    selected,
    context,
  );
