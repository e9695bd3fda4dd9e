import type { Context } from '../context.ts';

/** An address on the service's own host becomes a path of this site; null for what is no address. */
export function ownPath(address: string | undefined, { ownHosts }: Pick<Context, 'ownHosts'>): string | null {
  if (!address) return null;
  if (!URL.canParse(address)) return address.startsWith('/') ? address : null;
  const url = new URL(address);
  return ownHosts().includes(url.host) ? url.pathname : address;
}
