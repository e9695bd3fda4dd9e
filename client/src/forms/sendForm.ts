import type { TypedDocumentNode } from '@apollo/client';
import { data, redirect } from 'react-router-dom';
import type { Ask } from '../data/ask.ts';
import type { AskedQuoteFragment } from '../gql/graphql.ts';
import type { SentForm } from './formOutcome.ts';
import { SCRIPTED } from './scripted.ts';
import { sentQuery } from './sentQuery.ts';
import { spamSignals } from './spamSignals.ts';
import { type FormRefusal, submitInput } from './submitInput.ts';

interface Stored {
  reference: string;
  receivedAt: string;
  answerBy?: string | null;
}

/** What the gateway says to a form, whichever it is. */
type Answer =
  | ({ __typename: 'QuoteRequest'; link?: string; confirmed?: boolean } & Stored & AskedQuoteFragment)
  | ({ __typename: 'SubmissionReceipt' } & Partial<Stored>)
  | FormRefusal<'SubmissionRefused'>;

interface SendForm<Input> {
  request: Request;
  mutation: TypedDocumentNode<{ result: Answer }, { input: Input }>;
  fields: readonly string[];
  /** what the form sends besides its fields */
  further?: (read: (name: string) => string) => Partial<Input>;
  /** the banner when the gateway cannot be reached */
  failure: string;
  /** where on the screen the form stands */
  anchor?: string;
}

/** Hands a posted form to the gateway. Without scripts a sent one leads back to its screen, with the reference. */
export async function sendForm<Input>(
  ask: Ask,
  { request, mutation, fields, further, failure, anchor = 'form' }: SendForm<Input>,
) {
  // A body that is no form is an empty one.
  const form = await request.formData().catch(() => new FormData());
  const read = (name: string) => String(form.get(name) ?? '');
  const more = further?.(read);
  // What was made of a field comes back with a refusal, too: it is what is sent next.
  const made = (name: string): unknown => (more as Record<string, unknown> | undefined)?.[name];
  const values = Object.fromEntries(fields.map(name => [name, textOf(made(name)) ?? read(name)]));
  const input = { ...values, ...more, ...spamSignals(read), key: read('key') || null } as Input;
  const { outcome, status } = await submitInput(ask, { mutation, input, values, failure, taken: receiptOf });
  if (outcome.kind === 'sent' && !form.has(SCRIPTED)) {
    return redirect(`${new URL(request.url).pathname}?${sentQuery(outcome)}#${anchor}`, 303);
  }
  return data(outcome, { status });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function receiptOf(answer: Answer): SentForm | null {
  if (answer.__typename !== 'QuoteRequest' && answer.__typename !== 'SubmissionReceipt') return null;
  const { reference, receivedAt = null, answerBy = null } = answer;
  if (!reference) return null;
  return { kind: 'sent', reference, receivedAt, answerBy, asked: answer.__typename === 'QuoteRequest' ? answer : null };
}
