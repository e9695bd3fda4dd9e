import assert from 'node:assert/strict';
import { z } from 'zod';
import { type Check, expect, info, orNotAvailable, success, warning } from '../../fact.ts';
import { read } from '../../reply.ts';
import { behindShop } from './access.ts';

const GATEWAYS = '/wc/v3/payment_gateways?_fields=id,enabled';
const PLUGIN = '/diri/v1/shop';

/** Ways to pay that lead to no page. */
const WITHOUT_PAGE = ['bacs', 'cheque', 'cod'];

const gateways = z.array(z.object({ id: z.string(), enabled: z.boolean() }));
const plugin = z.object({ site: z.string(), bank_accounts: z.array(z.unknown()) });

/** Whether buyers come back from where they pay, and are told the account of a transfer. */
export const payments: Check = {
  id: 'payments',
  name: 'Payments',
  async find({ config, shop }) {
    if (!shop) return null;
    const [offered, reply] = await Promise.all([shop.askSigned(GATEWAYS), shop.askSigned(PLUGIN)]);
    const ways = (read(offered, gateways) ?? []).filter(({ enabled }) => enabled).map(({ id }) => id);
    if (!ways.length) return null;
    const known = read(reply, plugin);
    const elsewhere = ways.filter(id => !WITHOUT_PAGE.includes(id));
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
  expectations: behindShop(
    expect('diri/v1/shop', {
      async 'says where buyers are brought back to, and the accounts of a transfer'({ shop, scope }) {
        const settings = await shop.plugin.read(scope());
        orNotAvailable(settings, 'our plugin is not there; pay pages then open beside the order, which asks');
        assert.equal(typeof settings.site, 'string');
      },
    }),
  ),
};

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
