import { isEmail } from '../../../rules/forms/fields.ts';
import type { Context } from '../../context/context.ts';
import type { QueryResolvers } from '../../gql/types.ts';
import { ownSession } from '../ownSession.ts';
import { orderByNumber } from './orderByNumber.ts';
import type { AccountOrderParent } from './ordersOf.ts';

/** One order by its number and the address that bought; both in one look, so that no answer tells which was wrong. */
async function trackOrder(typed: string, email: string, context: Context): Promise<AccountOrderParent | null> {
  ownSession(context);
  const number = typed.trim().replace(/^#/, '');
  await context.limit('quoteLookUp', `order ${number}`);
  // The shop is asked for all that mentions it: half an address would be in every order.
  if (!number || !isEmail(email.trim())) return null;
  return orderByNumber(number, email.trim(), context);
}

export const accountQuery: QueryResolvers = {
  account: (_, __, context) => {
    ownSession(context);
    const token = context.buyerSession?.account;
    return token ? context.accounts.session(token) : null;
  },
  trackOrder: (_, { number, email }, context) => trackOrder(number, email, context),
};
