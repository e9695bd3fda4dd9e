import assert from 'node:assert/strict';
import { z } from 'zod';
import { isPaidWithoutPage } from '../../../../rules/paymentMethods.ts';
import { Scope } from '../../../cache/scope.ts';
import type { Shop } from '../../../upstreams/shop/shop.ts';
import type { ShopCapabilities } from '../../capabilities.ts';
import type { ShopService } from '../../examination.ts';
import { check, type Expectation, expect, info, orNotAvailable, success, warning } from '../../fact.ts';
import { availabilityOf, read } from '../../reply.ts';
import { behindShop } from './access.ts';

type Money = 'settings' | 'currency' | 'pricesIncludeTax' | 'taxDisplay';

/** @param shop whose own reading of currency and tax the pages use */
export async function readMoney(service: ShopService, shop: Shop): Promise<Pick<ShopCapabilities, Money>> {
  const [display, money] = await Promise.all([
    service.askSigned('/wc/v3/settings/tax/woocommerce_tax_display_shop?_fields=id,value'),
    shop.currencies.current(new Scope('capabilities', 60_000)).catch(() => null),
  ]);
  const { value } = (display.json || {}) as { value?: unknown };
  return {
    settings: availabilityOf(display),
    currency: money?.currency ?? null,
    pricesIncludeTax: money?.pricesIncludeTax ?? null,
    taxDisplay: value === 'incl' || value === 'excl' ? value : null,
  };
}

/** What prices mean, and how they may be paid. */
export const money: readonly Expectation[] = behindShop([
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
      const unknown = await refusal('/wc/v3/settings/general/no_such_setting');
      assert.equal(unknown, '404 rest_setting_setting_invalid');
    },
  }),
  ...expect('wc/v3/settings/products', {
    async 'says what weights and lengths are in'({ shop, scope }) {
      const { weight, dimension } = await shop.productSettings.current(scope());
      orNotAvailable(weight && dimension, 'the units may not be read; weights and lengths are then left out');
    },
  }),
  ...expect('wc/v3/payment_gateways', {
    async 'describes the ways to pay'({ shop, scope }) {
      const methods = await shop.paymentMethods.all(scope());
      orNotAvailable(methods.length, 'the ways to pay may not be read; they then have our own words');
    },
  }),
]);

const GATEWAYS = '/wc/v3/payment_gateways?_fields=id,enabled';
const PLUGIN = '/diri/v1/shop';

const gateways = z.array(z.object({ id: z.string(), enabled: z.boolean() }));
const plugin = z.object({ site: z.string(), bank_accounts: z.array(z.unknown()) });

/** Whether buyers come back from where they pay, and are told the account of a transfer. */
export const payments = check(
  'payments',
  'Payments',
  async ({ config, shop }) => {
    if (!shop) return null;
    const [offered, reply] = await Promise.all([shop.askSigned(GATEWAYS), shop.askSigned(PLUGIN)]);
    const ways = (read(offered, gateways) ?? []).filter(({ enabled }) => enabled).map(({ id }) => id);
    if (!ways.length) return null;
    const known = read(reply, plugin);
    const elsewhere = ways.filter(id => !isPaidWithoutPage(id));
    const returns = known?.site.replace(/\/$/, '') === config.publicUrl;
    const accounts = known?.bank_accounts.length || config.site.bankAccounts.length;
    const problems = [
      ...(elsewhere.length && !returns ? [beside(elsewhere, known !== undefined, config.publicUrl)] : []),
      ...(ways.includes('bacs') && !accounts ? [NO_ACCOUNT] : []),
    ];
    const data = { ways, returns, accounts };
    if (!problems.length) return success(`offered: ${ways.join(', ')}`, data);
    const [detail, mend] = [problems.map(([words]) => words).join('; '), problems.map(([, words]) => words).join(' ')];
    return problems.includes(NO_ACCOUNT) ? warning(detail, mend, data) : info(detail, data, mend);
  },
  behindShop(
    expect('diri/v1/shop', {
      async 'says where buyers are brought back to, and the accounts of a transfer'({ shop, scope }) {
        const settings = await shop.plugin.read(scope());
        orNotAvailable(settings, 'our plugin is not there; pay pages then open beside the order, which asks');
        assert.equal(typeof settings.site, 'string');
      },
    }),
  ),
);

type Problem = [detail: string, mend: string];

const beside = (ways: readonly string[], hasPlugin: boolean, own: string): Problem => [
  `buyers are not brought back from paying by ${ways.join(', ')}: the pay page opens beside the order, which asks`,
  hasPlugin
    ? `Enter ${own} as the address of the site under Settings > Diri Gateway.`
    : 'Install the plugin of the folder wordpress, and enter the address of the site in its settings.',
];

const NO_ACCOUNT: Problem = [
  'nobody knows where a bank transfer goes',
  'Set SITE_BANK_ACCOUNTS, or install our plugin, which reads WooCommerce > Settings > Payments > Direct bank transfer.',
];
