import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { HttpRefusal } from '../../../http/refusal.ts';
import type { Invalidator } from '../../../invalidation/invalidator.ts';
import type { Delivery } from '../../../invalidation/webhooks/delivery.ts';
import { plugin } from '../../../invalidation/webhooks/plugin.ts';
import { isPing, wooCommerce } from '../../../invalidation/webhooks/wooCommerce.ts';
import { webhookReceived } from '../../../telemetry/events.ts';
import { noteSeen } from '../../../wordpress-check/facts/place/webhooks.ts';
import type { Agreement } from '../../../workers/place.ts';
import { readBytes, WEBHOOK_BODY_BYTES } from '../../middleware/body.ts';
import type { Rates } from '../../middleware/rates.ts';
import { sendJson } from '../../respond.ts';
import type { Call } from '../call.ts';
import { createCallTimes } from './callTimes.ts';

export interface WebhooksOptions {
  /** shared with WordPress; without it nothing is taken */
  secret: string | undefined;
  dataDir: string;
  invalidator: Invalidator;
  rates: Rates;
  /** by what the processes of one site know which calls came */
  agreement: Agreement;
  log: Logger;
}

/**
 * WooCommerce's webhooks of one product may tell the same words: created, updated, deleted and restored. What was saved
 * again has another date, so other words. It signs no time: a call that somebody caught is good for ever.
 */
const OWN_TIMES = 4;

/**
 * Takes what WordPress tells at POST /webhooks: our plugin's calls and WooCommerce's own. Nothing is parsed before the
 * signature of its bytes was found right. Answered at once; what follows from it is done behind. What is rightly signed
 * has no limit, for WooCommerce switches off a webhook that is refused a few times; whoever sent too much that is not is
 * refused before the body is read.
 */
export function createWebhooks({ secret, dataDir, invalidator, rates, agreement, log }: WebhooksOptions) {
  const senders = secret ? [plugin(secret), wooCommerce(secret)] : [];
  const isNew = createCallTimes('signed call', 1, agreement);
  const isOwn = createCallTimes('signature', OWN_TIMES, agreement);
  /** What a call tells; null for one that only tries the address. */
  const read = async (request: IncomingMessage): Promise<Delivery | null> => {
    const bytes = await readBytes(request, { limit: WEBHOOK_BODY_BYTES });
    const sender = senders.find(one => one.knows(request.headers));
    if (sender) return sender.read(request.headers, bytes);
    if (isPing(bytes)) return null;
    throw new HttpRefusal(401, 'WEBHOOK_UNSIGNED');
  };
  return async ({ request, response }: Call): Promise<void> => {
    const answer = (status: number, body: object) =>
      sendJson(request, response, body, { status, headers: { 'cache-control': 'no-store' } });
    if (!secret) throw new HttpRefusal(503, 'WEBHOOKS_OFF');
    await rates.check('webhook', request);
    const delivery = await read(request).catch(error => {
      if (!isSigned(error)) rates.found('webhook', request);
      webhookReceived.publish({ outcome: 'refused' });
      throw error;
    });
    if (!delivery) {
      rates.found('webhook', request);
      webhookReceived.publish({ outcome: 'ping' });
      return answer(200, { taken: 0 });
    }
    const { name, signed, changes } = delivery;
    const [fresh, own] = await Promise.all([isNew(name), isOwn(signed)]);
    if (!own) rates.found('webhook', request);
    const repeated = !fresh || !own;
    webhookReceived.publish({ outcome: repeated ? 'repeated' : 'taken' });
    if (repeated) return answer(202, { taken: 0 });
    log.debug({ changes: changes.slice(0, 20), of: changes.length }, 'WordPress told of changes');
    invalidator.invalidate(changes);
    void noteSeen(dataDir).catch(err => log.warn({ err }, 'The time of a webhook could not be kept'));
    answer(202, { taken: changes.length });
  };
}

/** Whether a call that was refused came from our WordPress all the same. */
const isSigned = (error: unknown): boolean => error instanceof HttpRefusal && error.code === 'WEBHOOK_UNREADABLE';
