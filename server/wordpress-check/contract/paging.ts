import assert from 'node:assert/strict';
import { type Expectation, orNotAvailable } from './expectation.ts';
import type { Inspection, ServiceName } from './inspection.ts';

const UNKNOWN = 999_999_999;

export interface Collection {
  service: ServiceName;
  /** e.g. wp/v2/posts */
  route: string;
  /** parameters of every call */
  always?: string;
  /** what a page past the end comes to */
  pastTheEnd: 'empty' | 'rest_post_invalid_page_number';
  /** a field besides `id` that every row has */
  field?: string;
  /** true where rows that the asker may not see are counted all the same, such as media of a draft */
  hidesRows?: boolean;
}

/** What every collection is relied on for: paging, its headers, `_fields` and `include`. */
export function pagingOf({ service, route, always, pastTheEnd, field = 'slug', hidesRows }: Collection): Expectation[] {
  const at = (query: string) => `/${route}?${[always, query].filter(Boolean).join('&')}`;
  const ids = async (inspection: Inspection, query: string) =>
    (await inspection.rows(service, at(`${query}&_fields=id`))).map(row => row.id);
  const some = async (inspection: Inspection, least: number) => {
    const found = await ids(inspection, `per_page=${hidesRows ? 100 : 4}&orderby=id&order=asc`);
    orNotAvailable(found.length >= least, `fewer than ${least} rows`);
    return found.slice(0, 4);
  };
  return [
    {
      route,
      expects: 'counts rows and pages in X-WP-Total and X-WP-TotalPages',
      async check(inspection) {
        const { total, totalPages, json } = await inspection.call(service, at('per_page=3&_fields=id'));
        assert.equal(typeof total, 'number', 'X-WP-Total is a number');
        assert.equal(totalPages, Math.ceil((total ?? 0) / 3), 'X-WP-TotalPages are as many as rows need');
        const [rows, due] = [(json as unknown[]).length, Math.min(3, total ?? 0)];
        assert(hidesRows ? rows <= due : rows === due, `a page is full while there are rows: ${rows} of ${due}`);
      },
    },
    {
      route,
      expects: 'gives every row once over its pages, by orderby=id',
      async check(inspection) {
        await some(inspection, 2);
        const [first, second] = await Promise.all(
          [1, 2].map(page => ids(inspection, `per_page=1&page=${page}&orderby=id&order=asc`)),
        );
        const both = await ids(inspection, 'per_page=2&orderby=id&order=asc');
        assert.deepEqual([...first!, ...second!], both, 'two pages of one row are one page of two');
        assert.deepEqual(
          both,
          both.toSorted((a, b) => a - b),
          'ids rise',
        );
      },
    },
    {
      route,
      expects: `answers a page past the end: ${pastTheEnd === 'empty' ? 'an empty list' : pastTheEnd}`,
      async check(inspection) {
        const path = at('per_page=100&page=9999&_fields=id');
        if (pastTheEnd === 'empty') assert.deepEqual(await inspection.rows(service, path), []);
        else assert.deepEqual(await inspection.refusal(service, path), { status: 400, code: pastTheEnd });
      },
    },
    {
      route,
      expects: 'refuses per_page=101 and per_page=0 with rest_invalid_param',
      async check(inspection) {
        for (const perPage of [101, 0])
          assert.deepEqual(await inspection.refusal(service, at(`per_page=${perPage}`)), {
            status: 400,
            code: 'rest_invalid_param',
          });
      },
    },
    {
      route,
      expects: 'sends with _fields only what is asked for',
      async check(inspection) {
        const [id] = await some(inspection, 1);
        const [row] = await inspection.rows(service, at(`include=${id}&_fields=id,${field}`));
        assert.deepEqual(Object.keys(row ?? {}).sort(), ['id', field]);
      },
    },
    {
      route,
      expects: 'gives the rows of include= and leaves unknown ids out',
      async check(inspection) {
        const wanted = (await some(inspection, 1)).toReversed();
        const given = await ids(inspection, `include=${[UNKNOWN, ...wanted].join(',')}&per_page=100`);
        assert.deepEqual(given.toSorted(), wanted.toSorted());
      },
    },
  ];
}

/** The order of include= restored, null for an unknown id: what the gateway's loaders rely on its own client for. */
export const asAsked = (
  route: string,
  service: ServiceName,
  query: string,
  byIds: (inspection: Inspection, ids: number[]) => Promise<({ id: number } | null)[]>,
): Expectation => ({
  route,
  expects: 'comes through the gateway in the order asked for, with null for an unknown id',
  async check(inspection) {
    const rows = await inspection.rows(service, `/${route}?per_page=4&_fields=id${query}`);
    orNotAvailable(rows.length > 0, 'no rows');
    const wanted = [...rows.map(row => row.id).toReversed(), UNKNOWN];
    const found = await byIds(inspection, wanted);
    assert.deepEqual(
      found.map(row => row?.id ?? null),
      [...wanted.slice(0, -1), null],
    );
  },
});
