import type { Discussion, PostComment } from '../../data/comments.ts';
import { localNow } from '../../data/editContent.ts';
import type { Article } from '../../data/rows.ts';
import { RestError } from '../../rest/error.ts';
import { listParams, pageOf } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { paragraphs } from '../../rest/text.ts';
import { isEmail } from '../../store/address.ts';
import { gmt } from '../../wire/content/date.ts';

/** As WordPress comes, with our plugin in it. */
const DEFAULTS: Discussion = {
  anonymous: true,
  registeredOnly: false,
  nameAndEmail: true,
  moderated: true,
  floodSeconds: 0,
};

const newParams: ParamSpecs = {
  post: { type: 'integer', default: 0 },
  parent: { type: 'integer', default: 0 },
  author_name: { type: 'string', default: '' },
  author_email: { type: 'string', default: '' },
  content: { type: 'any', default: '' },
};

/** Comments of the blog: the seed has none, but every post links to its own, and `_embed` follows the link. */
export const comments = (rest: Rest): Route[] => [
  {
    path: '/wp/v2/comments',
    GET: {
      params: {
        ...listParams('desc', 'date date_gmt id', 'date_gmt'),
        post: { type: 'integers', default: [] },
      },
      answer: call => {
        const { post, order: way } = call.args;
        const rows = rest.database
          .all('articles')
          .filter(row => row.status === 'publish' && !row.password && (post.length === 0 || post.includes(row.id)))
          .flatMap(row => (row.comments ?? []).filter(isApproved).map(comment => commentWire(comment, row, rest)))
          .sort((a, b) => (way === 'asc' ? 1 : -1) * a.date.localeCompare(b.date));
        return pageOf(rows, call.args, row => row);
      },
    },
    POST: { params: newParams, permit: call => refusal(call, rest), answer: call => create(call, rest) },
  },
];

const isApproved = ({ status = 'approved' }: PostComment): boolean => status === 'approved';

const discussionOf = ({ database }: Rest): Discussion => ({ ...DEFAULTS, ...database.site.discussion });

const postOf = (call: Call, { database }: Rest): Article | undefined =>
  database.get('articles', Number(call.args.post || 0));

/** Who may comment, and on what; asked without a post it says only whether strangers may. */
function refusal(call: Call, rest: Rest): RestError | null {
  const { anonymous, registeredOnly } = discussionOf(rest);
  if (!call.user && (registeredOnly || !anonymous)) {
    return new RestError(401, 'rest_comment_login_required', 'Sorry, you must be logged in to comment.');
  }
  const post = postOf(call, rest);
  if (!post) {
    const message = 'Sorry, you are not allowed to create this comment without a post.';
    return new RestError(403, 'rest_comment_invalid_post_id', message);
  }
  if (post.status !== 'publish') {
    return new RestError(401, 'rest_cannot_read_post', 'Sorry, you are not allowed to read the post for this comment.');
  }
  if (post.commentStatus !== 'open') {
    return new RestError(403, 'rest_comment_closed', 'Sorry, comments are closed for this item.');
  }
  return null;
}

function create(call: Call, rest: Rest): Answer {
  const { database } = rest;
  const { nameAndEmail, moderated, floodSeconds } = discussionOf(rest);
  const post = postOf(call, rest)!;
  const { author_name: author, author_email: email, parent } = call.args;
  const content = withoutMarkup(textOf(call.args.content));
  if (content === '') throw new RestError(400, 'rest_comment_content_invalid', 'Invalid comment content.');
  if (nameAndEmail && (author === '' || !isEmail(email))) {
    const message = 'Creating a comment requires valid author name and email values.';
    throw new RestError(400, 'rest_comment_author_data_required', message);
  }
  const all = database.all('articles').flatMap(row => row.comments ?? []);
  const date = localNow(database.site.gmtOffset);
  const sent = { parent, author: withoutMarkup(author), email, content, date };
  if ((post.comments ?? []).some(each => same(each, sent))) {
    const message = 'Duplicate comment detected; it looks as though you&#8217;ve already said that!';
    throw new RestError(409, 'comment_duplicate', message);
  }
  const since = localNow(database.site.gmtOffset - floodSeconds / 3_600);
  if (floodSeconds && all.some(each => each.date > since)) {
    throw new RestError(400, 'comment_flood', 'You are posting comments too quickly. Slow down.');
  }
  const id = Math.max(0, ...all.map(each => each.id)) + 1;
  const comment: PostComment = { id, ...sent, status: moderated ? 'hold' : 'approved' };
  database.put('articles', { ...post, comments: [...(post.comments ?? []), comment] });
  return { status: 201, body: commentWire(comment, post, rest) };
}

const same = (one: PostComment, other: Omit<PostComment, 'id'>): boolean =>
  one.parent === other.parent &&
  one.content === other.content &&
  (one.author === other.author || (!!one.email && one.email === other.email));

/** As a string, or as an object with `raw`. */
const textOf = (content: unknown): string =>
  String((content as { raw?: unknown } | null)?.raw ?? (typeof content === 'string' ? content : '')).trim();

/** Of strangers WordPress keeps little markup, and nothing that acts. */
const withoutMarkup = (text: string): string => text.replace(/<[^>]*>/g, '');

/** Sent text becomes paragraphs; the seed's and what tests write are ones already. */
const rendered = (content: string): string => (content.startsWith('<') ? content : paragraphs(content));

const commentWire = (
  { id, parent, author, content, date, status = 'approved' }: PostComment,
  post: Article,
  rest: Rest,
) => ({
  id,
  post: post.id,
  parent,
  author_name: author,
  date,
  date_gmt: gmt(date, rest.database.site.gmtOffset),
  content: { rendered: rendered(content) },
  status,
});
