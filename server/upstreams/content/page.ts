import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { type Collection, createCollection } from '../collection.ts';
import { decoderOf } from '../decoder.ts';
import type { FieldSet } from '../fetchRows.ts';
import { isSlug } from '../slug.ts';
import { cleanArticle } from './article.ts';
import type { ContentOptions } from './options.ts';
import { SEO_FIELDS } from './seo.ts';
import { type Page, page } from './wire.ts';

const decode = decoderOf(page);

const BASE = ['id', 'parent', 'status', 'slug', 'date', 'date_gmt', 'modified', 'modified_gmt', 'link'];
const CARD = [...BASE, 'title', 'excerpt', 'featured_media'];

/** What a search result shows, and all of a page. */
export const pageSets = [
  { name: 'card', fields: CARD },
  {
    name: 'full',
    fields: [...CARD, 'content', 'meta', 'acf', ...SEO_FIELDS, '_links.wp:featuredmedia', '_embedded'],
    query: '_embed=wp:featuredmedia&acf_format=standard',
  },
] as const satisfies FieldSet[];
export type PageSet = (typeof pageSets)[number]['name'];

export interface Pages extends Collection<Page> {
  /** All pages of a slug: it is one page's alone only among those below the same page. */
  named(scope: Scope, slug: string, set: PageSet): Promise<Page[]>;
}

/** wp/v2/pages, read without credentials so that drafts never show. */
export function createPages(options: ContentOptions): Pages {
  const pages = createCollection<Page>({
    ...options,
    route: '/wp/v2/pages',
    name: 'page',
    knownRows: () => options.known?.of('page'),
    clock: clocks.content,
    sets: pageSets,
    accept: row => (row.status ?? 'publish') === 'publish',
    decode: row => cleanArticle(decode(row), options.html),
  });
  const named: Pages['named'] = async (scope, slug, set) =>
    isSlug(slug) ? (await pages.list(scope, { slug, per_page: 100 }, set)).items : [];
  return {
    ...pages,
    named,
    bySlug: async (scope, slug, set) => (await named(scope, slug, set as PageSet)).find(one => !one.parent) ?? null,
  };
}
