import type { Plugin } from 'graphql-yoga';
import type { PartnerLimits } from '../partnerLimits.ts';
import type { RequestContext } from '../requestContext.ts';
import type { Variables } from './measure.ts';

/** What comes with a key is held to what the key opens and has left to spend; the operator is held to nothing. */
export const usePartnerLimits = ({ check, costOf }: PartnerLimits): Plugin<RequestContext> => ({
  async onExecute({ args }) {
    const { partner, operator } = args.contextValue as RequestContext;
    if (!partner || operator) return;
    const { document, operationName } = args;
    const ask = { document, operationName, variables: (args.variableValues ?? {}) as Variables };
    check(partner, ask);
    await partner.spend(costOf(ask));
  },
});
