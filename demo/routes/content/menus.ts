import type { Term } from '../../data/rows.ts';
import { exists, RestError, refuse } from '../../rest/error.ts';
import { allMethods, curies, embeddable, self } from '../../rest/links.ts';
import { context } from '../../rest/list.ts';
import type { Rest } from '../../rest/rest.ts';
import { type Call, isAdmin, mayEdit, type Route } from '../../rest/route.ts';
import { escapeName } from '../../rest/text.ts';
import { listTerms, termParams } from './terms.ts';

/** Menus are for those who may edit posts: a stranger gets 401, whatever he asks. */
export const refuseMenus = (call: Call, what: string) =>
  mayEdit(call) ? null : refuse(call.user !== null, 'rest_cannot_view', `Sorry, you are not allowed to view ${what}.`);

export const menus = (rest: Rest): Route[] => [
  {
    path: '/wp/v2/menus',
    GET: {
      params: termParams('view', 'embed', 'edit'),
      permit: call => refuseMenus(call, 'menus'),
      answer: call => listTerms(call, rest, 'nav_menu', menuWire),
    },
    unbuilt: ['POST'],
  },
  {
    path: '/wp/v2/menus/:id',
    GET: {
      params: context('view', 'embed', 'edit'),
      permit: call => refuseMenus(call, 'menus') ?? exists(() => find(call, rest)),
      answer: call => ({ body: menuWire(find(call, rest), call, rest) }),
    },
    unbuilt: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
];

function find(call: Call, rest: Rest): Term {
  const menu = rest.database.get('terms', Number(call.at.id));
  if (menu?.taxonomy !== 'nav_menu') throw new RestError(404, 'rest_term_invalid', 'Term does not exist.');
  return menu;
}

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
