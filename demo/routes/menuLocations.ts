import type { Term } from '../data/rows.ts';
import { RestError } from '../rest/error.ts';
import { curies, embeddable, self } from '../rest/links.ts';
import { context } from '../rest/list.ts';
import type { Rest } from '../rest/rest.ts';
import type { Route } from '../rest/route.ts';
import { refuseMenus } from './menus.ts';

export const menuLocations = (rest: Rest): Route[] => [
  {
    path: '/wp/v2/menu-locations',
    GET: {
      params: context('view', 'embed', 'edit'),
      permit: call => refuseMenus(call, 'menu locations'),
      answer: () => ({ body: Object.fromEntries(placed(rest).map(menu => [menu.location, locationWire(menu, rest)])) }),
    },
  },
  {
    path: '/wp/v2/menu-locations/:location',
    GET: {
      params: context('view', 'embed', 'edit'),
      permit: call => refuseMenus(call, 'menu locations'),
      answer: call => {
        const menu = placed(rest).find(each => each.location === call.at.location);
        if (!menu) throw new RestError(404, 'rest_menu_location_invalid', 'Invalid menu location.');
        return { body: locationWire(menu, rest) };
      },
    },
  },
];

const placed = (rest: Rest) => rest.database.all('terms').filter(term => term.taxonomy === 'nav_menu' && term.location);

const locationWire = (menu: Term, rest: Rest) => ({
  name: menu.location,
  description: menu.name,
  menu: menu.id,
  _links: {
    self: self(rest.url(`/wp/v2/menu-locations/${menu.location}`)),
    collection: [{ href: rest.url('/wp/v2/menu-locations') }],
    'wp:menu': [embeddable(rest.url(`/wp/v2/menus/${menu.id}`))],
    curies,
  },
});
