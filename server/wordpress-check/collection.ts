import assert from 'node:assert/strict';
import { type Expectation, expect, orNotAvailable, type Sentences } from './fact.ts';
import type { Inspection } from './inspection.ts';

const UNKNOWN = 999_999_999;

type Read<Row> = (inspection: Inspection) => Promise<readonly Row[]>;

interface Collection {
  /** parameters of every call */
  always?: string;
  /** the code by which a page past the end is refused; without one it is an empty list */
  pastTheEnd?: 'rest_post_invalid_page_number';
  /** a field besides `id` that every row has */
  field?: string;
  /** true where rows that the asker may not see are counted all the same, such as media of a draft */
  hidesRows?: boolean;
  /** by which the gateway's own client reads rows */
  byIds?: (inspection: Inspection, ids: number[]) => Promise<({ id: number } | null)[]>;
  /** what its rows are called where it gives them in the order of their ids */
  ordered?: string;
  /** the gateway's own reading of every row, by its sentence */
  all?: readonly [sentence: string, read: Read<unknown>];
  /** the same of the first hundred */
  hundred?: readonly [sentence: string, read: Read<unknown>];
}

/** What every collection is relied on for, and what of the rest this one is. `route`: e.g. wp/v2/posts */
export function collection(route: string, of: Collection): Expectation[] {
  const at: At = query => `/${route}?${[of.always, query].filter(Boolean).join('&')}`;
  const ids: Ids = async ({ rows }, query) => (await rows(at(`${query}&_fields=id`))).map(row => row.id);
  return expect(route, { ...paging(of, at, ids), ...reading(of, at, ids) });
}

/** The path of a query; the ids of the rows that it comes to. */
type At = (query: string) => string;
type Ids = (inspection: Inspection, query: string) => Promise<number[]>;

/** Paging, its headers, `_fields` and `include`. */
function paging({ pastTheEnd, field = 'slug', hidesRows }: Collection, at: At, ids: Ids): Sentences {
  const some = async (inspection: Inspection, least: number) => {
    const found = await ids(inspection, `per_page=${hidesRows ? 100 : 4}&orderby=id&order=asc`);
    orNotAvailable(found.length >= least, `fewer than ${least} rows`);
    return found.slice(0, 4);
  };
  return {
    async 'counts rows and pages in X-WP-Total and X-WP-TotalPages'({ call }) {
      const { total, totalPages, json } = await call(at('per_page=3&_fields=id'));
      assert.equal(typeof total, 'number', 'X-WP-Total is a number');
      assert.equal(totalPages, Math.ceil((total ?? 0) / 3), 'X-WP-TotalPages are as many as rows need');
      const [rows, due] = [(json as unknown[]).length, Math.min(3, total ?? 0)];
      assert(hidesRows ? rows <= due : rows === due, `a page is full while there are rows: ${rows} of ${due}`);
    },
    async 'gives every row once over its pages, by orderby=id'(inspection) {
      await some(inspection, 2);
      const page = (query: string) => ids(inspection, `${query}&orderby=id&order=asc`);
      const [first, second] = await Promise.all([page('per_page=1&page=1'), page('per_page=1&page=2')]);
      const both = await page('per_page=2');
      assert.deepEqual([...first, ...second], both, 'two pages of one row are one page of two');
      const rising = both.toSorted((a, b) => a - b);
      assert.deepEqual(both, rising, 'ids rise');
    },
    async [`answers a page past the end: ${pastTheEnd ?? 'an empty list'}`](inspection) {
      const path = at('per_page=100&page=9999&_fields=id');
      if (pastTheEnd) assert.equal(await inspection.refusal(path), `400 ${pastTheEnd}`);
      else assert.deepEqual(await inspection.rows(path), []);
    },
    async 'refuses per_page=101 and per_page=0 with rest_invalid_param'({ refusal }) {
      for (const perPage of [101, 0]) assert.equal(await refusal(at(`per_page=${perPage}`)), '400 rest_invalid_param');
    },
    async 'sends with _fields only what is asked for'(inspection) {
      const [id] = await some(inspection, 1);
      const [row] = await inspection.rows(at(`include=${id}&_fields=id,${field}`));
      assert.deepEqual(Object.keys(row ?? {}).sort(), ['id', field]);
    },
    async 'gives the rows of include= and leaves unknown ids out'(inspection) {
      const wanted = (await some(inspection, 1)).toReversed();
      const given = await ids(inspection, `include=${[UNKNOWN, ...wanted]}&per_page=100`);
      assert.deepEqual(given.toSorted(), wanted.toSorted());
    },
  };
}

/** What the gateway's loaders and decoders rely on. */
function reading({ byIds, ordered, all, hundred }: Collection, at: At, ids: Ids): Sentences {
  const decodes = ([sentence, read]: readonly [string, Read<unknown>], most: number): Sentences => ({
    async [sentence](inspection) {
      const { total } = await inspection.call(at('per_page=1&_fields=id'));
      assert.equal((await read(inspection)).length, Math.min(most, total ?? 0), 'every row can be read');
    },
  });
  return {
    ...(byIds && {
      async 'comes through the gateway in the order asked for, with null for an unknown id'(inspection) {
        const wanted = (await ids(inspection, 'per_page=4')).toReversed();
        orNotAvailable(wanted.length, 'no rows');
        const found = await byIds(inspection, [...wanted, UNKNOWN]);
        const given = found.map(row => row?.id ?? null);
        assert.deepEqual(given, [...wanted, null]);
      },
    }),
    ...(ordered && {
      async 'keeps the order of include= by orderby=include'(inspection) {
        const wanted = (await ids(inspection, 'per_page=5')).toReversed();
        orNotAvailable(wanted.length > 1, `fewer than two ${ordered}`);
        assert.deepEqual(await ids(inspection, `include=${wanted}&orderby=include`), wanted);
      },
    }),
    ...(all && decodes(all, Number.POSITIVE_INFINITY)),
    ...(hundred && decodes(hundred, 100)),
  };
}
