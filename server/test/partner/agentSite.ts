import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { beforeAll, onTestFinished } from 'vitest';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { startEmbedded } from '../embedded.ts';

/** A site by HTTP for the tests of a file, and an agent's way into it. */
export function startAgentSite() {
  const service = startEmbedded({ env: { PUBLIC_URL: 'https://labels.test' } });
  let origin = '';
  beforeAll(async () => {
    const served = await serveSite(service.gateway);
    ({ origin } = served);
    return served.close;
  });
  const at = (path: string) => new URL(path, origin);
  return {
    service,
    at,
    async connect(headers: Record<string, string> = {}): Promise<Client> {
      const client = new Client({ name: 'test', version: '1' });
      await client.connect(new StreamableHTTPClientTransport(at('/mcp'), { requestInit: { headers } }));
      onTestFinished(() => client.close());
      return client;
    },
    /** A partner's key for `https://agent.test`. */
    keyOf: async (scopes: ('catalogue' | 'quotes')[], costPerMinute = 350_000) =>
      (await service.gateway.services.partners.add(`Agent ${scopes} ${costPerMinute}`, {
        ...{ scopes, origins: ['https://agent.test'], requestsPerMinute: 100, costPerMinute },
      }))!.key,
  };
}
