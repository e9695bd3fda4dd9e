import { z } from 'zod';
import { diagnosticsTexts as texts } from '../../../../rules/texts/diagnostics.ts';
import type { Check } from '../check.ts';
import { said } from './products.ts';
import { shown } from './reachability.ts';

const rows = z.array(z.object({ id: z.number(), name: z.string() }));

/** Whether the shop lists its categories. */
export const categories: Check = {
  id: 'categories',
  name: 'Categories',
  async run({ shop }) {
    if (!shop) return null;
    const reply = await shop.askSigned('/wc/v3/products/categories?per_page=1&_fields=id,name');
    const found = reply.kind === 'heard' && reply.status === 200 ? rows.safeParse(reply.json).data : undefined;
    if (reply.kind === 'silence' || !found)
      return { status: 'error', detail: said(reply), mend: texts.sameAsProducts, data: shown(reply) };
    const total = Number(reply.headers['x-wp-total'] ?? found.length);
    return { status: 'success', detail: `${total} categories`, data: { found: found.length, categories: found } };
  },
};
