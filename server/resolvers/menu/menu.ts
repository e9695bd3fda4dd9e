import { linkAddress, webAddress } from '../../../rules/linkAddress.ts';
import { productCategoryPath } from '../../../rules/paths.ts';
import { wordIn } from '../../../rules/wordIn.ts';
import type { Context } from '../../context/context.ts';
import { orElse } from '../../context/requestReference.ts';
import type { Resolvers } from '../../gql/types.ts';
import type { Menu, MenuItem } from '../../upstreams/content/wire.ts';
import { exactlyOne } from '../arguments.ts';
import { dependOnIndex, pathTag } from '../indexTags.ts';

const FAMILY = /^(.+)-products$/;

async function findMenu(
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

/** Their links are of this site where they name the service's own home: it must be known before they are read. */
async function allMenus({ content, scope }: Context): Promise<Menu[]> {
  const [menus] = await Promise.all([content.menus.all(scope), orElse(content.index.read(scope), null, scope)]);
  return menus;
}

/** A service that keeps its menus to itself leaves a family its categories. */
async function menusRefused(error: unknown, by: string, wanted: string, context: Context): Promise<Menu> {
  const menu = by === 'slug' ? await familyMenu(wanted, context).catch(() => null) : null;
  if (!menu) throw error;
  return menu;
}

function missing(wanted: string, { log, scope }: Context): null {
  log.warn({ requestId: scope.requestId, menu: wanted }, 'There is no such menu, and no fallback for it');
  return null;
}

/** The children of a family's product category stand in for a menu it does not have. */
async function familyMenu(slug: string, context: Context): Promise<Menu | null> {
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

const KINDS: Record<string, 'page' | 'post' | 'product' | 'product_cat' | 'category' | 'post_tag'> = {
  page: 'page',
  post: 'post',
  product: 'product',
  product_cat: 'product_cat',
  category: 'category',
  post_tag: 'post_tag',
};

/** Where an item leads: by what it points at, else by its own address, path-only when it is on this site. */
export function hrefOf(item: MenuItem, context: Context): { href: string; external: boolean } {
  const { catalogue, config, ownHosts } = context;
  const kind = wordIn(KINDS, item.object);
  dependOnIndex(context, kind && item.object_id ? [pathTag(kind, item.object_id)] : []);
  const path = kind && item.object_id ? catalogue.pathOf(kind, item.object_id) : null;
  if (path) return { href: path, external: false };
  if (item.url.startsWith('#')) return { href: item.url, external: false };
  const address = item.url.startsWith('//') ? `https:${item.url}` : item.url;
  if (!URL.canParse(address, config.publicUrl)) return { href: '#', external: false };
  const url = new URL(address, config.publicUrl);
  if (!ownHosts().includes(url.host))
    return {
      href: linkAddress(url.href) ? (linkAddress(address) ?? url.href) : '#',
      external: webAddress(url.href) !== null,
    };
  return {
    href: (url.pathname.replace(/\/+$/, '').replace(/^\/{2,}/, '/') || '/') + url.search + url.hash,
    external: false,
  };
}

/** A link to what no visitor may see is left out, so that no draft is named; what stands below it moves up. */
function shown(items: MenuItem[], context: Context): MenuItem[] {
  return items.flatMap(item => (isHidden(item, context) ? shown(item.children, context) : [item]));
}

/** Whether it points at what no visitor may see. */
export function isHidden({ object, object_id: id }: MenuItem, context: Context): boolean {
  const { catalogue } = context;
  const kind = wordIn(KINDS, object);
  dependOnIndex(context, kind && id ? [pathTag(kind, id)] : []);
  return Boolean(catalogue.ready && kind && id && catalogue.pathOf(kind, id) === null);
}

export const menu: Resolvers = {
  Query: {
    menu: (_, args, context) => findMenu(args, context),
    menus: async (_, __, context) => (await allMenus(context)).toSorted((a, b) => a.name.localeCompare(b.name)),
  },
  Menu: { items: (menu, _, context) => shown(menu.items, context) },
  MenuItem: {
    id: item => String(item.id),
    href: (item, _, context) => hrefOf(item, context).href,
    external: (item, _, context) => hrefOf(item, context).external,
    newTab: item => item.target === '_blank',
    children: (item, _, context) => shown(item.children, context),
    description: item => item.description ?? '',
  },
};
