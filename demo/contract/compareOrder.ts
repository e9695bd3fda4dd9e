type Row = Record<string, unknown>;

type Key = (row: Row) => number | string | undefined;

const text = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : undefined);

const rendered = (value: unknown) => text((value as { rendered?: unknown } | undefined)?.rendered ?? value);

const number = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? Number(value) : undefined);

/** How a list is recognised as sorted. Fields that were not asked for cannot be checked. */
const KEYS: Record<string, Key> = {
  date: row => text(row.date ?? row.date_created),
  modified: row => text(row.modified ?? row.date_modified),
  id: row => number(row.id),
  title: row => rendered(row.title ?? row.name),
  name: row => text(row.name),
  slug: row => text(row.slug),
  menu_order: row => number(row.menu_order),
  price: row => (row.type === 'variable' || row.type === 'grouped' ? undefined : number(row.price || -1)),
  popularity: row => number(row.total_sales),
  rating: row => number(row.average_rating),
};

const BEST_FIRST = ['popularity', 'rating'];

export function compareOrder(body: unknown, url: string): string[] {
  if (!Array.isArray(body) || body.length < 2) return [];
  const { pathname, searchParams } = new URL(url);
  if (searchParams.get('orderby') === 'relevance') return [];
  const asked = searchParams.get('orderby') ?? defaultOrder(pathname);
  const include = (searchParams.get('include') ?? '').split(',').filter(Boolean).map(Number);
  if (asked === 'include' && include.length > 0) return asIncluded(body, include);
  // WooCommerce forgets it where nothing is included
  const by = asked === 'include' ? 'date' : asked;
  const order = BEST_FIRST.includes(by) ? 'desc' : (searchParams.get('order') ?? defaultDirection(pathname));
  return sorted(body, KEYS[by], order) ? [] : [`not sorted by ${by} ${order}`];
}

const isTermList = (path: string) => /(categories|tags|product_cat|terms|menus|users|attributes)$/.test(path);

function defaultOrder(path: string): string {
  if (isTermList(path)) return 'name';
  if (path.endsWith('menu-items')) return 'menu_order';
  return 'date';
}

const defaultDirection = (path: string) => (isTermList(path) || path.endsWith('menu-items') ? 'asc' : 'desc');

function asIncluded(rows: Row[], include: number[]): string[] {
  const places = rows.map(row => include.indexOf(Number(row.id)));
  return places.every((place, at) => at === 0 || place > places[at - 1]!) ? [] : ['not in the order of include'];
}

function sorted(rows: Row[], key: Key | undefined, order: string): boolean {
  if (!key) return true;
  const keys = rows.map(key).filter(each => each !== undefined);
  const sign = order === 'asc' ? 1 : -1;
  return keys.every((each, at) => at === 0 || sign * compare(keys[at - 1]!, each) <= 0);
}

const compare = (one: number | string, other: number | string) =>
  typeof one === 'number' ? one - Number(other) : one.localeCompare(String(other), 'en');
