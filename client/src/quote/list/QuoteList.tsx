import { css } from '@emotion/react';
import { lazy, Suspense, useRef } from 'react';
import { optional } from '../../lib/optional.ts';
import { media } from '../../theme/tokens.ts';
import { PasteList } from './PasteList.tsx';
import { readList } from './quoteList.ts';
import { useQuoteList } from './useQuoteList.ts';

const getItems = () => import('./ListedItems.tsx');
const ListedItems = lazy(async () => ({ default: (await getItems()).ListedItems }));
const Estimate = optional(async () => (await import('../estimate/Estimate.tsx')).Estimate);
// On its way while the page is taken over.
if (typeof window !== 'undefined' && readList().length > 0) void getItems();

const place = css({ display: 'grid', gap: 16, marginBottom: 32, [media.noScript]: { display: 'none' } });

/** What the request is about; while nothing is listed, only the way to paste a list. */
export function QuoteList() {
  const items = useQuoteList();
  const list = useRef<HTMLDivElement>(null);
  return (
    <div css={place} id="quote-list" ref={list} tabIndex={-1}>
      {items.length > 0 && (
        <Suspense fallback={null}>
          <ListedItems items={items} onRemoved={() => list.current?.focus()} />
        </Suspense>
      )}
      {items.length > 0 && (
        <Suspense fallback={null}>
          <Estimate items={items} />
        </Suspense>
      )}
      <PasteList />
    </div>
  );
}
