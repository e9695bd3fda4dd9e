import assert from 'node:assert/strict';
import type { ShopCapabilities } from '../../capabilities.ts';
import { collection } from '../../collection.ts';
import type { ShopService } from '../../examination.ts';
import { type Expectation, expect, orNotAvailable, where, writing } from '../../fact.ts';
import { asStranger, type Inspection } from '../../inspection.ts';
import { availabilityOf, takes } from '../../reply.ts';
import { behindShop } from './access.ts';

const ROUTE = 'wc/v3/products/reviews';

export async function readReviews(shop: ShopService): Promise<Pick<ShopCapabilities, 'reviews'>> {
  const list = availabilityOf(await shop.askSigned(`/${ROUTE}?per_page=1&status=approved&_fields=id`));
  if (list === 'available') return { reviews: 'flat' };
  if (list !== 'absent') return { reviews: list };
  const own = await takes('GET', '/wc/v3/products/1/reviews', shop.askSigned);
  return { reviews: own === 'available' ? 'nested' : 'absent' };
}

const listed = ({ capabilities: { shop } }: Inspection) =>
  orNotAvailable(shop.reviews === 'flat', `reviews are ${shop.reviews}; products show none`);

/** A review as the gateway hands one over; taken back whatever becomes of `look`. */
async function withReview(service: Inspection, look: (id: number, product: number) => Promise<void>): Promise<void> {
  const found = await service.rows('/wc/v3/products?status=publish&per_page=100&_fields=id,reviews_allowed');
  const product = found.find(row => row.reviews_allowed)?.id;
  orNotAvailable(product, 'no product takes reviews');
  const review = await service.shop.reviews.submit(service.scope(), { ...PROBE, product });
  try {
    await look(review.id, product);
  } finally {
    await service.call(`/${ROUTE}/${review.id}?force=true`, { method: 'DELETE' });
  }
}

const PROBE = {
  reviewer: 'Contract probe',
  email: 'probe@contract.example',
  review: `A probe of the contract suite, ${new Date().toISOString()}.`,
  rating: 5,
};

export const reviews: readonly Expectation[] = behindShop([
  ...collection(ROUTE, { always: 'status=approved', field: 'rating' }),
  ...where(
    listed,
    expect(ROUTE, {
      async 'lists approved reviews of any product, decoded'({ shop, scope }) {
        const { items, totalItems } = await shop.reviews.list(scope(), { per_page: 100 }, 'full');
        assert.equal(items.length, Math.min(100, totalItems), 'every row can be read');
      },
      async 'lists by product= those of one product alone'({ rows }) {
        const [any] = await rows(`/${ROUTE}?per_page=1&_fields=id,product_id`);
        orNotAvailable(any, 'no reviews');
        const query = `product=${any.product_id}&per_page=100&_fields=id,product_id`;
        for (const row of await rows(`/${ROUTE}?${query}`)) assert.equal(row.product_id, any.product_id);
      },
      async 'lists by product= those of several products, and counts them all in X-WP-Total'({ rows, call }) {
        const found = await rows(`/${ROUTE}?status=approved&per_page=100&_fields=id,product_id`);
        const several = [...new Set(found.map(row => row.product_id))].slice(0, 3);
        orNotAvailable(several.length > 1, 'fewer than two products have reviews');
        const count = async (products: unknown) =>
          (await call(`/${ROUTE}?status=approved&product=${products}&per_page=1&_fields=id`)).total ?? 0;
        const single = await Promise.all(several.map(count));
        const sum = single.reduce((all, one) => all + one, 0);
        assert.equal(await count(several), sum);
      },
    }),
  ),
  ...writing(ROUTE, {
    async 'refuses a stranger’s review with 401'({ refusal }) {
      const body = { product_id: 1, review: 'x', reviewer: 'x', reviewer_email: 'x@contract.example' };
      assert.match(await refusal(`/${ROUTE}`, { method: 'POST', body, ...asStranger }), /^401/);
    },
    'keeps a review that is sent with status=hold from showing': service =>
      withReview(service, async (id, product) => {
        const { status } = (await service.call(`/${ROUTE}/${id}`)).json as { status?: string };
        assert.equal(status, 'hold');
        const query = `product=${product}&status=approved&per_page=100&_fields=id`;
        for (const row of await service.rows(`/${ROUTE}?${query}`)) assert.notEqual(row.id, id, 'it does not show');
      }),
    'refuses the same review a second time with 409 woocommerce_rest_comment_duplicate': service =>
      withReview(service, async (_, product_id) => {
        const { email: reviewer_email, ...probe } = PROBE;
        const body = { ...probe, product_id, reviewer_email, status: 'hold' };
        const refused = await service.refusal(`/${ROUTE}`, { method: 'POST', body });
        assert.equal(refused, '409 woocommerce_rest_comment_duplicate');
      }),
  }),
]);
