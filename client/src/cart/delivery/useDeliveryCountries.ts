import { useEffect, useState } from 'react';
import { addressCountries } from '../../../../rules/address/addressCountries.ts';
import { useAsk } from '../../data/useAsk.ts';
import { type Countries, deliveryCountries } from './deliveryCountries.ts';

/** Where the shop sends to, as the page brought it, or asked for once it stands: until then the site's own list. */
export function useDeliveryCountries(brought: Countries | undefined): Countries {
  const ask = useAsk();
  const [countries, setCountries] = useState(brought ?? addressCountries);
  useEffect(() => {
    if (!brought) void deliveryCountries(ask).then(setCountries);
  }, [ask, brought]);
  return countries;
}
