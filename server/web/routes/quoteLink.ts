import { readReference } from '../../../rules/reference.ts';
import type { Gateway } from '../../graphql/gateway.ts';
import type { Rates } from '../middleware/rates.ts';
import { send } from '../respond.ts';
import type { Call } from './call.ts';

const QUOTE = /^\/quote\/([^/]+)\/?$/;

/**
 * The signed link of a quote request: its first opening changes the key for a cookie and leads to the bare address, so
 * that the key stays in no history and no log. A wrong key leads there as well: the page asks for the address that asked.
 */
export function createQuoteLink({ gateway, rates }: { gateway: Gateway; rates: Rates }) {
  const { quoteLinks, commerce } = gateway.services;
  return (call: Call): false | Promise<void> => {
    const { request, url } = call;
    const key = url.searchParams.get('key');
    const [, typed] = QUOTE.exec(url.pathname) ?? [];
    if (!typed || key === null || request.method === 'POST') return false;
    return open(call, decodeURIComponent(typed), key);
  };

  async function open({ request, response, url }: Call, typed: string, key: string): Promise<void> {
    const reference = readReference(typed) ?? '';
    await rates.take('quoteLookUp', request, { subject: reference });
    const session = commerce.buyerSessions(request.headers.cookie);
    if (reference && quoteLinks.opens(reference, key)) session.remember(reference);
    for (const [name, value] of session.headers()) response.appendHeader(name, value);
    const query = new URLSearchParams([...url.searchParams].filter(([name]) => name !== 'key')).toString();
    const location = `/quote/${encodeURIComponent(reference.toLowerCase() || typed)}${query && `?${query}`}`;
    send(
      request,
      response,
      303,
      { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
      null,
    );
  }
}
