import type { Media } from '../../data/rows.ts';
import { listOfRows } from '../../rest/collection.ts';
import { chosen, inOrder, listParams, POST_ORDERS, strictPageOf } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';
import { mediaWire, slugOfFile } from '../../wire/content/media.ts';

const params: ParamSpecs = {
  ...listParams('desc', POST_ORDERS, 'date'),
  slug: { type: 'strings', default: [] },
};

/** The list alone: a picture is asked for by include=. */
export const media = (rest: Rest): Route[] => [
  listOfRows(rest, 'media', {
    path: '/wp/v2/media',
    params,
    page: strictPageOf,
    fits: (row, { args }) => chosen(row.id, args) && (args.slug.length === 0 || args.slug.includes(slugOfFile(row))),
    sort: (rows, args) => inOrder(rows, args, { id: row => row.id }, monthOf),
    show: row => ({ ...mediaWire(row, rest), post: row.post ?? null }),
  }),
];

/** Uploads lie in a folder per month. */
const monthOf = ({ file }: Media): string => file.slice(0, 7);
