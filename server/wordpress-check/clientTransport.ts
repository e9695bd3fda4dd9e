import type { Connections } from '../upstreams/connections.ts';
import { UpstreamError } from '../upstreams/errors.ts';
import type { Upstream } from '../upstreams/http.ts';
import type { Transport } from './examination.ts';
import { heard, type Reply, silence } from './reply.ts';

const REQUEST_ID = 'capabilities';

/** Asks by the gateway's own clients, with their retries and breakers: visitors go the same way. */
export const createClientTransport =
  (rest: Upstream, { store, forms }: Connections): Transport =>
  async (route, question, root, authorize) => {
    const upstream = route.startsWith('/wc/store/') ? store : /^\/(diri|contact)\//.test(route) ? forms : rest;
    try {
      const options = { ...question, root, authorize, tries: true, scope: { requestId: REQUEST_ID } };
      const { status, json } = await upstream.call(route, options);
      return heard(status, { json });
    } catch (error) {
      if (error instanceof UpstreamError) return replyOf(error);
      throw error;
    }
  };

function replyOf({ status, body, fault, cause }: UpstreamError): Reply {
  if (status !== null) return heard(status, { json: body });
  const code = (cause as { code?: string } | undefined)?.code ?? fault;
  return silence(fault === 'timeout' ? 'timeout' : 'broken off', code);
}
