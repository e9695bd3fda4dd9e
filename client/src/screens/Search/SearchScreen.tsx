import type { ApolloClient } from '@apollo/client';
import { data, type LoaderFunctionArgs, useNavigation } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import { searchTexts } from '../../../../rules/texts.ts';
import { load as loadQuery, type Outcome } from '../../apollo/load.ts';
import { useOutcome } from '../../apollo/useScreen.ts';
import { SearchDocument, type SearchQueryVariables } from '../../gql/graphql.ts';
import { AskForTerm } from './AskForTerm.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { SearchFound } from './SearchFound.tsx';
import { SearchHead } from './SearchHead.tsx';
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

/** /search?q={term}: the head with its field stays while the results below it come and go. */
export function Screen() {
  const outcome = useOutcome<SearchQueryVariables>();
  const { state, location: next } = useNavigation();
  const searching = state === 'loading' && next.pathname === '/search';
  const { query } = searching ? searchTerm(next.search) : outcome.variables;
  const title = query ? fillText(searchTexts.results, { query }) : searchTexts.title;
  return (
    <>
      <SearchHead title={searching ? searchTexts.searching : title} query={query} />
      {searching ? <Searching /> : <Results outcome={outcome} title={title} />}
    </>
  );
}

function Results({ outcome, title }: { outcome: Outcome<SearchQueryVariables>; title: string }) {
  if (outcome.kind !== 'ready')
    return <SearchFailed title={title} requestId={outcome.kind === 'failed' ? outcome.requestId : null} />;
  return outcome.variables.query ? <SearchFound {...outcome.variables} title={title} /> : <AskForTerm />;
}
