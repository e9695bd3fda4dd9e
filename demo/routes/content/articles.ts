import type { Article } from '../../data/rows.ts';
import { noSuchPost, RestError, refuse } from '../../rest/error.ts';
import {
  byInclude,
  chosen,
  context,
  dates,
  hasWords,
  type Key,
  listParams,
  POST_ORDERS,
  sortBy,
  strictPageOf,
  within,
} from '../../rest/list.ts';
import { invalidParams, type ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import { type Answer, type Call, isAdmin, mayEdit, type Route } from '../../rest/route.ts';
import { plain } from '../../rest/text.ts';
import { articleWire } from '../../wire/content/article.ts';

const STATUSES = ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'any'];

/** What the lists of posts and of pages have in common. */
export function articleParams(): ParamSpecs {
  return {
    ...listParams('desc', POST_ORDERS, 'date'),
    ...dates,
    author: { type: 'integers', default: [] },
    slug: { type: 'strings', default: [] },
    status: { type: 'strings', default: ['publish'], enum: STATUSES },
  };
}

/** The two routes of a type: its list and one of its rows. */
export function articleRoutes(
  rest: Rest,
  type: Article['type'],
  params: ParamSpecs,
  fits: (row: Article, args: Args) => boolean,
): Route[] {
  const base = type === 'post' ? '/wp/v2/posts' : '/wp/v2/pages';
  return [
    {
      path: base,
      GET: { params, permit: refuseContext, answer: call => list(call, rest, type, fits) },
    },
    {
      path: `${base}/:id`,
      GET: {
        params: { ...context(), password: { type: 'string' } },
        permit: call => refuseOne(find(call, rest, type), call),
        answer: call => ({ body: articleWire(find(call, rest, type), call, rest) }),
      },
    },
  ];
}

function list(call: Call, rest: Rest, type: Article['type'], fits: (row: Article, args: Args) => boolean): Answer {
  const { args } = call;
  refuseStatuses(call);
  if (args.orderby === 'relevance' && !args.search) {
    const message = 'You need to define a search term to order by relevance.';
    throw new RestError(400, 'rest_no_search_term_defined', message);
  }
  const rows = rest.database
    .all('articles')
    .filter(row => row.type === type && statusFits(row, args) && matches(row, call, rest) && fits(row, args));
  return strictPageOf(sorted(rows, args), args, row => articleWire(row, call, rest));
}

const statusFits = (row: Article, args: Args) => args.status.includes('any') || args.status.includes(row.status);

function matches(row: Article, call: Call, rest: Rest): boolean {
  const { args } = call;
  return (
    chosen(row.id, args) &&
    within(row, args, rest.database.site.gmtOffset) &&
    (args.author.length === 0 || args.author.includes(row.author)) &&
    (args.slug.length === 0 || args.slug.includes(row.slug)) &&
    (!args.search || found(row, args, Boolean(call.user)))
  );
}

/** Strangers do not find protected posts by search, though lists show them. */
const found = ({ title, excerpt, content, password }: Article, args: Args, known: boolean): boolean =>
  (!password || known) && hasWords(`${title}\n${excerpt}\n${plain(content)}`, args.search);

const KEYS: Record<string, Key<Article>> = {
  date: row => row.date,
  id: row => row.id,
  modified: row => row.modified,
  slug: row => row.slug,
  title: row => row.title,
};

function sorted(rows: Article[], args: Args): Article[] {
  if (args.orderby === 'include' && args.include.length > 0) return byInclude(rows, args.include);
  if (args.orderby === 'relevance') {
    const inTitle = (row: Article) => (hasWords(row.title, args.search) ? 1 : 0);
    return sortBy(rows, row => `${inTitle(row)} ${row.date}`, 'desc');
  }
  return sortBy(rows, KEYS[args.orderby] ?? KEYS.date!, args.order);
}

function refusePassword(row: Article, call: Call): RestError | null {
  const { password } = call.args;
  const wrong = row.password !== '' && password !== undefined && password !== row.password;
  return wrong ? new RestError(403, 'rest_post_incorrect_password', 'Incorrect post password.') : null;
}

function find(call: Call, rest: Rest, type: Article['type']): Article {
  const row = rest.database.get('articles', Number(call.at.id));
  if (row?.type !== type) throw noSuchPost();
  return row;
}

const refuseOne = (row: Article, call: Call) =>
  refuseReading(row, call) ?? refusePassword(row, call) ?? refuseContext(call);

/** A draft or private post tells a stranger that it exists: 401, not 404. */
function refuseReading(row: Article, call: Call): RestError | null {
  if (row.status === 'publish' || isAdmin(call) || call.user?.id === row.author) return null;
  return refuse(call.user !== null, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
}

function refuseContext(call: Call): RestError | null {
  if (call.args.context !== 'edit' || mayEdit(call)) return null;
  const message = 'Sorry, you are not allowed to edit posts in this post type.';
  return refuse(call.user !== null, 'rest_forbidden_context', message);
}

function refuseStatuses(call: Call) {
  const hidden = call.args.status.some((status: string) => status !== 'publish');
  if (!hidden || mayEdit(call)) return;
  const data = { status: call.user ? 403 : 401 };
  throw invalidParams({ status: { code: 'rest_forbidden_status', message: 'Status is forbidden.', data } });
}
