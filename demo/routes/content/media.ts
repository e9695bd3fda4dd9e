import type { Media } from '../../data/rows.ts';
import { exists, RestError } from '../../rest/error.ts';
import { chosen, context, dates, inOrder, listParams, POST_ORDERS, strictPageOf, within } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { mediaLink, mediaWire, slugOfFile } from '../../wire/content/media.ts';

const params: ParamSpecs = {
  ...listParams('desc', POST_ORDERS, 'date', 'view', 'embed', 'edit'),
  ...dates,
  slug: { type: 'strings', default: [] },
  parent: { type: 'integers', default: [] },
};

export const media = (rest: Rest): Route[] => [
  { path: '/wp/v2/media', GET: { params, answer: call => list(call, rest) }, unbuilt: ['POST'] },
  {
    path: '/wp/v2/media/:id',
    GET: {
      params: context('view', 'embed', 'edit'),
      permit: call => exists(() => find(call, rest)),
      answer: call => one(find(call, rest), call, rest),
    },
    unbuilt: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
];

function list(call: Call, rest: Rest): Answer {
  const { args } = call;
  const rows = rest.database.all('media').filter(row => fits(row, args, rest));
  const keys = { id: (row: Media) => row.id, title: (row: Media) => row.title, slug: (row: Media) => row.key };
  return strictPageOf(
    inOrder(rows, args, keys, row => row.date),
    args,
    row => mediaWire(row, call, rest),
  );
}

const fits = (row: Media, args: Args, rest: Rest): boolean =>
  chosen(row.id, args) &&
  within({ date: row.date, modified: row.date }, args, rest.database.site.gmtOffset) &&
  // nothing here was uploaded from within a post
  args.parent.every((id: number) => id === 0) &&
  (args.slug.length === 0 || args.slug.includes(slugOfFile(row)));

const one = (row: Media, call: Call, rest: Rest): Answer => ({
  body: mediaWire(row, call, rest),
  headers: { Link: `<${mediaLink(row, rest)}>; rel="alternate"; type=text/html` },
});

function find(call: Call, rest: Rest): Media {
  const row = rest.database.get('media', Number(call.at.id));
  if (!row) throw new RestError(404, 'rest_post_invalid_id', 'Invalid post ID.');
  return row;
}
