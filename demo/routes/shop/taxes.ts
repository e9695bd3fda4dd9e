import { paging, wholeList } from '../../rest/list.ts';
import type { Call, Route } from '../../rest/route.ts';
import { HOME, VAT_PERCENT } from '../../store/money.ts';
import { refuseList } from './shop.ts';

/** The one rate of the shop: VAT at home, on delivery too. */
export const taxes = (): Route[] => [
  {
    path: '/wc/v3/taxes',
    GET: {
      params: { ...paging, class: { type: 'string' } },
      permit: refuseList,
      answer: ({ args }: Call) => wholeList(!args.class || args.class === 'standard' ? [RATE] : []),
    },
  },
];

const RATE = {
  country: HOME,
  state: '',
  rate: VAT_PERCENT.toFixed(4),
  name: 'VAT',
  priority: 1,
  shipping: true,
  class: 'standard',
};
