import { useEffect, useState } from 'react';
import { useAsk } from '../../data/useAsk.ts';
import type { EstimateQuoteQuery } from '../../gql/graphql.ts';
import { EstimateQuoteOperation } from '../../gql/operations/EstimateQuote.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import type { QuoteItems } from '../list/items.ts';

export type ShownEstimate = EstimateQuoteQuery['estimateQuote'];

const PAUSE_MS = 300;

/** What the list will cost, a moment after it was changed; null while nobody knows. */
export function useEstimate(items: QuoteItems): ShownEstimate | null {
  const ask = useAsk();
  const [estimate, setEstimate] = useState<ShownEstimate | null>(null);
  const asked = items.map(({ productId, sku, quantity }) => ({ productId, sku: sku || null, quantity }));
  const settled = useDebounced(JSON.stringify(asked), PAUSE_MS);
  useEffect(() => {
    const stop = new AbortController();
    ask(EstimateQuoteOperation, { items: JSON.parse(settled) }, { signal: stop.signal }).then(
      ({ data }) => setEstimate(data?.estimateQuote ?? null),
      () => {},
    );
    return () => stop.abort();
  }, [ask, settled]);
  return estimate?.lines.length === items.length ? estimate : null;
}
