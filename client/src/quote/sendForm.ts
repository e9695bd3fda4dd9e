import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { data, redirect } from 'react-router-dom';
import { formTexts } from '../../../rules/texts.ts';
import type { FormOutcome } from './formOutcome.ts';
import { sentQuery } from './sentQuery.ts';

/** What the gateway says to a form, whichever it is. */
type Answer =
  | { __typename: 'SubmissionReceipt'; reference: string; receivedAt: string; answerBy?: string | null }
  | { __typename: 'ValidationFailure'; message: string; errors: readonly { field: string; message: string }[] }
  | { __typename: 'SubmissionRefused'; message: string };

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

/** Set by the page's own script: it shows the outcome itself and wants no redirect. */
export const SCRIPTED = 'scripts';

/** The gateway answers within 10 s; whoever waits longer waits for a lost line. */
const PATIENCE_MS = 15_000;

/** Hands a posted form to the gateway. Without scripts a sent one leads back to its screen, with the reference. */
export async function sendForm<Input>(
  client: ApolloClient,
  { request, mutation, fields, further, failure, anchor = 'form' }: SendForm<Input>,
) {
  // A body that is no form is an empty one.
  const form = await request.formData().catch(() => new FormData());
  const read = (name: string) => String(form.get(name) ?? '');
  const values = Object.fromEntries(fields.map(name => [name, read(name)]));
  const input = { ...values, ...further?.(read), ...signs(read), key: read('key') || null } as Input;
  const { outcome, status } = await submit(client, { mutation, input, values, failure });
  if (outcome.kind === 'sent' && !form.has(SCRIPTED)) {
    return redirect(`${new URL(request.url).pathname}?${sentQuery(outcome)}#${anchor}`, 303);
  }
  return data(outcome, { status });
}

/** By which the gateway tells a machine from a person. */
function signs(read: (name: string) => string) {
  const elapsed = read('elapsedMs');
  return { website: read('website'), elapsedMs: /^\d{1,9}$/.test(elapsed) ? Number(elapsed) : null };
}

type Submit<Input> = Pick<SendForm<Input>, 'mutation' | 'failure'> & { input: Input; values: Record<string, string> };

async function submit<Input>(
  client: ApolloClient,
  { mutation, input, values, failure }: Submit<Input>,
): Promise<{ outcome: FormOutcome; status: number }> {
  const refused = { kind: 'refused' as const, values, errors: {}, requestId: null };
  try {
    const { data: answer } = await client.mutate({
      mutation,
      variables: { input } as never,
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } },
    });
    const result = (answer as { result?: Answer } | undefined)?.result;
    if (result?.__typename === 'SubmissionReceipt') {
      const { reference, receivedAt, answerBy = null } = result;
      return { outcome: { kind: 'sent', reference, receivedAt, answerBy }, status: 200 };
    }
    if (result?.__typename === 'ValidationFailure') {
      const errors = Object.fromEntries(result.errors.map(({ field, message }) => [field, message]));
      return { outcome: { ...refused, errors, banner: result.message }, status: 422 };
    }
    return { outcome: { ...refused, banner: result?.message ?? failure }, status: result ? 422 : 503 };
  } catch (error) {
    const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
    const { code, requestId = null } = (first?.extensions ?? {}) as { code?: string; requestId?: string };
    const limited = code === 'RATE_LIMITED';
    const banner = limited ? formTexts.limited : failure;
    return { outcome: { ...refused, banner, requestId }, status: limited ? 429 : 503 };
  }
}
