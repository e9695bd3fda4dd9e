import assert from 'node:assert/strict';
import { Scope } from '../../../cache/scope.ts';
import type { Shop } from '../../../upstreams/shop/shop.ts';
import type { ShopCapabilities } from '../../capabilities.ts';
import type { ShopService } from '../../examination.ts';
import { expect, type Fact, orNotAvailable } from '../../fact.ts';
import { availabilityOf } from '../../reply.ts';
import { behindShop } from './access.ts';

type Money = 'settings' | 'currency' | 'pricesIncludeTax' | 'taxDisplay';

/** @param shop whose own reading of currency and tax the pages use */
export async function readMoney(service: ShopService, shop: Shop): Promise<Pick<ShopCapabilities, Money>> {
  const [display, money] = await Promise.all([
    service.askSigned('/wc/v3/settings/tax/woocommerce_tax_display_shop?_fields=id,value'),
    shop.currencies.current(new Scope('capabilities', 60_000)).catch(() => null),
  ]);
  const { value } = ((display.kind === 'heard' && display.json) || {}) as { value?: unknown };
  return {
    settings: availabilityOf(display),
    currency: money?.currency ?? null,
    pricesIncludeTax: money?.pricesIncludeTax ?? null,
    taxDisplay: value === 'incl' || value === 'excl' ? value : null,
  };
}

/** What prices mean, and how they may be paid. */
export const money: Fact = {
  expectations: behindShop([
    ...expect('wc/v3/data/currencies/current', {
      'names the currency by its ISO code'({ capabilities: { shop } }) {
        assert.match(shop.currency ?? '', /^[A-Z]{3}$/);
      },
    }),
    ...expect('wc/v3/settings/tax', {
      async 'says whether prices include tax, and how they are shown'({ capabilities: { shop }, refusal }) {
        orNotAvailable(shop.settings === 'available', 'the settings may not be read; prices then do not say it');
        assert.equal(typeof shop.pricesIncludeTax, 'boolean');
        assert(shop.taxDisplay, 'tax_display_shop is incl or excl');
        const unknown = await refusal('shop', '/wc/v3/settings/general/no_such_setting');
        assert.equal(unknown, '404 rest_setting_setting_invalid');
      },
    }),
    ...expect('wc/v3/settings/products', {
      async 'says what weights and lengths are in'({ shop, scope }) {
        const { weight, dimension } = await shop.measures.current(scope());
        orNotAvailable(weight && dimension, 'the units may not be read; weights and lengths are then left out');
      },
    }),
    ...expect('wc/v3/payment_gateways', {
      async 'describes the ways to pay'({ shop, scope }) {
        const methods = await shop.paymentMethods.all(scope());
        orNotAvailable(methods.length, 'the ways to pay may not be read; they then have our own words');
      },
    }),
  ]),
};
