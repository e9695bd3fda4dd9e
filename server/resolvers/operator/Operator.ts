import type { OperatorResolvers } from '../../gql/types.ts';
import { readReport } from '../report/readReport.ts';

/** Nothing of its own: each field reads what it shows. */
export type OperatorParent = Record<never, never>;

export const Operator: OperatorResolvers = {
  signedIn: () => true,
  drafts: (_, __, { drafts, scope }) => (drafts.readable ? drafts.list(scope) : null),
  report: (_, args, context) => readReport(args, context),
};
