import type { Context } from '../../context/context.ts';
import { orElse } from '../../context/requestReference.ts';
import type { OperatorReportArgs, Resolvers, StumbleKind } from '../../gql/types.ts';
import { leadsTo } from '../../report/leadsTo.ts';
import type { Stumble } from '../../report/report.ts';
import type { Menu, MenuItem } from '../../upstreams/content/wire.ts';
import { pageInfo, pageOf } from '../arguments.ts';
import { hrefOf } from '../menu/hrefOf.ts';
import { isHidden } from '../menu/shownItems.ts';

const KINDS: StumbleKind[] = [
  'PICTURE_WITHOUT_ALT',
  'BACKEND_LINK',
  'PRODUCT_WITHOUT_CATEGORY',
  'PRODUCT_WITHOUT_PICTURE',
  'MENU_ITEM_NOWHERE',
];

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
            ...{ kind: 'MENU_ITEM_NOWHERE' as const, title: menu.name, path: null, leadsTo: null },
            detail: `${item.title} (${item.url || '#'})`,
            edit: `/wp-admin/nav-menus.php?menu=${menu.id}`,
          },
        ]
      : []),
    ...nowhereIn(menu, item.children, context),
  ]);

async function menuStumbles(context: Context): Promise<Stumble[]> {
  const menus = await orElse(context.content.menus.all(context.scope), [], context.scope);
  return menus.flatMap(menu => nowhereIn(menu, menu.items, context));
}

export async function readReport({ kind, ...args }: Partial<OperatorReportArgs>, context: Context) {
  const asked = pageOf(args, 20);
  const report = await context.reports.read();
  if (!report) return null;
  const all = [...report.stumbles, ...(await menuStumbles(context))];
  const listed = kind ? all.filter(one => one.kind === kind) : all;
  return {
    madeAt: new Date(report.madeAt).toISOString(),
    counts: KINDS.map(kind => ({ kind, count: all.filter(one => one.kind === kind).length })),
    items: listed.slice((asked.page - 1) * asked.perPage, asked.page * asked.perPage),
    pageInfo: pageInfo(asked, listed.length),
  };
}

/** The address that WordPress is edited at. */
async function editUrl({ edit }: { edit: string }, { content, scope, config }: Context): Promise<string> {
  const known = content.index.read(scope).then(root => root.url || root.home || null);
  const home = (await orElse(known, null, scope)) ?? new URL(config.content.url).origin;
  return home.replace(/\/+$/, '') + edit;
}

export const report: Resolvers = {
  Stumble: {
    editUrl: (stumble, _, context) => editUrl(stumble, context),
  },
};
