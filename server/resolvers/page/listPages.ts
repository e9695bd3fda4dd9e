import type { Context } from '../../context/context.ts';
import type { QueryPagesArgs } from '../../gql/types.ts';
import type { PageSet } from '../../upstreams/content/page.ts';
import { isSlug } from '../../upstreams/slug.ts';
import { pageInfo, pageOf } from '../arguments.ts';
import { dependOnIndex } from '../indexTags.ts';
import { rowsThere } from '../rowsThere.ts';
import { isOwnPage } from './isOwnPage.ts';

/** One page of pages, in the order of the index; before it is there from the service itself, which counts its own pages too. */
export async function listPages(args: Partial<QueryPagesArgs>, set: PageSet, context: Context) {
  const { catalogue, content, loaders, scope } = context;
  const asked = pageOf(args, 20);
  const slug = args.slug ?? undefined;
  dependOnIndex(context, ['pages']);
  if (catalogue.pages.ready) {
    const all = catalogue.pages.all(slug);
    const shown = all.slice((asked.page - 1) * asked.perPage, asked.page * asked.perPage);
    const rows = await loaders.page.loadMany(shown.map(({ id }) => ({ id, set })));
    return { items: rowsThere(rows, scope), pageInfo: pageInfo(asked, all.length) };
  }
  if (slug !== undefined && !isSlug(slug)) return { items: [], pageInfo: pageInfo(asked, 0) };
  const query = { page: asked.page, per_page: asked.perPage, orderby: 'title', order: 'asc' };
  const list = await content.pages.list(scope, slug === undefined ? query : { ...query, slug }, set);
  return {
    items: list.items.filter(item => !isOwnPage(item, context)),
    pageInfo: pageInfo(asked, list.totalItems, list.totalPages),
  };
}
