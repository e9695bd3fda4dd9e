import { z } from 'zod';
import { type Authorize, basic, type Pair, type ShopAccess, type Way } from '../upstreams/access.ts';
import type { RestRoot } from '../upstreams/restRoot.ts';
import { isHidden, type ProbeRequest, type Reply, read } from './reply.ts';

/** What a service says of itself at /wp-json. */
const indexRoot = z.object({
  home: z.string().optional().catch(undefined),
  url: z.string().optional().catch(undefined),
  timezone_string: z.string().optional().catch(undefined),
  gmt_offset: z.union([z.string(), z.number()]).optional().catch(undefined),
  namespaces: z.array(z.string()).min(1),
  show_on_front: z.string().optional().catch(undefined),
  page_on_front: z.number().optional().catch(undefined),
  page_for_posts: z.number().optional().catch(undefined),
});
export type Root = z.output<typeof indexRoot>;

interface Index {
  /** null where none was found */
  readonly root: Root | null;
  readonly reply: Reply;
  /** what was answered below /wp-json, also where the index was found by ?rest_route= */
  readonly below: Reply;
}

/** How a question gets to a service. `route` is an address where it begins with http. */
export type Transport = (route: string, question: ProbeRequest, root: RestRoot, authorize: Authorize) => Promise<Reply>;

const INDEX = `/?_fields=${Object.keys(indexRoot.shape)}`;
const PRODUCT = '/wc/v3/products?per_page=1&status=publish&_fields=id,name';

const asStranger: Authorize = () => null;

interface ContentOptions {
  root: RestRoot;
  pair: Pair | null;
  /** whether an application password is set that does not go to this address */
  withheld?: boolean;
  transport: Transport;
}

interface ShopOptions {
  root: RestRoot;
  /** learns the address that the shop gives itself */
  access: ShopAccess;
  transport: Transport;
}

/** Both services; null where the embedded one is meant and has no address yet. */
export interface Examination {
  readonly content: ContentService | null;
  readonly shop: ShopService | null;
}
export type ContentService = ReturnType<typeof examineContent>;
export type ShopService = ReturnType<typeof examineShop>;
export type Service = ContentService | ShopService;

type Replies = Map<string, Promise<Reply>>;

export function createExamination(options: { content: ContentOptions | null; shop: ShopOptions | null }): Examination {
  const replies: Replies = new Map();
  return {
    content: options.content && examineContent(options.content, replies),
    shop: options.shop && examineShop(options.shop, replies),
  };
}

function examineContent({ root, pair, withheld = false, transport }: ContentOptions, replies: Replies) {
  const { send, ...service } = createService(root, transport, replies);
  const authorize = pair ? () => basic(pair) : asStranger;
  return {
    ...service,
    pair,
    withheld,
    /** with our credentials, as the gateway would send them */
    askSigned: (route: string, question?: ProbeRequest) => send(route, question, 'content', authorize),
  };
}

/** The shop, which may be asked in several ways. */
function examineShop({ root, access, transport }: ShopOptions, replies: Replies) {
  const { send, ...service } = createService(root, transport, replies);
  const sendBy = async (way: Way | undefined, route: string, question?: ProbeRequest) => {
    const index = await service.index();
    access.home = index.root?.home || index.root?.url || null;
    return send(route, question, way ? `${way.kind} ${way.scheme}` : '', way?.authorize ?? asStranger);
  };
  const askProduct = (way: Way | undefined) => sendBy(way, PRODUCT);
  /** one product, asked in every way until one opens it */
  const attempts = async () => {
    const made: { way: Way | undefined; reply: Reply }[] = [];
    for (const way of access.ways.length ? access.ways : [undefined]) {
      made.push({ way, reply: await askProduct(way) });
      if (opens(made.at(-1)!.reply)) break;
    }
    return made;
  };
  /** the first way that opens the products; null where none does */
  const opening = async () => (await attempts()).find(({ reply }) => opens(reply))?.way ?? null;
  const askSigned = async (route: string, question?: ProbeRequest) =>
    sendBy((await opening()) ?? access.ways[0], route, question);
  return { ...service, access, attempts, opening, askProduct, askSigned };
}

const opens = (reply: Reply): boolean => reply.status === 200;

/** A service in one examination: what two facts ask of it is asked once. */
function createService(root: RestRoot, transport: Transport, replies: Replies) {
  const once = (route: string, question: ProbeRequest, signer: string, authorize: Authorize, at = root) => {
    const key = JSON.stringify([at, route, question, signer]);
    const reply = replies.get(key) ?? transport(route, question, at, authorize);
    replies.set(key, reply);
    return reply;
  };
  const readIndex = async (plain: boolean) => {
    const reply = await once(INDEX, {}, '', asStranger, { ...root, plain });
    return { reply, found: read(reply, indexRoot) };
  };
  const meet = async (): Promise<Index> => {
    const pretty = await readIndex(false);
    const met = !pretty.found && isHidden(pretty.reply) ? await readIndex(true) : pretty;
    root.plain = met !== pretty && met.found !== undefined;
    return { root: met.found ?? null, reply: met.found ? met.reply : pretty.reply, below: pretty.reply };
  };
  let met: Promise<Index> | undefined;
  /** Meets it: below /wp-json, else by ?rest_route=, as all of its routes are asked from then on. */
  const index = () => {
    met ??= meet();
    return met;
  };
  /** Where the routes are is known once the index was read. */
  const send = async (route: string, question: ProbeRequest = {}, signer = '', authorize = asStranger) => {
    await index();
    return once(route, question, signer, authorize);
  };
  return {
    root,
    index,
    send,
    /** @param route below the REST root, asked as a stranger */
    ask: (route: string, question?: ProbeRequest) => send(route, question),
    /** a page beside the REST routes; only by a transport that asks any address */
    page: (address: string) => once(address, {}, '', asStranger),
  };
}
