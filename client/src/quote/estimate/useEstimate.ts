import { useEffect, useState } from 'react';
import { useAsk } from '../../data/useAsk.ts';
import type { EstimateQuoteQuery, EstimateQuoteQueryVariables } from '../../gql/graphql.ts';
import { EstimateQuoteOperation } from '../../gql/operations/EstimateQuote.ts';
import { useDebounced } from '../../lib/later/useDebounced.ts';
import { isUntold, type QuotedProduct, variationOf } from '../known/knownValues.ts';
import type { ListItem, QuoteItems } from '../list/items.ts';
import { askedPlace, type DeliveryPlace } from './deliveryPlace.ts';

export type ShownEstimate = EstimateQuoteQuery['estimateQuote'] & {
  /** what was asked with it; null where none was */
  postcode: string | null;
};

type Asked = EstimateQuoteQueryVariables & { items: unknown[]; postcode: string | null };

interface Estimated {
  /** null while nobody knows */
  estimate: ShownEstimate | null;
  /** by their ids, those of earlier questions, too */
  products: ReadonlyMap<string, QuotedProduct>;
  /** whether the question for this list is on its way */
  pending: boolean;
}

const PAUSE_MS = 300;
const NOTHING = '';

/**
 * What the list will cost, sent to a place where one is given, and what the shop says of its products, a moment after
 * it was changed.
 */
export function useEstimate(items: QuoteItems, place: DeliveryPlace): Estimated {
  const ask = useAsk();
  const [estimate, setEstimate] = useState<ShownEstimate | null>(null);
  const [products, setProducts] = useState<ReadonlyMap<string, QuotedProduct>>(new Map());
  const [answered, setAnswered] = useState(NOTHING);
  const asked = JSON.stringify({
    items: items.map(item => askedItem(item, products.get(item.productId))),
    ...askedPlace(place),
  });
  const settled = useDebounced(asked, PAUSE_MS);
  useEffect(() => {
    const variables: Asked = JSON.parse(settled);
    if (variables.items.length === 0) return;
    const stop = new AbortController();
    const take = (answer: EstimateQuoteQuery['estimateQuote'] | null) => {
      const found = answer && { ...answer, postcode: variables.postcode };
      const known = found?.lines.flatMap(({ product }) => (product ? [[product.id, product] as const] : [])) ?? [];
      setEstimate(found);
      setProducts(before => new Map([...before, ...known]));
      setAnswered(settled);
    };
    ask(EstimateQuoteOperation, variables, { signal: stop.signal }).then(
      ({ data }) => take(data?.estimateQuote ?? null),
      () => !stop.signal.aborted && take(null),
    );
    return () => stop.abort();
  }, [ask, settled]);
  return {
    estimate: estimate?.lines.length === items.length ? estimate : null,
    products,
    pending: items.length > 0 && answered !== asked,
  };
}

/** An entry as it is priced: what its stock keeping unit does not tell from others goes by its id, once that is known. */
function askedItem(item: ListItem, product: QuotedProduct | null = null) {
  const { productId, sku, quantity } = item;
  const line = { item, product };
  return { productId, sku: sku || null, quantity, variationId: isUntold(line) ? variationOf(line)?.id : undefined };
}
