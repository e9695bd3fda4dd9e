import { z } from 'zod';
import type { ProbeResponse, Reply } from './probe.ts';

/** What a REST service of WordPress says of itself at /wp-json. */
const root = z.object({
  home: z.string().optional(),
  timezone_string: z.string().optional(),
  gmt_offset: z.union([z.string(), z.number()]).optional(),
  namespaces: z.array(z.string()),
});
export type Root = z.infer<typeof root>;

/** Why an address does not answer as a REST service of WordPress. */
export type Cause =
  | 'silent'
  | 'certificate'
  | 'maintenance'
  /** it means its routes to be here, and its web server does not know them */
  | 'no rewriting'
  | 'elsewhere'
  | 'closed'
  | 'failing'
  | 'html'
  | 'nothing';

export type Index =
  | {
      readonly kind: 'root';
      readonly root: Root;
      readonly reply: ProbeResponse;
      /** with plain permalinks nothing is below /wp-json: ?rest_route= leads to the routes */
      readonly plain: boolean;
    }
  | { readonly kind: 'none'; readonly cause: Cause; readonly reply: Reply; readonly leadsTo?: string };

type OperationRequest = (address: string) => Promise<Reply>;

const FIELDS = '_fields=home,timezone_string,gmt_offset,namespaces';

/** Reads the index of a service, and where there is none, finds out why. */
export async function readIndex(url: string, ask: OperationRequest): Promise<Index> {
  const reply = await ask(`${url}/?${FIELDS}`);
  if (reply.kind === 'silence')
    return { kind: 'none', cause: reply.fault === 'certificate' ? 'certificate' : 'silent', reply };
  const found = rootIn(reply);
  if (found) return { kind: 'root', root: found, reply, plain: false };
  const { location } = reply.headers;
  if (reply.status >= 300 && reply.status < 400 && location)
    return { kind: 'none', cause: 'elsewhere', reply, leadsTo: addressOf(new URL(location, url)) };
  if (reply.status === 503 && !reply.json) return { kind: 'none', cause: 'maintenance', reply };
  if (reply.status >= 500) return { kind: 'none', cause: 'failing', reply };
  if (reply.status === 401 || reply.status === 403) return { kind: 'none', cause: 'closed', reply };
  const around = await lookAround(url, reply, ask);
  return around ?? { kind: 'none', cause: reply.status === 200 ? 'html' : 'nothing', reply };
}

/** Every page of a WordPress names the address of its REST routes in a header. */
async function lookAround(url: string, reply: ProbeResponse, ask: OperationRequest): Promise<Index | null> {
  const site = url.replace(/\/wp-json$/, '');
  for (const address of new Set([`${site}/`, new URL('/', url).href])) {
    const page = await ask(address);
    const link =
      page.kind === 'heard' && /<([^>]+)>;\s*rel="https:\/\/api\.w\.org\/"/.exec(page.headers.link ?? '')?.[1];
    if (!link || !URL.canParse(link, address)) continue;
    const named = new URL(link, address);
    const leadsTo = addressOf(named);
    if (leadsTo !== site) return { kind: 'none', cause: 'elsewhere', reply, leadsTo };
    return named.searchParams.has('rest_route')
      ? readPlainly(named, ask)
      : { kind: 'none', cause: 'no rewriting', reply };
  }
  return null;
}

async function readPlainly(named: URL, ask: OperationRequest): Promise<Index | null> {
  const reply = await ask(`${named.href}&${FIELDS}`);
  const found = reply.kind === 'heard' ? rootIn(reply) : null;
  return found && reply.kind === 'heard' ? { kind: 'root', root: found, reply, plain: true } : null;
}

const rootIn = ({ status, json }: ProbeResponse): Root | null =>
  status === 200 ? (root.safeParse(json).data ?? null) : null;

/** What to set as the address of the service. */
const addressOf = ({ origin, pathname }: URL): string => origin + pathname.replace(/\/(wp-json.*|index\.php)?$/, '');
