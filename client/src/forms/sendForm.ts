import { data, redirect } from 'react-router-dom';
import type { Ask } from '../data/ask.ts';
import type { Operation } from '../data/operation.ts';
import type { AskedQuoteFragment } from '../gql/graphql.ts';
import type { FormOutcome, SentForm } from './formOutcome.ts';
import { readPosted } from './readPosted.ts';
import { SCRIPTED } from './scripted.ts';
import { sendStep } from './sendStep.ts';
import { sentQuery } from './sentQuery.ts';
import { spamSignals } from './spamSignals.ts';

interface Stored {
  reference: string;
  receivedAt: string;
  answerBy?: string | null;
}

type QuoteAnswer = { __typename: 'QuoteRequest'; link?: string; confirmed?: boolean } & Stored & AskedQuoteFragment;
type Receipt = { __typename: 'SubmissionReceipt' } & Partial<Stored>;
/** What the gateway says to a form, whichever it is. */
type Answer = QuoteAnswer | Receipt | { __typename: 'ValidationFailure' | 'SubmissionRefused' };

interface SendForm<Input> {
  request: Request;
  operation: Operation<{ result: Answer }, { input: Input }>;
  /** of an answer that took it */
  typename?: 'QuoteRequest' | 'SubmissionReceipt';
  fields: readonly string[];
  /** what the form sends besides its fields */
  further?: (posted: Record<string, string>) => Partial<Input>;
  /** the banner when the gateway cannot be reached */
  failure: string;
  /** where on the screen the form stands */
  anchor?: string;
}

/** Hands a posted form to the gateway. Without scripts a sent one leads back to its screen, with the reference. */
export async function sendForm<Input>(
  ask: Ask,
  { request, operation, typename = 'SubmissionReceipt', fields, further, failure, anchor = 'form' }: SendForm<Input>,
) {
  const posted = await readPosted(request);
  const more: Record<string, unknown> = further?.(posted) ?? {};
  // What was made of a field comes back with a refusal, too: it is what is sent next.
  const values = Object.fromEntries(fields.map(name => [name, textOf(more[name]) ?? posted[name] ?? '']));
  const input = { ...values, ...more, ...spamSignals(posted), key: posted.key || null } as Input;
  const { taken, refused, status } = await sendStep(ask, operation, { input, values, typename, failure });
  if (!taken) return data<FormOutcome>(refused, { status });
  if (SCRIPTED in posted) return data<FormOutcome>(receiptOf(taken));
  return redirect(`${new URL(request.url).pathname}?${sentQuery(receiptOf(taken))}#${anchor}`, 303);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function receiptOf(taken: QuoteAnswer | Receipt): SentForm {
  const { reference = '', receivedAt = null, answerBy = null } = taken;
  return { kind: 'sent', reference, receivedAt, answerBy, asked: taken.__typename === 'QuoteRequest' ? taken : null };
}
