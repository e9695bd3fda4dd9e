import { postPath } from '../../../rules/paths.ts';
import { type MaybePromise, whenThere } from '../../context/atHand.ts';
import { selectedFields } from '../../context/selection.ts';
import type { PostResolvers } from '../../gql/types.ts';
import { momentOrEpoch, plain } from '../../upstreams/fields.ts';
import { cutText } from '../arguments.ts';
import { asOf } from '../asOf.ts';
import { editorial } from '../editorial.ts';
import { isProtected } from '../isProtected.ts';
import { seoOf } from '../seo.ts';
import { commentsOf } from './commentsOf.ts';
import { neighbour } from './neighbour.ts';
import { takesComments } from './takesComments.ts';

/** At two hundred words a minute. */
const WORDS_A_MINUTE = 200;

const minutesOf = (words: string): number => Math.ceil((words.match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE);

const known = <T extends { id: number }>(
  ids: readonly number[] | undefined,
  all: MaybePromise<T[]>,
): MaybePromise<T[]> => whenThere(all, terms => (ids ?? []).flatMap(id => terms.find(term => term.id === id) ?? []));

export const Post: PostResolvers = {
  title: post => post.title ?? '',
  asOf,
  seo: (post, _, context) => (isProtected(post) ? null : seoOf(post, 'post', context)),
  path: post => postPath(post.slug),
  url: (post, _, { config }) => config.publicUrl + postPath(post.slug),
  content: (post, _, context) => editorial(post.content?.rendered ?? '', context),
  excerpt: (post, _, context) => editorial(post.excerpt?.rendered ?? '', context),
  excerptText: (post, { length }) =>
    cutText(plain(post.excerpt?.rendered || post.content?.rendered || ''), length ?? 150),
  publishedAt: post => momentOrEpoch(post.date, post.date_gmt),
  modifiedAt: post => momentOrEpoch(post.modified, post.modified_gmt),
  featuredImage: post => post.picture,
  author: (post, _, { authors }) => whenThere(authors(), all => all.find(author => author.id === post.author) ?? null),
  categories: (post, _, { postCategories }) => known(post.categories, postCategories()),
  tags: (post, _, { postTags }) => known(post.tags, postTags()),
  comments: (post, args, context) => commentsOf(post, args, context),
  commentsOpen: post => post.comment_status === 'open',
  takesComments: (post, _, context) => takesComments(post, context),
  sticky: post => post.sticky ?? false,
  protected: isProtected,
  readingMinutes: post => minutesOf(plain(post.content?.rendered ?? '')),
  previous: (post, _, context, info) => neighbour(post, 'previous', selectedFields(info), context),
  next: (post, _, context, info) => neighbour(post, 'next', selectedFields(info), context),
};
