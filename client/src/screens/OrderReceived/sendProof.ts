import { fillText } from '../../../../rules/fillText.ts';
import { orderTexts } from '../../../../rules/texts/order.ts';
import type { Ask } from '../../data/ask.ts';
import { type RefusedForm, refusedForm } from '../../forms/formOutcome.ts';
import { sendStep } from '../../forms/sendStep.ts';
import type { OrderReceivedQueryVariables } from '../../gql/graphql.ts';
import { SendPaymentProofOperation } from '../../gql/operations/SendPaymentProof.ts';
import { filesIn } from '../../quote/life/kept/keptFilesOf.ts';

const texts = orderTexts.proof;

/** Sends the files of a posted form as proof of payment; says why where none was sent. */
export async function sendProof(
  ask: Ask,
  { id, key, email }: OrderReceivedQueryVariables,
  values: Record<string, string>,
): Promise<{ taken: unknown; refused: RefusedForm; status: number }> {
  const artwork = filesIn(values).map(({ id }) => id);
  const none = (message: string) => ({
    taken: null,
    refused: refusedForm(values, 'NO_FILE', message),
    status: 422,
  });
  if (values.filesRefused) return none(fillText(texts.refused, { why: values.filesRefused }));
  if (artwork.length === 0) return none(texts.none);
  const input = { id, key, email: email ?? null, artwork, idempotencyKey: values.idempotencyKey || null };
  const options = { input, values, typename: 'SubmissionReceipt', failure: texts.failure } as const;
  const sent = await sendStep(ask, SendPaymentProofOperation, options);
  if (sent.refused.code === 'RATE_LIMITED') return { ...sent, refused: { ...sent.refused, message: texts.limited } };
  const [fault] = Object.values(sent.refused.errors);
  return { ...sent, refused: { ...sent.refused, message: fault ?? sent.refused.message } };
}
