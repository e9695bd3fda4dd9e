import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';
import { refuseRow } from './shop.ts';

export const currencies = (rest: Rest): Route[] => [
  {
    path: '/wc/v3/data/currencies/current',
    GET: { permit: refuseRow, answer: () => ({ body: { code: rest.database.site.currency } }) },
  },
];
