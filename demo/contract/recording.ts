import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One call to a real WordPress with WooCommerce, as it was asked and answered. Long lists are shortened, shapes kept. */
export interface Recording {
  name: string;
  request: { method: string; url: string; headers: Record<string, string>; body: unknown };
  response: { status: number; headers: Record<string, unknown>; body: unknown };
  note?: string;
}

const FOLDER = join(import.meta.dirname, '../../recordings');

/** Of a folder below `recordings/`, in the order of their names, in which a row is created before it is read. */
export const readRecordings = (folder: string): Recording[] =>
  readdirSync(join(FOLDER, folder))
    .filter(file => file.endsWith('.json'))
    .map(file => file.replace('.json', ''))
    .sort()
    .map(name => ({ name, ...JSON.parse(readFileSync(join(FOLDER, folder, `${name}.json`), 'utf8')) }));

/** Those that this service is held to. */
export const recordings = readRecordings('.');

/** The address below the site: /wp-json/..., or what else was asked. */
export const pathOf = (recording: Recording) => recording.request.url.replace(/^https?:\/\/[^/]+/, '');

/** The collection a recording belongs to, ids and query left out. */
export function routeOf(recording: Recording): string {
  const path = pathOf(recording)
    .replace(/\?.*/, '')
    .replace(/\/(\d+|[0-9a-f]{32})(?=\/|$)/g, '/:id')
    .replace(/\/:id$/, '')
    .replace(/(\/store\/v1\/products)\/(?!collection-data)[a-z]+-[a-z-]+$/, '$1');
  if (path === '/') return '/wp-json/wp/v2/posts';
  // whatever changes a cart answers the whole of it
  if (/\/store\/(v1\/)?cart(\/(?!items|coupons)[\w-]+)?$/.test(path)) return '/wp-json/wc/store/v1/cart';
  // the flat list and the nested one answer the same rows
  return path.endsWith('/variations') ? '/wp-json/wc/v3/variations' : path;
}
