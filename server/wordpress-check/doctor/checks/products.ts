import { z } from 'zod';
import { diagnosticsTexts as texts } from '../../../../rules/texts/diagnostics.ts';
import type { Check } from '../check.ts';
import type { Reply } from '../probe.ts';
import { shown } from './reachability.ts';

const rows = z.array(z.object({ id: z.number(), name: z.string() }));

/** A reply in a few words, e.g. `401 woocommerce_rest_cannot_view`. */
export function said(reply: Reply): string {
  if (reply.kind === 'silence') return `no answer (${reply.code})`;
  const { code } = (reply.json ?? {}) as { code?: unknown };
  if (typeof code === 'string') return `${reply.status} ${code}`;
  return reply.json === undefined ? `${reply.status}, no JSON` : `${reply.status}, not what was asked for`;
}

/** Whether the shop lists its products. */
export const products: Check = {
  id: 'products',
  name: 'Products',
  async run({ shop }) {
    if (!shop) return null;
    const reply = await shop.askProduct();
    const found = reply.kind === 'heard' && reply.status === 200 ? rows.safeParse(reply.json).data : undefined;
    if (reply.kind === 'silence' || !found) {
      const refused = reply.kind === 'heard' && reply.status === 401;
      const mend = refused ? texts.checkCredentials : texts.checkInstallation;
      return { status: 'error', detail: said(reply), mend, data: shown(reply) };
    }
    const totalProducts = Number(reply.headers['x-wp-total'] ?? found.length);
    const data = { totalProducts, products: found };
    if (totalProducts > 0) return { status: 'success', detail: `${totalProducts} products`, data };
    return { status: 'warning', detail: 'no product is published', mend: 'Publish one: Products > Add New.', data };
  },
};
