import { z } from 'zod';
import { clocks } from '../../cache/clocks.ts';
import { orElse, type Scope } from '../../cache/scope.ts';
import { UpstreamError } from '../errors.ts';
import { listOf, plainText, text } from '../fields.ts';
import { createLastSaid } from './lastSaid.ts';
import type { ShopOptions } from './options.ts';

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

/** Where WordPress has no such route. */
const ABSENT = 'absent';

/** What our plugin tells of the shop that the shop's own routes do not. */
type PluginFacts = z.output<typeof stated>;

export interface PluginRoutes {
  /** Null where the plugin is not there, or older, and while WordPress does not answer. Reference data: at hand once loaded. */
  read(scope: Scope): Promise<PluginFacts | null>;
}

/** diri/v1/shop of our plugin. */
export function createPluginRoutes({ upstream, records }: ShopOptions): PluginRoutes {
  const last = createLastSaid<PluginFacts | typeof ABSENT>(ABSENT);
  const fetchFacts = async (scope: Scope) => {
    const { value, ...clock } = await last.of(async () => {
      const answer = await upstream.call('/diri/v1/shop', { scope }).catch(orAbsent);
      return answer === ABSENT ? ABSENT : (stated.safeParse(answer.json).data ?? null);
    });
    return { value: value === ABSENT ? null : value, ...clock, tags: ['payment-methods'], size: 256 };
  };
  return {
    read: scope =>
      orElse(
        records.read(scope, 'shop/plugin', clocks.reference, () => fetchFacts(scope)),
        null,
        scope,
      ),
  };
}

/** That it was taken out is an answer, too. */
function orAbsent(error: unknown): typeof ABSENT {
  if (error instanceof UpstreamError && error.serviceCode === 'rest_no_route') return ABSENT;
  throw error;
}
