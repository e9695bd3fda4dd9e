import { Scope } from '../../../cache/scope.ts';
import type { Context } from '../../../context/context.ts';
import type { Offer } from '../../../quotes/offers/offer.ts';

/** What is not at hand by then is asked for behind: an offer is read and taken without it. */
const PATIENCE_MS = 2_000;

type Ways = NonNullable<Offer['payWays']>;

/** For what an answer can do without: the shop is waited for so long, and no longer. */
export const shortly = ({ scope }: Pick<Context, 'scope'>): Scope =>
  new Scope(scope.requestId, Math.min(PATIENCE_MS, scope.remaining));

/** The shop's ways to pay as they are now; none where it does not say. */
export async function waysToPay(context: Pick<Context, 'shop' | 'scope'>): Promise<Ways> {
  const known = await context.shop.paymentMethods.all(shortly(context));
  return known
    .filter(({ enabled }) => enabled !== false)
    .map(({ id, title, description }) => ({ id, title, description }));
}

/** Those by which an offer can be paid: the shop's, and while it does not answer those that it had when it was sent. */
export async function waysToPayFor({ payWays = [] }: Pick<Offer, 'payWays'>, context: Context): Promise<Ways> {
  const ways = await waysToPay(context);
  return ways.length ? ways : payWays;
}
