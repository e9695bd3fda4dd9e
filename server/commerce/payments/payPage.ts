import { webAddress } from '../../../rules/linkAddress.ts';
import type { Scope } from '../../cache/scope.ts';
import type { Orders } from '../../upstreams/shop/order.ts';

/** The shop's page after an order: nothing is paid there. */
const RECEIVED = /\/order-received\//;

/**
 * Where the buyer pays an order: the address that checkout named, else the shop's own pay page. Null where neither can
 * be had. @param named what checkout answered, if anything
 */
export async function payPage(
  orders: Orders,
  scope: Scope,
  id: number,
  named: string | null | undefined,
): Promise<string | null> {
  const redirect = webAddress(named ?? '');
  if (redirect && !RECEIVED.test(redirect)) return redirect;
  const { payment_url } = await orders.particulars(scope, id).catch(() => ({ payment_url: '' }));
  return webAddress(payment_url ?? '');
}
