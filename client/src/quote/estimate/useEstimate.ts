import { useEffect, useState } from 'react';
import { useAsk } from '../../data/useAsk.ts';
import type { EstimateQuoteQuery } from '../../gql/graphql.ts';
import { EstimateQuoteOperation } from '../../gql/operations/EstimateQuote.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import type { QuotedProduct } from '../known/knownValues.ts';
import type { QuoteItems } from '../list/items.ts';

export type ShownEstimate = EstimateQuoteQuery['estimateQuote'];

interface Estimated {
  /** null while nobody knows */
  estimate: ShownEstimate | null;
  /** by their ids, those of earlier questions, too */
  products: ReadonlyMap<string, QuotedProduct>;
  /** whether the question for this list is on its way */
  pending: boolean;
}

const PAUSE_MS = 300;

/** What the list will cost and what the shop says of its products, a moment after it was changed. */
export function useEstimate(items: QuoteItems): Estimated {
  const ask = useAsk();
  const [estimate, setEstimate] = useState<ShownEstimate | null>(null);
  const [products, setProducts] = useState<ReadonlyMap<string, QuotedProduct>>(new Map());
  const [answered, setAnswered] = useState('[]');
  const asked = JSON.stringify(
    items.map(({ productId, sku, quantity }) => ({ productId, sku: sku || null, quantity })),
  );
  const settled = useDebounced(asked, PAUSE_MS);
  useEffect(() => {
    if (settled === '[]') return;
    const stop = new AbortController();
    const take = (found: ShownEstimate | null) => {
      const known = found?.lines.flatMap(({ product }) => (product ? [[product.id, product] as const] : [])) ?? [];
      setEstimate(found);
      setProducts(before => new Map([...before, ...known]));
      setAnswered(settled);
    };
    ask(EstimateQuoteOperation, { items: JSON.parse(settled) }, { signal: stop.signal }).then(
      ({ data }) => take(data?.estimateQuote ?? null),
      () => !stop.signal.aborted && take(null),
    );
    return () => stop.abort();
  }, [ask, settled]);
  return { estimate: estimate?.lines.length === items.length ? estimate : null, products, pending: answered !== asked };
}
