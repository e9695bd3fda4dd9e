import { layoutTexts } from '../../../../rules/texts/layout/layout.ts';
import type { PrimaryNav_MenuFragment } from '../../gql/graphql.ts';
import type { MenuTarget } from './MenuLink.tsx';

export interface NavItem extends MenuTarget {
  id: string;
  title: string;
  /** all that stands below it, in the editor's order */
  children: readonly NavItem[];
  /** 1 for what stands right below an item of the bar */
  depth: number;
  /** the place of the products menu */
  products: boolean;
}

type MenuItems = PrimaryNav_MenuFragment['items'];

const link = (title: string, href: string): NavItem => ({
  id: href,
  title,
  href,
  children: [],
  depth: 0,
  products: false,
});

const fallback = [link(layoutTexts.home, '/'), link(layoutTexts.about, '/about')];
const products = { ...link(layoutTexts.products, '/catalog'), products: true };

type Below = MenuTarget & { id: string; title: string; children?: readonly Below[] };

const below = (items: readonly Below[], depth: number): NavItem[] =>
  items.flatMap(item => [{ ...item, children: [], depth, products: false }, ...below(item.children ?? [], depth + 1)]);

/** Whether the products menu stands in the place of a link. */
export const leadsToProducts = (href: string): boolean =>
  href === '/catalog' || href === '/products' || href === '/shop';

/**
 * The primary menu with the products menu in it: in place of the item that leads to the catalogue, else after the
 * first. Without a menu there are two links.
 */
export function arrangeNav(items: MenuItems | undefined): NavItem[] {
  const own: NavItem[] =
    items?.map(item => ({
      ...item,
      children: below(item.children, 1),
      depth: 0,
      products: leadsToProducts(item.href),
    })) ?? [];
  const arranged = own.length > 0 ? own : fallback;
  if (arranged.some(item => item.products)) return arranged;
  return [...arranged.slice(0, 1), products, ...arranged.slice(1)];
}
