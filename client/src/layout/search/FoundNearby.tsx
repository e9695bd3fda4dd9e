import { FoundSuggestions } from './FoundSuggestions.tsx';
import { SearchAnew } from './SearchAnew.tsx';

/** Below what says that there is no such thing: what its address may have meant, and the search. */
export const FoundNearby = () => (
  <FoundSuggestions>
    <SearchAnew />
  </FoundSuggestions>
);
