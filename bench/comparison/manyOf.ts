import type { Seed, SeedProduct } from '../../demo/seed/types.ts';
import { type Subjects, VARIANTS } from './queries.ts';

const PRODUCTS = 12;
const POSTS = 10;
/** Few products of the seed name others to buy instead: here each names so many that follow it. */
const BESIDE = 4;
const PAGE = 'faq';

interface Dated {
  slug: string;
  date: string;
  modified: string;
}

const slugOf = (slug: string, copy: number): string => (copy ? `${slug}-${copy}` : slug);

/** A date of the seed `years` earlier, so that the copies follow each other in every list. */
const earlier = (date: string, years: number): string => `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;

const newest = <T extends Dated>(rows: readonly T[], count: number): T[] =>
  rows.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, count);

const copies = <T>(make: (copy: number) => T[]): T[] =>
  Array.from({ length: VARIANTS }, (_, copy) => make(copy)).flat();

const copyOf = <T extends Dated>(row: T, copy: number): T => ({
  ...row,
  slug: slugOf(row.slug, copy),
  date: earlier(row.date, copy),
  modified: earlier(row.modified, copy),
});

const copyOfProduct = (product: SeedProduct, copy: number, beside: readonly SeedProduct[]): SeedProduct => ({
  ...copyOf(product, copy),
  sku: product.sku && slugOf(product.sku, copy),
  variations: product.variations.map(variation => ({ ...variation, sku: slugOf(variation.sku, copy) })),
  upsells: beside.map(({ slug }) => slugOf(slug, copy)),
  crossSells: [],
  grouped: [],
});

/** What the first page of the catalogue shows. Hidden products are left out: whoever has a key is shown them. */
const firstProducts = ({ products }: Seed): SeedProduct[] =>
  newest(
    products.filter(({ status, visibility }) => status === 'publish' && visibility === 'visible'),
    PRODUCTS,
  );

/**
 * The first page of the catalogue and that of the blog as often as a pass has requests, each time with ids of its own:
 * every request then asks for as much as any other, and for nothing that another one does.
 */
export function manyOf(seed: Seed): Seed {
  const products = firstProducts(seed);
  const posts = newest(
    seed.posts.filter(({ status, password, sticky }) => status === 'publish' && !password && !sticky),
    POSTS,
  );
  const page = seed.pages.find(({ slug }) => slug === PAGE)!;
  const reviews = seed.reviews.filter(({ product }) => products.some(({ slug }) => slug === product));
  return {
    ...seed,
    products: copies(copy =>
      products.map((product, at) => copyOfProduct(product, copy, products.slice(at + 1, at + 1 + BESIDE))),
    ),
    reviews: copies(copy =>
      reviews.map(review => ({ ...review, product: slugOf(review.product, copy), date: earlier(review.date, copy) })),
    ),
    posts: copies(copy => posts.map(post => copyOf(post, copy))),
    pages: [...seed.pages.filter(one => one !== page), ...copies(copy => [copyOf(page, copy)])],
  };
}

/** What single rows are asked for by: the page, and a product that has variations, reviews and others beside it. */
export function subjectsOf(seed: Seed): Subjects {
  const isReviewed = ({ slug }: SeedProduct) => seed.reviews.some(({ product }) => product === slug);
  const product = firstProducts(seed)
    .slice(0, -BESIDE)
    .find(one => one.variations.length && isReviewed(one))!;
  return {
    pages: copies(copy => [slugOf(PAGE, copy)]),
    products: copies(copy => [slugOf(product.slug, copy)]),
  };
}
