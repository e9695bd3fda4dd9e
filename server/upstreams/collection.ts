import { hash } from 'node:crypto';
import type { Scope } from '../cache/scope.ts';
import { allPages } from './allPages.ts';
import { UpstreamError } from './errors.ts';
import {
  address,
  type CollectionOptions,
  fetchIds,
  fetchList,
  type ListRecord,
  MAX_ROWS,
  type Row,
  tagOf,
} from './fetchRows.ts';
import { isOpen } from './known.ts';
import { isSlug } from './slug.ts';

export interface List<T> {
  items: T[];
  totalItems: number;
  totalPages: number;
}

export interface Collection<T extends { id: number }> {
  /** Whether a row can be had without waiting for the service. */
  isAtHand(id: number, set: string): boolean;
  /**
   * Rows in the order of `ids`, null where there is none. One call per 100 rows that are not at hand.
   * @throws UpstreamError also where the index has a row and the service did not send it
   */
  byIds(scope: Scope, ids: readonly number[], set: string): Promise<(T | null)[]>;
  /**
   * The same with the error in the place of the row that it is about, as a loader hands it on. It is kept by nobody;
   * the few rows that a list lacks are asked for one by one.
   */
  loadIds(scope: Scope, ids: readonly number[], set: string): Promise<(T | null | UpstreamError)[]>;
  /** One page of rows; a page past the end is empty. One call when it is not at hand. */
  list(scope: Scope, query: Record<string, string | number>, set: string): Promise<List<T>>;
  /** The first row of a list with this query, or null. */
  first(scope: Scope, query: Record<string, string | number>, set: string): Promise<T | null>;
  /** The row with this slug, or null. */
  bySlug(scope: Scope, slug: string, set: string): Promise<T | null>;
  /** Every row, page by page. */
  all(scope: Scope, query: Record<string, string | number>, set: string): Promise<T[]>;
}

/** One REST collection: ids and lists in, decoded and cached rows out. */
export function createCollection<T extends { id: number }>(options: CollectionOptions<T>): Collection<T> {
  const keyOf = (id: number, set: string) => `${options.upstream.name}/${options.name}/${id}/${set}`;
  const names = options.sets.map(({ name }) => name);
  /** By set: those that hold all of it, the richest first. */
  const richer = new Map(names.map((name, at) => [name, names.slice(at).reverse()]));

  const kept = (id: number, set: string): string | undefined => {
    if (!options.records.mayKnow(tagOf(options, id))) return undefined;
    for (const name of richer.get(set)!) {
      const key = keyOf(id, name);
      if (options.records.knows(key)) return key;
    }
    return undefined;
  };

  /** Whether the index, where it is there, says that not everybody may read a row. */
  const isWithdrawn = (id: number): boolean => {
    const rows = options.knownRows?.();
    return rows?.row !== undefined && rows.count() > 0 && !isOpen(rows, id);
  };

  async function loadIds(scope: Scope, ids: readonly number[], set: string): Promise<Row<T>[]> {
    const keys = ids.map(id => (names.length > 1 && kept(id, set)) || keyOf(id, set));
    return options.records.readMany<Row<T>>(scope, keys, options.clock, missing =>
      fetchIds(options, scope, missing, set),
    );
  }

  async function list(scope: Scope, query: Record<string, string | number>, set: string): Promise<List<T>> {
    const path = address(options, query, set);
    const record = await options.records.read<ListRecord>(
      scope,
      // Its address may hold a visitor's words, of any length.
      `${options.upstream.name}/${options.name} ${hash('sha256', path, 'base64url')}`,
      options.clock,
      () => fetchList(options, scope, query, set, keyOf),
    );
    // Past the end the services do not count: the first page knows how many there are.
    if (!record.ids.length && Number(query.page ?? 1) > 1)
      return { ...(await list(scope, { ...query, page: 1 }, set)), items: [] };
    const rows = await loadIds(scope, record.ids, set).catch(error => {
      // A list that stands in as it was may name what has been withdrawn since.
      const left = record.ids.filter(id => kept(id, set) || !isWithdrawn(id));
      if (left.length === record.ids.length) throw error;
      return loadIds(scope, left, set);
    });
    const items = rows.filter((row): row is T => row !== null && !(row instanceof UpstreamError));
    return { items, totalItems: record.totalItems, totalPages: record.totalPages };
  }

  const first = async (scope: Scope, query: Record<string, string | number>, set: string): Promise<T | null> =>
    (await list(scope, { ...query, per_page: 1 }, set)).items[0] ?? null;

  return {
    isAtHand: (id, set) => kept(id, set) !== undefined,
    async byIds(scope, ids, set) {
      return (await loadIds(scope, ids, set)).map(row => {
        if (row instanceof UpstreamError) throw row;
        return row;
      });
    },
    loadIds,
    list,
    first,
    // wp/v2 takes a list of slugs, and an empty one for none: neither is anybody's slug.
    bySlug: async (scope, slug, set) => (isSlug(slug) ? first(scope, { slug }, set) : null),
    async all(scope, query, set) {
      const pages = await allPages(
        page => list(scope, { ...query, per_page: MAX_ROWS, page }, set),
        ({ items }) => items.length === 0,
      );
      // Rows that are alike in what they are sorted by may stand on two pages.
      return [...new Map(pages.flatMap(page => page.items).map(row => [row.id, row])).values()];
    },
  };
}
