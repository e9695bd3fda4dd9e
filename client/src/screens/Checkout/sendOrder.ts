import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { checkoutPageTexts, formTexts } from '../../../../rules/texts.ts';
import { isOtherRelease } from '../../apollo/otherRelease.ts';
import { PlaceOrderDocument, type PlaceOrderInput, type PlaceOrderMutation } from '../../gql/graphql.ts';

type Result = PlaceOrderMutation['result'];
type Failure = Extract<Result, { __typename: 'OrderFailure' }>;

/** What became of an order; `unclear` as long as nobody knows. */
export type OrderAnswer =
  | { kind: 'placed'; path: string }
  | { kind: 'invalid'; banner: string; errors: Record<string, string> }
  | { kind: 'failed'; code: string; banner: string; cart: Failure['cart'] }
  | { kind: 'unsent'; banner: string; requestId: string | null }
  | { kind: 'unclear' };

/** Together longer than the store may take to have an effect. */
const PAUSES_MS = [3_000, 5_000, 8_000, 12_000, 20_000, 30_000, 30_000, 30_000];
/** The gateway answers within 10 s; whoever waits longer waits for a lost line. */
const PATIENCE_MS = 15_000;

interface SendOptions {
  onUnclear: () => void;
  signal: AbortSignal;
  /** it was sent before, and nobody knows what became of it */
  again: boolean;
}

/** Places an order, and asks again with the same key for as long as nobody knows whether there is one. */
export async function sendOrder(
  client: ApolloClient,
  input: PlaceOrderInput,
  { onUnclear, signal, again }: SendOptions,
): Promise<OrderAnswer> {
  let answer = again ? await askAgain(client, input) : await askOnce(client, input);
  for (const ms of PAUSES_MS) {
    if (answer.kind !== 'unclear' || signal.aborted) break;
    onUnclear();
    await pause(ms, signal);
    if (!signal.aborted) answer = await askAgain(client, input);
  }
  return answer;
}

async function askOnce(client: ApolloClient, input: PlaceOrderInput): Promise<OrderAnswer> {
  try {
    const { data } = await client.mutate({
      mutation: PlaceOrderDocument,
      variables: { input },
      context: { fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } },
    });
    return data ? answerOf(data.result) : { kind: 'unclear' };
  } catch (error) {
    return unanswered(error);
  }
}

/** A question that was not taken says nothing of the order that was sent before it. */
async function askAgain(client: ApolloClient, input: PlaceOrderInput): Promise<OrderAnswer> {
  const answer = await askOnce(client, input);
  return answer.kind === 'unsent' ? { kind: 'unclear' } : answer;
}

function answerOf(result: Result): OrderAnswer {
  if (result.__typename === 'OrderPlaced') return { kind: 'placed', path: result.path };
  if (result.__typename === 'ValidationFailure') {
    const errors = Object.fromEntries(result.errors.map(({ field, message }) => [field, message]));
    return { kind: 'invalid', banner: result.message, errors };
  }
  const { code, message, cart } = result;
  return code === 'BEING_CHECKED' ? { kind: 'unclear' } : { kind: 'failed', code, banner: message, cart };
}

/** The gateway names what kept it from sending the order; whatever it cannot name may have come after that. */
function unanswered(error: unknown): OrderAnswer {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const { code, requestId = null } = (first?.extensions ?? {}) as { code?: string; requestId?: string };
  if (!code || code === 'INTERNAL_SERVER_ERROR') return { kind: 'unclear' };
  if (isOtherRelease(error)) return { kind: 'unsent', banner: formTexts.updating, requestId };
  const banner = code === 'RATE_LIMITED' ? formTexts.limited : checkoutPageTexts.notSent;
  return { kind: 'unsent', banner, requestId };
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(done => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
