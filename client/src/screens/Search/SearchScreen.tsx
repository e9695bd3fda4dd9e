import { data, type LoaderFunctionArgs, redirect, useNavigation } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery, type Outcome } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import type { SearchQuery, SearchQueryVariables } from '../../gql/graphql.ts';
import { SearchOperation } from '../../gql/operations/Search.ts';
import { searchTexts } from '../../layout/search/texts.ts';
import { hasPage } from '../../lib/paging/pageNumber.ts';
import { AskForTerm } from './AskForTerm.tsx';
import { SearchEnd } from './SearchEnd.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { SearchFound } from './SearchFound.tsx';
import { SearchHead } from './SearchHead.tsx';
import { Searching } from './Searching.tsx';
import { searchTerm } from './searchTerm.ts';
import { skuHref } from './skuHref.ts';

/** Without a term there is nothing to ask. */
type Loaded = Outcome<SearchQuery | null, SearchQueryVariables>;

export async function load(ask: Ask, { request }: LoaderFunctionArgs) {
  const typed = new URL(request.url);
  const words = typed.searchParams.get('q') ?? '';
  if (words !== words.trim()) {
    typed.searchParams.set('q', words.trim());
    return redirect(typed.pathname + typed.search);
  }
  const { query, page, asTyped } = searchTerm(request.url);
  const variables = { query, page: Math.max(1, page), asTyped };
  if (!query) return data<Loaded>({ kind: 'ready', variables, data: null });
  const outcome = await loadQuery(ask, {
    query: SearchOperation,
    variables,
    found: ({ search }) => {
      const groups = [search.products, search.posts, search.pages].filter(group => group !== null);
      return (
        groups.length > 0 &&
        hasPage(
          page,
          groups.flatMap<unknown>(group => group.items),
        )
      );
    },
  });
  const product = outcome.data.kind === 'ready' && skuHref(query, outcome.data.data.search.sku);
  return product ? redirect(product) : outcome;
}

/** /search?q={term}: the head with its field stays while the results below it come and go. */
export function Screen() {
  const outcome = useOutcome<SearchQuery | null, SearchQueryVariables>();
  const { state, location: next } = useNavigation();
  const searching = state === 'loading' && next.pathname === '/search';
  const { query } = searching ? searchTerm(next.search) : outcome.variables;
  const corrected = searching || outcome.kind !== 'ready' ? null : outcome.data?.search.corrected;
  const title = query ? fillText(searchTexts.results, { query: corrected ?? query }) : searchTexts.title;
  return (
    <>
      <SearchHead title={searching ? searchTexts.searching : title} query={query} corrected={corrected} />
      {searching ? <Searching /> : <Results outcome={outcome} title={title} />}
    </>
  );
}

function Results({ outcome, title }: { outcome: Loaded; title: string }) {
  const { query } = outcome.variables;
  if (outcome.kind === 'failed') return <SearchFailed title={title} requestId={outcome.requestId} />;
  if (outcome.kind === 'missing') return <SearchEnd title={title} query={query} />;
  return outcome.data ? <SearchFound {...outcome.data} {...outcome.variables} title={title} /> : <AskForTerm />;
}
