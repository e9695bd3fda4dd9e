import type { Term } from '../../data/rows.ts';
import { refuse } from '../../rest/error.ts';
import { allMethods, curies, embeddable, self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import { type Call, isAdmin, mayEdit, type Route } from '../../rest/route.ts';
import { escapeName } from '../../rest/text.ts';
import { termRoutes } from './terms.ts';

/** Menus are for those who may edit posts: a stranger gets 401, whatever he asks. */
export const refuseMenus = (call: Call, what: string) =>
  mayEdit(call) ? null : refuse(call.user !== null, 'rest_cannot_view', `Sorry, you are not allowed to view ${what}.`);

export const menus = (rest: Rest): Route[] =>
  termRoutes(rest, '/wp/v2/menus', 'nav_menu', menuWire, call => refuseMenus(call, 'menus'));

function menuWire(menu: Term, call: Call, rest: Rest) {
  const links = {
    self: self(rest.url(`/wp/v2/menus/${menu.id}`), isAdmin(call) ? allMethods : ['GET']),
    collection: [{ href: rest.url('/wp/v2/menus') }],
    about: [{ href: rest.url('/wp/v2/taxonomies/nav_menu') }],
    'wp:post_type': [{ href: rest.url(`/wp/v2/menu-items?menus=${menu.id}`) }],
    ...(menu.location ? { 'wp:menu-location': [embeddable(rest.url(`/wp/v2/menu-locations/${menu.location}`))] } : {}),
    curies,
  };
  const short = { id: menu.id, name: escapeName(menu.name), slug: menu.slug, acf: [], _links: links };
  if (call.args.context === 'embed') return short;
  const locations = menu.location ? [menu.location] : [];
  return { ...short, description: '', meta: [], locations, auto_add: false };
}
