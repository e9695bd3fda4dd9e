import type { Media } from '../../data/rows.ts';
import { exists, RestError } from '../../rest/error.ts';
import {
  choice,
  chosen,
  context,
  cutStrictly,
  dates,
  hasWords,
  inOrder,
  type Key,
  listAnswer,
  order,
  paging,
  within,
} from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { isPicture, mediaLink, mediaWire } from '../../wire/content/media.ts';

const params: ParamSpecs = {
  ...context('view', 'embed', 'edit'),
  ...paging,
  ...choice,
  ...dates,
  ...order('desc'),
  orderby: {
    type: 'string',
    enum: 'author date id include modified parent relevance slug include_slugs title'.split(' '),
    default: 'date',
  },
  offset: { type: 'integer' },
  search: { type: 'string' },
  slug: { type: 'strings', default: [] },
  parent: { type: 'integers', default: [] },
  media_type: { type: 'strings', default: [] },
  mime_type: { type: 'strings', default: [] },
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
  const keys: Record<string, Key<Media>> = {
    id: row => row.id,
    title: row => row.title,
    slug: row => row.key,
  };
  const sorted = inOrder(rows, args, keys, row => row.date);
  const page = cutStrictly(sorted, args);
  return listAnswer(
    page,
    page.rows.map(row => mediaWire(row, call, rest)),
  );
}

function fits(row: Media, args: Args, rest: Rest): boolean {
  const kind = isPicture(row) ? 'image' : 'application';
  return (
    chosen(row.id, args) &&
    within({ date: row.date, modified: row.date }, args, rest.database.site.gmtOffset) &&
    // nothing here was uploaded from within a post
    args.parent.every((id: number) => id === 0) &&
    (args.media_type.length === 0 || args.media_type.includes(kind)) &&
    (args.mime_type.length === 0 || args.mime_type.includes(row.mime)) &&
    (args.slug.length === 0 || args.slug.includes(row.file.replace(/^.*\/|\.\w+$/g, ''))) &&
    (!args.search || hasWords(`${row.title} ${row.caption} ${row.file}`, args.search))
  );
}

const one = (row: Media, call: Call, rest: Rest): Answer => ({
  body: mediaWire(row, call, rest),
  headers: { Link: `<${mediaLink(row, rest)}>; rel="alternate"; type=text/html` },
});

function find(call: Call, rest: Rest): Media {
  const row = rest.database.get('media', Number(call.at.id));
  if (!row) throw new RestError(404, 'rest_post_invalid_id', 'Invalid post ID.');
  return row;
}
