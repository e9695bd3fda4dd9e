import { css } from '@emotion/react';
import { type ReactNode, Suspense, useRef } from 'react';
import { usePageQuery } from '../../data/usePageQuery.ts';
import { PartLost } from '../../failure/PartLost.tsx';
import { optional } from '../../lib/later/optional.ts';
import { still } from '../../lib/still.tsx';
import { WithoutScripts } from '../../lib/WithoutScripts.tsx';
import { media } from '../../theme/tokens.ts';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import type { QuotedLine } from '../known/knownValues.ts';
import { knownTexts } from '../known/texts.ts';
import { PasteList } from './PasteList.tsx';
import type { NotAdded } from './PlainAdd.tsx';
import { changeList, readList } from './quoteList.ts';
import { quoteListTexts } from './texts.ts';

const getItems = () => import('./ListedItems.tsx');
const ListedItems = optional(async () => (await getItems()).ListedItems, PartLost);
// On its way while the page is taken over.
if (typeof window !== 'undefined' && readList().length > 0) void getItems();

const PlainAdd = still(async () => (await import('./PlainAdd.tsx')).PlainAdd);

const scripted = css({ [media.noScript]: { display: 'none' } });
const apart = css({ marginTop: 16 });
const quiet = css({ display: 'flex', flexWrap: 'wrap', columnGap: 20, marginTop: 8 });

type QuoteListProps = {
  lines: readonly QuotedLine[];
  /** between the products and the ways to more of them: what is known of them */
  children?: ReactNode;
  /** what a form without scripts was to add, and could not */
  notAdded: NotAdded | null;
};

/** What the request is about, and the ways to put more on the list; while nothing is listed only those. */
export function QuoteList({ lines, children, notAdded }: QuoteListProps) {
  const query = usePageQuery();
  const action = `/request-quote?${query}#quote-list`;
  const list = useRef<HTMLDivElement>(null);
  const focusList = () => list.current?.focus();
  return (
    <div id="quote-list" ref={list} tabIndex={-1}>
      {lines.length > 0 && (
        <Suspense fallback={null}>
          <ListedItems lines={lines} action={action} onRemoved={focusList} />
        </Suspense>
      )}
      {children}
      {lines.length > 0 && (
        <div css={quiet}>
          <LinkButton css={scripted} href="/catalog">
            {knownTexts.another}
          </LinkButton>
          {lines.length > 1 && (
            <LinkButton
              css={scripted}
              onClick={() => {
                changeList(() => []);
                focusList();
              }}
            >
              {quoteListTexts.clear}
            </LinkButton>
          )}
        </div>
      )}
      <WithoutScripts>
        <PlainAdd action={action} count={lines.length} notAdded={notAdded} />
      </WithoutScripts>
      <div css={[scripted, apart]}>
        <PasteList />
      </div>
    </div>
  );
}
