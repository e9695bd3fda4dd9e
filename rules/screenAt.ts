import { type ScreenPath, type ScreenRow, type SharedScreen, screens } from './screens.ts';

const rows = Object.entries<ScreenRow>(screens) as [ScreenPath, ScreenRow][];

/** Words stand before parameters, and what takes anything stands last, as in the router: '~' and '\u007f' sort behind letters. */
const rankOf = (path: string): string => path.replace(/:\w+\??/g, '~').replace('*', '\u007f');

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}/?$`,
    'i',
  );

const patterns = rows
  .toSorted(([one], [other]) => (rankOf(one) < rankOf(other) ? -1 : 1))
  .map(([path, row]) => ({ path, row, pattern: patternOf(path) }));

/** The router reads each part decoded, too. */
function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map(part => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

/** The row of the screen that the router shows at a path; whatever is no other's is the last row's. */
export function screenAt(pathname: string): { path: ScreenPath; row: ScreenRow } {
  const path = decoded(pathname);
  return patterns.find(({ pattern }) => pattern.test(path)) ?? { path: '*', row: screens['*'] };
}

/** Of a screen that every visitor may see; null for all others. */
export function sharedScreenAt(pathname: string): Partial<SharedScreen> | null {
  const { row } = screenAt(pathname);
  return row.audience === 'everyone' ? row : null;
}

/** Paths that robots are asked to leave alone: those of one visitor's own pages, and what the table says. */
export const uncrawledPaths: readonly string[] = [
  ...new Set(
    rows
      .filter(([, row]) => row.audience !== 'everyone' || ('uncrawled' in row && row.uncrawled))
      .map(([path]) => path.replace(/:.*$/, '')),
  ),
].filter((path, _, all) => !all.some(other => other !== path && path.startsWith(other.replace(/\/?$/, '/'))));

/** The table's own addresses that search engines should know. */
export const listedScreens = rows.flatMap(([path, row]) =>
  'sitemap' in row && row.sitemap ? [{ path, ...row.sitemap }] : [],
);
