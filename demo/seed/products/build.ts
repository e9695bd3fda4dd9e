import { slugify } from '../slug.ts';
import type { SeedProduct, SeedProductAttribute } from '../types.ts';
import { attribute, optionOf } from './attributes.ts';
import { parentOf } from './categories.ts';
import type { Draft } from './draft.ts';
import { colourPicture, keyOf, variationsOf } from './variations.ts';

export function slugOf(draft: Draft): string {
  return draft.slug ?? slugify(draft.name);
}

/** The product as the shop stores it. */
export function build(draft: Draft): SeedProduct {
  const slug = slugOf(draft);
  const varies = draft.vary !== undefined;
  const price = (value: number | undefined) => (varies || value === undefined ? '' : value.toFixed(2));
  const [length, width, height] = draft.box ?? boxOf(draft);
  return {
    slug,
    name: draft.name,
    type: varies ? 'variable' : 'simple',
    status: 'publish',
    visibility: 'visible',
    featured: draft.featured ?? false,
    date: draft.date,
    modified: laterThan(draft.date, slug),
    description: descriptionOf(draft),
    shortDescription: `<p>${draft.short}</p>`,
    sku: draft.sku,
    regularPrice: price(draft.price),
    salePrice: price(draft.sale),
    ...stockOf(draft),
    backorders: draft.stock === 'back' ? 'notify' : 'no',
    soldIndividually: false,
    weight: draft.weight ?? weightOf(draft),
    dimensions: { length, width, height },
    reviewsAllowed: true,
    totalSales: draft.sales ?? (slug.length * 37) % 211,
    categories: withParents(draft.categories),
    tags: draft.tags ?? [],
    images: imagesOf(draft, slug),
    attributes: attributesOf(draft),
    defaultAttributes: defaultsOf(draft),
    variations: variationsOf(draft, slug),
    upsells: draft.upsells ?? [],
    crossSells: draft.crossSells ?? [],
    grouped: [],
    meta: metaOf(draft),
    ...draft.more,
  };
}

function stockOf({ stock = 'in' }: Draft): Pick<SeedProduct, 'manageStock' | 'stockQuantity' | 'stockStatus'> {
  if (typeof stock === 'number') {
    return { manageStock: true, stockQuantity: stock, stockStatus: stock > 0 ? 'instock' : 'outofstock' };
  }
  const stockStatus = { in: 'instock', out: 'outofstock', back: 'onbackorder' } as const;
  return { manageStock: false, stockQuantity: null, stockStatus: stockStatus[stock] };
}

function descriptionOf({ text, facts }: Draft): string {
  const paragraphs = text.map(paragraph => `<p>${paragraph}</p>`).join('\n');
  if (!facts) return paragraphs;
  return `${paragraphs}\n<ul>\n${facts.map(fact => `<li>${fact}</li>`).join('\n')}\n</ul>`;
}

/** Edited some weeks after it was made, but never later than the seed's today. */
function laterThan(date: string, slug: string): string {
  const edited = new Date(`${date}Z`);
  edited.setUTCDate(edited.getUTCDate() + 3 + (slug.length % 40));
  const iso = edited.toISOString().slice(0, 19);
  return iso < '2026-11-18T16:00:00' ? iso : '2026-11-18T16:00:00';
}

function withParents(categories: string[]): string[] {
  const parents = categories.map(parentOf).filter(parent => parent !== undefined);
  return [...new Set([...parents, ...categories])];
}

function imagesOf(draft: Draft, slug: string): string[] {
  if (!draft.art) return [];
  const views = (draft.views ?? []).map((_, i) => `${slug}-${i + 2}`);
  const colours = Object.keys(draft.vary?.pictures ?? {}).map(option => colourPicture(slug, option));
  return [slug, ...views, ...colours];
}

function attributesOf(draft: Draft): SeedProductAttribute[] {
  const varied = Object.entries(draft.vary?.by ?? {}).map(([name, options]) => attribute(name, options, true));
  const taken = new Set(varied.map(one => one.name));
  const fixed = {
    Size: draft.size,
    Colour: draft.colour,
    Material: draft.material,
    Adhesive: draft.adhesive,
    Finish: draft.finish,
  };
  for (const [name, option] of Object.entries(fixed)) {
    if (option && !taken.has(name)) varied.push(attribute(name, [option], false));
  }
  return varied;
}

function defaultsOf({ vary }: Draft): Record<string, string> {
  return Object.fromEntries(
    Object.entries(vary?.default ?? {}).map(([name, option]) => [keyOf(name), optionOf(name, option)]),
  );
}

function metaOf(draft: Draft): Record<string, string> {
  const meta: Record<string, string> = {};
  if (draft.pack) meta.pack = draft.pack;
  if (draft.material) meta.face_material = draft.material;
  if (draft.adhesive) meta.adhesive = draft.adhesive;
  if (draft.pack?.startsWith('roll')) meta.core = '76 mm, labels wound out';
  if (draft.breaks)
    meta.price_breaks = JSON.stringify(
      draft.breaks.map(([quantity, price]) => ({ quantity, price: price.toFixed(2) })),
    );
  if (draft.minimum) meta.min_order_qty = String(draft.minimum);
  return { ...meta, ...draft.meta };
}

const piecesIn = (pack: string | undefined) => Number(pack?.match(/\d+/)?.[0] ?? 1);

/** Film, liner and core; good enough to work out a parcel. */
function weightOf({ art, pack }: Draft): string {
  if (!art || !pack) return '';
  if (art.kind === 'tape' || art.kind === 'carton') return (piecesIn(pack) * 0.24).toFixed(2);
  const squareMetres = (art.w * art.h * piecesIn(pack)) / 1e6;
  return (squareMetres * 0.35 + 0.12).toFixed(2);
}

function boxOf({ art, pack }: Draft): [string, string, string] {
  if (!art || !pack) return ['', '', ''];
  if (art.kind === 'tape' || art.kind === 'carton') return ['39', '27', '21'];
  if (pack.startsWith('roll')) return ['16', '16', ((art.h + 12) / 10).toFixed(1)];
  return ['30', '21', '1.5'];
}
