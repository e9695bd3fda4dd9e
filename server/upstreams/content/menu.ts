import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { allPages, hasNoRows } from '../allPages.ts';
import { UpstreamError } from '../errors.ts';
import { MAX_ROWS } from '../fetchRows.ts';
import { rowsOf } from '../fields.ts';
import type { ContentOptions } from './options.ts';
import { type Menu, type MenuItem, menu, menuItem } from './wire.ts';

export interface Menus {
  /** Every menu with its links as a tree. Reference data: at hand once loaded. */
  all(scope: Scope): Promise<Menu[]>;
}

const ITEM_FIELDS = 'id,title,url,parent,menu_order,target,type,object,object_id,description,menus';

/** wp/v2/menus and wp/v2/menu-items: all menus in two calls (one more per 100 links), with credentials, which a real WordPress demands. */
export function createMenus({ upstream, records }: ContentOptions): Menus {
  return {
    all: scope =>
      records.read(scope, 'content/menus', clocks.undated, async () => {
        // By their places links of different menus are alike, and would stand on two pages or on none.
        const items = (page: number) =>
          upstream.call(
            `/wp/v2/menu-items?per_page=${MAX_ROWS}&page=${page}&orderby=id&order=asc&_fields=${ITEM_FIELDS}`,
            { scope },
          );
        const [menus, pages] = await Promise.all([
          upstream.call(`/wp/v2/menus?per_page=${MAX_ROWS}&_fields=id,name,slug,locations`, { scope }),
          allPages(items, hasNoRows),
        ]);
        const rows = pages.flatMap(answer => rowsOf(upstream, '/wp/v2/menu-items', answer.json, menuItem));
        const named = rowsOf(upstream, '/wp/v2/menus', menus.json, menu);
        // Links that belong to no menu: a service that has links has menus.
        if (rows.length && !rows.some(row => named.some(({ id }) => id === row.menus)))
          throw new UpstreamError(upstream.name, '/wp/v2/menus', 'shape', { text: 'menus are missing' });
        const value = named.map(({ id, name, slug, locations }) => ({
          id: String(id),
          name,
          slug,
          locations: locations ?? [],
          items: treeOf(rows.filter(row => row.menus === id)),
        }));
        return { value, tags: ['menus'], size: JSON.stringify(value).length };
      }),
  };
}

type Row = Omit<MenuItem, 'children'>;

/** The links as a tree. One whose parent is missing or that stands in a circle moves to the top, so that nothing is lost. */
function treeOf(rows: Row[]): MenuItem[] {
  const items = new Map(rows.map(row => [row.id, { ...row, children: [] as MenuItem[] }]));
  const ordered = [...items.values()].toSorted((a, b) => (a.menu_order ?? 0) - (b.menu_order ?? 0));
  const top: MenuItem[] = [];
  for (const item of ordered) {
    const parent = items.get(item.parent);
    if (parent && !leadsBack(items, item)) parent.children.push(item);
    else top.push(item);
  }
  return top;
}

function leadsBack(items: Map<number, MenuItem>, item: MenuItem): boolean {
  const seen = new Set([item.id]);
  for (let at = items.get(item.parent); at; at = items.get(at.parent)) {
    if (seen.has(at.id)) return at.id === item.id;
    seen.add(at.id);
  }
  return false;
}
