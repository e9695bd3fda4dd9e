import type { MenuItem } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { texturize } from '../../rest/text.ts';
import { articleUrl } from './article.ts';
import { termUrl } from './term.ts';

export const menuItemWire = (item: MenuItem, rest: Rest) => ({
  id: item.id,
  title: { rendered: texturize(item.title) },
  url: item.url || targetUrl(item, rest),
  description: item.description,
  type: item.type,
  object: item.object,
  object_id: item.objectId,
  parent: item.parent,
  menu_order: item.menuOrder,
  target: item.target,
  menus: item.menu,
});

function targetUrl(item: MenuItem, rest: Rest): string {
  const { database } = rest;
  if (item.type === 'taxonomy') {
    const term = database.get('terms', item.objectId);
    return term ? termUrl(term, rest) : '#';
  }
  const article = database.get('articles', item.objectId);
  return article ? articleUrl(article, rest) : `${rest.home}/product/${database.get('products', item.objectId)?.slug}/`;
}
