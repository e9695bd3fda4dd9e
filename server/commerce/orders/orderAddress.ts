import type { BillingAddress, ShippingAddress } from '../../../rules/address/address.ts';

/** An address as the store takes it. */
export const storeAddress = (address: Readonly<Partial<ShippingAddress & BillingAddress>>): Record<string, string> => ({
  ...part('first_name', address.firstName),
  ...part('last_name', address.lastName),
  ...part('company', address.company),
  ...part('address_1', address.address1),
  ...part('address_2', address.address2),
  ...part('city', address.city),
  ...part('state', address.state),
  ...part('postcode', address.postcode),
  ...part('country', address.country),
  ...part('phone', address.phone),
  ...part('email', address.email),
});

/** What is not given stays as the store has it. */
const part = (name: string, value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: value };
