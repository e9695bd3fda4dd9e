import { css } from '@emotion/react';
import { useRef } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { quoteListTexts } from '../../../../rules/texts.ts';
import { media } from '../../theme/tokens.ts';
import { Job } from '../../ui/Job.tsx';
import { JobFoot } from '../../ui/JobFoot.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { itemKey, type ListItem, type QuoteItems } from './items.ts';
import { PasteList } from './PasteList.tsx';
import { QuoteListRow } from './QuoteListRow.tsx';
import { changeList } from './quoteList.ts';
import { useQuoteList } from './useQuoteList.ts';

const place = css({ display: 'grid', gap: 16, marginBottom: 32, [media.noScript]: { display: 'none' } });
const apart = css({ marginLeft: 'auto' });

/** What the request is about, to be changed and sent with it; while nothing is on it, only the way to paste a list. */
export function QuoteList() {
  const items = useQuoteList();
  const list = useRef<HTMLDivElement>(null);
  const change = (item: ListItem, more: Partial<ListItem>) =>
    changeList(all => all.map(one => (itemKey(one) === itemKey(item) ? { ...one, ...more } : one)));
  const keep = (keeps: (item: ListItem) => boolean) => {
    changeList(all => all.filter(keeps));
    // The button is gone: whoever uses a keyboard stays here.
    list.current?.focus();
  };
  return (
    <div css={place} id="quote-list" ref={list} tabIndex={-1}>
      {items.length > 0 && (
        <Job title={quoteListTexts.heading} note={totalText(items)}>
          <ul>
            {items.map(item => (
              <QuoteListRow
                key={itemKey(item)}
                item={item}
                onChange={more => change(item, more)}
                onRemove={() => keep(one => itemKey(one) !== itemKey(item))}
              />
            ))}
          </ul>
          <JobFoot>
            <p>{quoteListTexts.sent}</p>
            <LinkButton css={apart} href="/catalog">
              {quoteListTexts.shop}
            </LinkButton>
            <LinkButton onClick={() => keep(() => false)}>{quoteListTexts.clear}</LinkButton>
          </JobFoot>
        </Job>
      )}
      <PasteList />
    </div>
  );
}

function totalText(items: QuoteItems): string {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { total, totalOne, totalPiece } = quoteListTexts;
  const words = items.length > 1 ? total : pieces > 1 ? totalOne : totalPiece;
  return fillText(words, { products: items.length, pieces });
}
