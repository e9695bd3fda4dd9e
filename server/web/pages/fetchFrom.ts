import { type Gateway, isSharedAsk } from '../../graphql/gateway.ts';
import type { RequestContext } from '../../graphql/requestContext.ts';
import type { FetchAnswer } from './renderer.ts';

/**
 * As a page that is made here asks its own gateway. What everyone may see is not written as a response and read again,
 * which costs more than to find it.
 */
export const fetchFrom =
  (gateway: Gateway, requestContext: RequestContext): FetchAnswer =>
  async (address, init = {}) => {
    const ask = init.method === 'POST' ? null : askAt(gateway, address, new Headers(init.headers).get('accept'));
    if (!isSharedAsk(ask)) return gateway.fetch(new Request(address, init), requestContext);
    const shared = await gateway.answer(ask, requestContext);
    const bytes = await shared.encoded('identity');
    return { status: shared.status, json: async () => JSON.parse(bytes.toString()) };
  };

const askAt = ({ asks }: Gateway, address: string, accept: string | null) =>
  asks.read({ posted: false, text: address.slice(address.indexOf('?') + 1), contentType: null, accept });
