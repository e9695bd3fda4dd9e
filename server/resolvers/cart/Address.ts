import type { AddressResolvers } from '../../gql/types.ts';

export const Address: AddressResolvers = {
  firstName: address => address.first_name,
  lastName: address => address.last_name,
  address1: address => address.address_1,
  address2: address => address.address_2,
  email: address => address.email ?? null,
};
