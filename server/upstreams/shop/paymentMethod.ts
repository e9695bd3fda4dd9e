import { z } from 'zod';
import { clocks } from '../../cache/clocks.ts';
import { orElse, type Scope } from '../../cache/scope.ts';
import { flag, lenient, listOf, plainLines, plainText } from '../fields.ts';
import { createLastSaid } from './lastSaid.ts';
import type { ShopOptions } from './options.ts';

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
export function createPaymentMethods({ upstream, records }: ShopOptions): PaymentMethods {
  const last = createLastSaid<PaymentMethod[]>([]);
  // Of all settings this one alone: among the others are the keys of payment services.
  const path = '/wc/v3/payment_gateways?_fields=id,title,description,enabled,settings.instructions';
  const fetchMethods = async (scope: Scope) => {
    const said = await last.of(async () => {
      const { json } = await upstream.call(path, { scope });
      return Array.isArray(json) ? listOf(row).parse(json) : null;
    });
    return { ...said, tags: ['payment-methods'], size: 256 * (said.value.length + 1) };
  };
  return {
    all: scope =>
      orElse(
        records.read(scope, 'shop/payment-methods', clocks.reference, () => fetchMethods(scope)),
        [],
        scope,
      ),
  };
}
