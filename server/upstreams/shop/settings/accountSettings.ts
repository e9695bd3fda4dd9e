import { z } from 'zod';
import { clocks } from '../../../cache/clocks.ts';
import { orElse, type Scope } from '../../../cache/scope.ts';
import { listOf } from '../../fields.ts';
import type { ShopOptions } from '../options.ts';
import { orRefused } from '../orRefused.ts';

/** What a shop sets for those who order. */
interface ShopAccountSettings {
  /**
   * Whether who is not signed in may order, be it with an account that the shop makes of the order; so it may where the shop
   * does not say.
   */
  sellsToGuests: boolean;
}

export interface AccountSettings {
  /** Reference data: at hand once loaded. */
  current(scope: Scope): Promise<ShopAccountSettings>;
}

const setting = z.object({ id: z.string(), value: z.unknown() });

const UNKNOWN: ShopAccountSettings = { sellsToGuests: true };

/** By these together the store's checkout refuses everyone who is not signed in. */
const GUESTS = ['woocommerce_enable_guest_checkout', 'woocommerce_enable_signup_and_login_from_checkout'];

function read(rows: readonly z.output<typeof setting>[]): ShopAccountSettings {
  const said = new Map(rows.map(({ id, value }) => [id, value]));
  return { sellsToGuests: !GUESTS.every(id => said.get(id) === 'no') };
}

/** wc/v3/settings/account. What was said last stands where the route fails. */
export function createAccountSettings({ upstream, records }: ShopOptions): AccountSettings {
  let last = UNKNOWN;
  const fetchSettings = async (scope: Scope) => {
    const options = { scope, tries: true };
    const answer = await upstream.call('/wc/v3/settings/account?_fields=id,value', options).catch(orRefused);
    if (Array.isArray(answer?.json)) last = read(listOf(setting).parse(answer.json));
    return { value: last, tags: ['account-settings'], size: 64 };
  };
  return {
    current: scope =>
      orElse(
        records.read(scope, 'shop/account-settings', clocks.reference, () => fetchSettings(scope)),
        last,
        scope,
      ),
  };
}
