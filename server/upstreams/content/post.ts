import { clocks } from '../../cache/clocks.ts';
import { type Collection, createCollection } from '../collection.ts';
import { decoderOf } from '../decoder.ts';
import type { FieldSet } from '../fetchRows.ts';
import { cleanArticle } from './article.ts';
import type { ContentOptions } from './options.ts';
import { RANK_MATH_FIELDS, SEO_FIELDS } from './seo.ts';
import { type Post, post } from './wire.ts';

const decode = decoderOf(post);

const BASE = ['id', 'status', 'slug', 'date', 'date_gmt', 'modified', 'modified_gmt', 'link'];
const CARD = [
  ...BASE,
  'title',
  'excerpt',
  'author',
  'featured_media',
  'comment_status',
  'sticky',
  'categories',
  'tags',
  '_links.wp:featuredmedia',
  '_embedded',
];
const EMBED = '_embed=wp:featuredmedia';

/** A link in a list of neighbours, what a card shows, and all of a post. */
export const postSets = [
  { name: 'card', fields: CARD, query: EMBED },
  { name: 'full', fields: [...CARD, 'content', ...SEO_FIELDS, ...RANK_MATH_FIELDS], query: EMBED },
] as const satisfies FieldSet[];
export type PostSet = (typeof postSets)[number]['name'];

export type Posts = Collection<Post>;

/** wp/v2/posts, read without credentials so that drafts never show. A post behind a password keeps its title only. */
export const createPosts = (options: ContentOptions): Posts =>
  createCollection<Post>({
    ...options,
    route: '/wp/v2/posts',
    name: 'post',
    knownRows: () => options.known?.of('post'),
    clock: clocks.content,
    sets: postSets,
    accept: row => (row.status ?? 'publish') === 'publish',
    decode: row => cleanArticle(decode(row), options.html),
  });
