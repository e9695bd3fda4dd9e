import type { ShippingRateResolvers } from '../../gql/types.ts';
import { taxedMoney } from '../storeMoney.ts';

export const ShippingRate: ShippingRateResolvers = {
  id: rate => rate.rate_id,
  description: rate => rate.description ?? '',
  deliveryTime: rate => rate.delivery_time ?? '',
  price: rate => taxedMoney(rate.price, rate.taxes, rate),
};
