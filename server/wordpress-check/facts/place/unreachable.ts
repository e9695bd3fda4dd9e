import type { Index, Service } from '../../examination.ts';
import type { Reply } from '../../reply.ts';

/** Why an address does not answer as a REST service of WordPress. */
export type Cause = 'silent' | 'certificate' | 'maintenance' | 'elsewhere' | 'closed' | 'failing' | 'html' | 'nothing';

export interface Unreachable {
  readonly cause: Cause;
  /** another address, where WordPress is */
  readonly leadsTo?: string;
}

/** Finds out why a service without an index has none. */
export async function explain(service: Service, { reply }: Index): Promise<Unreachable> {
  if (reply.kind === 'silence') return { cause: reply.fault === 'certificate' ? 'certificate' : 'silent' };
  const { status, headers, json } = reply;
  if (status >= 300 && status < 400 && headers.location)
    return { cause: 'elsewhere', leadsTo: addressOf(new URL(headers.location, service.root.url)) };
  if (status === 503 && !json) return { cause: 'maintenance' };
  if (status >= 500) return { cause: 'failing' };
  if (status === 401 || status === 403) return { cause: 'closed' };
  const leadsTo = await otherAddress(service);
  if (leadsTo) return { cause: 'elsewhere', leadsTo };
  return { cause: status === 200 ? 'html' : 'nothing' };
}

/** Where WordPress says that it is, if not here. By ?rest_route= it answers at wrong addresses too. */
export async function otherAddress(service: Service): Promise<string | null> {
  const site = siteOf(service);
  for (const address of new Set([`${site}/`, new URL('/', site).href])) {
    const named = routesNamedBy(await service.page(address), address);
    if (named) return addressOf(named) === site ? null : addressOf(named);
  }
  return null;
}

/** Every page of a WordPress names the address of its REST routes in a header. */
export function routesNamedBy(page: Reply, address: string): URL | null {
  const link = page.kind === 'heard' && /<([^>]+)>;\s*rel="https:\/\/api\.w\.org\/"/.exec(page.headers.link ?? '')?.[1];
  return link && URL.canParse(link, address) ? new URL(link, address) : null;
}

/** The address of a service's front page, without the slash. */
export const siteOf = ({ root }: Service): string => root.url.replace(/\/wp-json$/, '');

/** What to set as the address of the service. */
const addressOf = ({ origin, pathname }: URL): string => origin + pathname.replace(/\/(wp-json.*|index\.php)?$/, '');
