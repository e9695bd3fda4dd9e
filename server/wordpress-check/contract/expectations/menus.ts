import assert from 'node:assert/strict';
import type { MenuItem } from '../../../upstreams/content/wire.ts';
import { type Expectation, orNotAvailable } from '../expectation.ts';
import { asStranger, type Inspection } from '../inspection.ts';

const readable = ({ capabilities }: Inspection) =>
  orNotAvailable(
    capabilities.content.menus === 'available',
    'menus may not be read; the families of products stand in',
  );

const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap(item => [item, ...flat(item.children)]);

export const menus: Expectation[] = [
  {
    route: 'wp/v2/menus',
    expects: 'is open to strangers, or refuses them with 401',
    async check(service) {
      if (service.capabilities.content.openMenus) return;
      const { status } = await service.refusal('content', '/wp/v2/menus?per_page=1', asStranger);
      assert.equal(status, 401);
    },
  },
  {
    route: 'wp/v2/menus',
    expects: 'can be read by the user that is configured',
    async check({ capabilities, pair }) {
      orNotAvailable(pair || capabilities.content.openMenus, 'no application password was given');
      assert.equal(capabilities.content.menus, 'available');
    },
  },
  {
    route: 'wp/v2/menus',
    expects: 'decodes, each with its slug and the places it has',
    async check(service) {
      readable(service);
      const { total } = await service.call('content', '/wp/v2/menus?per_page=1&_fields=id');
      assert.equal((await service.content.menus.all(service.scope())).length, total);
    },
  },
  {
    route: 'wp/v2/menu-items',
    expects: 'comes to a tree in which no link is lost',
    async check(service) {
      readable(service);
      const rows = await service.rows('content', '/wp/v2/menu-items?per_page=100&_fields=id,menus');
      const menus = await service.content.menus.all(service.scope());
      const ids = new Set(menus.map(menu => Number(menu.id)));
      const links = new Set(menus.flatMap(menu => flat(menu.items)).map(link => link.id));
      // An editor's leftovers belong to no menu.
      const placed = rows.filter(row => ids.has(Number(row.menus)));
      orNotAvailable(placed.length, 'no menu has links');
      assert.deepEqual(
        placed.filter(row => !links.has(row.id)),
        [],
      );
    },
  },
  {
    route: 'wp/v2/menu-items',
    expects: 'names of each link its menu, its place and what it points at',
    async check(service) {
      readable(service);
      const links = (await service.content.menus.all(service.scope())).flatMap(menu => flat(menu.items));
      orNotAvailable(links.length, 'no menu has links');
      for (const { id, type, object } of links) {
        assert(type, `the type of ${id}`);
        assert(type === 'custom' || object, `what ${id} points at`);
      }
    },
  },
];
