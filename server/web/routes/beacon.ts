import { z } from 'zod';
import { HttpRefusal } from '../../http/refusal.ts';
import { pageMeasured } from '../../telemetry/events.ts';
import { readBody } from '../middleware/body.ts';
import type { Origins } from '../middleware/origins.ts';
import type { Rates } from '../middleware/rates.ts';
import { send } from '../respond.ts';
import type { Call } from './call.ts';

/** What a browser may tell of a page: a number of a closed list, nothing of who reads it or where. */
const measured = z.object({
  name: z.enum(['LCP', 'CLS', 'INP', 'TTFB', 'error']),
  /** milliseconds; of CLS a share; 1 for an error */
  value: z.number().min(0).max(600_000),
});
const beacon = z.array(measured).min(1).max(10);

const BEACON_BODY_BYTES = 1_000;

/** Takes what browsers measured at POST /beacon. */
export function createBeacon({ origins, rates }: { origins: Origins; rates: Rates }) {
  return async ({ request, response }: Call): Promise<void> => {
    origins.checkOrigin(request);
    await rates.take('beacon', request);
    const read = beacon.safeParse(parse(await readBody(request, { limit: BEACON_BODY_BYTES })));
    if (!read.success) throw new HttpRefusal(400, 'BAD_BEACON');
    for (const one of read.data) pageMeasured.publish(one);
    send(request, response, 204, { 'cache-control': 'no-store' }, null);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
