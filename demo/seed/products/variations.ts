import { slugify } from '../slug.ts';
import type { SeedVariation } from '../types.ts';
import { globalSlug, optionOf } from './attributes.ts';
import type { Draft, Vary } from './draft.ts';

type Choice = Record<string, string>;

/** Every combination that is made. */
export function variationsOf(draft: Draft, slug: string): SeedVariation[] {
  const vary = draft.vary;
  if (!vary) return [];
  return combinations(vary)
    .filter(choice => !matchesOne(vary.not, choice))
    .map((choice, i) => variation(draft, vary, choice, `${draft.sku}-${String(i + 1).padStart(2, '0')}`, slug));
}

export function keyOf(name: string): string {
  return globalSlug(name) ?? name;
}

export function colourPicture(slug: string, option: string): string {
  return `${slug}-${slugify(option)}`;
}

function combinations({ by, any = [] }: Vary): Choice[] {
  let choices: Choice[] = [{}];
  for (const [name, options] of Object.entries(by)) {
    if (any.includes(name)) continue;
    choices = choices.flatMap(choice => options.map(option => ({ ...choice, [name]: option })));
  }
  return choices;
}

function matchesOne(lists: string[][] | undefined, choice: Choice): boolean {
  const chosen = new Set(Object.values(choice));
  return (lists ?? []).some(list => list.every(option => chosen.has(option)));
}

function variation(draft: Draft, vary: Vary, choice: Choice, sku: string, slug: string): SeedVariation {
  const options = Object.values(choice);
  const find = <T>(values: Record<string, T> | undefined): T | undefined =>
    options.map(option => values?.[option]).find(value => value !== undefined);
  const price = find(vary.prices) ?? draft.price ?? 0;
  const share = find(vary.sale);
  const pictured = options.find(option => vary.pictures?.[option]);
  const counted = find(vary.count);
  const isOut = counted === 0 || matchesOne(vary.out, choice);
  const isLate = matchesOne(vary.back, choice);
  return {
    sku,
    attributes: Object.fromEntries(
      Object.entries(choice).map(([name, option]) => [keyOf(name), optionOf(name, option)]),
    ),
    regularPrice: price ? price.toFixed(2) : '',
    salePrice: share ? (price * share).toFixed(2) : '',
    description: `<p>${options.join(', ')}${draft.pack ? `, ${draft.pack}` : ''}.</p>`,
    manageStock: counted !== undefined,
    stockQuantity: counted ?? null,
    stockStatus: isOut ? 'outofstock' : isLate ? 'onbackorder' : 'instock',
    image: pictured ? colourPicture(slug, pictured) : undefined,
  };
}
