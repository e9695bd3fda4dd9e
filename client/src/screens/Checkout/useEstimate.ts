import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CartStore } from '../../cart/store/cartStore.ts';
import type { FormValues } from '../../forms/formValues.ts';
import { useDebounced } from '../../lib/later/useDebounced.ts';
import { type Owner, placeFields, TICKED } from './form/checkoutFields.ts';
import { isPlaced } from './isPlaced.ts';

const PAUSE_MS = 600;

/** Where tax and shipping are worked out for; parts of an address that are not filled in yet are left out. */
function placeOf(values: FormValues, owner: Owner): FormValues {
  const parts = placeFields.map(field => [field, (values[`${owner}.${field}`] ?? '').trim()]);
  return Object.fromEntries(parts.filter(([, value]) => value));
}

const destinationOf = (values: FormValues) => ({
  billing: placeOf(values, 'billing'),
  ...(values.elsewhere === TICKED ? { shipping: placeOf(values, 'shipping') } : {}),
});

/**
 * Tells the store where the order goes while that is filled in, and how it is sent: the cart then has the sums. Nothing
 * is told while the order is `locked`.
 */
export function useEstimate(store: CartStore | null, values: FormValues, locked: boolean) {
  const [busy, setBusy] = useState(0);
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const wanted = useDebounced(JSON.stringify(destinationOf(values)), PAUSE_MS);
  // What the form begins with is what the store knows.
  const reported = useRef(wanted);

  const during = async (work: Promise<unknown> | undefined) => {
    setBusy(count => count + 1);
    await work?.finally(() => setBusy(count => count - 1));
  };
  const tell = useEffectEvent(async () => {
    const goal = JSON.parse(wanted) as ReturnType<typeof destinationOf>;
    if (locked || wanted === reported.current || !isPlaced(goal.shipping ?? goal.billing)) return;
    reported.current = wanted;
    // A guess that fails is none: the order itself is held against the full address.
    await during(store?.change('estimate', goal).catch(() => null));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other place is told.
  useEffect(() => void tell(), [wanted]);

  const chooseRate = async (shipment: string, rate: string) => {
    const choice = { [shipment]: rate };
    setFailed(false);
    setChosen(choice);
    await during(store?.change('selectRate', { package: shipment, rate }).catch(() => setFailed(true)));
    setChosen(now => (now === choice ? {} : now));
  };
  /** A coupon may be for one buyer alone. @throws as the store's changes */
  const giveEmail = async () => {
    const email = (values['billing.email'] ?? '').trim();
    const { billing, ...others } = destinationOf(values);
    if (email) await store?.change('estimate', { billing: { ...billing, email }, ...others });
  };
  return { busy: busy > 0, failed, chosen, chooseRate, giveEmail };
}
