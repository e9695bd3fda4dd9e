import type { Recording } from '../../../demo/contract/recording.ts';
import { askedOf, recordingOf } from './edge.ts';

/** Recordings of whole things, by the route whose rows are like them. */
const WHOLE: readonly (readonly [route: RegExp, name: string])[] = [
  [/^\/wp\/v2\/posts/, 'wp-post-one'],
  [/^\/wp\/v2\/pages/, 'wp-page-one'],
  [/^\/wp\/v2\/categories/, 'wp-categories'],
  [/^\/wp\/v2\/tags/, 'wp-tags'],
  [/^\/wp\/v2\/menu-items/, 'wp-menu-items-auth'],
  [/\/variations/, 'wc-variations'],
  [/^\/wc\/v3\/products\/reviews/, 'wc-review-one'],
  [/^\/wc\/v3\/products\/categories/, 'wc-category-one'],
  [/^\/wc\/v3\/products/, 'wc-product-simple'],
  [/^\/wc\/v3\/orders/, 'wc-order-one'],
  [/^\/wc\/v3\/customers/, 'wc-customer-one'],
  [/\/store\/v1\/cart(\?|$)/, 'store-cart-empty'],
];

/** What the gateway would have been answered: where fewer fields were asked for, the others are those of a whole row. */
export function completed(recording: Recording): unknown {
  const { status, body } = recording.response;
  const whole = WHOLE.find(([route]) => route.test(askedOf(recording)))?.[1];
  if (status >= 300 || !whole || recording.request.method !== 'GET') return body;
  const filled = firstOf(recordingOf(whole).response.body) as object;
  return Array.isArray(body) ? body.map(row => ({ ...filled, ...row })) : { ...filled, ...(body as object) };
}

const firstOf = (body: unknown): unknown => (Array.isArray(body) ? body[0] : body);
