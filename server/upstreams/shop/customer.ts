import { z } from 'zod';
import type { Scope } from '../../cache/scope.ts';
import { flag, id, map, meta, text } from '../fields.ts';
import { createPersonalCollection, type PersonalCollection } from '../personalCollection.ts';
import type { ShopOptions } from './options.ts';

const part = (value: Record<string, unknown>, name: string): string => text.safeParse(value[name]).data ?? '';

/** An address as wc/v3 has it; empty text where it has none, no e-mail where goods go. */
export const address = map.transform(value => ({
  first_name: part(value, 'first_name'),
  last_name: part(value, 'last_name'),
  company: part(value, 'company'),
  address_1: part(value, 'address_1'),
  address_2: part(value, 'address_2'),
  city: part(value, 'city'),
  state: part(value, 'state'),
  postcode: part(value, 'postcode'),
  country: part(value, 'country'),
  phone: part(value, 'phone'),
  ...('email' in value ? { email: part(value, 'email') } : {}),
}));

export const customer = z.object({
  id,
  date_created: text,
  date_created_gmt: text.optional(),
  date_modified: text.optional(),
  date_modified_gmt: text.optional(),
  email: text,
  first_name: text,
  last_name: text,
  role: text,
  username: text,
  billing: address,
  shipping: address,
  is_paying_customer: flag.default(false),
  avatar_url: text.default(''),
  meta_data: meta,
});

export type Customer = z.output<typeof customer>;
export interface Customers extends PersonalCollection<Customer> {
  /** Accounts of any role in the order of at most 100 ids, null where there is none. */
  byIds(scope: Scope, ids: readonly number[]): Promise<(Customer | null)[]>;
}

/** wc/v3/customers, for the operator alone. */
export function createCustomers({ upstream }: ShopOptions): Customers {
  const collection = createPersonalCollection({ upstream, route: '/wc/v3/customers', row: customer });
  return {
    ...collection,
    async byIds(scope, ids) {
      const query = { include: ids.join(','), role: 'all', per_page: ids.length };
      const rows = new Map((await collection.list(scope, query)).items.map(row => [row.id, row]));
      return ids.map(id => rows.get(id) ?? null);
    },
  };
}
