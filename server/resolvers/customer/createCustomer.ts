import { validateCustomer } from '../../../rules/forms/customer.ts';
import type { Context } from '../../context/context.ts';
import type { CreateCustomerInput } from '../../gql/types.ts';
import { given, invalid, refusalOf } from '../record.ts';
import { checkAddress } from './checkAddress.ts';

export async function createCustomer(input: CreateCustomerInput, { shop, scope }: Context) {
  const valid = validateCustomer(input);
  const billing = checkAddress('billing', input.billing);
  const shipping = checkAddress('shipping', input.shipping);
  const own = valid.ok ? [] : Object.entries(valid.errors).map(([field, error]) => ({ field, ...error }));
  const errors = [...own, ...billing.errors, ...shipping.errors];
  if (!valid.ok || errors.length) return invalid(errors);
  const { email, firstName, lastName, username, password } = valid.values;
  const body = {
    ...given({ email, first_name: firstName, last_name: lastName, username, password }),
    ...(billing.address ? { billing: billing.address } : {}),
    ...(shipping.address ? { shipping: shipping.address } : {}),
  };
  try {
    return { __typename: 'Customer' as const, ...(await shop.customers.create(scope, body)) };
  } catch (error) {
    return refusalOf(error);
  }
}
