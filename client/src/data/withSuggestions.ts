import { data as withStatus } from 'react-router-dom';
import { AddressSuggestionsOperation } from '../gql/operations/AddressSuggestions.ts';
import type { Ask } from './ask.ts';
import type { Outcome } from './load.ts';
import type { Suggestions } from './suggestions.ts';

/** What an address may have meant; nothing where that cannot be had. */
async function suggestionsFor(ask: Ask, path: string): Promise<Suggestions> {
  const answer = await ask(AddressSuggestionsOperation, { path }).catch(() => null);
  return answer?.data?.addressSuggestions ?? [];
}

type Loaded<T, V> = ReturnType<typeof withStatus<Outcome<T, V>>>;

/** What a loader found out; where there is no such thing, with what the address may have meant. */
export async function withSuggestions<T, V, R extends Response>(
  ask: Ask,
  request: Request,
  loaded: Loaded<T, V> | R,
): Promise<Loaded<T, V> | R> {
  if (loaded instanceof Response || loaded.data.kind !== 'missing') return loaded;
  const suggestions = await suggestionsFor(ask, new URL(request.url).pathname);
  return withStatus<Outcome<T, V>>({ ...loaded.data, suggestions }, loaded.init ?? {});
}
