import { z } from 'zod';
import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { flag, lenient, listOf, plainText } from '../fields.ts';
import type { ShopOptions } from './options.ts';

const row = z.object({ id: z.string(), title: plainText, description: plainText, enabled: lenient(flag) });

/** A way to pay as the shop keeper describes it. */
export type PaymentMethod = z.output<typeof row>;

export interface PaymentMethods {
  /** Every way to pay, also those switched off; none for a key that may not read them. Reference data: at hand once loaded. */
  all(scope: Scope): Promise<PaymentMethod[]>;
}

/** wc/v3/payment_gateways: the store itself names only ids. */
export const createPaymentMethods = ({ upstream, records }: ShopOptions): PaymentMethods => ({
  all: scope =>
    records.read(scope, 'shop/payment-methods', clocks.reference, async () => {
      const answer = await upstream
        .call('/wc/v3/payment_gateways?_fields=id,title,description,enabled', {
          requestId: scope.requestId,
          calls: scope.calls,
        })
        .catch(() => null);
      return { value: listOf(row).parse(answer?.json), tags: ['payment-methods'], size: answer?.bytes ?? 64 };
    }),
});
