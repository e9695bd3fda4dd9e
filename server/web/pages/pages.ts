import { escapeUTF8 } from 'entities';
import type { Logger } from 'pino';
import { sharedScreenAt } from '../../../rules/screenAt.ts';
import { createBounded } from '../../cache/bounded.ts';
import { type CachedResponse, cachedResponse } from '../../cache/cachedResponse.ts';
import { ResponseCache } from '../../cache/responseCache.ts';
import { Scope } from '../../cache/scope.ts';
import type { Gateway } from '../../graphql/gateway.ts';
import type { RequestContext } from '../../graphql/requestContext.ts';
import type { HttpRefusal } from '../../http/refusal.ts';
import { contentSecurityPolicy, developmentPolicy } from '../middleware/headers.ts';
import type { CardAddresses } from '../routes/cards/cardAddress.ts';
import { assemble } from './document.ts';
import { fetchFrom } from './fetchFrom.ts';
import { pageAddress } from './pageAddress.ts';
import type { Refused, Renderer } from './renderer.ts';
import { summaryTags } from './summary.ts';

/** A page to send. */
export interface Page {
  cachedResponse: CachedResponse;
  /** false for what belongs to one visitor: never kept by anyone */
  shared: boolean;
}

/** An address as it was asked for, and as it was read. */
interface Address {
  target: string;
  url: URL;
}

export interface PagesOptions {
  gateway: Gateway;
  renderer: () => Promise<Renderer>;
  cards: CardAddresses;
  log: Logger;
}

export interface Pages {
  /** The cached page of an address that was asked for before, by the request's own first line; null where it is to be looked for. */
  recall(target: string): CachedResponse | null;
  /** The cached page at an address; null where it is to be made, or is one visitor's own. */
  find(address: Address, requestContext: RequestContext): CachedResponse | null;
  /** The page at an address, from the cache where it may be; a POST is a form without scripts and never cached. */
  get(request: Request, requestContext: RequestContext): Promise<Page>;
  /** The page that says why a request was refused; `path` is that of a screen which says it itself. */
  refused(
    refusal: HttpRefusal,
    scope: Scope,
    path?: string,
  ): Promise<{ html: string; headers: CachedResponse['headers'] }>;
}

/** First lines whose page was found: what is asked often is read once. */
const RECALLED_BYTES = 2 * 1024 * 1024;
const LONGEST_RECALLED = 500;
/** Which filters an address may name changes with what is sold. */
const RECALLED_MS = 60_000;
/** Stand for the request's number and for what was refused in a refusal's page, so that one is kept whatever a client wrote. */
const REQUEST_ID = '{requestId}';
const MESSAGE = '{message}';

/** Whether every visitor may see the same page: only what the route table says is for everyone. */
function isShared({ pathname, searchParams }: URL, { operator }: RequestContext): boolean {
  const screen = sharedScreenAt(pathname);
  return screen !== null && !(operator && screen.moreForOperator) && !searchParams.has('sent');
}

const keyOf = ({ pathname, search }: URL): string => pathname + search;

export function createPages(options: PagesOptions): Pages {
  const { gateway } = options;
  const { config, catalogue } = gateway.services;
  const cache = new ResponseCache(gateway.store, `page ${config.build} ${config.locale}`, config.cache);
  const recalled = createBounded<string>({
    maxBytes: RECALLED_BYTES,
    ttlMs: RECALLED_MS,
    sizeOf: key => 2 * key.length,
  });
  const make = (request: Request, requestContext: RequestContext, refused?: Refused) =>
    renderPage(options, request, requestContext, refused);
  const addressOf = (address: string) => pageAddress(address, catalogue.products.hasAttribute);
  return {
    recall(target) {
      const key = recalled.get(target);
      return key === undefined ? null : (cache.get(key)?.cachedResponse ?? null);
    },
    find({ target, url }, requestContext) {
      const address = addressOf(url.href);
      const page = isShared(address, requestContext) ? cache.get(keyOf(address))?.cachedResponse : undefined;
      // Which of two pages it is there depends on who asks.
      const forAll = page && !sharedScreenAt(address.pathname)?.moreForOperator && target.length <= LONGEST_RECALLED;
      if (forAll) recalled.set(target, keyOf(address));
      return page ?? null;
    },
    async get(request, requestContext) {
      const url = addressOf(request.url);
      const shared = request.method !== 'POST' && isShared(url, requestContext);
      if (!shared) return { cachedResponse: (await make(request, requestContext)).cachedResponse, shared };
      const plain = new Request(url, { headers: { accept: 'text/html' } });
      const page = await cache.through(
        keyOf(url),
        requestContext.scope,
        scope => make(plain, { scope, operator: false }),
        () => new Scope(requestContext.scope.requestId, config.upstreamTimeoutMs),
      );
      return { cachedResponse: page, shared };
    },
    async refused({ status, message }, scope, path = '/404') {
      const request = new Request(new URL(path, config.publicUrl));
      const page = await cache.through(
        `refused ${path} ${status}`,
        scope,
        inner => make(request, { scope: inner, operator: false }, { status, message: MESSAGE, requestId: REQUEST_ID }),
        () => new Scope(scope.requestId, config.upstreamTimeoutMs),
      );
      const html = (await page.encoded('identity')).toString();
      const said = html.replaceAll(REQUEST_ID, scope.requestId).replaceAll(MESSAGE, () => escapeUTF8(message));
      return { html: said, headers: page.headers };
    },
  };
}

async function renderPage(
  { gateway, renderer, cards, log }: PagesOptions,
  request: Request,
  requestContext: RequestContext,
  refused?: Refused,
): Promise<{ cachedResponse: CachedResponse; cacheable: boolean }> {
  const client = await renderer();
  const rendered = await client.render({
    request,
    fetch: fetchFrom(gateway, requestContext),
    ...(refused ? { refused } : {}),
  });
  if (rendered.kind === 'redirect')
    return {
      cachedResponse: cachedResponse(rendered.status, { location: rendered.location }, Buffer.alloc(0)),
      cacheable: rendered.status === 301,
    };
  // The visitor sees a page that says so, with the request's number in its header.
  for (const err of rendered.faults) log.error({ requestId: requestContext.scope.requestId, err }, 'A page failed');
  // The browser's router would look for a screen at the address that was refused: this page stays as it is sent.
  const assets = refused ? null : client.assets(rendered.modules);
  const { build, embedHosts, measuredPercent, offlinePages, analytics } = gateway.services.config;
  // An address that is one visitor's own may hold a key, which is nobody else's business.
  const measuring = analytics && sharedScreenAt(new URL(request.url).pathname) ? analytics : null;
  const asked = measuring ? `<meta name="analytics" content="${escapeUTF8(measuring.script)}">` : '';
  // By it the browser knows, where a server of another release answers, whether it has loaded this page anew before.
  const release = `<meta name="release" content="${build}">`;
  const measured = measuredPercent > 0 ? `<meta name="measured" content="${measuredPercent}">` : '';
  const offline = offlinePages && !assets?.preamble ? '<meta name="offline" content="on">' : '';
  const tags = release + measured + offline + asked + (rendered.summary ? summaryTags(rendered.summary, cards) : '');
  const { body, styleHash } = assemble(rendered, assets, tags);
  const policy = assets?.preamble
    ? developmentPolicy()
    : contentSecurityPolicy({ styleHashes: [styleHash], embedHosts, analyticsOrigins: measuring?.origins ?? [] });
  // It has no form like the one that was posted.
  const taken: Record<string, string> = rendered.status === 405 ? { allow: 'GET, HEAD' } : {};
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, ...taken };
  const cacheable =
    !requestContext.scope.failed && (rendered.status === 200 || rendered.status === 404 || refused !== undefined);
  return {
    cachedResponse: cachedResponse(rendered.status, headers, body, !requestContext.scope.stale),
    cacheable,
  };
}
