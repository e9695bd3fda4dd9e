import type { AskingPartner } from '../graphql/requestContext.ts';
import type { Scope } from '../partners/partner.ts';
import type { TestGateway } from './ask.ts';

/** A new partner, as the door knows whoever came with a key of it. */
export async function newPartner(
  { services }: TestGateway,
  name: string,
  scopes: readonly Scope[],
): Promise<AskingPartner> {
  const terms = { scopes, origins: [], requestsPerMinute: 600, costPerMinute: 350_000 };
  const { partner } = (await services.partners.add(name, terms))!;
  return { ...terms, id: partner.id, name, spend: async () => {} };
}
