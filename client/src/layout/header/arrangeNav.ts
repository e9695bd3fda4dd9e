import { layoutTexts } from '../../../../rules/texts.ts';
import type { PrimaryNav_MenuFragment } from '../../gql/graphql.ts';
import type { MenuTarget } from './MenuLink.tsx';

export interface NavItem extends MenuTarget {
  id: string;
  title: string;
  children: readonly NavItem[];
  /** the place of the products menu */
  products: boolean;
}

type MenuItems = PrimaryNav_MenuFragment['items'];

const link = (title: string, href: string): NavItem => ({ id: href, title, href, children: [], products: false });

const fallback = [link(layoutTexts.home, '/'), link(layoutTexts.about, '/about')];
const products = { ...link(layoutTexts.products, '/catalog'), products: true };

const leadsToProducts = (href: string) => href === '/catalog' || href === '/products' || href === '/shop';

/**
 * The primary menu with the products menu in it: in place of the item that leads to the catalogue, else after the
 * first. Without a menu there are two links.
 */
export function arrangeNav(items: MenuItems | undefined): NavItem[] {
  const own: NavItem[] =
    items?.map(item => ({
      ...item,
      children: 'children' in item ? item.children.map(child => ({ ...child, children: [], products: false })) : [],
      products: leadsToProducts(item.href),
    })) ?? [];
  const arranged = own.length > 0 ? own : fallback;
  if (arranged.some(item => item.products)) return arranged;
  return [...arranged.slice(0, 1), products, ...arranged.slice(1)];
}
