import { signOAuth } from './oauth.ts';
import { isPrivateHost } from './privateHost.ts';

/** A call about to be made. */
interface Unsigned {
  method: string;
  /** below the REST root, with its query */
  route: string;
  /** the whole address that is asked */
  address: string;
}

/** Value of a call's Authorization header, null for none. */
export type Authorize = (call: Unsigned) => string | null;

export interface Pair {
  username: string;
  password: string;
}

/** A way of proving who we are. */
export interface Credential {
  readonly kind: 'consumer key' | 'application password';
  /** the last signs the https address of a shop that is called over plain http */
  readonly scheme: 'Basic' | 'OAuth 1.0a' | 'OAuth 1.0a for https';
}

export interface Way extends Credential {
  authorize: Authorize;
}

/** How the shop is asked. The first way serves until another one was found to; none where nothing is configured. */
export interface ShopAccess {
  readonly ways: readonly Way[];
  way: Way | null;
  /** the address that the service gives itself: OAuth signs it, by whatever address it is reached */
  home: string | null;
}

export const basic = ({ username, password }: Pair): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

/** Where the shop is asked. */
export interface ShopAddress {
  url: string;
  /** whether a secret may go by Basic over plain http to a host that is not private */
  basicOverHttp?: boolean;
}

/** Whether a secret may be sent as it is to this address: over plain http whoever listens on the way reads it. */
export const mayGoPlainly = ({ url, basicOverHttp = false }: ShopAddress): boolean =>
  url.startsWith('https:') || basicOverHttp || isPrivateHost(url);

/**
 * By Basic a consumer key is taken only where PHP knows of TLS; signed by OAuth anywhere, for the address that WooCommerce
 * believes to be asked at. Behind a proxy that speaks TLS that is an https address, also for a call over plain http. The
 * secret itself goes over plain http last, and only within a network of one's own; so does an application password, which
 * has no other way.
 */
export function createShopAccess(address: ShopAddress, pairs: readonly Pair[]): ShopAccess {
  const maySend = mayGoPlainly(address);
  const ways = pairs.flatMap((pair): Way[] => {
    const plainly = { scheme: 'Basic', authorize: () => basic(pair) } as const;
    if (!pair.username.startsWith('ck_')) return maySend ? [{ kind: 'application password', ...plainly }] : [];
    const kind = 'consumer key';
    const signedFor = (protocol: 'http:' | 'https:'): Authorize => {
      const credential = { key: pair.username, secret: pair.password };
      return ({ method, address }) =>
        signOAuth({ method, address: asNamed(address, protocol, access.home), ...credential });
    };
    const signed: Way = { kind, scheme: 'OAuth 1.0a', authorize: signedFor('http:') };
    if (address.url.startsWith('https:')) return [{ kind, ...plainly }, signed];
    const behindProxy: Way = { kind, scheme: 'OAuth 1.0a for https', authorize: signedFor('https:') };
    return [signed, behindProxy, ...(maySend ? [{ kind, ...plainly } as const] : [])];
  });
  const access: ShopAccess = { ways, way: ways[0] ?? null, home: null };
  return access;
}

/** WooCommerce checks a signature against its own address, by http or https as PHP believes to be asked. */
function asNamed(address: string, protocol: 'http:' | 'https:', home: string | null): URL {
  const named = new URL(address);
  named.protocol = protocol;
  if (home && URL.canParse(home)) {
    const own = new URL(home);
    // A host without a port would leave the port as it was.
    Object.assign(named, { hostname: own.hostname, port: own.port });
  }
  return named;
}
