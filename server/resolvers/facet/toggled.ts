import type { CategoryFacet } from '../../catalogue/read/lists.ts';
import type { AttributeChoice } from '../../catalogue/read/productQuery.ts';
import { slugForms } from '../../catalogue/read/slugs.ts';
import type { ProductFilter } from '../../gql/types.ts';
import type { AskedFacets } from './facetsOf.ts';

export const toggled = <Value>(
  values: readonly Value[] | null | undefined,
  value: Value,
  selected: boolean,
): Value[] => (selected ? (values ?? []).filter(one => one !== value) : [...(values ?? []), value]);

// A category may be asked for by its id or by its slug.
export function toggledCategory(
  filter: Partial<ProductFilter>,
  { category, selected }: CategoryFacet,
): Partial<ProductFilter> {
  const categories = toggled(filter.categories, String(category.id), selected);
  const categorySlugs = (filter.categorySlugs ?? []).filter(slug => !slugForms(slug).includes(category.slug));
  return { ...filter, categories, categorySlugs };
}

export function toggledOption(
  filter: Partial<ProductFilter>,
  slug: string,
  option: string,
  selected: boolean,
): AttributeChoice[] {
  const asked = filter.attributes ?? [];
  const options = toggled(asked.find(one => one.slug === slug)?.options, option, selected);
  return [...asked.filter(one => one.slug !== slug), ...(options.length ? [{ slug, options }] : [])];
}

export function switchFacet(name: 'onSale' | 'featured', { [name]: count, filter }: AskedFacets) {
  const selected = filter[name] === true;
  return { count, selected, input: { ...filter, [name]: selected ? null : true } };
}
