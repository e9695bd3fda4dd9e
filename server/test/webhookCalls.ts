import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Change } from '../invalidation/webhooks/change.ts';
import { serveSite } from '../web/routes/uploads/testUploads.ts';
import { ask, type TestGateway } from './ask.ts';
import { startEmbedded } from './embedded.ts';

export const SECRET = 'shared-with-wordpress-0001';

type Site = Awaited<ReturnType<typeof serveSite>>;

interface PluginCall {
  secret?: string;
  at?: number;
  nonce?: string;
  to?: Site;
  /** of the plugin's headers */
  prefix?: string;
}

export const hmac = (text: string, secret = SECRET) => createHmac('sha256', secret).update(text);

export const codeOf = async (response: Response) => (await response.json()).errors[0].extensions.code;

/** A site on the embedded service for a test file, and who calls it: our plugin, WooCommerce, and anybody. */
export function startWebhooks() {
  const service = startEmbedded({ env: { WEBHOOK_SECRET: SECRET } });
  let site: Site;
  beforeAll(async () => {
    site = await serveSite(service.gateway);
  });
  afterAll(() => site.close());

  const post = (body: string, headers: Record<string, string>, { origin } = site) =>
    fetch(`${origin}/webhooks`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

  return {
    service,
    post,

    /** Calls as our plugin does. */
    tell(
      changes: Change[],
      { secret = SECRET, at = Date.now(), nonce = randomUUID(), to = site, prefix = 'x-gateway' }: PluginCall = {},
    ) {
      const body = JSON.stringify({ changes });
      const timestamp = String(Math.floor(at / 1_000));
      const signature = hmac(`${timestamp}.${nonce}.${body}`, secret).digest('hex');
      const headers = {
        [`${prefix}-timestamp`]: timestamp,
        [`${prefix}-nonce`]: nonce,
        [`${prefix}-signature`]: signature,
      };
      return post(body, headers, to);
    },

    /** Calls as WooCommerce does. */
    deliver(
      topic: string,
      payload: object,
      { secret = SECRET, id = randomUUID(), to = site }: { secret?: string; id?: string; to?: Site } = {},
    ) {
      const body = JSON.stringify(payload);
      const signature = hmac(body, secret).digest('base64');
      const headers = {
        'x-wc-webhook-topic': topic,
        'x-wc-webhook-signature': signature,
        'x-wc-webhook-delivery-id': id,
      };
      return post(body, headers, to);
    },

    read: async (query: string, gateway: Pick<TestGateway, 'fetch'> = service.gateway) =>
      (await ask(gateway, query)).data,

    rowOf: (table: 'articles' | 'products' | 'terms', slug: string) =>
      service.demo.database.all(table).find(row => row.slug === slug)!,

    /** A site of its own, on which nothing was counted yet. */
    async another() {
      const other = await serveSite(service.another());
      onTestFinished(() => other.close());
      return other;
    },
  };
}
