import type { QueryResolvers } from '../../gql/types.ts';
import { idOf } from '../arguments.ts';
import { listCustomers } from './listCustomers.ts';

export const customerQuery: QueryResolvers = {
  customers: (_, args, context) => listCustomers(args, context),
  customer: (_, { id }, { shop, scope }) => {
    const number = idOf(id);
    return number === null ? null : shop.customers.byId(scope, number);
  },
};
