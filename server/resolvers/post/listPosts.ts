import type { Context } from '../../context/context.ts';
import type { PostFilter, PostSort } from '../../gql/types.ts';
import { pageInfo, pageOf } from '../arguments.ts';
import { filterQuery } from './filterQuery.ts';
import { postSetFor } from './findPost.ts';

const ORDER_BY = { DATE: 'date', MODIFIED: 'modified', TITLE: 'title' } as const;

const sortQuery = (sort: PostSort | null | undefined): Record<string, string> =>
  sort ? { orderby: ORDER_BY[sort.field], order: sort.order.toLowerCase() } : {};

export async function listPosts(
  filter: PostFilter | null | undefined,
  sort: PostSort | null | undefined,
  args: { page?: number | null; perPage?: number | null },
  selected: ReadonlySet<string>,
  context: Context,
) {
  const asked = pageOf(args, 10);
  const query = await filterQuery(filter, context);
  if (!query) return { items: [], pageInfo: pageInfo(asked, 0) };
  const order: Record<string, string> = query.search && !sort ? { orderby: 'relevance' } : sortQuery(sort);
  const list = await context.content.posts.list(
    context.scope,
    { ...query, ...order, page: asked.page, per_page: asked.perPage },
    postSetFor(selected),
  );
  return { items: list.items, pageInfo: pageInfo(asked, list.totalItems, list.totalPages) };
}
