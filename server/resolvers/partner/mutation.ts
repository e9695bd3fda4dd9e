import type { MutationResolvers, PartnerScope } from '../../gql/types.ts';
import {
  faultOfName,
  faultsOfTerms,
  type Issued,
  type Partner,
  type Scope,
  type Terms,
} from '../../partners/partner.ts';
import { invalid, unknown } from './answers.ts';

const HOUR_MS = 60 * 60 * 1_000;

const MOST_HOURS = 2_160;

const texts = {
  taken: 'There is a partner of this name.',
  hours: `Give a whole number from 0 to ${MOST_HOURS}.`,
} as const;

const issued = (made: Issued) => ({ __typename: 'IssuedKey' as const, ...made });

const shown = (partner: Partner) => ({ __typename: 'Partner' as const, ...partner });

interface GivenTerms {
  scopes?: readonly PartnerScope[] | null;
  origins?: readonly string[] | null;
  requestsPerMinute?: number | null;
  costPerMinute?: number | null;
}

/** What was given, without what was left out. */
const termsIn = ({ scopes, origins, requestsPerMinute, costPerMinute }: GivenTerms): Partial<Terms> => ({
  ...(scopes ? { scopes: [...new Set(scopes)].map(scope => scope.toLowerCase() as Scope) } : {}),
  ...(origins ? { origins: [...new Set(origins)] } : {}),
  ...(requestsPerMinute == null ? {} : { requestsPerMinute }),
  ...(costPerMinute == null ? {} : { costPerMinute }),
});

export const partnerMutation: MutationResolvers = {
  async addPartner(_, { input }, { partners }) {
    const terms = termsIn(input) as Terms;
    const fault = faultOfName(input.name);
    const faults = [...(fault ? [{ field: 'name', message: fault }] : []), ...faultsOfTerms(terms)];
    if (faults.length) return invalid(...faults);
    const made = await partners.add(input.name, terms);
    return made ? issued(made) : invalid({ field: 'name', code: 'TAKEN', message: texts.taken });
  },
  async changePartner(_, { input }, { partners }) {
    const before = (await partners.list()).find(({ name }) => name === input.name);
    if (!before) return unknown();
    const terms = termsIn(input);
    const faults = faultsOfTerms({ ...before, ...terms });
    if (faults.length) return invalid(...faults);
    const changed = await partners.change(input.name, terms);
    return changed ? shown(changed) : unknown();
  },
  async replacePartnerKey(_, { input: { name, keptHours } }, { partners }) {
    if (keptHours < 0 || keptHours > MOST_HOURS) return invalid({ field: 'keptHours', message: texts.hours });
    const made = await partners.replaceKey(name, keptHours * HOUR_MS);
    return made ? issued(made) : unknown();
  },
  async revokePartnerKeys(_, { input }, { partners }) {
    const revoked = await partners.revoke(input.name);
    return revoked ? shown(revoked) : unknown();
  },
};
