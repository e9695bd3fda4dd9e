import type { User } from '../../data/rows.ts';
import { RestError, refuse } from '../../rest/error.ts';
import { chosen, context, hasWords, inOrder, listParams, pageOf } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import { type Answer, type Call, isAdmin, type Route } from '../../rest/route.ts';
import { userWire } from '../../wire/content/user.ts';

const ORDERS = 'id include name registered_date slug include_slugs email url';

const params: ParamSpecs = {
  ...listParams('asc', ORDERS, 'name', 'view', 'embed', 'edit'),
  slug: { type: 'strings', default: [] },
};

const me = () => new RestError(401, 'rest_not_logged_in', 'You are not currently logged in.');

export const users = (rest: Rest): Route[] => [
  {
    path: '/wp/v2/users',
    GET: { params, permit: refuseEdit, answer: call => list(call, rest) },
  },
  {
    path: '/wp/v2/users/me',
    GET: {
      params: context('view', 'embed', 'edit'),
      answer: call => {
        if (!call.user) throw me();
        return { body: userWire(call.user, call, rest) };
      },
    },
  },
  {
    path: '/wp/v2/users/:id',
    GET: {
      params: context('view', 'embed', 'edit'),
      permit: call => refuseOne(call, rest),
      answer: call => ({ body: userWire(rest.database.get('users', Number(call.at.id))!, call, rest) }),
    },
  },
];

function list(call: Call, rest: Rest): Answer {
  const { args } = call;
  const rows = rest.database
    .all('users')
    .filter(user => fits(user, args) && (isAdmin(call) || hasPublished(user, rest)));
  const sorted = inOrder(rows, args, { id: user => user.id }, user => user.name);
  return pageOf(sorted, args, user => userWire(user, call, rest));
}

const fits = (user: User, args: Args) =>
  chosen(user.id, args) &&
  (args.slug.length === 0 || args.slug.includes(user.slug)) &&
  (!args.search || hasWords(`${user.name} ${user.slug}`, args.search));

/** Strangers see authors of published posts; everyone else does not exist for them. */
const hasPublished = (user: User, rest: Rest) =>
  rest.database.all('articles').some(row => row.author === user.id && row.status === 'publish');

function refuseEdit(call: Call): RestError | null {
  if (call.args.context !== 'edit' || isAdmin(call)) return null;
  return refuse(call.user !== null, 'rest_forbidden_context', 'Sorry, you are not allowed to list users.');
}

function refuseOne(call: Call, rest: Rest): RestError | null {
  const user = rest.database.get('users', Number(call.at.id));
  if (!user) return new RestError(404, 'rest_user_invalid_id', 'Invalid user ID.');
  if (isAdmin(call) || call.user?.id === user.id || hasPublished(user, rest)) return refuseEdit(call);
  return refuse(call.user !== null, 'rest_user_cannot_view', 'Sorry, you are not allowed to list users.');
}
