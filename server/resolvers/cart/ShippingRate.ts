import type { ShippingRateResolvers } from '../../gql/types.ts';
import { taxedMoney } from '../storeMoney.ts';

export const ShippingRate: ShippingRateResolvers = {
  id: rate => rate.rate_id,
  deliveryTime: rate => rate.delivery_time,
  price: rate => taxedMoney(rate.price, rate.taxes, rate),
};
