import { data, redirect } from 'react-router-dom';
import { formTexts } from '../../../../rules/texts/form.ts';
import { wordIn } from '../../../../rules/wordIn.ts';
import type { Ask, GatewayError } from '../../data/ask.ts';
import type { Operation } from '../../data/operation.ts';
import { lifeTexts } from './texts.ts';

/** A step that was not taken: why, in one word and for a reader, and what was typed. */
export interface RefusedStep {
  kind: 'refused-step';
  /** the form that was sent */
  step: string;
  code: string;
  message: string;
  errors: Record<string, string>;
  values: Record<string, string>;
}

/** Why a step was not taken, where nobody was asked to take it. */
export const refusedStep = (
  values: Record<string, string>,
  code: string,
  message: string,
  errors: Record<string, string> = {},
): RefusedStep => ({ kind: 'refused-step', step: values.step ?? '', code, message, errors, values });

interface Failure {
  __typename: string;
  code?: string;
  message?: string;
  errors?: readonly { field: string; message: string }[];
}

interface Sent<Result> {
  /** what the gateway did; null where it did not */
  taken: Result | null;
  refused: RefusedStep;
  status: number;
}

/** Asks for one step of a request's life. `typename` is that of an answer that did it. */
export async function sendStep<Input, Result extends { __typename: string }>(
  ask: Ask,
  operation: Operation<{ result: Result | Failure | null }, { input: Input }>,
  { input, values, typename = 'QuoteRequest' }: { input: Input; values: Record<string, string>; typename?: string },
): Promise<Sent<Extract<Result, { __typename: string }>>> {
  const refused = refusedStep(values, 'NOT_SENT', lifeTexts.unsent);
  const answer = await ask(operation, { input }, { personal: true }).catch(() => ({
    data: undefined,
    errors: [] as GatewayError[],
  }));
  const result = answer.data?.result;
  if (result?.__typename === typename) return { taken: result as never, refused, status: 200 };
  if (result) {
    const { code = '', message = '', errors = [] } = result as Failure;
    const named = Object.fromEntries(errors.map(one => [one.field, one.message]));
    return { taken: null, refused: { ...refused, code, message, errors: named }, status: 422 };
  }
  const limited = answer.errors[0]?.extensions?.code === 'RATE_LIMITED';
  return limited
    ? { taken: null, refused: { ...refused, code: 'RATE_LIMITED', message: formTexts.limited }, status: 429 }
    : { taken: null, refused, status: 503 };
}

/** Leads on where the step was taken, else shows the same page with what was typed. */
export const answerStep = ({ taken, refused, status }: Sent<unknown>, to: string) =>
  taken ? redirect(to, 303) : data(refused, { status });

type Step = (ask: Ask, values: Record<string, string>) => unknown;

/** Takes the forms of a page, each by what it sends as `step`. */
export const takerOf =
  (steps: Readonly<Record<string, Step>>): Step =>
  (ask, values) => {
    const step = wordIn(steps, values.step ?? '');
    if (!step) throw new Response(null, { status: 405 });
    return step(ask, values);
  };
