import { hash } from 'node:crypto';
import type { CheckoutValues } from '../../../rules/forms/checkout.ts';
import { keySpace } from '../../partners/keySpace.ts';
import type { StoreCartItem } from '../../upstreams/store/wire.ts';
import type { Visitor } from '../carts/visitor.ts';
import { storeAddress } from './orderAddress.ts';

/** An order that a buyer asks for, valid by our own rules. */
export interface OrderRequest {
  visitor: Visitor;
  /** the client's, one per intended order */
  key: string;
  /** whose key it is, where the order came with one of a partner */
  partner: number | null;
  values: CheckoutValues;
  /** the sum the buyer was shown, in major units */
  total: string;
  /** hash of the cart the buyer was shown, where the client kept it */
  cartHash: string | null;
  /** whether something in the cart is fewer than the shop sells of it */
  hasTooFew(items: readonly StoreCartItem[]): Promise<boolean>;
}

/** The key as it is stored: of no use to a reader of the file. */
export const storedKey = ({ key, partner }: OrderRequest): string => keySpace(partner) + hash('sha256', `order ${key}`);

/** The same for the same order, whatever client sends it. */
export const bodyHash = ({ values, total }: OrderRequest): string =>
  hash('sha256', JSON.stringify([values, Number(total)]));

export const checkoutBody = ({ values }: OrderRequest): Record<string, unknown> => ({
  billing_address: storeAddress(values.billing),
  shipping_address: storeAddress(values.shipping),
  payment_method: values.paymentMethod,
  customer_note: values.note,
});
