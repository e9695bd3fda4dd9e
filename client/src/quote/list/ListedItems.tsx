import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { media } from '../../theme/tokens.ts';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { itemKey, type ListItem, type QuoteItems } from './items.ts';
import { QuoteListRow } from './QuoteListRow.tsx';
import { changeList } from './quoteList.ts';
import { quoteListTexts } from './texts.ts';

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 32,
  marginLeft: 'auto',
  [media.phone]: { marginLeft: 0 },
});

type ListedItemsProps = {
  items: QuoteItems;
  /** The button that removed something is gone with it. */
  onRemoved: () => void;
};

/** The products of the list, to be changed and sent with the request. */
export function ListedItems({ items, onRemoved }: ListedItemsProps) {
  const change = (item: ListItem, more: Partial<ListItem>) =>
    changeList(all => all.map(one => (itemKey(one) === itemKey(item) ? { ...one, ...more } : one)));
  const keep = (keeps: (item: ListItem) => boolean) => {
    changeList(all => all.filter(keeps));
    onRemoved();
  };
  return (
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
        <div css={actions}>
          <LinkButton href="/catalog">{quoteListTexts.shop}</LinkButton>
          <LinkButton onClick={() => keep(() => false)}>{quoteListTexts.clear}</LinkButton>
        </div>
      </JobFoot>
    </Job>
  );
}

function totalText(items: QuoteItems): string {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { total, totalOne, totalPiece } = quoteListTexts;
  const words = items.length > 1 ? total : pieces > 1 ? totalOne : totalPiece;
  return fillText(words, { products: items.length, pieces });
}
