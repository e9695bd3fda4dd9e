import { useEffect, useRef } from 'react';
import { useAnswer } from '../../data/useAnswer.ts';
import { RecentlyViewedOperation } from '../../gql/operations/RecentlyViewed.ts';
import { useNear } from '../../lib/later/useNear.ts';
import { RecentRow } from './RecentRow.tsx';
import { rememberProduct, useRecentProducts } from './recentProducts.ts';

/**
 * What this browser looked at before; comes late, and asks the gateway by public ids alone, when it is about to be seen.
 * The product of the page itself is noted for the next one.
 */
export function RecentlyViewed({ product }: { product?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const ids = useRecentProducts().filter(id => id !== product);
  const near = useNear(place, ids.length > 0);
  useEffect(() => {
    if (product) rememberProduct(product);
  }, [product]);
  const { data } = useAnswer(RecentlyViewedOperation, { ids: ids.slice(0, 6) }, { skip: !near });
  const products = data?.goods.flatMap(({ product: one }) => one ?? []) ?? [];
  if (ids.length === 0) return null;
  return <div ref={place}>{products.length > 0 && <RecentRow products={products} />}</div>;
}
