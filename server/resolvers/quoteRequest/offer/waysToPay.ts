import type { Context } from '../../../context/context.ts';
import type { Offer } from '../../../quotes/offers/offer.ts';
import { shortly } from '../../shortly.ts';

type Ways = NonNullable<Offer['payWays']>;

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
