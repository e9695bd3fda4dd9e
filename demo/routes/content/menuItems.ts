import type { MenuItem } from '../../data/rows.ts';
import { exists, RestError } from '../../rest/error.ts';
import { choice, chosen, context, cutStrictly, inOrder, type Key, listAnswer, order, paging } from '../../rest/list.ts';
import type { ParamSpecs, TermQuery } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { menuItemWire } from '../../wire/content/menuItem.ts';
import { refuseMenus } from './menus.ts';

const params: ParamSpecs = {
  ...context('view', 'embed', 'edit'),
  ...paging,
  per_page: { ...paging.per_page!, default: 100 },
  ...choice,
  ...order('asc'),
  orderby: {
    type: 'string',
    enum: 'author date id include modified parent relevance slug include_slugs title menu_order'.split(' '),
    default: 'menu_order',
  },
  offset: { type: 'integer' },
  search: { type: 'string' },
  menus: { type: 'terms' },
  menus_exclude: { type: 'terms' },
  menu_order: { type: 'integer' },
};

export const menuItems = (rest: Rest): Route[] => [
  {
    path: '/wp/v2/menu-items',
    GET: { params, permit: call => refuseMenus(call, 'menu items'), answer: call => list(call, rest) },
    unbuilt: ['POST'],
  },
  {
    path: '/wp/v2/menu-items/:id',
    GET: {
      params: context('view', 'embed', 'edit'),
      permit: call => refuseMenus(call, 'menu items') ?? exists(() => find(call, rest)),
      answer: call => ({ body: menuItemWire(find(call, rest), call, rest) }),
    },
    unbuilt: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
];

function find(call: Call, rest: Rest): MenuItem {
  const item = rest.database.get('menuItems', Number(call.at.id));
  if (!item) throw new RestError(404, 'rest_post_invalid_id', 'Invalid post ID.');
  return item;
}

function list(call: Call, rest: Rest): Answer {
  const { args } = call;
  const rows = rest.database.all('menuItems').filter(item => fits(item, args));
  const keys: Record<string, Key<MenuItem>> = {
    id: item => item.id,
    title: item => item.title,
    parent: item => item.parent,
  };
  const sorted = inOrder(rows, args, keys, item => item.menuOrder);
  const page = cutStrictly(sorted, args);
  return listAnswer(
    page,
    page.rows.map(item => menuItemWire(item, call, rest)),
  );
}

function fits(item: MenuItem, args: Args): boolean {
  const inMenus = (query: TermQuery | undefined) => query && query.ids.length > 0 && query.ids.includes(item.menu);
  const wanted = args.menus as TermQuery | undefined;
  return (
    chosen(item.id, args) &&
    (!wanted || wanted.ids.length === 0 || Boolean(inMenus(wanted))) &&
    !inMenus(args.menus_exclude) &&
    (args.menu_order === undefined || item.menuOrder === args.menu_order) &&
    (!args.search || item.title.toLowerCase().includes(args.search.toLowerCase()))
  );
}
