import { linkAddress } from '../../rules/linkAddress.ts';
import type { Context } from '../context/context.ts';
import { pathHere } from '../upstreams/ownHosts.ts';

/** An address on the service's own host becomes a path of this site; null for what leads nowhere. */
export function ownPath(
  written: string | undefined,
  { ownHosts, ownHomes }: Pick<Context, 'ownHosts' | 'ownHomes'>,
): string | null {
  const address = linkAddress(written ?? '');
  if (!address || address.startsWith('#')) return null;
  if (address.startsWith('/')) return address;
  const url = new URL(address);
  return ownHosts().includes(url.host) ? pathHere(url, ownHomes()) : address;
}
