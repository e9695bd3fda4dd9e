import { allMethods, self } from '../../rest/links.ts';
import { paging, wholeList } from '../../rest/list.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Call, Route } from '../../rest/route.ts';
import { HOME, VAT_PERCENT } from '../../store/money.ts';
import { refuseList } from './shop.ts';

const BASE = '/wc/v3/taxes';

/** The one rate of the shop: VAT at home, on delivery too. */
export const taxes = (rest: Rest): Route[] => [
  {
    path: BASE,
    GET: {
      params: { ...paging, class: { type: 'string' } },
      permit: refuseList,
      answer: ({ args }: Call) => wholeList(!args.class || args.class === 'standard' ? [rateWire(rest)] : []),
    },
    unbuilt: ['POST'],
  },
];

const rateWire = (rest: Rest) => ({
  id: 1,
  country: HOME,
  state: '',
  postcode: '',
  city: '',
  rate: VAT_PERCENT.toFixed(4),
  name: 'VAT',
  priority: 1,
  compound: false,
  shipping: true,
  order: 1,
  class: 'standard',
  postcodes: [],
  cities: [],
  _links: { self: self(rest.url(`${BASE}/1`), allMethods), collection: [{ href: rest.url(BASE) }] },
});
