import { useEffect, useState } from 'react';
import { useAsk } from '../../data/useAsk.ts';
import type { EstimateQuoteQuery, EstimateQuoteQueryVariables } from '../../gql/graphql.ts';
import { EstimateQuoteOperation } from '../../gql/operations/EstimateQuote.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import type { QuoteItems } from '../list/items.ts';

export type ShownEstimate = EstimateQuoteQuery['estimateQuote'] & {
  /** what was asked with it; null where none was */
  postcode: string | null;
};

const PAUSE_MS = 300;

/** Shorter ones are being typed. */
const SHORTEST_POSTCODE = 4;

/** What the list will cost, sent to a postal code where one is given, a moment after it was changed; null while nobody knows. */
export function useEstimate(items: QuoteItems, postcode: string): ShownEstimate | null {
  const ask = useAsk();
  const [estimate, setEstimate] = useState<ShownEstimate | null>(null);
  const asked = items.map(({ productId, sku, quantity }) => ({ productId, sku: sku || null, quantity }));
  const place = postcode.trim().length < SHORTEST_POSTCODE ? null : postcode.trim();
  const settled = useDebounced(JSON.stringify({ items: asked, postcode: place }), PAUSE_MS);
  useEffect(() => {
    const stop = new AbortController();
    const variables: EstimateQuoteQueryVariables & { postcode: string | null } = JSON.parse(settled);
    ask(EstimateQuoteOperation, variables, { signal: stop.signal }).then(
      ({ data }) => setEstimate(data ? { ...data.estimateQuote, postcode: variables.postcode } : null),
      () => {},
    );
    return () => stop.abort();
  }, [ask, settled]);
  return estimate?.lines.length === items.length ? estimate : null;
}
