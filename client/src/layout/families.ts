import { layoutTexts } from '../../../rules/texts/layout/layout.ts';

const familySlugs = ['regulatory', 'security', 'specialty', 'general'] as const;

export type FamilySlug = (typeof familySlugs)[number];

/** The four families of labels, each a product category and a column of the products menu. */
export const families = familySlugs.map(slug => ({
  slug,
  name: layoutTexts.families[slug],
  href: `/products/${slug}`,
}));

export type Family = (typeof families)[number];
