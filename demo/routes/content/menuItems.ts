import type { MenuItem } from '../../data/rows.ts';
import { exists, RestError } from '../../rest/error.ts';
import { chosen, context, inOrder, listParams, POST_ORDERS, paging, strictPageOf } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { menuItemWire } from '../../wire/content/menuItem.ts';
import { refuseMenus } from './menus.ts';

const params: ParamSpecs = {
  ...listParams('asc', `${POST_ORDERS} menu_order`, 'menu_order', 'view', 'embed', 'edit'),
  per_page: { ...paging.per_page!, default: 100 },
  menus: { type: 'terms' },
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
  const sorted = inOrder(rows, args, { id: item => item.id, title: item => item.title }, item => item.menuOrder);
  return strictPageOf(sorted, args, item => menuItemWire(item, call, rest));
}

const fits = (item: MenuItem, args: Args): boolean =>
  chosen(item.id, args) && (!args.menus?.length || args.menus.includes(item.menu));
