// The service worker: remembers the pages and files that were asked for, and shows them when the network fails, never
// before. It stands on its own: nothing that it imports is shared with the client.
import { type KeptPage, offlinePage } from './offlinePage.ts';
import { keptText } from './texts.ts';

interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Extended {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener<E extends Event>(type: string, listen: (event: E) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
}

const worker = globalThis as unknown as Worker;
const MOST = { pages: 40, files: 300 };
type Kind = keyof typeof MOST;
/** An address is kept once, whatever else was asked for with it. */
const ANY = { ignoreVary: true };

/** What of this site is remembered, and as what; null for everything else. */
function kindOf(address: string, isPage: boolean): Kind | null {
  const { origin, pathname } = new URL(address);
  if (origin !== location.origin) return null;
  if (/^\/(assets|_image)\//.test(pathname)) return 'files';
  return isPage ? 'pages' : null;
}

/** What is one visitor's own says so: `private` or `no-store`. A document may be larger than all pages, and has no place for a line. */
const mayKeep = (kind: Kind, response: Response): boolean =>
  response.status === 200 &&
  (kind === 'files' || /^text\/html\b/.test(response.headers.get('content-type') ?? '')) &&
  response.type === 'basic' &&
  !response.redirected &&
  !/no-store|private/.test(response.headers.get('cache-control') ?? '');

/** What a mail or an advertisement adds to an address to be counted makes no other page of it. */
function addressOf({ url }: { url: string }): string {
  const address = new URL(url);
  address.hash = '';
  const counted = [...address.searchParams.keys()].filter(name => /^(utm_\w+|[fg]clid|msclkid)$/.test(name));
  for (const name of counted) address.searchParams.delete(name);
  return address.href;
}

async function keep(kind: Kind, address: string, response: Response): Promise<void> {
  const cache = await caches.open(kind);
  if (kind === 'files' && (await cache.match(address))) return;
  await cache.delete(address);
  await cache.put(address, response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST[kind])).map(old => cache.delete(old)));
}

/** What the site has taken down since; of a post that is gone, as of one that moved, it leads elsewhere. */
const isGone = (kind: Kind, { status, type }: Response): boolean =>
  kind === 'pages' && (status === 404 || status === 410 || type === 'opaqueredirect');

/** A kept page with the time at which it was answered. */
async function marked(kept: Response): Promise<Response> {
  const answered = new Date(kept.headers.get('date') ?? Number.NaN);
  const when = answered.toLocaleString('en-ZA', { dateStyle: 'long', timeStyle: 'short' });
  const line = `<aside data-line aria-label="Offline">${keptText.replace('{when}', when)}</aside>`;
  const headers = new Headers(kept.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  const html = (await kept.text()).replace(/<body[^>]*>/, body => body + line);
  return new Response(html, { headers });
}

/** The page in the place of one that is not kept; made here, it goes with the worker. */
async function unkept(address: string): Promise<Response> {
  const pages = await caches.open('pages');
  const files = await (await caches.open('files')).keys();
  let site = location.host;
  const kept = (await pages.keys()).toReversed().map(async ({ url }): Promise<KeptPage> => {
    const html = (await (await pages.match(url))?.text()) ?? '';
    site = /"og:site_name" content="([^"]*)/.exec(html)?.[1] ?? site;
    return { address: url, title: /<title>([^<]*)/.exec(html)?.[1] ?? url };
  });
  const font = files.find(({ url }) => /\/archivo-[^/]*\.woff2$/.test(url))?.url;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  const shown = await Promise.all(kept);
  return new Response(offlinePage(site, address, shown, font), { status: 503, headers });
}

async function throughTheLine(event: Fetched, kind: Kind): Promise<Response> {
  const { request } = event;
  const address = addressOf(request);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request));
    if (mayKeep(kind, response)) event.waitUntil(keep(kind, address, response.clone()));
    if (isGone(kind, response)) event.waitUntil(caches.open(kind).then(kept => kept.delete(address, ANY)));
    return response;
  } catch (error) {
    const kept = await (await caches.open(kind)).match(address, ANY);
    if (kind === 'pages') return kept ? marked(kept) : unkept(address);
    if (!kept) throw error;
    return kept;
  }
}

/** What the page that brought this worker is made of was asked for before it was there. */
async function remember(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const kind = kindOf(address, address === addresses[0]);
    const response = kind && (await fetch(address).catch(() => null));
    if (kind && response && mayKeep(kind, response)) await keep(kind, addressOf({ url: address }), response);
  }
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event: Extended) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
);
worker.addEventListener('message', (event: Extended & MessageEvent<string[]>) => event.waitUntil(remember(event.data)));
worker.addEventListener('fetch', (event: Fetched) => {
  const { request } = event;
  const kind = request.method === 'GET' ? kindOf(request.url, request.mode === 'navigate') : null;
  if (kind) event.respondWith(throughTheLine(event, kind));
});
