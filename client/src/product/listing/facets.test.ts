import { expect, test } from 'vitest';
import { categoryNamed, type Facets, shownCategories } from './facets.ts';

const facet = (id: string, parent: string | null) => ({
  __typename: 'CategoryFacet' as const,
  count: 1,
  category: {
    ...{ __typename: 'ProductCategory' as const, id, name: id, path: `/products/${id}` },
    parent: parent === null ? null : { __typename: 'ProductCategory' as const, id: parent },
  },
});
const tree = {
  categories: [
    facet('security', null),
    facet('void', 'security'),
    facet('tape', 'void'),
    facet('bags', 'security'),
    facet('general', null),
    facet('carton', 'general'),
  ],
} as Facets;

const shown = (id: string) => shownCategories(tree, id).map(({ category, depth }) => '-'.repeat(depth) + category.id);

test.each([
  ['', ['security', 'general']],
  ['unknown', ['security', 'general']],
  ['security', ['security', '-void', '-bags', 'general']],
  ['void', ['security', '-void', '--tape', '-bags', 'general']],
  ['tape', ['security', '-void', '--tape', '-bags', 'general']],
  ['carton', ['security', 'general', '-carton']],
])('of the tree, %j opens %j', (id, categories) => {
  expect(shown(id)).toEqual(categories);
});

test('a category is named by its id, and by its slug as the shop keeps it or as people read it', () => {
  const slug = encodeURIComponent('пломбы').toLowerCase();
  const { category } = facet('12', null);
  const facets = { categories: [{ category: { ...category, slug } }] } as Facets;
  for (const named of ['12', slug, 'пломбы']) expect(categoryNamed(facets, named), named).toMatchObject({ id: '12' });
  expect(categoryNamed(facets, 'пломба')).toBeUndefined();
});
