import { data, redirect } from 'react-router-dom';
import { formTexts } from '../../../rules/texts/form.ts';
import { wordIn } from '../../../rules/wordIn.ts';
import type { Ask, GatewayError } from '../data/ask.ts';
import type { Operation } from '../data/operation.ts';
import { isOtherRelease } from '../data/otherRelease.ts';
import { type RefusedForm, refusedForm } from './formOutcome.ts';
import { sendTexts } from './texts.ts';

type Values = Record<string, string>;

/** Why the gateway did not see to what it was asked, with the HTTP status that says the same. */
export function unsentBy(errors: readonly GatewayError[], failure: string) {
  const { code, requestId = null } = errors[0]?.extensions ?? {};
  if (code === 'RATE_LIMITED') return { code, message: sendTexts.limited, requestId, status: 429 };
  if (code === 'PAYLOAD_TOO_LARGE') return { code, message: sendTexts.tooLong, requestId, status: 413 };
  const message = isOtherRelease(errors) ? formTexts.updating : failure;
  return { code: 'NOT_SENT', message, requestId, status: 503 };
}

/** What a page says of a form whose answer, if any, has nothing of what it asked for. */
export function unsent(
  values: Values,
  answer: { errors: readonly GatewayError[] } | null,
  failure: string = sendTexts.unsent,
) {
  const { status, ...why } = unsentBy(answer?.errors ?? [], failure);
  return data<RefusedForm>({ ...refusedForm(values, '', ''), ...why }, { status });
}

/** The gateway answers within 10 s; whoever waits longer waits for a lost line. */
export const patience = () => AbortSignal.timeout(15_000);

interface Failure {
  code?: string;
  message?: string;
  errors?: readonly { field: string; message: string }[];
}

interface Sent<Result> {
  /** what the gateway did; null where it did not */
  taken: Result | null;
  refused: RefusedForm;
  status: number;
}

interface Step<Input, Name> {
  input: Input;
  /** as they were typed, to be shown again */
  values: Values;
  /** of an answer that did it */
  typename?: Name;
  /** what is said where the gateway cannot be reached */
  failure?: string;
}

/** Hands a form's input to the gateway, as every form does: what became of it, with the HTTP status that says the same. */
export async function sendStep<Input, Result extends { __typename: string }, Name extends string = 'QuoteRequest'>(
  ask: Ask,
  operation: Operation<{ result: Result | null }, { input: Input }>,
  { input, values, typename = 'QuoteRequest' as Name, failure = sendTexts.unsent }: Step<Input, Name>,
): Promise<Sent<Extract<Result, { __typename: Name }>>> {
  const answer = await ask(operation, { input }, { signal: patience() }).catch(() => null);
  const result = answer?.data?.result;
  if (result?.__typename === typename) {
    return { taken: result as never, refused: refusedForm(values, '', ''), status: 200 };
  }
  if (result) {
    const { code = '', message = '', errors = [] } = result as Failure;
    const named = Object.fromEntries(errors.map(one => [one.field, one.message]));
    return { taken: null, refused: refusedForm(values, code, message, named), status: 422 };
  }
  const { status, ...why } = unsentBy(answer?.errors ?? [], failure);
  return { taken: null, refused: { ...refusedForm(values, '', ''), ...why }, status };
}

/** Leads on where the step was taken, else shows the same page with what was typed. */
export const answerStep = ({ taken, refused, status }: Sent<unknown>, to: string) =>
  taken ? redirect(to, 303) : data(refused, { status });

type TakeStep = (ask: Ask, values: Values) => unknown;

/** Takes the forms of a page, each by what it sends as `step`. */
export const takerOf =
  (steps: Readonly<Record<string, TakeStep>>): TakeStep =>
  (ask, values) => {
    const step = wordIn(steps, values.step ?? '');
    if (!step) throw new Response(null, { status: 405 });
    return step(ask, values);
  };
