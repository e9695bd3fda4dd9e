import type { Seed, SeedTerm } from '../seed/types.ts';
import type { Ids } from './ids.ts';
import type { Taxonomy, Term } from './rows.ts';

const FIRST_ATTRIBUTE_TERM = 701;

export function plantTerms(seed: Seed, ids: Ids): Term[] {
  const plain = (taxonomy: 'category' | 'post_tag' | 'product_cat' | 'product_tag', terms: SeedTerm[]) =>
    terms.map(term => bare(ids.of(taxonomy, term.slug), taxonomy, term, ids.maybe(taxonomy, term.parent)));
  const productCategories = seed.productCategories.map(term => ({
    ...bare(ids.of('product_cat', term.slug), 'product_cat', term, ids.maybe('product_cat', term.parent)),
    menuOrder: term.menuOrder,
    image: ids.maybe('media', term.image),
    display: term.display,
  }));
  const menus = seed.menus.map(menu => ({
    ...bare(ids.of('nav_menu', menu.slug), 'nav_menu', { ...menu, description: '' }, 0),
    location: menu.location,
  }));
  return [
    ...plain('category', seed.categories),
    ...plain('post_tag', seed.tags),
    ...productCategories,
    ...plain('product_tag', seed.productTags),
    ...attributeTerms(seed),
    ...menus,
  ];
}

function attributeTerms(seed: Seed): Term[] {
  let id = FIRST_ATTRIBUTE_TERM;
  return seed.attributes.flatMap(attribute =>
    attribute.terms.map((term, at) => ({
      ...bare(id++, `pa_${attribute.slug}`, { ...term, description: '' }, 0),
      menuOrder: at,
    })),
  );
}

function bare(id: number, taxonomy: Taxonomy, term: SeedTerm, parent: number): Term {
  const { slug, name, description } = term;
  return { id, taxonomy, slug, name, description, parent, menuOrder: 0, image: 0, display: 'default' };
}
