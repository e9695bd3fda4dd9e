import { clocks } from '../../cache/clocks.ts';
import { type Collection, createCollection, type FieldSet } from '../collection.ts';
import { cleanArticle } from './article.ts';
import type { ContentOptions } from './options.ts';
import { type Page, page } from './wire.ts';

const BASE = ['id', 'parent', 'status', 'slug', 'date', 'date_gmt', 'modified', 'modified_gmt', 'link'];
const CARD = [...BASE, 'title', 'excerpt', 'featured_media'];

/** What a search result shows, and all of a page. */
export const pageSets = [
  { name: 'card', fields: CARD },
  {
    name: 'full',
    fields: [...CARD, 'content', 'meta', 'acf', '_links', '_embedded'],
    query: '_embed=wp:featuredmedia&acf_format=standard',
  },
] as const satisfies FieldSet[];
export type PageSet = (typeof pageSets)[number]['name'];

export type Pages = Collection<Page>;

/** wp/v2/pages, read without credentials so that drafts never show. */
export const createPages = (options: ContentOptions): Pages =>
  createCollection<Page>({
    ...options,
    route: '/wp/v2/pages',
    name: 'page',
    knownRows: () => options.known?.of('page'),
    clock: clocks.content,
    sets: pageSets,
    accept: row => (row.status ?? 'publish') === 'publish',
    decode: row => cleanArticle(page.parse(row), options.html),
  });
