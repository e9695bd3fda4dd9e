import type { Order_AddressFragment } from '../../gql/graphql.ts';
import { PostalAddress } from '../../ui/content/PostalAddress.tsx';
import { orderPart } from './orderPart.ts';

type OrderAddressProps = { title: string; address: Order_AddressFragment; email?: string | null | undefined };

/** An address of the order's; nothing where the order has none. */
export function OrderAddress({ title, address, email }: OrderAddressProps) {
  if (!address.address1 && !email) return null;
  return (
    <div css={orderPart}>
      <h3>{title}</h3>
      <PostalAddress address={address} email={email} />
    </div>
  );
}
