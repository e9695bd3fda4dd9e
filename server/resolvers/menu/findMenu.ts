import type { Context } from '../../context/context.ts';
import type { Menu } from '../../upstreams/content/wire.ts';
import { exactlyOne } from '../arguments.ts';
import { allMenus } from './allMenus.ts';
import { familyMenu, missing } from './familyMenu.ts';

export async function findMenu(
  args: { slug?: string | null; name?: string | null; location?: string | null },
  context: Context,
): Promise<Menu | null> {
  const by = exactlyOne(args, 'slug', 'name', 'location');
  const wanted = args[by]!;
  const menus = await allMenus(context).catch(error => menusRefused(error, by, wanted, context));
  if (!Array.isArray(menus)) return menus;
  const named = menus.find(menu =>
    by === 'location' ? menu.locations.includes(wanted) : menu[by].toLowerCase() === wanted.toLowerCase(),
  );
  const fallback = by === 'slug' ? context.config.menuIds[wanted] : undefined;
  return (
    named ??
    menus.find(menu => menu.id === fallback) ??
    (by === 'slug' ? familyMenu(wanted, context) : missing(wanted, context))
  );
}

/** A service that keeps its menus to itself leaves a family its categories. */
async function menusRefused(error: unknown, by: string, wanted: string, context: Context): Promise<Menu> {
  const menu = by === 'slug' ? await familyMenu(wanted, context).catch(() => null) : null;
  if (!menu) throw error;
  return menu;
}
