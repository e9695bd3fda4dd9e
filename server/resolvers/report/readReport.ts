import type { Context } from '../../context/context.ts';
import type { OperatorReportArgs, StumbleKind } from '../../gql/types.ts';
import { pageInfo, pageOf } from '../arguments.ts';
import { menuStumbles } from './menuStumbles.ts';

const KINDS: StumbleKind[] = [
  'PICTURE_WITHOUT_ALT',
  'BACKEND_LINK',
  'PRODUCT_WITHOUT_CATEGORY',
  'PRODUCT_WITHOUT_PICTURE',
  'MENU_ITEM_NOWHERE',
];

export async function readReport({ kind, ...args }: Partial<OperatorReportArgs>, context: Context) {
  const asked = pageOf(args, 20);
  const report = await context.reports.read();
  if (!report) return null;
  const all = [...report.stumbles, ...(await menuStumbles(context))];
  const listed = kind ? all.filter(one => one.kind === kind) : all;
  return {
    madeAt: report.madeAt,
    counts: KINDS.map(kind => ({ kind, count: all.filter(one => one.kind === kind).length })),
    items: listed.slice((asked.page - 1) * asked.perPage, asked.page * asked.perPage),
    pageInfo: pageInfo(asked, listed.length),
  };
}
