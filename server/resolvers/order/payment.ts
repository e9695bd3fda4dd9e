import { isPaidWithoutPage } from '../../../rules/paymentMethods.ts';
import { checkoutTexts } from '../../../rules/texts/checkout.ts';
import { wordIn } from '../../../rules/wordIn.ts';
import { orElse } from '../../cache/scope.ts';
import { bankAccounts } from '../../commerce/payments/bankAccounts.ts';
import type { Context } from '../../context/context.ts';
import type { StoreCart } from '../../upstreams/store/wire.ts';

const titles: Readonly<Record<string, string>> = checkoutTexts.paymentMethods;

/** A way to pay in the shop's words, or those that are known of it; in ours where it says none. */
export async function describePayment(
  id: string,
  title: string,
  context: Pick<Context, 'shop' | 'scope' | 'config'>,
  { description = '' }: { description?: string } = {},
) {
  const { shop, scope } = context;
  const known = (await shop.paymentMethods.all(scope)).find(one => one.id === id);
  return {
    id,
    title: title || known?.title || wordIn(titles, id) || id,
    description: known?.description ?? description,
    paidElsewhere: !isPaidWithoutPage(id),
    instructions: known?.settings?.instructions?.value ?? '',
    accounts: id === 'bacs' ? [...(await bankAccounts(context))] : [],
  };
}

/** Whether the shop's pay page leads back to this site: our plugin says where it leads. */
export const paymentReturns = async ({ shop, scope, config }: Context): Promise<boolean> =>
  (await shop.plugin.read(scope))?.site.replace(/\/$/, '') === config.publicUrl;

/** Link that newer stores read items from. */
const READS_ITEMS_SINCE = 10;

/** The store's own checkout for a cart of which it takes no order here: without a way to pay, or of nobody who is not signed in. */
export async function checkoutElsewhere(cart: StoreCart, context: Context): Promise<string | null> {
  const { sellsToGuests } = await context.shop.accountSettings.current(context.scope);
  return sellsToGuests && cart.payment_methods.length ? null : storeCheckout(cart, context);
}

/** The store's own checkout, with these items in it where the store can be told of them. */
export async function storeCheckout({ items }: StoreCart, { shop, content, scope, config }: Context): Promise<string> {
  const known = content.index.read(scope).then(root => root.home || root.url || null);
  const home = ((await orElse(known, null, scope)) ?? new URL(config.shop.url).origin).replace(/\/$/, '');
  if (Number.parseInt((await shop.versions.current(scope)) ?? '0', 10) < READS_ITEMS_SINCE) return `${home}/checkout/`;
  const products = items.map(({ id, quantity }) => `${id}:${quantity}`).join(',');
  return `${home}/checkout-link/?${new URLSearchParams({ products })}`;
}
