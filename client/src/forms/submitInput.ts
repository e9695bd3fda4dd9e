import type { TypedDocumentNode } from '@apollo/client';
import { formTexts } from '../../../rules/texts/form.ts';
import { clientOf } from '../apollo/clientOf.ts';
import { errorsOf } from '../apollo/errorsOf.ts';
import type { Ask } from '../data/ask.ts';
import { isOtherRelease } from '../data/otherRelease.ts';
import type { RefusedForm } from './formOutcome.ts';

/** What the gateway says to a form that it does not take. */
export type FormRefusal<Typename extends string> =
  | { __typename: 'ValidationFailure'; message: string; errors: readonly { field: string; message: string }[] }
  | { __typename: Typename; message: string };

interface SubmitInput<Input, Answer, Taken> {
  mutation: TypedDocumentNode<{ result: Answer }, { input: Input }>;
  input: Input;
  /** as they were typed, to be shown again */
  values: Record<string, string>;
  /** the banner when the gateway cannot be reached */
  failure: string;
  /** What became of a form that the gateway took; null where it did not. */
  taken: (answer: Answer) => Taken | null;
}

/** The gateway answers within 10 s; whoever waits longer waits for a lost line. */
const PATIENCE_MS = 15_000;

/** Hands a form's input to the gateway: what became of it, with the HTTP status that says the same. */
export async function submitInput<Input, Answer extends { __typename: string }, Taken>(
  ask: Ask,
  { mutation, input, values, failure, taken }: SubmitInput<Input, Answer, Taken>,
): Promise<{ outcome: Taken | RefusedForm; status: number }> {
  const refused: RefusedForm = { kind: 'refused', values, errors: {}, banner: failure, requestId: null };
  try {
    const { data: answer } = await clientOf(ask).mutate({
      mutation,
      variables: { input } as never,
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } },
    });
    const result = (answer as { result?: Answer } | undefined)?.result;
    const outcome = result && taken(result);
    if (outcome) return { outcome, status: 200 };
    const refusal = result as FormRefusal<string> | undefined;
    if (!refusal) return { outcome: refused, status: 503 };
    const found = 'errors' in refusal ? refusal.errors : [];
    const errors = Object.fromEntries(found.map(({ field, message }) => [field, message]));
    return { outcome: { ...refused, errors, banner: refusal.message }, status: 422 };
  } catch (error) {
    const errors = errorsOf(error);
    const { code, requestId = null } = errors[0]?.extensions ?? {};
    const limited = code === 'RATE_LIMITED';
    const banner = limited ? formTexts.limited : isOtherRelease(errors) ? formTexts.updating : failure;
    return { outcome: { ...refused, banner, requestId }, status: limited ? 429 : 503 };
  }
}
