import assert from 'node:assert/strict';
import type { Credential } from '../../../upstreams/access.ts';
import type { ShopCapabilities } from '../../capabilities.ts';
import type { ShopService } from '../../examination.ts';
import { type Expectation, expect, orNotAvailable, refused, where } from '../../fact.ts';
import { asStranger, type Inspection } from '../../inspection.ts';
import { availabilityOf } from '../../reply.ts';

/** Tries one way after the other until products answer; that one is used from then on. */
export async function readAccess(
  shop: ShopService,
): Promise<Pick<ShopCapabilities, 'catalogue' | 'tried' | 'credential'>> {
  const attempts = await shop.attempts();
  const met = attempts.map(({ reply }) => availabilityOf(reply));
  const tried = shop.access.ways.map((way, at) => ({ ...shown(way), opens: met[at] ?? ('unknown' as const) }));
  shop.access.way = (await shop.opening()) ?? shop.access.way;
  const credential = shop.access.way && shown(shop.access.way);
  const [first = 'unknown'] = met;
  const catalogue = (['available', 'refused'] as const).find(each => met.includes(each)) ?? first;
  return { catalogue, tried, credential };
}

const shown = ({ kind, scheme }: Credential): Credential => ({ kind, scheme });

/** There is a shop, and it lets us in: that it must, one expectation says, and the others need not repeat. */
export const behindShop = (expectations: Expectation[]): Expectation[] =>
  where(service => {
    isThere(service);
    orNotAvailable(service.capabilities.shop.catalogue === 'available', 'the shop does not let us in');
  }, expectations);

const isThere = ({ capabilities: { shop } }: Inspection) =>
  orNotAvailable(shop.catalogue !== 'absent', 'there is no WooCommerce');

/** Who is let in. */
export const access: readonly Expectation[] = where(
  isThere,
  expect('wc/v3', {
    'lets one of the credentials read products'({ capabilities: { shop } }) {
      orNotAvailable(shop.tried.length, 'no credentials were given');
      const tried = shop.tried.map(way => `${way.kind} by ${way.scheme}: ${way.opens}`).join(', ');
      assert.equal(shop.catalogue, 'available', tried);
    },
    'refuses strangers with 401 woocommerce_rest_cannot_view': refused('/wc/v3/products?per_page=1', asStranger),
  }),
);
