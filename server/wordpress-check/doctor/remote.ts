import type { Dispatcher } from 'undici';
import type { Config } from '../../config.ts';
import { type Authorize, basic, createShopAccess, type Way } from '../../upstreams/access.ts';
import { shopPairs } from '../../upstreams/connections.ts';
import { createRestRoot, pathIn } from '../../upstreams/restRoot.ts';
import { type ProbeRequest, probe, type Reply } from './probe.ts';
import { type Index, readIndex } from './root.ts';

/** A service as the checks of one run see it: what two of them ask is asked once. */
export interface Remote {
  /** …/wp-json */
  readonly url: string;
  /** whether it is reached over this machine's own loopback alone */
  readonly loopback: boolean;
  index(): Promise<Index>;
  /** its own front page */
  home(): Promise<Reply>;
  /** @param route below the REST root, asked as a stranger */
  ask(route: string, question?: ProbeRequest): Promise<Reply>;
  /** with our credentials, as the gateway would send them */
  askSigned(route: string, question?: ProbeRequest): Promise<Reply>;
}

/** The shop, which may be asked in several ways. */
export interface ShopRemote extends Remote {
  readonly ways: readonly Way[];
  /** the first way that opens the products; null where none does */
  opening(): Promise<Way | null>;
  /** One product; in the way that opens them, or in another. */
  askProduct(way?: Way): Promise<Reply>;
}

export interface Remotes {
  content: Remote | null;
  shop: ShopRemote | null;
}

interface RemotesOptions {
  config: Pick<Config, 'content' | 'shop' | 'upstreamTimeoutMs'>;
  dispatcher: Dispatcher;
  timeoutMs: number;
}

const PRODUCT = '/wc/v3/products?per_page=1&status=publish&_fields=id,name';

const isLoopback = ({ hostname }: URL): boolean => /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(hostname);

/** Both services; null where the embedded one is meant and has no address yet. */
export function createRemotes({ config, dispatcher, timeoutMs }: RemotesOptions): Remotes {
  const replies = new Map<string, Promise<Reply>>();
  const once = (address: string, question: ProbeRequest = {}, signer = '', authorization: string | null = null) => {
    const key = JSON.stringify([address, question, signer]);
    const headers = { ...question.headers, ...(authorization ? { authorization } : {}) };
    const reply = replies.get(key) ?? probe(dispatcher, address, { ...question, headers }, timeoutMs);
    replies.set(key, reply);
    return reply;
  };
  const isThere = ({ url }: { url: string }) => url !== 'embedded';
  return {
    content: isThere(config.content) ? contentRemote(config.content, once) : null,
    shop: isThere(config.shop) ? shopRemote(config, once) : null,
  };
}

type Once = (
  address: string,
  question?: ProbeRequest,
  signer?: string,
  authorization?: string | null,
) => Promise<Reply>;

/** An address of a service, and how one of its routes is asked. */
function place(url: string, once: Once) {
  const root = createRestRoot(url);
  const { origin } = new URL(url);
  const index = async () => {
    const found = await readIndex(url, once);
    root.plain = found.kind === 'root' && found.plain;
    return found;
  };
  let found: Promise<Index> | undefined;
  const read = () => {
    found ??= index();
    return found;
  };
  /** Where the routes are is known once the index was read. */
  const send = async (route: string, question: ProbeRequest = {}, signer = '', authorize?: Authorize) => {
    await read();
    const address = origin + pathIn(root, route);
    return once(address, question, signer, authorize?.({ method: question.method ?? 'GET', route, address }) ?? null);
  };
  return { url, loopback: isLoopback(new URL(url)), index: read, home: () => once(url.replace(/wp-json$/, '')), send };
}

function contentRemote({ url, credentials }: Config['content'], once: Once): Remote {
  const { send, ...at } = place(url, once);
  const authorize = credentials ? () => basic(credentials) : undefined;
  return { ...at, ask: send, askSigned: (route, question) => send(route, question, 'content', authorize) };
}

function shopRemote(config: RemotesOptions['config'], once: Once): ShopRemote {
  const { send, ...at } = place(config.shop.url, once);
  // An embedded service that does not run has no address, and nothing to lend.
  const content = config.content.url === 'embedded' ? { ...config.shop, credentials: null } : config.content;
  const access = createShopAccess(config.shop.url, shopPairs({ ...config, content }));
  const sendBy = async (way: Way | undefined, route: string, question?: ProbeRequest) => {
    const index = await at.index();
    access.home = index.kind === 'root' ? (index.root.home ?? null) : null;
    return send(route, question, way ? `${way.kind} ${way.scheme}` : '', way?.authorize);
  };
  const sendProduct = (way: Way | undefined) => sendBy(way, PRODUCT);
  const opening = async () => {
    for (const way of access.ways) {
      const reply = await sendProduct(way);
      if (reply.kind === 'heard' && reply.status === 200) return way;
    }
    return null;
  };
  const chosen = async () => (await opening()) ?? access.ways[0];
  return {
    ...at,
    ways: access.ways,
    opening,
    ask: send,
    askProduct: async way => sendProduct(way ?? (await chosen())),
    askSigned: async (route, question) => sendBy(await chosen(), route, question),
  };
}
