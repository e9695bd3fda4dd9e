import { HttpRefusal } from '../../http/refusal.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { sendText } from '../respond.ts';
import type { Call } from './call.ts';

/** What this process counted, for whoever has the operator's token; to anyone else there is nothing here. */
export const createMetricsRoute =
  (metrics: Metrics) =>
  async ({ request, response, requestContext: { operator } }: Call): Promise<void> => {
    if (!operator) throw new HttpRefusal(404, 'NOT_FOUND');
    const headers = { 'content-type': metrics.contentType, 'cache-control': 'private, no-store' };
    sendText(request, response, await metrics.text(), headers);
  };
