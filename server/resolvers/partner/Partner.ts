import type { PartnerResolvers, PartnerScope } from '../../gql/types.ts';
import { officeTime } from '../submission/office.ts';

export const Partner: PartnerResolvers = {
  scopes: ({ scopes }) => scopes.map(scope => scope.toUpperCase() as PartnerScope),
  createdAt: ({ createdAt }, _, context) => officeTime(createdAt, context),
  webhooks: ({ name }, _, { webhooks }) => webhooks.list(name),
};
