import { localNow } from '../../data/editContent.ts';
import type { Customer } from '../../data/rows.ts';
import { collection } from '../../rest/collection.ts';
import { RestError } from '../../rest/error.ts';
import { chosen, hasWords, inOrder, listParams } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call } from '../../rest/route.ts';
import { isEmail, NOWHERE, readAddress } from '../../store/address.ts';
import { customerWire } from '../../wire/shop/customer.ts';
import { refuseCreation, refuseList, refuseRow } from './shop.ts';

const BASE = '/wc/v3/customers';

const params: ParamSpecs = {
  ...listParams('asc', 'id include name registered_date', 'name'),
  email: { type: 'string' },
  role: { type: 'string', default: 'customer' },
};

const newParams: ParamSpecs = {
  email: { type: 'string', required: true },
  username: { type: 'string' },
  password: { type: 'string' },
  first_name: { type: 'string', default: '' },
  last_name: { type: 'string', default: '' },
  billing: { type: 'any' },
  shipping: { type: 'any' },
};

export const customers = (rest: Rest) =>
  collection(rest, 'customers', {
    path: BASE,
    params,
    refuseList,
    refuseRow,
    unknown: ['wc_user_invalid_id', 'Invalid user ID.'],
    fits: (row, { args }) => fits(row, args),
    sort: (rows, args) =>
      inOrder(rows, args, { id: row => row.id, registered_date: row => row.date }, row => row.username),
    show: row => customerWire(row, rest),
    POST: { params: newParams, permit: refuseCreation, answer: call => create(call, rest) },
  });

const fits = (row: Customer, args: Args) =>
  chosen(row.id, args) &&
  ['customer', 'all'].includes(args.role) &&
  (!args.email || row.email === args.email) &&
  (!args.search || hasWords(`${row.email} ${row.username} ${row.firstName} ${row.lastName}`, args.search));

function create(call: Call, rest: Rest): Answer {
  const { database } = rest;
  const { args } = call;
  refuseTaken(args, rest);
  const now = localNow(database.site.gmtOffset);
  const row: Customer = {
    id: database.nextId('customers'),
    email: args.email,
    username: args.username ?? args.email.split('@')[0],
    firstName: args.first_name,
    lastName: args.last_name,
    date: now,
    modified: now,
    billing: readAddress(args.billing, { ...NOWHERE, email: '' }),
    shipping: readAddress(args.shipping, NOWHERE),
  };
  database.put('customers', row);
  return { status: 201, body: customerWire(row, rest) };
}

function refuseTaken({ email, username }: Args, rest: Rest) {
  if (!isEmail(email)) throw new RestError(400, 'customer_invalid_email', 'Invalid email address');
  const known = rest.database.all('customers');
  if (known.some(row => row.email === email)) {
    const message = `An account is already registered with ${email}. Please log in or use a different email address.`;
    throw new RestError(400, 'registration-error-email-exists', message);
  }
  if (username !== undefined && known.some(row => row.username === username)) {
    const message = 'An account is already registered with that username. Please choose another.';
    throw new RestError(400, 'registration-error-username-exists', message);
  }
}
