import { WITHOUT_POSTCODES } from '../../../../rules/address/withoutPostcodes.ts';
import type { Cart } from '../../cart/store/lines.ts';

/** Whether what is known of an address is enough to work out shipping and tax there. */
export const isPlaced = ({ country, state, postcode }: Partial<Cart['shippingAddress']>): boolean =>
  Boolean(country && (state || postcode || WITHOUT_POSTCODES.has(country)));
