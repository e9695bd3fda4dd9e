import type { Media } from '../../data/rows.ts';
import { collection } from '../../rest/collection.ts';
import { chosen, dates, inOrder, listParams, POST_ORDERS, strictPageOf, within } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import { mediaWire, slugOfFile } from '../../wire/content/media.ts';

const CONTEXTS = ['view', 'embed', 'edit'];

const params: ParamSpecs = {
  ...listParams('desc', POST_ORDERS, 'date', ...CONTEXTS),
  ...dates,
  slug: { type: 'strings', default: [] },
  parent: { type: 'integers', default: [] },
};

export const media = (rest: Rest) =>
  collection(rest, 'media', {
    ...{ path: '/wp/v2/media', params, contexts: CONTEXTS, page: strictPageOf },
    unknown: ['rest_post_invalid_id', 'Invalid post ID.'],
    fits: (row, { args }) => fits(row, args, rest),
    sort: (rows, args) => inOrder(rows, args, { id: row => row.id }, row => row.date),
    show: row => ({ ...mediaWire(row, rest), post: row.post ?? null }),
  });

const fits = (row: Media, args: Args, rest: Rest): boolean =>
  chosen(row.id, args) &&
  within({ date: row.date, modified: row.date }, args, rest.database.site.gmtOffset) &&
  // nothing here was uploaded from within a post
  args.parent.every((id: number) => id === 0) &&
  (args.slug.length === 0 || args.slug.includes(slugOfFile(row)));
