import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import * as content from '../../upstreams/content/wire.ts';
import { decoderOf } from '../../upstreams/decoder.ts';
import * as shop from '../../upstreams/shop/wire.ts';
import { mutate, mutation } from '../mutated/mutate.ts';
import { upstreamAnswers } from '../mutated/upstreamAnswers.ts';

const SCHEMAS: Record<string, z.ZodType> = {
  '/wc/v3/products': shop.product,
  '/wc/v3/variations': shop.variation,
  '/wc/v3/products/reviews': shop.review,
  '/wc/v3/products/categories': shop.category,
  '/wp/v2/posts': content.post,
  '/wp/v2/pages': content.page,
  '/wp/v2/media': content.media,
};

/** What a schema makes of a row; the issues where it makes nothing of it. */
function outcome(read: (row: unknown) => unknown, row: unknown): unknown {
  try {
    return { row: read(row) };
  } catch (error) {
    return { issues: (error as z.ZodError).issues };
  }
}

it.each(Object.keys(SCHEMAS))('reads a row of %s as zod does, however it is spoilt', route => {
  const schema = SCHEMAS[route]!;
  const decode = decoderOf(schema);
  const rows = (upstreamAnswers.get(`/wp-json${route}`) ?? []).flatMap(({ body }) => body as object[]);
  expect(rows.length).toBeGreaterThan(0);
  fc.assert(
    fc.property(fc.constantFrom(...rows), fc.array(mutation, { maxLength: 3 }), (row, mutations) => {
      const spoilt = mutations.reduce<unknown>(mutate, row);
      expect(outcome(decode, spoilt)).toStrictEqual(outcome(value => schema.parse(value), spoilt));
    }),
    { numRuns: 300, seed: 1 },
  );
});
