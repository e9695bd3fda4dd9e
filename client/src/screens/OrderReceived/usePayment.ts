import { useEffect, useEffectEvent, useState } from 'react';
import { useAsk } from '../../data/useAsk.ts';
import type { OrderReceivedQueryVariables, PaymentState } from '../../gql/graphql.ts';
import { OrderPaymentOperation } from '../../gql/operations/OrderPayment.ts';

/** A bank answers within two minutes; a buyer may take longer to find the card. */
const PAUSES_MS = [...Array<number>(40).fill(3_000), ...Array<number>(80).fill(10_000)];

/** Asks how far the payment is while it is open and somebody looks; `onChange` is told what it has become. */
export function usePayment(
  variables: OrderReceivedQueryVariables,
  { state, open }: { state: PaymentState | null; open: boolean },
  onChange: () => void,
) {
  const ask = useAsk();
  const [asked, setAsked] = useState(0);
  const look = useEffectEvent(async (signal: AbortSignal) => {
    const answer = await ask(OrderPaymentOperation, variables, { personal: true, signal }).catch(() => null);
    const now = answer?.data?.orderPayment?.state;
    if (signal.aborted) return;
    if (now && now !== state) onChange();
    setAsked(count => count + 1);
  });
  useEffect(() => {
    const pause = PAUSES_MS[asked];
    if (!open || pause === undefined) return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void look(left.signal);
      else
        document.addEventListener('visibilitychange', () => void look(left.signal), {
          once: true,
          signal: left.signal,
        });
    }, pause);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [asked, open]);
}
