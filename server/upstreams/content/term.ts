import { z } from 'zod';
import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { createCollection } from '../collection.ts';
import { address } from '../fields.ts';
import type { ContentOptions } from './options.ts';
import { SEO_TERM_FIELDS } from './seo.ts';
import { type Author, type Term, term, user } from './wire.ts';

/** Categories, tags and authors of the blog. Reference data: at hand once loaded. */
export interface Terms {
  categories(scope: Scope): Promise<Term[]>;
  tags(scope: Scope): Promise<Term[]>;
  authors(scope: Scope): Promise<Author[]>;
  /** Where WordPress itself has a category of the shop; null where it does not say. */
  productCategoryLink(scope: Scope, id: number): Promise<string | null>;
}

const linked = z.object({ link: address });

const taxonomy = (options: ContentOptions, route: string, kind: Term['taxonomy']) =>
  createCollection<Term>({
    ...options,
    route,
    name: kind,
    knownRows: () => options.known?.of(kind === 'tag' ? 'post_tag' : kind),
    clock: clocks.undated,
    sets: [
      {
        name: 'full',
        fields: [
          'id',
          'slug',
          'name',
          'description',
          'count',
          'link',
          ...SEO_TERM_FIELDS,
          ...(kind === 'category' ? ['parent'] : []),
        ],
      },
    ],
    decode: row => ({ ...term.parse(row), taxonomy: kind }),
  });

/** wp/v2/categories, wp/v2/tags and wp/v2/users (those with published posts). */
export function createTerms(options: ContentOptions): Terms {
  const categories = taxonomy(options, '/wp/v2/categories', 'category');
  const tags = taxonomy(options, '/wp/v2/tags', 'tag');
  const authors = createCollection<Author>({
    ...options,
    route: '/wp/v2/users',
    name: 'author',
    mayBeClosed: true,
    clock: clocks.undated,
    sets: [{ name: 'full', fields: ['id', 'name', 'slug', 'description', 'link', ...SEO_TERM_FIELDS] }],
    decode: row => user.parse(row),
  });
  return {
    categories: scope => categories.all(scope, {}, 'full'),
    tags: scope => tags.all(scope, {}, 'full'),
    authors: scope => authors.all(scope, {}, 'full'),
    productCategoryLink: (scope, id) =>
      options.records.read(scope, `content/product_cat/${id}`, clocks.undated, async () => {
        const { json, bytes } = await options.upstream.call(`/wp/v2/product_cat/${id}?_fields=link`, { scope });
        const value = linked.safeParse(json).data?.link ?? null;
        return { value, tags: [`productCategory:${id}`], size: bytes };
      }),
  };
}
