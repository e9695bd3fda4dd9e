import { z } from 'zod';
import { HttpRefusal } from '../../http/refusal.ts';
import { readSigned } from '../../invalidation/webhooks/plugin.ts';
import type { QuoteRequests } from '../../quotes/quoteRequests.ts';
import type { Agreement } from '../../workers/place.ts';
import { readBytes, WEBHOOK_BODY_BYTES } from '../middleware/body.ts';
import type { Rates } from '../middleware/rates.ts';
import { sendJson } from '../respond.ts';
import type { Call } from './call.ts';
import { createCallTimes } from './webhooks/callTimes.ts';

export interface QuoteStatesOptions {
  /** shared with WordPress; without it nobody is answered */
  readonly secret: string | undefined;
  readonly quotes: QuoteRequests;
  readonly publicUrl: string;
  readonly rates: Rates;
  /** by what the processes of one site know which calls came */
  readonly agreement: Agreement;
}

/** As many as WordPress shows on its longest page of a list. */
const MOST = 200;
const body = z.object({ references: z.array(z.string().max(20)).max(MOST) });

/** Tells our plugin, by its signed call, where requests stand and where the firm answers them: nothing of their buyers. */
export function createQuoteStates({ secret, quotes, publicUrl, rates, agreement }: QuoteStatesOptions) {
  const isNew = createCallTimes('signed call', 1, agreement);
  return async ({ request, response }: Call): Promise<void> => {
    if (!secret) throw new HttpRefusal(503, 'WEBHOOKS_OFF');
    await rates.check('webhook', request);
    const bytes = await readBytes(request, { limit: WEBHOOK_BODY_BYTES });
    try {
      // Somebody else may have listened: what comes again is a wrong call.
      if (!(await isNew(readSigned(secret, request.headers, bytes)))) throw new HttpRefusal(401, 'WEBHOOK_LATE');
    } catch (error) {
      rates.found('webhook', request);
      throw error;
    }
    const asked = body.safeParse(parsed(bytes));
    if (!asked.success) throw new HttpRefusal(400, 'WEBHOOK_UNREADABLE');
    const found = await Promise.all(asked.data.references.map(reference => quotes.byReference(reference)));
    const states = found.flatMap(one =>
      one ? [[one.reference, { status: one.status, url: `${publicUrl}/operator/quotes/${one.reference}` }]] : [],
    );
    sendJson(request, response, Object.fromEntries(states), { headers: { 'cache-control': 'no-store' } });
  };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
