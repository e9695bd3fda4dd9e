import { listOfRows } from '../../rest/collection.ts';
import { RestError } from '../../rest/error.ts';
import { chosen, context, inOrder, listParams } from '../../rest/list.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Call, Route } from '../../rest/route.ts';
import { userWire } from '../../wire/content/user.ts';

/** Strangers see authors of published posts: everyone else does not exist for them. */
export const users = (rest: Rest): Route[] => [
  listOfRows(rest, 'users', {
    path: '/wp/v2/users',
    params: listParams('asc', 'id include name', 'name'),
    fits: ({ id }, { args }) =>
      chosen(id, args) && rest.database.all('articles').some(row => row.author === id && row.status === 'publish'),
    sort: (rows, args) => inOrder(rows, args, { id: user => user.id }, user => user.name),
    show: (user, call) => userWire(user, call, rest),
  }),
  {
    path: '/wp/v2/users/me',
    GET: { params: context(), answer: call => ({ body: userWire(known(call), call, rest) }) },
  },
];

function known({ user }: Call) {
  if (user) return user;
  throw new RestError(401, 'rest_not_logged_in', 'You are not currently logged in.');
}
