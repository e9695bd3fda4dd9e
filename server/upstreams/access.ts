import { signOAuth } from './oauth.ts';

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
  readonly scheme: 'Basic' | 'OAuth 1.0a';
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

/** By Basic a consumer key is taken over TLS alone, and only where PHP knows of the TLS; signed by OAuth anywhere. */
export function createShopAccess(url: string, pairs: readonly Pair[]): ShopAccess {
  const ways = pairs.flatMap((pair): Way[] => {
    const plainly = { scheme: 'Basic', authorize: () => basic(pair) } as const;
    if (!pair.username.startsWith('ck_')) return [{ kind: 'application password', ...plainly }];
    const signed: Way = {
      kind: 'consumer key',
      scheme: 'OAuth 1.0a',
      authorize: ({ method, address }) =>
        signOAuth({ method, address: asNamed(address, access.home), key: pair.username, secret: pair.password }),
    };
    return url.startsWith('https:') ? [{ kind: 'consumer key', ...plainly }, signed] : [signed];
  });
  const access: ShopAccess = { ways, way: ways[0] ?? null, home: null };
  return access;
}

/** WooCommerce looks at signatures only where PHP knows of no TLS, and takes what was signed for an address of plain http. */
function asNamed(address: string, home: string | null): URL {
  const named = new URL(address);
  named.protocol = 'http:';
  if (home && URL.canParse(home)) {
    const { hostname, port } = new URL(home);
    // A host without a port would leave the port as it was.
    Object.assign(named, { hostname, port });
  }
  return named;
}
