import { orElse } from '../../cache/scope.ts';
import type { Context } from '../../context/context.ts';
import { leadsTo } from '../../report/leadsTo.ts';
import type { Stumble } from '../../report/report.ts';
import type { Menu, MenuItem } from '../../upstreams/content/wire.ts';
import { hrefOf } from '../menu/hrefOf.ts';
import { isHidden } from '../menu/shownItems.ts';

/** An item without an address of its own only opens what is below it. */
function isNowhere(item: MenuItem, context: Context): boolean {
  if (isHidden(item, context)) return true;
  const { href, external } = hrefOf(item, context);
  if (external || /^(mailto|tel):/.test(href)) return false;
  if (href.startsWith('#')) return item.children.length === 0;
  return leadsTo(href, context.catalogue) === null;
}

const nowhereIn = (menu: Menu, items: readonly MenuItem[], context: Context): Stumble[] =>
  items.flatMap(item => [
    ...(isNowhere(item, context)
      ? [
          {
            kind: 'MENU_ITEM_NOWHERE' as const,
            title: menu.name,
            path: null,
            leadsTo: null,
            detail: `${item.title} (${item.url || '#'})`,
            edit: `/wp-admin/nav-menus.php?menu=${menu.id}`,
          },
        ]
      : []),
    ...nowhereIn(menu, item.children, context),
  ]);

export async function menuStumbles(context: Context): Promise<Stumble[]> {
  const menus = await orElse(context.content.menus.all(context.scope), [], context.scope);
  return menus.flatMap(menu => nowhereIn(menu, menu.items, context));
}
