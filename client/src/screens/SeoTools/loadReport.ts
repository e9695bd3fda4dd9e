import type { Ask } from '../../data/ask.ts';
import { load, type Outcome } from '../../data/load.ts';
import type { StumbleReportQuery, StumbleReportQueryVariables } from '../../gql/graphql.ts';
import { StumbleReportOperation } from '../../gql/operations/StumbleReport.ts';
import { pageNumber } from '../../lib/paging/pageNumber.ts';
import { kindIn } from './stumbleHref.ts';

export type ReportOutcome = Outcome<StumbleReportQuery, StumbleReportQueryVariables>;

/** Reads the report for the operator; null for everyone else, who are not told that there is one. */
export async function loadReport(ask: Ask, params: URLSearchParams): Promise<ReportOutcome | null> {
  const variables = { kind: kindIn(params), page: pageNumber(params) || 1 };
  const outcome = await load(ask, {
    query: StumbleReportOperation,
    variables,
    found: ({ operator }) => Boolean(operator?.report),
    personal: true,
  });
  return outcome.data.data?.operator ? outcome.data : null;
}
