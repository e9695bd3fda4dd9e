import type { Logger } from 'pino';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Source } from '../catalogue/sync/source/source.ts';
import { createRouteThrottle } from '../catalogue/sync/source/throttle.ts';
import type { Upstream } from '../upstreams/http.ts';
import { findInHtml } from './findInHtml.ts';
import { leadsTo } from './leadsTo.ts';
import { readArticles, readProducts, readWordless, type Written } from './readRows.ts';

type StumbleKind =
  | 'PICTURE_WITHOUT_ALT'
  | 'BACKEND_LINK'
  | 'PRODUCT_WITHOUT_CATEGORY'
  | 'PRODUCT_WITHOUT_PICTURE'
  | 'MENU_ITEM_NOWHERE';

/** Something that a reader would stumble on, and the place it is at. */
export interface Stumble {
  kind: StumbleKind;
  /** what it is about: an address, a menu item; empty where the place says it all */
  detail: string;
  /** the title of the place */
  title: string;
  /** the place on this site; null where it has no page */
  path: string | null;
  /** the place in WordPress, below its address */
  edit: string;
  /** of a link: where it leads on this site; null for nowhere */
  leadsTo: string | null;
}

interface Report {
  /** epoch milliseconds */
  madeAt: number;
  stumbles: Stumble[];
}

export interface ReportOptions {
  content: Upstream;
  shop: Upstream;
  catalogue: Catalogue;
  /** whether a host is that of a service and not of this site */
  isBackend: (host: string) => boolean;
  log: Logger;
}

export interface Reports {
  /** What is at hand, else what is made within a few seconds; null while it still is. @throws when it could not be made */
  read(): Promise<Report | null>;
}

const GOOD_FOR_MS = 5 * 60_000;
const PATIENCE_MS = 6_000;
const MAKING_MS = 5 * 60_000;

/** Makes the report behind, once for all who ask, and keeps it a while: it reads everything there is. */
export function createReports(options: ReportOptions): Reports {
  let last: Report | null = null;
  let making: Promise<Report> | null = null;
  const make = () => {
    making ??= makeReport(options)
      .then(report => {
        last = report;
        return report;
      })
      .finally(() => {
        making = null;
      });
    return making;
  };
  return {
    async read() {
      if (last && Date.now() - last.madeAt < GOOD_FOR_MS) return last;
      const late = Promise.withResolvers<null>();
      const timer = setTimeout(() => late.resolve(null), PATIENCE_MS);
      const made = make();
      made.catch(() => {});
      return Promise.race([made, late.promise]).finally(() => clearTimeout(timer));
    },
  };
}

async function makeReport({ content, shop, catalogue, isBackend, log }: ReportOptions): Promise<Report> {
  const signal = AbortSignal.timeout(MAKING_MS);
  const source = (upstream: Upstream): Source => ({
    upstream,
    log,
    signal,
    unreadable: new Set(),
    throttle: createRouteThrottle(MAKING_MS),
  });
  const [articles, products] = await Promise.all([readArticles(source(content)), readProducts(source(shop))]);
  const pictures = [...new Set(articles.map(({ picture }) => picture).filter(id => id > 0))];
  const wordless = await readWordless(source(content), pictures);
  const stumbles = [...articles, ...products].flatMap(row => stumblesOf(row, { catalogue, isBackend, wordless }));
  return { madeAt: Date.now(), stumbles };
}

interface Known {
  catalogue: Catalogue;
  isBackend: (host: string) => boolean;
  /** addresses of pictures that have no words, by id */
  wordless: ReadonlyMap<number, string>;
}

function stumblesOf(row: Written, { catalogue, isBackend, wordless }: Known): Stumble[] {
  const stumble = (kind: StumbleKind, detail = '', leadsTo: string | null = null): Stumble => ({
    kind,
    detail,
    leadsTo,
    title: row.title,
    path: catalogue.pathOf(row.kind, row.id),
    edit: `/wp-admin/post.php?post=${row.id}&action=edit`,
  });
  const { pictures, backendLinks } = findInHtml(row.html, isBackend);
  const above = wordless.get(row.picture);
  return [
    ...[...(above === undefined ? [] : [above]), ...pictures].map(src => stumble('PICTURE_WITHOUT_ALT', src)),
    ...backendLinks.map(href => {
      const { pathname, search } = new URL(href);
      return stumble('BACKEND_LINK', href, leadsTo(pathname + search, catalogue));
    }),
    ...(row.shop?.categories === 0 ? [stumble('PRODUCT_WITHOUT_CATEGORY')] : []),
    ...(row.shop?.pictures === 0 ? [stumble('PRODUCT_WITHOUT_PICTURE')] : []),
  ];
}
