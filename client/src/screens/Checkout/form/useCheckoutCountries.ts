import { useEffect, useState } from 'react';
import { addressCountries } from '../../../../../rules/address/addressCountries.ts';
import type { Countries } from '../../../cart/delivery/deliveryCountries.ts';
import { useAsk } from '../../../data/useAsk.ts';
import { CheckoutCountriesOperation } from '../../../gql/operations/CheckoutCountries.ts';
import type { Owner } from './checkoutFields.ts';

/** The countries that each address may be in. */
export type AddressCountries = Readonly<Record<Owner, Countries>>;

/** Where the shop sends to, and to whom it sells, asked for once the form stands: until then, and where it cannot say, the site's own list. */
export function useCheckoutCountries(): AddressCountries {
  const ask = useAsk();
  const [countries, setCountries] = useState<AddressCountries>({
    billing: addressCountries,
    shipping: addressCountries,
  });
  useEffect(() => {
    const read = async () => {
      const site = (await ask(CheckoutCountriesOperation, {}).catch(() => null))?.data?.site;
      if (site) setCountries({ billing: site.billingCountries, shipping: site.deliveryCountries });
    };
    void read();
  }, [ask]);
  return countries;
}
