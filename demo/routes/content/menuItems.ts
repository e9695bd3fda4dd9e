import { listOfRows } from '../../rest/collection.ts';
import { chosen, inOrder, listParams, POST_ORDERS, paging, strictPageOf } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';
import { menuItemWire } from '../../wire/content/menuItem.ts';
import { refuseMenus } from './menus.ts';

const params: ParamSpecs = {
  ...listParams('asc', `${POST_ORDERS} menu_order`, 'menu_order'),
  per_page: { ...paging.per_page!, default: 100 },
  menus: { type: 'terms' },
};

/** The list alone: nobody asks for one link. */
export const menuItems = (rest: Rest): Route[] => {
  const list = listOfRows(rest, 'menuItems', {
    path: '/wp/v2/menu-items',
    params,
    page: strictPageOf,
    refuseList: call => refuseMenus(call, 'menu items'),
    fits: ({ id, menu }, { args }) => chosen(id, args) && (!args.menus?.length || args.menus.includes(menu)),
    sort: (rows, args) => inOrder(rows, args, {}, item => item.menuOrder),
    show: item => menuItemWire(item, rest),
  });
  return [list];
};
