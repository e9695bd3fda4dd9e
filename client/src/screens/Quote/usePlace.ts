import { useEffect, useState } from 'react';
import { hasCart } from '../../cart/store/count.ts';
import { useAsk } from '../../data/useAsk.ts';
import type { KnownPlaceQuery } from '../../gql/graphql.ts';
import { KnownPlaceOperation } from '../../gql/operations/KnownPlace.ts';
import { type DeliveryPlace, NOWHERE } from '../../quote/estimate/deliveryPlace.ts';

/**
 * Where the goods go: what the visitor typed, else what is known, that is the address of the last order of whoever is
 * signed in, or the cart's. It is asked for once there is something to be sent.
 */
export function usePlace(wanted: boolean): [DeliveryPlace, (place: DeliveryPlace) => void] {
  const ask = useAsk();
  const [typed, setTyped] = useState<DeliveryPlace | null>(null);
  const [known, setKnown] = useState(NOWHERE);
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    ask(KnownPlaceOperation, { cart: hasCart() }, { personal: true, signal: stop.signal }).then(
      ({ data }) => data && setKnown(placeIn(data)),
      // Nobody has to be told: it is asked for in the fields.
      () => null,
    );
    return () => stop.abort();
  }, [ask, wanted]);
  return [typed ?? known, setTyped];
}

function placeIn({ account, cart }: KnownPlaceQuery): DeliveryPlace {
  const places = [...(account?.addresses ?? []), cart?.shippingAddress, cart?.billingAddress];
  const { country, postcode } = places.find(place => place?.postcode) ?? NOWHERE;
  return { country: country ?? '', postcode: postcode ?? '' };
}
