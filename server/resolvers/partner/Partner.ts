import type { PartnerResolvers, PartnerScope } from '../../gql/types.ts';

export const Partner: PartnerResolvers = {
  scopes: ({ scopes }) => scopes.map(scope => scope.toUpperCase() as PartnerScope),
  webhooks: ({ name }, _, { webhooks }) => webhooks.list(name),
};
