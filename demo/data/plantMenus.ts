import type { Seed, SeedMenuItem } from '../seed/types.ts';
import type { Ids } from './ids.ts';
import type { MenuItem } from './rows.ts';

const FIRST_MENU_ITEM = 3001;

export function plantMenus(seed: Seed, ids: Ids): MenuItem[] {
  const planted: MenuItem[] = [];
  const grow = (items: SeedMenuItem[], menu: number, parent: number, order: { at: number }) => {
    for (const item of items) {
      const id = FIRST_MENU_ITEM + planted.length;
      planted.push({ ...bare(item, id), ...target(item, id, ids), menu, parent, menuOrder: ++order.at });
      grow(item.children ?? [], menu, id, order);
    }
  };
  for (const menu of seed.menus) grow(menu.items, ids.of('nav_menu', menu.slug), 0, { at: 0 });
  return planted;
}

const bare = (item: SeedMenuItem, id: number) => ({
  id,
  title: item.title,
  description: item.description ?? '',
  target: item.window ?? ('' as const),
});

function target(item: SeedMenuItem, id: number, ids: Ids): Pick<MenuItem, 'type' | 'object' | 'objectId' | 'url'> {
  const to = item.target;
  // WordPress lets a custom link point at itself
  if (to.type === 'custom') return { type: 'custom', object: 'custom', objectId: id, url: to.url };
  const type = to.type === 'category' || to.type === 'product_cat' ? 'taxonomy' : 'post_type';
  return { type, object: to.type, objectId: ids.of(to.type, to.slug), url: '' };
}
