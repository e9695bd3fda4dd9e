import { slugify } from '../slug.ts';
import type { SeedAttribute, SeedProductAttribute } from '../types.ts';

/** Attributes the whole shop shares; any other name belongs to one product alone. */
const globals = ['size', 'colour', 'material', 'adhesive', 'finish'] as const;
const terms = new Map<string, Map<string, string>>(globals.map(slug => [slug, new Map()]));

export function globalSlug(name: string): string | null {
  const slug = name.toLowerCase();
  return terms.has(slug) ? slug : null;
}

/** How a variation names an option: a term's slug, or the words themselves. */
export function optionOf(name: string, option: string): string {
  return globalSlug(name) ? slugify(option) : option;
}

export function attribute(name: string, options: string[], variation: boolean): SeedProductAttribute {
  const global = globalSlug(name);
  for (const option of options) terms.get(global ?? '')?.set(slugify(option), option);
  return { global, name, options: options.map(option => optionOf(name, option)), visible: true, variation };
}

/** Every term a product has used, sizes by their numbers, words by the alphabet. */
export function collectedAttributes(): SeedAttribute[] {
  return globals.map(slug => ({
    slug,
    name: slug.charAt(0).toUpperCase() + slug.slice(1),
    terms: [...terms.get(slug)!]
      .map(([termSlug, name]) => ({ slug: termSlug, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })),
  }));
}
