import type { ApolloClient } from '@apollo/client';
import { data, type LoaderFunctionArgs, useNavigation } from 'react-router-dom';
import { load as loadQuery, type Outcome } from '../../apollo/load.ts';
import { useOutcome } from '../../apollo/useScreen.ts';
import { SearchDocument, type SearchQueryVariables } from '../../gql/graphql.ts';
import { AskForTerm } from './AskForTerm.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { SearchFound } from './SearchFound.tsx';
import { Searching } from './Searching.tsx';
import { searchTerm } from './searchTerm.ts';

export function load(client: ApolloClient, { request }: LoaderFunctionArgs) {
  const variables = searchTerm(request.url);
  if (!variables.query) return data<Outcome<SearchQueryVariables>>({ kind: 'ready', variables });
  return loadQuery(client, {
    query: SearchDocument,
    variables,
    found: ({ search }) => Boolean(search.posts ?? search.pages ?? search.products),
  });
}

/** /search?q={term} */
export function Screen() {
  const outcome = useOutcome<SearchQueryVariables>();
  const { state, location: next } = useNavigation();
  if (state === 'loading' && next.pathname === '/search') return <Searching {...searchTerm(next.search)} />;
  const { query } = outcome.variables;
  if (outcome.kind !== 'ready')
    return <SearchFailed query={query} requestId={outcome.kind === 'failed' ? outcome.requestId : null} />;
  return query ? <SearchFound {...outcome.variables} /> : <AskForTerm />;
}
