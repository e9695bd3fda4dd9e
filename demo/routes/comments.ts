import { RestError, refuse } from '../rest/error.ts';
import { choice, context, cut, listAnswer, paging } from '../rest/list.ts';
import type { Rest } from '../rest/rest.ts';
import { type Call, isAdmin, type Route } from '../rest/route.ts';

/** Blog comments: there are none, but every post links to its own. Reviews do not come out this way. */
export const comments = (_rest: Rest): Route[] => [
  {
    path: '/wp/v2/comments',
    GET: {
      params: { ...context('view', 'embed', 'edit'), ...paging, ...choice, post: { type: 'integers', default: [] } },
      permit: refuseParams,
      answer: call => listAnswer(cut([], call.args), []),
    },
    POST: {
      permit: call =>
        refuse(call.user !== null, 'rest_comment_login_required', 'Sorry, you must be logged in to comment.'),
      answer: () => ({ body: [] }),
    },
  },
];

const GUARDED = ['author', 'author_exclude', 'author_email', 'type', 'status'];

function refuseParams(call: Call): RestError | null {
  const given = GUARDED.filter(name => call.args[name] !== undefined);
  if (given.length === 0 || isAdmin(call)) return null;
  const message = `Query parameter not permitted: ${given.join(', ')}`;
  return new RestError(call.user ? 403 : 401, 'rest_forbidden_param', message);
}
