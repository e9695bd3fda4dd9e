import type { CheckStatus, Resolvers } from '../../gql/types.ts';
import { type Result, type Status, worst } from '../../wordpress-check/doctor.ts';
import { isConsumerKey } from '../../wordpress-check/facts/machine/configuration.ts';

const statusOf = (status: Status) => status.toUpperCase() as CheckStatus;

export const diagnostics: Resolvers = {
  Query: {
    diagnostics: (_, { tryCart }, { doctor }) => doctor.runChecks({ tryCart }),
  },
  Diagnostics: {
    environment: (_, __, { config }) => (config.public ? 'PUBLIC' : 'LOCAL'),
    contentUrl: (_, __, { config }) => config.content.url,
    shopUrl: (_, __, { config }) => config.shop.url,
    consumerKeySet: (_, __, { config }) => isConsumerKey(config.shop),
    // One is never set without the other: that stops the start.
    consumerSecretSet: (_, __, { config }) => isConsumerKey(config.shop),
    applicationPasswordSet: (_, __, { config }) => config.content.credentials !== null,
    ranAt: ({ ranAt }) => ranAt.toISOString(),
    status: ({ results }) => statusOf(worst(results)),
    checks: ({ results }) => [...results],
  },
  DiagnosticCheck: {
    status: ({ status }: Result) => statusOf(status),
    durationMs: ({ ms }) => ms,
  },
};
