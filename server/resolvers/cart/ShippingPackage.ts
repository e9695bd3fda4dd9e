import type { ShippingPackageResolvers } from '../../gql/types.ts';

export const ShippingPackage: ShippingPackageResolvers = {
  id: one => one.package_id,
  rates: one => one.shipping_rates,
};
