import { z } from 'zod';
import { clocks } from '../../cache/clocks.ts';
import { orElse, type Scope } from '../../cache/scope.ts';
import { flag, lenient, listOf, plainLines, plainText } from '../fields.ts';
import type { ShopOptions } from './options.ts';
import { orRefused } from './orRefused.ts';

const row = z.object({
  id: z.string(),
  title: plainText,
  description: plainText,
  enabled: lenient(flag),
  settings: lenient(z.object({ instructions: lenient(z.object({ value: plainLines })) })),
});

/** A way to pay as the shop keeper describes it. */
type PaymentMethod = z.output<typeof row>;

export interface PaymentMethods {
  /**
   * Every way to pay, also those switched off; none for a key that may not read them, and while the shop does not answer.
   * Reference data: at hand once loaded.
   */
  all(scope: Scope): Promise<PaymentMethod[]>;
}

/** wc/v3/payment_gateways: the store itself names only ids. */
export const createPaymentMethods = ({ upstream, records }: ShopOptions): PaymentMethods => ({
  all: scope => {
    const read = records.read(scope, 'shop/payment-methods', clocks.reference, async () => {
      const answer = await upstream
        // Of all settings this one alone: among the others are the keys of payment services.
        .call('/wc/v3/payment_gateways?_fields=id,title,description,enabled,settings.instructions', { scope })
        .catch(orRefused);
      return { value: listOf(row).parse(answer?.json), tags: ['payment-methods'], size: answer?.bytes ?? 64 };
    });
    return orElse(read, [], scope);
  },
});
