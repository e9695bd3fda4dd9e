import { z } from 'zod';

const id = z.number().int().positive();

/** One change in WordPress or its shop, in the words of our plugin. It says where to look again, never what is there now. */
export const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['post', 'page', 'product', 'media', 'author', 'order']), id }),
  z.object({ kind: z.literal('variation'), id, product: id.optional() }),
  z.object({ kind: z.literal('review'), id, product: id }),
  z.object({ kind: z.literal('term'), id, taxonomy: z.string() }),
  z.object({ kind: z.enum(['menu', 'settings', 'everything']) }),
]);

export type Change = z.output<typeof change>;
