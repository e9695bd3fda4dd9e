import type { FormValues } from '../../forms/formValues.ts';
import type { PlaceOrderInput } from '../../gql/graphql.ts';
import { parseStored } from '../../lib/stored.ts';

// Personal data: this tab alone keeps it, and only until there is an order.

const kept = <Value>(key: string) => ({
  read(): Value | null {
    try {
      return parseStored(sessionStorage.getItem(key)) as Value | null;
    } catch {
      return null;
    }
  },
  write(value: Value | null): void {
    try {
      if (value) sessionStorage.setItem(key, JSON.stringify(value));
      else sessionStorage.removeItem(key);
    } catch {
      // It then lasts as long as the page.
    }
  },
});

/** What stands in the form. */
export const draft = kept<FormValues>('diri_checkout');

/** An order that was sent, and of which nobody knows yet what became. */
export const pendingOrder = kept<PlaceOrderInput>('diri_order');
