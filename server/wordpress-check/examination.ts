import { z } from 'zod';
import { type Authorize, basic, type Pair, type ShopAccess, type Way } from '../upstreams/access.ts';
import type { RestRoot } from '../upstreams/restRoot.ts';
import { isHidden, type ProbeRequest, type Reply, type ReplyHeard } from './reply.ts';

/** What a service says of itself at /wp-json. */
const root = z.object({
  home: z.string().optional().catch(undefined),
  url: z.string().optional().catch(undefined),
  timezone_string: z.string().optional().catch(undefined),
  gmt_offset: z.union([z.string(), z.number()]).optional().catch(undefined),
  namespaces: z.array(z.string()).min(1),
  show_on_front: z.string().optional().catch(undefined),
  page_on_front: z.number().optional().catch(undefined),
  page_for_posts: z.number().optional().catch(undefined),
});
export type Root = z.output<typeof root>;

export type Index =
  /** `below`: what was answered below /wp-json, also where the index was found by ?rest_route= */
  | { readonly kind: 'root'; readonly root: Root; readonly reply: ReplyHeard; readonly below: Reply }
  | { readonly kind: 'none'; readonly reply: Reply };

/** A service in one examination: what two facts ask of it is asked once. */
export interface Service {
  /** …/wp-json */
  readonly root: RestRoot;
  /** Meets it: below /wp-json, else by ?rest_route=, as all of its routes are asked from then on. */
  index(): Promise<Index>;
  /** @param route below the REST root, asked as a stranger */
  ask(route: string, question?: ProbeRequest): Promise<Reply>;
  /** with our credentials, as the gateway would send them */
  askSigned(route: string, question?: ProbeRequest): Promise<Reply>;
  /** a page beside the REST routes; only by a transport that asks any address */
  page(address: string): Promise<Reply>;
}

/** The shop, which may be asked in several ways. */
export interface ShopService extends Service {
  readonly access: ShopAccess;
  /** one product, asked in every way until one opens it */
  attempts(): Promise<readonly { readonly way: Way | undefined; readonly reply: Reply }[]>;
  /** the first way that opens the products; null where none does */
  opening(): Promise<Way | null>;
  askProduct(way: Way | undefined): Promise<Reply>;
}

export interface ContentService extends Service {
  readonly pair: Pair | null;
  /** whether an application password is set that does not go to this address */
  readonly withheld: boolean;
}

/** Both services; null where the embedded one is meant and has no address yet. */
export interface Examination {
  readonly content: ContentService | null;
  readonly shop: ShopService | null;
}

/** How a question gets to a service. `route` is an address where it begins with http. */
export type Transport = (route: string, question: ProbeRequest, root: RestRoot, authorize: Authorize) => Promise<Reply>;

const INDEX = '/?_fields=home,url,timezone_string,gmt_offset,namespaces,show_on_front,page_on_front,page_for_posts';
const PRODUCT = '/wc/v3/products?per_page=1&status=publish&_fields=id,name';

const asStranger: Authorize = () => null;

interface ExaminationOptions {
  content: { root: RestRoot; pair: Pair | null; withheld?: boolean; transport: Transport } | null;
  /** `access` learns the address that the shop gives itself */
  shop: { root: RestRoot; access: ShopAccess; transport: Transport } | null;
}

export function createExamination({ content, shop }: ExaminationOptions): Examination {
  const replies: Replies = new Map();
  return {
    content: content && examineContent(content, replies),
    shop: shop && examineShop(shop, replies),
  };
}

function examineContent(
  { root, pair, withheld = false, transport }: ExaminationOptions['content'] & {},
  replies: Replies,
): ContentService {
  const { send, ...service } = createService(root, transport, replies);
  const authorize = pair ? () => basic(pair) : asStranger;
  return { ...service, pair, withheld, askSigned: (route, question) => send(route, question, 'content', authorize) };
}

function examineShop({ root, access, transport }: ExaminationOptions['shop'] & {}, replies: Replies): ShopService {
  const { send, ...service } = createService(root, transport, replies);
  const sendBy = async (way: Way | undefined, route: string, question?: ProbeRequest) => {
    const index = await service.index();
    access.home = index.kind === 'root' ? index.root.home || index.root.url || null : null;
    return send(route, question, way ? `${way.kind} ${way.scheme}` : '', way?.authorize ?? asStranger);
  };
  const askProduct: ShopService['askProduct'] = way => sendBy(way, PRODUCT);
  const attempts = async () => {
    const made = [];
    for (const way of access.ways.length ? access.ways : [undefined]) {
      made.push({ way, reply: await askProduct(way) });
      if (opens(made.at(-1)!.reply)) break;
    }
    return made;
  };
  const opening = async () => (await attempts()).find(({ reply }) => opens(reply))?.way ?? null;
  return {
    ...service,
    access,
    attempts,
    opening,
    askProduct,
    askSigned: async (route, question) => sendBy((await opening()) ?? access.ways[0], route, question),
  };
}

const opens = (reply: Reply): boolean => reply.kind === 'heard' && reply.status === 200;

type Replies = Map<string, Promise<Reply>>;

function createService(root: RestRoot, transport: Transport, replies: Replies) {
  const once = (route: string, question: ProbeRequest, signer: string, authorize: Authorize, at = root) => {
    const key = JSON.stringify([at, route, question, signer]);
    const reply = replies.get(key) ?? transport(route, question, at, authorize);
    replies.set(key, reply);
    return reply;
  };
  const readIndex = async (plain: boolean) => {
    const reply = await once(INDEX, {}, '', asStranger, { ...root, plain });
    const found = reply.kind === 'heard' && reply.status === 200 ? rootIn(reply.json) : undefined;
    return { reply, found };
  };
  const meet = async (): Promise<Index> => {
    const pretty = await readIndex(false);
    const met = !pretty.found && isHidden(pretty.reply) ? await readIndex(true) : pretty;
    root.plain = met !== pretty && met.found !== undefined;
    if (!met.found) return { kind: 'none', reply: pretty.reply };
    return { kind: 'root', root: met.found, reply: met.reply as ReplyHeard, below: pretty.reply };
  };
  let met: Promise<Index> | undefined;
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
    ask: (route: string, question?: ProbeRequest) => send(route, question),
    page: (address: string) => once(address, {}, '', asStranger),
  };
}

const rootIn = (json: unknown): Root | undefined => root.safeParse(json).data;
