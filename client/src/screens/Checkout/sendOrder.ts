import { inTurn } from '../../cart/store/inTurn.ts';
import type { Ask, GatewayError } from '../../data/ask.ts';
import { patience, unsentBy } from '../../forms/sendStep.ts';
import type { PlaceOrderInput, PlaceOrderMutation } from '../../gql/graphql.ts';
import { PlaceOrderOperation } from '../../gql/operations/PlaceOrder.ts';
import { checkoutPageTexts } from './texts.ts';

type Result = PlaceOrderMutation['result'];
type Failure = Extract<Result, { __typename: 'OrderFailure' }>;

/** What became of an order; `unclear` as long as nobody knows. `payPage` is where the buyer goes next, and comes back from. */
export type OrderAnswer =
  | { kind: 'placed'; path: string; payPage: string | null }
  | { kind: 'invalid'; message: string; errors: Record<string, string> }
  | { kind: 'failed'; code: string; message: string; cart: Failure['cart']; wayOn: string | null }
  | { kind: 'unsent'; message: string; requestId: string | null }
  | { kind: 'unclear' };

/** Together longer than the store may take to have an effect. */
const PAUSES_MS = [3_000, 5_000, 8_000, 12_000, 20_000, 30_000, 30_000, 30_000];

/** With these an order is to be sent again under its key. */
const UNDECIDED: ReadonlySet<string> = new Set(['BEING_CHECKED', 'NOT_STORED']);

interface SendOptions {
  onUnclear: () => void;
  signal: AbortSignal;
  /** it was sent before, and nobody knows what became of it */
  again: boolean;
}

/** Places an order, and asks again with the same key for as long as nobody knows whether there is one. */
export async function sendOrder(
  ask: Ask,
  input: PlaceOrderInput,
  { onUnclear, signal, again }: SendOptions,
): Promise<OrderAnswer> {
  let answer = again ? await askAgain(ask, input) : await askOnce(ask, input);
  for (const ms of PAUSES_MS) {
    if (answer.kind !== 'unclear' || signal.aborted) break;
    onUnclear();
    await pause(ms, signal);
    if (!signal.aborted) answer = await askAgain(ask, input);
  }
  return answer;
}

async function askOnce(ask: Ask, input: PlaceOrderInput): Promise<OrderAnswer> {
  try {
    // A change that another tab sent beside it would be answered with a session that knows of no order.
    const { data, errors } = await inTurn(() => ask(PlaceOrderOperation, { input }, { signal: patience() }));
    return data && errors.length === 0 ? answerOf(data.result) : unanswered(errors);
  } catch {
    return { kind: 'unclear' };
  }
}

/** A question that was not taken says nothing of the order that was sent before it. */
async function askAgain(ask: Ask, input: PlaceOrderInput): Promise<OrderAnswer> {
  const answer = await askOnce(ask, input);
  return answer.kind === 'unsent' ? { kind: 'unclear' } : answer;
}

function answerOf(result: Result): OrderAnswer {
  if (result.__typename === 'OrderPlaced') {
    const { path, paymentUrl, paymentReturns } = result;
    return { kind: 'placed', path, payPage: paymentReturns ? (paymentUrl ?? null) : null };
  }
  if (result.__typename === 'ValidationFailure') {
    const errors = Object.fromEntries(result.errors.map(({ field, message }) => [field, message]));
    return { kind: 'invalid', message: result.message, errors };
  }
  const { code, message, cart, storeCheckoutUrl: wayOn = null } = result;
  return UNDECIDED.has(code) ? { kind: 'unclear' } : { kind: 'failed', code, message, cart, wayOn };
}

/** The gateway names what kept it from sending the order; whatever it cannot name may have come after that. */
function unanswered(errors: readonly GatewayError[]): OrderAnswer {
  const code = errors[0]?.extensions?.code;
  if (!code || code === 'INTERNAL_SERVER_ERROR') return { kind: 'unclear' };
  return { kind: 'unsent', ...unsentBy(errors, checkoutPageTexts.notSent) };
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(done => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
