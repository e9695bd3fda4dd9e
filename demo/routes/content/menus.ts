import type { Term } from '../../data/rows.ts';
import { refuse } from '../../rest/error.ts';
import type { Rest } from '../../rest/rest.ts';
import { type Call, mayEdit, type Route } from '../../rest/route.ts';
import { escapeName } from '../../rest/text.ts';
import { termRoutes } from './terms.ts';

/** Menus are for those who may edit posts: a stranger gets 401, whatever he asks. */
export const refuseMenus = (call: Call, what: string) =>
  mayEdit(call) ? null : refuse(call.user !== null, 'rest_cannot_view', `Sorry, you are not allowed to view ${what}.`);

export const menus = (rest: Rest): Route[] =>
  termRoutes(rest, '/wp/v2/menus', 'nav_menu', menuWire, call => refuseMenus(call, 'menus'));

const menuWire = (menu: Term) => ({
  id: menu.id,
  name: escapeName(menu.name),
  slug: menu.slug,
  locations: menu.location ? [menu.location] : [],
});
