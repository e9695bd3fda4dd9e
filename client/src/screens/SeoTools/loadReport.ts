import type { ApolloClient } from '@apollo/client';
import { load, type Outcome } from '../../apollo/load.ts';
import { StumbleReportDocument, type StumbleReportQueryVariables } from '../../gql/graphql.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import { kindIn } from './stumbleHref.ts';

export type ReportOutcome = Outcome<StumbleReportQueryVariables>;

/** Reads the report for the operator; null for everyone else, who are not told that there is one. */
export async function loadReport(client: ApolloClient, params: URLSearchParams): Promise<ReportOutcome | null> {
  const variables = { kind: kindIn(params), page: pageNumber(params) || 1 };
  const query = StumbleReportDocument;
  const { data } = await load(client, {
    query,
    variables,
    found: ({ operator }) => Boolean(operator?.report),
    personal: true,
  });
  return client.readQuery({ query, variables })?.operator ? data : null;
}
