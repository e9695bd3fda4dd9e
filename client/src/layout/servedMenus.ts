import type { LayoutQuery } from '../gql/graphql.ts';
import type { LayoutOutcome } from '../site/useSite.ts';
import { families } from './families.ts';
import { leadsToProducts } from './header/arrangeNav.ts';

type Menu = NonNullable<LayoutQuery['regulatory']>;
type Item = Menu['items'][number];

/** The layout's data as they go into a page: without the families' menus, which its header says, and what they replace. */
export function lean({ data, failed }: LayoutOutcome): { data: Partial<LayoutQuery> | null; failed: string[] } {
  if (!data) return { data, failed };
  const { families: _, primary, ...rest } = data;
  const said = families.map(({ slug }) => [slug, data[slug] ? undefined : null]);
  const items = primary?.items.map(item => (leadsToProducts(item.href) ? { ...item, children: [] } : item)) ?? [];
  return { data: { ...rest, primary: primary && { ...primary, items }, ...Object.fromEntries(said) }, failed };
}

function itemOf(row: HTMLElement, at: number): Item {
  const link = row.querySelector('a')!;
  const href = link.getAttribute('href') ?? '';
  return {
    __typename: 'MenuItem',
    id: String(at),
    title: link.firstChild?.textContent ?? '',
    href,
    external: /^https?:/.test(href),
    newTab: link.target === '_blank',
    description: link.querySelector('span')?.textContent ?? '',
    children: [],
  };
}

function menuIn(column: Element): Menu {
  const items: Item[] = [];
  for (const [at, row] of column.querySelectorAll('li').entries()) {
    const below = row.dataset.below ? items.at(-1) : undefined;
    (below?.children ?? items).push(itemOf(row, at));
  }
  return { __typename: 'Menu', id: '', items };
}

/** The layout's data as `lean` left them, with the menus of the page's header. */
export function restore(outcome: ReturnType<typeof lean>, page: ParentNode): LayoutOutcome {
  const columns = [...page.querySelectorAll('header nav details[data-scrim] section')];
  const found = columns.flatMap((column, at) => {
    const { slug } = families[at]!;
    const url = column.querySelector('img')?.getAttribute('src');
    const family = { __typename: 'ProductCategory' as const, id: slug, slug };
    return {
      slug,
      menu: menuIn(column),
      family: { ...family, image: url ? { __typename: 'Image' as const, url } : null },
    };
  });
  const menus = Object.fromEntries(found.map(({ slug, menu }) => [slug, menu]));
  const data = outcome.data && { ...menus, families: found.map(({ family }) => family), ...outcome.data };
  return { data: data as LayoutQuery | null, failed: outcome.failed };
}
