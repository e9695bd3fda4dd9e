import { orElse } from '../../cache/scope.ts';
import type { QuoteBuyerResolvers } from '../../gql/types.ts';

const OTHERS = 20;

/** What else a buyer has asked and bought. */
export const QuoteBuyer: QuoteBuyerResolvers = {
  requests: async ({ reference, fields }, _, { quotes }) => {
    const { items } = await quotes.list({ page: 1, perPage: OTHERS + 1 }, { email: fields.email });
    return items.filter(one => one.reference !== reference).slice(0, OTHERS);
  },
  orders: async ({ fields }, _, { shop, scope }) => {
    const found = await orElse(shop.orderRecords.list(scope, { search: fields.email, per_page: OTHERS }), null, scope);
    const own = fields.email.toLowerCase();
    return found?.items.filter(({ billing }) => billing.email?.toLowerCase() === own) ?? null;
  },
};
