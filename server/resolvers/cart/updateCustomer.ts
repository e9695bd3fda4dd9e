import { validatePartialAddress } from '../../../rules/address/address.ts';
import type { FieldErrors } from '../../../rules/forms/validation.ts';
import { storeAddress } from '../../commerce/orders/orderAddress.ts';
import type { Context } from '../../context/context.ts';
import type { UpdateCartCustomerInput } from '../../gql/types.ts';
import { changeCart } from './cartChange.ts';
import { type CartFailure, failure } from './cartFailure.ts';

/** Tells the store what is known of the buyer; goods go to the billing address unless another is known. */
export function updateCustomer({ billing, shipping, restore }: UpdateCartCustomerInput, context: Context) {
  const bill = validatePartialAddress(billing ?? {});
  if (!bill.ok) return addressFailure('billing', bill.errors);
  const goods = validatePartialAddress({ ...(shipping ?? billing), email: null });
  if (!goods.ok) return addressFailure('shipping', goods.errors);
  const body = {
    ...(billing ? { billing_address: storeAddress(bill.values) } : {}),
    ...(shipping || billing ? { shipping_address: storeAddress(goods.values) } : {}),
  };
  return changeCart({ writes: [{ path: 'update-customer', body }], restore }, context);
}

function addressFailure(owner: 'billing' | 'shipping', errors: FieldErrors<string>): CartFailure {
  const [[field, fault] = []] = Object.entries(errors);
  return failure('INVALID_ADDRESS', fault?.message ?? '', `${owner}.${field}`);
}
