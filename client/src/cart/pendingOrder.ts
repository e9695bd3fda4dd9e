import type { PlaceOrderInput } from '../gql/graphql.ts';
import { inTab } from '../lib/inTab.ts';

/** An order that was sent: as it was sent, while nobody knows what became of it, then the address of its page until that was shown. */
export const pendingOrder = inTab<PlaceOrderInput | string>('diri_order');
