import { productCategoryPath } from '../../../rules/paths.ts';
import type { Context } from '../../context/context.ts';
import type { Menu } from '../../upstreams/content/wire.ts';

const FAMILY = /^(.+)-products$/;

export function missing(wanted: string, { log, scope }: Context): null {
  log.warn({ requestId: scope.requestId, menu: wanted }, 'There is no such menu, and no fallback for it');
  return null;
}

/** The children of a family's product category stand in for a menu it does not have. */
export async function familyMenu(slug: string, context: Context): Promise<Menu | null> {
  const family = FAMILY.exec(slug)?.[1];
  const categories = family ? await context.shop.categories.all(context.scope) : [];
  const parent = categories.find(category => category.slug === family);
  if (!parent) return missing(slug, context);
  const items = categories
    .filter(category => category.parent === parent.id)
    .map(category => ({
      id: category.id,
      title: category.name,
      url: productCategoryPath(category.slug),
      parent: 0,
      menus: 0,
      type: 'taxonomy',
      object: 'product_cat',
      object_id: category.id,
      children: [],
    }));
  return { id: `category:${parent.id}`, name: parent.name, slug, locations: [], items };
}
