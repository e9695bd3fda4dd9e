import { pageOf, paging } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { storeProductWire } from '../../wire/store/storeProduct.ts';

const params: ParamSpecs = {
  ...paging,
  type: { type: 'string', enum: ['simple', 'grouped', 'external', 'variable', 'variation'] },
  stock_status: { type: 'strings', enum: ['instock', 'outofstock', 'onbackorder'], default: [] },
};

/** The catalogue as any stranger may read it: enough to find something that can be bought, newest first. */
export const storeProducts = (rest: Rest): Route[] => [
  { path: '/wc/store/v1/products', GET: { params, answer: call => list(call, rest) } },
];

function list({ args }: Call, rest: Rest): Answer {
  const rows = rest.database
    .all('products')
    .filter(row => row.status === 'publish')
    .filter(row => !args.type || row.type === args.type)
    .filter(row => args.stock_status.length === 0 || args.stock_status.includes(row.stockStatus))
    .sort((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
  return pageOf(rows, args, row => storeProductWire(row, rest));
}
