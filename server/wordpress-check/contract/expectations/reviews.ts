import assert from 'node:assert/strict';
import { type Expectation, orNotAvailable } from '../expectation.ts';
import { asStranger, type Inspection } from '../inspection.ts';
import { pagingOf } from '../paging.ts';
import { behind } from './shop.ts';

const route = 'wc/v3/products/reviews';

const listed = ({ capabilities: { shop } }: Inspection) =>
  orNotAvailable(shop.reviews === 'flat', `reviews are ${shop.reviews}; products show none`);

async function openProduct({ rows }: Inspection): Promise<number> {
  const found = await rows('shop', '/wc/v3/products?status=publish&per_page=100&_fields=id,reviews_allowed');
  const product = found.find(row => row.reviews_allowed);
  orNotAvailable(product, 'no product takes reviews');
  return product.id;
}

/** A review as the gateway hands one over; taken back whatever becomes of `look`. */
async function withReview(service: Inspection, look: (id: number, product: number) => Promise<void>): Promise<void> {
  const product = await openProduct(service);
  const review = await service.shop.reviews.submit(service.scope(), { ...PROBE, product });
  try {
    await look(review.id, product);
  } finally {
    await service.call('shop', `/${route}/${review.id}?force=true`, { method: 'DELETE' });
  }
}

const PROBE = {
  reviewer: 'Contract probe',
  email: 'probe@contract.example',
  review: `A probe of the contract suite, ${new Date().toISOString()}.`,
  rating: 5,
};

export const reviews: Expectation[] = behind([
  ...pagingOf({ service: 'shop', route, always: 'status=approved', pastTheEnd: 'empty', field: 'rating' }),
  {
    route,
    expects: 'lists approved reviews of any product, decoded',
    async check(service) {
      listed(service);
      const { items, totalItems } = await service.shop.reviews.list(service.scope(), { per_page: 100 }, 'full');
      assert.equal(items.length, Math.min(100, totalItems), 'every row can be read');
    },
  },
  {
    route,
    expects: 'lists by product= those of one product alone',
    async check(service) {
      listed(service);
      const [any] = await service.rows('shop', `/${route}?per_page=1&_fields=id,product_id`);
      orNotAvailable(any, 'no reviews');
      const own = await service.rows('shop', `/${route}?product=${any.product_id}&per_page=100&_fields=id,product_id`);
      assert.deepEqual([...new Set(own.map(row => row.product_id))], [any.product_id]);
    },
  },
  {
    route,
    expects: 'refuses a stranger’s review with 401',
    writes: true,
    async check({ refusal }) {
      const body = { product_id: 1, review: 'x', reviewer: 'x', reviewer_email: 'x@contract.example' };
      assert.equal((await refusal('shop', `/${route}`, { method: 'POST', body, ...asStranger })).status, 401);
    },
  },
  {
    route,
    expects: 'keeps a review that is sent with status=hold from showing',
    writes: true,
    check: service =>
      withReview(service, async (id, product) => {
        const { status } = (await service.call('shop', `/${route}/${id}`)).json as { status?: string };
        assert.equal(status, 'hold');
        const shown = await service.rows(
          'shop',
          `/${route}?product=${product}&status=approved&per_page=100&_fields=id`,
        );
        assert(!shown.some(row => row.id === id), 'it does not show');
      }),
  },
  {
    route,
    expects: 'refuses the same review a second time with 409 woocommerce_rest_comment_duplicate',
    writes: true,
    check: service =>
      withReview(service, async (_, product) => {
        const { reviewer, email: reviewer_email, review, rating } = PROBE;
        const body = { product_id: product, reviewer, reviewer_email, review, rating, status: 'hold' };
        assert.deepEqual(await service.refusal('shop', `/${route}`, { method: 'POST', body }), {
          status: 409,
          code: 'woocommerce_rest_comment_duplicate',
        });
      }),
  },
]);
