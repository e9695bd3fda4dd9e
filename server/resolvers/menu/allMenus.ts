import { orElse } from '../../cache/scope.ts';
import type { Context } from '../../context/context.ts';
import type { Menu } from '../../upstreams/content/wire.ts';

/** Their links are of this site where they name the service's own home: it must be known before they are read. */
export async function allMenus({ content, scope }: Context): Promise<Menu[]> {
  const [menus] = await Promise.all([content.menus.all(scope), orElse(content.index.read(scope), null, scope)]);
  return menus;
}
