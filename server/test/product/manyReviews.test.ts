import { expect, it } from 'vitest';
import { startEmbedded } from '../embedded.ts';
import { seed } from '../seed.ts';

const reviewsOf = (product: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    product,
    reviewer: `Buyer ${at + 1}`,
    email: `buyer-${at + 1}@example.test`,
    review: `Review ${at + 1} of ${product}`,
    rating: (at % 5) + 1,
    date: `2026-0${1 + (at % 9)}-${String((at % 28) + 1).padStart(2, '0')}T10:00:00`,
    verified: true,
    status: 'approved' as const,
  }));

const counts = { 'roll-1': 60, 'roll-2': 70, 'roll-3': 20, 'roll-4': 130 };
const service = startEmbedded({
  seed: { ...seed, reviews: Object.entries(counts).flatMap(([slug, count]) => reviewsOf(slug, count)) },
});

const slugs = Object.keys(counts);
const selection = 'reviews(perPage: 3) { items { review } pageInfo { totalItems } stars { count } }';

interface Reviewed {
  reviews: {
    items: { review: string }[];
    pageInfo: { totalItems: number };
    stars: { count: number }[];
  };
}

function expectWhole({ reviews }: Reviewed, slug: keyof typeof counts): void {
  expect(reviews.pageInfo.totalItems).toBe(counts[slug]);
  expect(reviews.items).toHaveLength(3);
  for (const { review } of reviews.items) expect(review).toContain(`of ${slug}`);
  expect(reviews.stars.reduce((sum, { count }) => sum + count, 0)).toBe(counts[slug]);
}

it('shares the hundred rows of a call among the products whose counts fit into it', async () => {
  const fields = slugs.map((slug, at) => `p${at}: product(slug: "${slug}") { ${selection} }`).join(' ');
  const { data, calls } = await service.cost(`{ ${fields} }`);
  for (const [at, slug] of slugs.entries()) expectWhole(data[`p${at}`], slug as keyof typeof counts);
  // 60 | 70 + 20 | 130, and the second hundred of the last for its stars, asked anew from the first page.
  expect(calls.filter(path => path.includes('/reviews'))).toHaveLength(5);
});

it('asks again in halves where a hundred rows did not hold what nobody had counted', async () => {
  const { data: ids } = await service.ask(
    `{ ${slugs.map((slug, at) => `p${at}: product(slug: "${slug}") { id }`).join(' ')} }`,
  );
  const fields = slugs
    .map(
      (_, at) =>
        `p${at}: reviews(product: "${ids[`p${at}`].id}", perPage: 3) { items { review } pageInfo { totalItems } }`,
    )
    .join(' ');
  const { data, calls } = await service.cost(`{ ${fields} }`);
  for (const [at, slug] of slugs.entries())
    expect(data[`p${at}`].pageInfo.totalItems).toBe(counts[slug as keyof typeof counts]);
  // all four | two and two | each of both pairs alone
  expect(calls.filter(path => path.includes('/reviews'))).toHaveLength(7);
});

it('asks for no reviews of a product that has none', async () => {
  const { data, calls } = await service.cost(
    '{ product(slug: "roll-5") { price { amount } reviews { items { id } stars { count } } } }',
  );
  expect(data.product.reviews.items).toEqual([]);
  expect(calls.filter(path => path.includes('/reviews'))).toEqual([]);
});
