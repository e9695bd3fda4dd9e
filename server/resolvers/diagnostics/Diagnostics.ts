import type { DiagnosticsResolvers } from '../../gql/types.ts';
import { worst } from '../../wordpress-check/doctor.ts';
import { isConsumerKey } from '../../wordpress-check/facts/machine/gateway.ts';
import { statusOf } from './DiagnosticCheck.ts';

export const Diagnostics: DiagnosticsResolvers = {
  environment: (_, __, { config }) => (config.public ? 'PUBLIC' : 'LOCAL'),
  contentUrl: (_, __, { config }) => config.content.url,
  shopUrl: (_, __, { config }) => config.shop.url,
  consumerKeySet: (_, __, { config }) => isConsumerKey(config.shop),
  // One is never set without the other: that stops the start.
  consumerSecretSet: (_, __, { config }) => isConsumerKey(config.shop),
  applicationPasswordSet: (_, __, { config }) => config.content.credentials !== null,
  status: ({ results }) => statusOf(worst(results)),
  checks: ({ results }) => [...results],
};
