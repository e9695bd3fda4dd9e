import type { ProductSeo_ProductFragment } from '../../gql/graphql.ts';
import { cardTexts } from '../../product/cardTexts.ts';
import type { Crumb } from '../../ui/layout/Breadcrumbs.tsx';

/** Home, the catalogue, the deepest category with its parent, the product. */
export function productCrumbs({ name, path, categories }: ProductSeo_ProductFragment): Crumb[] {
  const deepest = categories.find(category => category.parent) ?? categories.at(-1);
  const shelves = [deepest?.parent, deepest].filter(shelf => shelf !== null && shelf !== undefined);
  return [
    { label: cardTexts.home, href: '/' },
    { label: cardTexts.products, href: '/catalog' },
    ...shelves.map(shelf => ({ label: shelf.name, href: shelf.path })),
    { label: name, href: path },
  ];
}
