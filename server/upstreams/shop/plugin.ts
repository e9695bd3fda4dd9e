import { z } from 'zod';
import { clocks } from '../../cache/clocks.ts';
import { orElse, type Scope } from '../../cache/scope.ts';
import { listOf, plainText, text } from '../fields.ts';
import type { ShopOptions } from './options.ts';
import { orRefused } from './orRefused.ts';

/** An account of the shop, as WooCommerce keeps it; what is not known is ''. */
const account = z.object({
  account_name: plainText.catch(''),
  bank_name: plainText.catch(''),
  account_number: plainText.refine(value => value !== '', 'no number'),
  sort_code: plainText.catch(''),
  iban: plainText.catch(''),
  bic: plainText.catch(''),
});
const stated = z.object({ site: text.catch(''), bank_accounts: listOf(account) });

/** What our plugin tells of the shop that the shop's own routes do not. */
type PluginFacts = z.output<typeof stated>;

export interface PluginRoutes {
  /** Null where the plugin is not there, or older, and while WordPress does not answer. Reference data: at hand once loaded. */
  read(scope: Scope): Promise<PluginFacts | null>;
}

/** diri/v1/shop of our plugin. */
export const createPluginRoutes = ({ upstream, records }: ShopOptions): PluginRoutes => ({
  read: scope => {
    const read = records.read(scope, 'shop/plugin', clocks.reference, async () => {
      const answer = await upstream.call('/diri/v1/shop', { scope }).catch(orRefused);
      return { value: stated.safeParse(answer?.json).data ?? null, tags: ['payment-methods'], size: 256 };
    });
    return orElse(read, null, scope);
  },
});
