import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

type Asked = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * Whom a request counts for: the address the outermost believed proxy saw, an IPv6 one by its /64 because a household
 * has all of it.
 */
export function visitorOf(request: Asked, trustProxy: number): string {
  const forwarded = trustProxy > 0 ? String(request.headers['x-forwarded-for'] ?? '').split(',') : [];
  const hops = [...forwarded.map(bare).filter(Boolean), request.socket.remoteAddress ?? ''];
  return clientNetworkOf(hops[Math.max(0, hops.length - 1 - trustProxy)]!);
}

/** What an address counts as. */
export function clientNetworkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(mapped) === 4) return mapped;
  return isIP(mapped) === 6 ? network(mapped) : 'unknown';
}

/** The network that a request came from. */
export const routedNetworkOf = (request: Asked, trustProxy: number): string =>
  networkOf(visitorOf(request, trustProxy));

/** The network of a visitor: the smallest that is routed by itself, which has one owner. */
export function networkOf(visitor: string): string {
  const sign = visitor.includes(':') ? ':' : '.';
  return visitor.split(sign).slice(0, 3).join(sign);
}

/** Some proxies add the port. */
const bare = (hop: string): string =>
  hop
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

function network(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left;
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
