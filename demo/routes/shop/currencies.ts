import { RestError } from '../../rest/error.ts';
import { self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Route } from '../../rest/route.ts';
import { CURRENCIES } from './currencyNames.ts';
import { refuseRow } from './shop.ts';

const BASE = '/wc/v3/data/currencies';

export const currencies = (rest: Rest): Route[] => [
  { path: `${BASE}/current`, GET: { permit: refuseRow, answer: () => one(rest.database.site.currency, rest) } },
];

function one(code: string, rest: Rest): Answer {
  const known = CURRENCIES[code];
  if (!known)
    throw new RestError(
      404,
      'woocommerce_rest_data_invalid_currency',
      'There are no currencies matching these parameters.',
    );
  const [name, symbol] = known;
  const links = { self: self(rest.url(`${BASE}/${code}`)), collection: [{ href: rest.url(BASE) }] };
  return { body: { code, name, symbol }, links };
}
