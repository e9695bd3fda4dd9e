import { MOST_OPTIONS_NAMED, OPTION_PREFIX } from '../../../rules/filterQuery.ts';
import { sharedScreenAt } from '../../../rules/screenAt.ts';
import { attributeKey } from '../../catalogue/read/optionKeys.ts';

/** Whether the shop has an attribute, by its key. */
export type HasAttribute = (key: string) => boolean;

const LONGEST_QUERY = 2_000;
/** As WooCommerce's own links name an attribute. */
const PREFIXES = /^(attribute_)?(pa_)?/;

/**
 * The address as the renderer and the cache see it: what its screen reads, in order. Whatever else stands there, marks
 * that other sites add to links say, makes no page of its own.
 */
export function pageAddress(address: string, hasAttribute: HasAttribute): URL {
  const url = new URL(address);
  const { reads = [], options } = sharedScreenAt(url.pathname) ?? {};
  const isRead = (name: string) =>
    reads.includes(name) ||
    (options === 'filters' && isKnownFilter(name, hasAttribute)) ||
    (options === 'choices' && hasAttribute(attributeKey({ name: name.toLowerCase().replace(PREFIXES, '') })));
  const query = [...url.searchParams].filter(([name, value]) => value !== '' && isRead(name));
  url.search = new URLSearchParams(query.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
    .toString()
    .slice(0, LONGEST_QUERY);
  return url;
}

/** Where a list without its unknown filters, and with no more than may be named, lives; null where it has none too many. */
export function withoutUnknownFilters(url: URL, hasAttribute: HasAttribute): string | null {
  if (sharedScreenAt(url.pathname)?.options !== 'filters') return null;
  let named = 0;
  const entries = [...url.searchParams];
  const cachedResponse = entries.filter(([name]) => {
    if (!name.startsWith(OPTION_PREFIX)) return true;
    if (!isKnownFilter(name, hasAttribute)) return false;
    named += 1;
    return named <= MOST_OPTIONS_NAMED;
  });
  if (cachedResponse.length === entries.length) return null;
  const query = new URLSearchParams(cachedResponse).toString();
  return url.pathname + (query && `?${query}`);
}

const isKnownFilter = (name: string, hasAttribute: HasAttribute): boolean =>
  name.startsWith(OPTION_PREFIX) && hasAttribute(attributeKey({ name: name.slice(OPTION_PREFIX.length) }));
