import { postPath } from '../../../rules/paths.ts';
import type { Context } from '../../context/context.ts';
import { orElse } from '../../context/requestReference.ts';
import { selectedFields } from '../../context/selection.ts';
import type { PostFilter, PostSort, Resolvers } from '../../gql/types.ts';
import type { PostSet } from '../../upstreams/content/post.ts';
import type { Post, Term } from '../../upstreams/content/wire.ts';
import { moment, plain } from '../../upstreams/fields.ts';
import { cutText, exactlyOne, idOf, pageInfo, pageOf, searchTerm } from '../arguments.ts';
import { asOf } from '../asOf.ts';
import { editorial } from '../editorial.ts';
import { dependOnIndex, pathTag } from '../indexTags.ts';
import { isProtected } from '../isProtected.ts';
import { seoOf } from '../seo.ts';
import { authorSlug } from '../term/term.ts';

const FULL = ['content', 'readingMinutes', 'seo'];
export const postSetFor = (selected: ReadonlySet<string>): PostSet =>
  FULL.some(field => selected.has(field)) ? 'full' : 'card';

async function findPost(
  args: { id?: string | null; slug?: string | null },
  set: PostSet,
  context: Context,
): Promise<Post | null> {
  const { catalogue, content, loaders, scope } = context;
  const by = exactlyOne(args, 'slug', 'id');
  const id = by === 'id' ? idOf(args.id) : catalogue.posts.idOf(args.slug!);
  dependOnIndex(context, [pathTag('post', id)]);
  if (id !== null) return loaders.post.load({ id, set });
  return by === 'slug' && !catalogue.posts.complete ? content.posts.bySlug(scope, args.slug!, set) : null;
}

/** A category with all that are in it: the service takes each for itself. */
function withBelow(slug: string, all: readonly Term[]): Term[] {
  const found = all.filter(term => term.slug === slug);
  for (const term of found) found.push(...all.filter(other => other.parent === term.id && !found.includes(other)));
  return found;
}

/** The filter as the service understands it; null when it names a term or author that does not exist. */
async function filterQuery(
  filter: PostFilter | null | undefined,
  { content, scope }: Context,
): Promise<Record<string, string | number> | null> {
  const query: Record<string, string | number> = {};
  const search = searchTerm(filter?.search);
  if (search) query.search = search;
  const { category, tag, author } = filter ?? {};
  const named = [
    ['categories', category, async () => withBelow(category!, await content.terms.categories(scope))],
    ['tags', tag, async () => (await content.terms.tags(scope)).filter(term => term.slug === tag)],
    ['author', author, async () => (await content.terms.authors(scope)).filter(one => authorSlug(one) === author)],
  ] as const;
  for (const [parameter, slug, find] of named) {
    if (!slug) continue;
    const found = await find();
    if (!found.length) return null;
    query[parameter] = found.map(({ id }) => id).join();
  }
  return query;
}

const ORDER_BY = { DATE: 'date', MODIFIED: 'modified', TITLE: 'title' } as const;
const sortQuery = (sort: PostSort | null | undefined): Record<string, string> =>
  sort ? { orderby: ORDER_BY[sort.field], order: sort.order.toLowerCase() } : {};

/** At two hundred words a minute. */
const WORDS_A_MINUTE = 200;
const minutesOf = (words: string): number => Math.ceil((words.match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE);

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

/** Whether a stranger's comment on it will be taken, as far as is known. */
export const takesComments = (post: Post, { capabilities }: Context): boolean =>
  post.comment_status === 'open' && !isProtected(post) && capabilities.current.content.comments === 'available';

/** A neighbour that cannot be had leaves its link out; the failure is in the log. */
async function neighbour(
  post: Post,
  which: 'previous' | 'next',
  selected: ReadonlySet<string>,
  context: Context,
): Promise<Post | null> {
  const { catalogue, content, loaders, scope } = context;
  const set = postSetFor(selected);
  dependOnIndex(context, ['posts']);
  if (catalogue.posts.ready) {
    const id = catalogue.posts.neighbours(post.id)[which];
    return id === null ? null : loaders.post.load({ id, set }).catch(() => null);
  }
  const bound: Record<string, string> =
    which === 'previous' ? { before: post.date ?? '', order: 'desc' } : { after: post.date ?? '', order: 'asc' };
  const found = await content.posts
    .first(scope, { ...bound, orderby: 'date', exclude: post.id }, set)
    .catch(() => null);
  return found && isProtected(found) ? null : found;
}

const known = async <T extends { id: number }>(ids: readonly number[] | undefined, all: Promise<T[]>): Promise<T[]> => {
  const byId = new Map((await all).map(one => [one.id, one]));
  return (ids ?? []).flatMap(id => byId.get(id) ?? []);
};

async function commentsOf(post: Post, args: { page?: number | null; perPage?: number | null }, context: Context) {
  const asked = pageOf(args, 50);
  if (isProtected(post)) return { items: [], pageInfo: pageInfo(asked, 0) };
  const { items, totalItems } = await context.loaders.comments.load(post.id);
  const shown = items.slice((asked.page - 1) * asked.perPage, asked.page * asked.perPage);
  return { items: shown, pageInfo: pageInfo(asked, totalItems) };
}

export const post: Resolvers = {
  PostList: { asOf },
  Query: {
    post: (_, args, context, info) => findPost(args, postSetFor(selectedFields(info)), context),
    posts: (_, { filter, sort, ...args }, context, info) =>
      listPosts(filter, sort, args, selectedFields(info, 'items'), context),
  },
  Post: {
    id: post => String(post.id),
    title: post => post.title ?? '',
    asOf,
    seo: (post, _, context) => (isProtected(post) ? null : seoOf(post, 'post', context)),
    path: post => postPath(post.slug),
    url: (post, _, { config }) => config.publicUrl + postPath(post.slug),
    content: (post, _, context) => editorial(post.content?.rendered ?? '', context),
    excerpt: (post, _, context) => editorial(post.excerpt?.rendered ?? '', context),
    excerptText: (post, { length }) =>
      cutText(plain(post.excerpt?.rendered || post.content?.rendered || ''), length ?? 150),
    publishedAt: post => moment(post.date, post.date_gmt) ?? '1970-01-01T00:00:00+00:00',
    modifiedAt: post => moment(post.modified, post.modified_gmt) ?? '1970-01-01T00:00:00+00:00',
    featuredImage: post => post.picture,
    author: async (post, _, { content, scope }) =>
      (await content.terms.authors(scope)).find(author => author.id === post.author) ?? null,
    categories: (post, _, { content, scope }) =>
      known(post.categories, orElse(content.terms.categories(scope), [], scope)),
    tags: (post, _, { content, scope }) => known(post.tags, orElse(content.terms.tags(scope), [], scope)),
    comments: (post, args, context) => commentsOf(post, args, context),
    commentsOpen: post => post.comment_status === 'open',
    takesComments: (post, _, context) => takesComments(post, context),
    sticky: post => post.sticky ?? false,
    protected: isProtected,
    readingMinutes: post => minutesOf(plain(post.content?.rendered ?? '')),
    previous: (post, _, context, info) => neighbour(post, 'previous', selectedFields(info), context),
    next: (post, _, context, info) => neighbour(post, 'next', selectedFields(info), context),
  },
};
