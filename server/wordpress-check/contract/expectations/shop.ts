import assert from 'node:assert/strict';
import { type Expectation, orNotAvailable } from '../expectation.ts';
import { asStranger, type Inspection } from '../inspection.ts';

/** There is a shop, and it lets us in: that it must, one expectation says, and the others need not repeat. */
export function open({ capabilities: { shop } }: Inspection): void {
  orNotAvailable(shop.catalogue !== 'absent', 'there is no WooCommerce');
  orNotAvailable(shop.catalogue === 'available', 'the shop does not let us in');
}

/** A collection's expectations, held only to a shop that is open. */
export const behind = (expectations: Expectation[]): Expectation[] =>
  expectations.map(one => ({
    ...one,
    check: async service => {
      open(service);
      await one.check(service);
    },
  }));

/** Who is let in, what the shop says of itself, and orders as far as a buyer's own needs them. */
export const shop: Expectation[] = [
  {
    route: 'wc/v3',
    expects: 'lets one of the credentials read products',
    async check({ capabilities: { shop } }) {
      orNotAvailable(shop.catalogue !== 'absent', 'there is no WooCommerce');
      orNotAvailable(shop.tried.length, 'no credentials were given');
      const tried = shop.tried.map(way => `${way.kind} by ${way.scheme}: ${way.opens}`).join(', ');
      assert.equal(shop.catalogue, 'available', tried);
    },
  },
  {
    route: 'wc/v3',
    expects: 'refuses strangers with 401 woocommerce_rest_cannot_view',
    async check(service) {
      orNotAvailable(service.capabilities.shop.catalogue !== 'absent', 'there is no WooCommerce');
      const refused = await service.refusal('shop', '/wc/v3/products?per_page=1', asStranger);
      assert.deepEqual(refused, { status: 401, code: 'woocommerce_rest_cannot_view' });
    },
  },
  ...behind([
    {
      route: 'wc/v3/data/currencies/current',
      expects: 'names the currency by its ISO code',
      async check({ capabilities: { shop } }) {
        assert.match(shop.currency ?? '', /^[A-Z]{3}$/);
      },
    },
    {
      route: 'wc/v3/settings/tax',
      expects: 'says whether prices include tax, and how they are shown',
      async check({ capabilities: { shop }, refusal }) {
        orNotAvailable(shop.settings === 'available', 'the settings may not be read; prices then do not say it');
        assert.equal(typeof shop.pricesIncludeTax, 'boolean');
        assert(shop.taxDisplay, 'tax_display_shop is incl or excl');
        assert.deepEqual(await refusal('shop', '/wc/v3/settings/general/no_such_setting'), {
          status: 404,
          code: 'rest_setting_setting_invalid',
        });
      },
    },
    {
      route: 'wc/v3/system_status',
      expects: 'names its version',
      async check({ capabilities: { shop } }) {
        orNotAvailable(
          shop.version,
          'the version may not be read; the store’s own checkout is then linked without its items',
        );
        assert.match(shop.version, /^\d+\.\d+/);
      },
    },
    {
      route: 'wc/v3/payment_gateways',
      expects: 'describes the ways to pay',
      async check({ shop, scope }) {
        const methods = await shop.paymentMethods.all(scope());
        orNotAvailable(methods.length, 'the ways to pay may not be read; they then have our own words');
      },
    },
    {
      route: 'wc/v3/orders',
      expects: 'finds orders by a billing e-mail since a moment, and none of a stranger',
      async check({ shop, scope }) {
        assert.deepEqual(await shop.orders.sentSince(scope(), 'nobody@contract.invalid', Date.now() - 60_000), []);
      },
    },
    {
      route: 'wc/v3/orders',
      expects: 'answers an unknown id with 404 woocommerce_rest_shop_order_invalid_id',
      async check({ refusal }) {
        assert.deepEqual(await refusal('shop', '/wc/v3/orders/999999999'), {
          status: 404,
          code: 'woocommerce_rest_shop_order_invalid_id',
        });
      },
    },
    {
      route: 'wc/v3/customers',
      expects: 'lists customers for the operator, and answers an unknown id with 404',
      async check({ call, refusal }) {
        const { total } = await call('shop', '/wc/v3/customers?per_page=1&_fields=id');
        assert.equal(typeof total, 'number');
        assert.equal((await refusal('shop', '/wc/v3/customers/999999999')).status, 404);
      },
    },
  ]),
];
