import type { CheckStatus, DiagnosticCheckResolvers } from '../../gql/types.ts';
import type { Result, Status } from '../../wordpress-check/doctor.ts';

export const statusOf = (status: Status) => status.toUpperCase() as CheckStatus;

export const DiagnosticCheck: DiagnosticCheckResolvers = {
  status: ({ status }: Result) => statusOf(status),
  durationMs: ({ ms }) => ms,
};
