import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { Store } from '../../cache/store.ts';
import type { SharedRedis } from '../../storage/redis.ts';
import { createFeatures } from '../../upstreams/features.ts';
import { createUpstream } from '../../upstreams/http.ts';
import { createRestRoot } from '../../upstreams/restRoot.ts';
import type { IndexNews } from '../../workers/indexNews.ts';
import { type Catalogue, createCatalogue } from '../catalogue.ts';
import type { TellNews } from '../sync/changes/news.ts';
import type { Intervals } from '../sync/indexSync.ts';

// A content and shop service at the network's edge for the tests of the index: recorded rows behind real sockets.

export type ServiceRow = Record<string, unknown> & { id: number };
const NAMES = [
  'products',
  'variations',
  'categories',
  'pages',
  'posts',
  'postCategories',
  'postTags',
  'media',
] as const;
type Name = (typeof NAMES)[number];

const LISTS: Record<string, Name> = {
  '/wc/v3/products': 'products',
  '/wc/v3/variations': 'variations',
  '/wc/v3/products/categories': 'categories',
  '/wp/v2/pages': 'pages',
  '/wp/v2/posts': 'posts',
  '/wp/v2/categories': 'postCategories',
  '/wp/v2/tags': 'postTags',
  '/wp/v2/media': 'media',
};

const FIXTURE = new URL('../../test/fixtures/catalogue.json', import.meta.url);

export interface TestService {
  rows: Record<Name, ServiceRow[]>;
  /** paths with queries, as they were asked */
  calls: string[];
  /** answers `downStatus` to what this finds, by itself 503 as a WordPress under maintenance */
  down: (path: string) => boolean;
  downStatus: number;
  /** seconds that it wants to be left alone meanwhile; null where it does not say */
  retryAfter: number | null;
  /** milliseconds that a row takes */
  msPerRow: number;
  /** what the answer to a call waits for */
  awaits: (call: string) => Promise<void> | undefined;
  /** milliseconds after which the host cuts an answer off with a 504 */
  hostLimitMs: number;
  /** false is a WooCommerce before 10.3 */
  flatVariations: boolean;
  /** ids of rows that are counted and never sent, as those are that a plugin takes out of an answer */
  withheld: ReadonlySet<number>;
  /** ids of rows that PHP breaks off at: a page with one is answered with a 500, unless ids alone are asked for */
  broken: ReadonlySet<number>;
  /** changes a row and marks it as changed a minute after all others */
  edit(list: Name, id: number, change: Record<string, unknown>): void;
  remove(list: Name, id: number): void;
  url: string;
  close(): Promise<void>;
}

/** Answers the recorded rows with paging, `status`, `modified_after` and totals as the real services do. */
export async function startTestService(): Promise<TestService> {
  const service: TestService = {
    rows: { ...(JSON.parse(readFileSync(FIXTURE, 'utf8')) as TestService['rows']), media: [] },
    calls: [],
    down: () => false,
    downStatus: 503,
    retryAfter: null,
    msPerRow: 0,
    awaits: () => undefined,
    hostLimitMs: Number.POSITIVE_INFINITY,
    flatVariations: true,
    withheld: new Set(),
    broken: new Set(),
    edit(list, id, change) {
      const newest = service.rows[list].map(row => String(row.date_modified_gmt ?? row.modified_gmt)).toSorted();
      const at = Date.parse(`${newest.at(-1)}Z`) + 60_000;
      const [gmt, local] = [at, at + 7_200_000].map(time => new Date(time).toISOString().slice(0, 19));
      const dates = { modified: local, modified_gmt: gmt, date_modified: local, date_modified_gmt: gmt };
      Object.assign(service.rows[list].find(row => row.id === id)!, dates, change);
    },
    remove(list, id) {
      service.rows[list] = service.rows[list].filter(row => row.id !== id);
    },
    url: '',
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
  const server = createServer((request, response) => answer(service, request, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/wp-json`;
  return service;
}

function answer(service: TestService, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url!, 'http://service.test');
  const asked = url.pathname.replace('/wp-json', '');
  service.calls.push(asked + url.search);
  if (service.down(asked)) {
    if (service.retryAfter !== null) response.setHeader('retry-after', service.retryAfter);
    return void response.writeHead(service.downStatus, { 'content-type': 'text/html' }).end('<p>Maintenance');
  }
  const rows = rowsOf(service, asked);
  if (!rows) return void response.writeHead(404).end(JSON.stringify({ code: 'rest_no_route', message: '', data: {} }));
  const found = rows.filter(row => matches(row, url.searchParams)).toSorted((a, b) => a.id - b.id);
  const [page, perPage] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('per_page'))];
  response.setHeader('x-wp-total', found.length).setHeader('x-wp-totalpages', Math.ceil(found.length / perPage));
  const fields = url.searchParams.get('_fields')?.split(',') ?? [];
  const sent = found.slice((page - 1) * perPage, page * perPage).filter(row => !service.withheld.has(row.id));
  const idsAlone = url.searchParams.get('_fields') === 'id';
  if (!idsAlone && sent.some(row => service.broken.has(row.id)))
    return void response.writeHead(500).end(JSON.stringify({ code: 'internal_server_error', message: '', data: {} }));
  const shown = sent.map(({ meta_data, ...row }) => ({
    ...row,
    ...(meta_data && fields.includes('meta_data') ? { meta_data } : {}),
  }));
  // With _fields=id alone a row costs next to nothing.
  const ms = idsAlone ? 0 : shown.length * service.msPerRow;
  const cutOff = ms > service.hostLimitMs;
  const end = () => (cutOff ? response.writeHead(504).end('<p>Gateway time-out') : response.end(JSON.stringify(shown)));
  const awaited = service.awaits(asked + url.search);
  if (awaited) void awaited.then(end);
  else if (ms) setTimeout(end, Math.min(ms, service.hostLimitMs));
  else end();
}

function rowsOf(service: TestService, asked: string): ServiceRow[] | null {
  const ofProduct = /^\/wc\/v3\/products\/(\d+)\/variations$/.exec(asked)?.[1];
  if (ofProduct) return service.rows.variations.filter(row => row.parent_id === Number(ofProduct));
  const name = LISTS[asked];
  return name && (name !== 'variations' || service.flatVariations) ? service.rows[name] : null;
}

/** A key of an administrator sees drafts unless it asks for published rows. Dates are the site's own unless told otherwise. */
function matches(row: ServiceRow, query: URLSearchParams): boolean {
  const status = query.get('status');
  if (status && row.status !== status) return false;
  if (!isAmong(row.id, query.get('include')) || !isAmong(row.parent_id, query.get('parent'))) return false;
  const after = query.get('modified_after');
  if (!after) return true;
  const gmt = query.get('dates_are_gmt') === 'true';
  return String((gmt ? row.date_modified_gmt : row.date_modified) ?? row.modified) > after;
}

const isAmong = (id: unknown, list: string | null): boolean => !list || list.split(',').includes(String(id));

export interface TestCatalogue {
  catalogue: Catalogue;
  store: Store;
  dataDir: string;
  /** what was logged, level and message */
  logged: { level: number; msg: string }[];
  close(): Promise<void>;
}

/** An index of the service, not started. `dataDir` of an earlier one goes on with its file. */
export function openTestCatalogue(
  service: Pick<TestService, 'url'>,
  {
    dataDir = mkdtempSync(path.join(tmpdir(), 'catalogue-')),
    intervals = {} as Partial<Intervals>,
    timeoutMs = 2_000,
    patienceMs = 60_000,
    redis = null as SharedRedis | null,
    indexNews = null as IndexNews | null,
    rankMath = false,
    gmtOffset = undefined as number | undefined,
    key = 'test',
    tell = undefined as TellNews | undefined,
  } = {},
): TestCatalogue {
  const logged: TestCatalogue['logged'] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const upstreams = ['shop', 'content'].map(name =>
    createUpstream({ name, root: createRestRoot(service.url), timeoutMs, log }),
  );
  const [shop, content] = upstreams.map(upstream => ({ upstream }));
  const store = new Store(1_000_000);
  const homes = { ownHomes: () => [], readRoot: async () => ({ gmt_offset: gmtOffset }) };
  const common = {
    ...homes,
    store,
    dataDir,
    log,
    key,
    publicUrl: 'https://labels.example',
    html: (raw: string) => raw,
  };
  const catalogue = createCatalogue({
    ...common,
    derivedBytes: 1_000_000,
    shop: { ...shop!, features: { ...createFeatures(), rankMath } },
    content: content!,
    intervals,
    patienceMs,
    redis,
    indexNews,
    ...(tell ? { tell } : {}),
  });
  return {
    ...{ catalogue, store, dataDir, logged },
    async close() {
      await catalogue.close();
      await Promise.all(upstreams.map(upstream => upstream.close()));
    },
  };
}
