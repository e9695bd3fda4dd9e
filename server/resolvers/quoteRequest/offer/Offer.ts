import type { OfferResolvers } from '../../../gql/types.ts';
import type { OfferFee as Fee } from '../../../quotes/offers/offer.ts';
import { describePayment } from '../../order/payment.ts';
import { shopMoney, shopTaxed } from '../../shopMoney.ts';
import { shortly } from '../../shortly.ts';
import { officeTime } from '../../submission/office.ts';
import { proofsOf } from './OfferProof.ts';
import { waysToPayFor } from './waysToPay.ts';

const feeOf = ({ name, net, tax }: Fee, currency: string) => ({ name, total: shopTaxed(net, tax, currency) });

export const Offer: OfferResolvers = {
  lines: ({ lines, currency }) => lines.map(line => ({ ...line, currency })),
  fees: ({ fees, currency }) => fees.map(fee => feeOf(fee, currency)),
  delivery: ({ delivery, currency }) => delivery && feeOf(delivery, currency),
  totals: ({ totals, currency }) => ({
    goods: shopMoney(totals.goods, currency),
    fees: shopMoney(totals.fees, currency),
    delivery: shopMoney(totals.delivery, currency),
    net: shopMoney(totals.net, currency),
    tax: shopMoney(totals.tax, currency),
    total: shopMoney(totals.total, currency),
  }),
  sentAt: ({ sentAt }, _, context) => officeTime(sentAt, context),
  validUntil: ({ validUntil }, _, context) => officeTime(validUntil, context),
  terms: ({ terms }) => terms || null,
  note: ({ note }) => note || null,
  proofs: (parent, _, context) => proofsOf(parent, context),
  state: ({ state }) => state || null,
  paymentMethods: async (offer, _, context) => {
    const ways = await waysToPayFor(offer, context);
    const { shop, config } = context;
    const hurried = { shop, config, scope: shortly(context) };
    return ways.length ? Promise.all(ways.map(way => describePayment(way.id, way.title, hurried, way))) : null;
  },
};
