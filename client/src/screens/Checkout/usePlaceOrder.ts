import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pendingOrder } from '../../cart/pendingOrder.ts';
import { cartStore } from '../../cart/store/cartStore.ts';
import type { Cart } from '../../cart/store/lines.ts';
import { useAsk } from '../../data/useAsk.ts';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import type { FormValues } from '../../forms/formValues.ts';
import type { PlaceOrderInput } from '../../gql/graphql.ts';
import { whenIdle } from '../../lib/later/whenIdle.ts';
import type { ScreenProps } from '../../screen.ts';
import { draft } from './draft.ts';
import { tellOrdered } from './orderedElsewhere.ts';
import { checkoutPageTexts } from './texts.ts';

/** `checking` and `unknown`: it was sent, and nobody knows what became of it; it is being asked, or no longer. */
export type OrderPhase = 'open' | 'sending' | 'checking' | 'unknown';

const NOT_SENT: RefusedForm = {
  kind: 'refused',
  step: '',
  code: '',
  message: checkoutPageTexts.notSent,
  errors: {},
  values: {},
  requestId: null,
};

type Ordering = typeof import('./ordering.ts');

export const getOrdering = (): Promise<Ordering> => import('./ordering.ts');

/** The order's page, in the route table. */
const ORDER_SCREEN = 'OrderReceived/OrderReceivedScreen';

/**
 * Places the order, once: a key belongs to what was sent until its outcome is known, over reloads too, and nothing else
 * is sent before that.
 */
export function usePlaceOrder(cart: Cart | null, getCode: ScreenProps['getCode']) {
  const ask = useAsk();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<OrderPhase>('open');
  const [outcome, setOutcome] = useState<RefusedForm>();
  const [placed, setPlaced] = useState<string>();
  const running = useRef<AbortController>(undefined);

  const show = async (path: string, payPage: string | null = null, replace = payPage !== null) => {
    if (!(await getCode(ORDER_SCREEN).catch(() => null))) return setPlaced(path);
    await navigate(path, { replace });
    // The order's page is what the buyer comes back to.
    if (payPage) window.location.assign(payPage);
  };
  const send = async (inputOf: (ordering: Ordering) => PlaceOrderInput, again = false) => {
    if (running.current) return;
    running.current = new AbortController();
    const { signal } = running.current;
    setOutcome(undefined);
    const ordering = await getOrdering().catch(() => null);
    if (!ordering) {
      running.current = undefined;
      // Nothing was sent now, and of an order that was sent before nobody knows more than before.
      if (again) return setPhase('unknown');
      setOutcome(NOT_SENT);
      return setPhase('open');
    }
    const input = inputOf(ordering);
    pendingOrder.write(input);
    const answer = await ordering.sendOrder(ask, input, { onUnclear: () => setPhase('checking'), signal, again });
    running.current = undefined;
    if (signal.aborted && answer.kind === 'unclear') return;
    if (answer.kind === 'unclear') return setPhase('unknown');
    if (answer.kind === 'placed') {
      draft.write(null);
      tellOrdered(answer.path);
      void cartStore(ask).load();
      // Forgotten by its page, once that is shown: who reloads on the way there is led there once more.
      pendingOrder.write(answer.path);
      return show(answer.path, answer.payPage);
    }
    pendingOrder.write(null);
    setOutcome(await ordering.refusalOf(ask, answer, { cart, input }));
    if (answer.kind === 'failed' && answer.code !== 'CART_EXPIRED' && answer.cart)
      await cartStore(ask).begin(answer.cart);
    setPhase('open');
  };
  const resume = () => {
    const pending = pendingOrder.read();
    if (!pending) return;
    if (typeof pending === 'string') {
      setPhase('sending');
      return void show(pending, null, true);
    }
    setPhase('checking');
    void send(() => pending, true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for an order that was sent before a reload.
  useEffect(() => {
    resume();
    return () => running.current?.abort();
  }, []);
  // A line that breaks while the form is filled in does not keep from ordering once it is back, nor from seeing the order.
  useEffect(() => whenIdle(() => [getOrdering(), getCode(ORDER_SCREEN)].map(code => code.catch(() => {}))), [getCode]);
  return {
    phase,
    /** Where the order is that was placed, while the code of its page cannot be had. */
    placed,
    outcome,
    place: async (values: FormValues) => {
      if (!cart || phase !== 'open') return;
      setPhase('sending');
      const { amount: total } = cart.totals.total;
      const { hash: cartHash = null } = cart;
      await send(({ orderInput }) => ({ ...orderInput(values), key: newKey(), total, cartHash }));
    },
    /** Asks again what became of the order that was sent. */
    resume,
  };
}

export type PlacedOrder = ReturnType<typeof usePlaceOrder>;

/** Only a secure address has randomUUID. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
