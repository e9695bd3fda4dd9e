import { isDeepStrictEqual } from 'node:util';
import { artworkLimits } from '../../../rules/forms/artwork.ts';
import { orderTexts } from '../../../rules/texts/order.ts';
import { needsPayment, paymentStateOf } from '../../commerce/payments/paymentState.ts';
import type { Context } from '../../context/context.ts';
import type { SendPaymentProofInput } from '../../gql/types.ts';
import type { StoreOrder } from '../../upstreams/store/wire.ts';
import { badInput } from '../arguments.ts';
import { findOrder } from '../order/findOrder.ts';
import { particulars } from '../order/particulars.ts';
import { orNotStored, submit } from '../submission/submit.ts';

const MOST_PROOFS = 5;

const texts = orderTexts.proof;

const refusals = { ORDER_NOT_FOUND: texts.notFound, NOT_WAITING: texts.notWaiting, TOO_MANY: texts.tooMany };

const refused = (code: keyof typeof refusals) => ({
  __typename: 'PaymentProofRefused' as const,
  code,
  message: refusals[code],
});

/** Whether the money for an order is still on its way from the buyer's bank. */
async function waitsForTransfer(order: StoreOrder, context: Context): Promise<boolean> {
  const { payment_method, date_paid } = await particulars(order, context);
  const state = paymentStateOf(order, !needsPayment(order) && Boolean(date_paid));
  return payment_method === 'bacs' && state === 'DUE' && order.status === 'on-hold';
}

const idsOf = (reference: string, { artwork }: Context): Set<string> =>
  new Set(artwork.files(reference).map(({ id }) => id));

export async function sendPaymentProof(input: SendPaymentProofInput, context: Context) {
  const { id, key, email = null, artwork } = input;
  if (artwork.length < 1 || artwork.length > artworkLimits.files)
    throw badInput(`artwork: give 1 to ${artworkLimits.files} ids.`);
  return orNotStored(async () => {
    const order = await findOrder({ id, key, email }, context);
    if (!order) return refused('ORDER_NOT_FOUND');
    // Of several at once each counts those before it.
    const { leases } = context.commerce;
    return leases.hold(`proofs ${order.id}`, context.scope.deadline, () => sendFor(order, input, context));
  }, context);
}

async function sendFor(order: StoreOrder, { artwork, idempotencyKey }: SendPaymentProofInput, context: Context) {
  const own = String(order.id);
  const proofs = await context.submissions.paymentProofs(own);
  // What came already is told again, whatever has become of the order since.
  const isRepeated = proofs.some(({ reference }) => isDeepStrictEqual(idsOf(reference, context), new Set(artwork)));
  if (!isRepeated && !(await waitsForTransfer(order, context))) return refused('NOT_WAITING');
  if (!isRepeated && proofs.length >= MOST_PROOFS) return refused('TOO_MANY');
  const { first_name, last_name, company, email: billingEmail } = order.billing_address;
  const values = {
    order: own,
    number: (await particulars(order, context)).number ?? own,
    // An order that the shop took by hand may name nobody, and the form service asks for a name.
    name: [first_name, last_name].filter(Boolean).join(' ') || company || own,
    email: billingEmail ?? '',
  };
  const proofKey = idempotencyKey && `payment\n${own}\n${idempotencyKey}`;
  return submit({ kind: 'payment', values, artwork, key: proofKey }, context);
}
