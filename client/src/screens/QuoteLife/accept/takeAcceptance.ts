import { data, redirect } from 'react-router-dom';
import type { Ask } from '../../../data/ask.ts';
import { sendStep } from '../../../forms/sendStep.ts';
import { AcceptOfferOperation } from '../../../gql/operations/AcceptOffer.ts';
import { quoteHref } from '../../../quote/life/quoteAddress.ts';
import { acceptInput, formField } from './acceptInput.ts';

/** Accepts the offer that was read. The order's page comes next; while the order is made, the request says so. */
export async function takeAcceptance(ask: Ask, values: Record<string, string>) {
  const { taken, refused, status } = await sendStep(ask, AcceptOfferOperation, { input: acceptInput(values), values });
  if (taken) return redirect(taken.order?.path ?? quoteHref(taken.reference), 303);
  const errors = Object.fromEntries(
    Object.entries(refused.errors).map(([field, message]) => [formField(field, values), message]),
  );
  return data({ ...refused, errors }, { status });
}
