import { validatePartialAddress } from '../../../rules/address/address.ts';
import { storeAddress } from '../../commerce/orders/orderAddress.ts';
import type { AddressInput, FieldError } from '../../gql/types.ts';

/** What is given of an address as the shop takes it, and what is wrong with it. */
export function checkAddress(
  name: 'billing' | 'shipping',
  input: AddressInput | null | undefined,
): { address: Record<string, string> | null; errors: FieldError[] } {
  if (!input) return { address: null, errors: [] };
  const valid = validatePartialAddress(name === 'shipping' ? { ...input, email: null } : input);
  if (valid.ok) return { address: storeAddress(valid.values), errors: [] };
  const errors = Object.entries(valid.errors).map(([field, error]) => ({ field: `${name}.${field}`, ...error }));
  return { address: null, errors };
}
