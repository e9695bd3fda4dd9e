/**
 * Whether a way of shipping, or one of its rates, is to collect: by WooCommerce's words for it with and without the
 * block of its checkout.
 */
export const isCollection = (method: string): boolean => /^(local_pickup|pickup_location)\b/.test(method);

/** Whether all that an order holds is collected. */
export const isCollected = (lines: readonly { readonly method_id: string }[]): boolean =>
  lines.length > 0 && lines.every(({ method_id }) => isCollection(method_id));
