import { css } from '@emotion/react';
import type { QuotedLine } from '../known/knownValues.ts';
import { addItem, itemKey, type ListItem } from './items.ts';
import { QuoteListRow } from './QuoteListRow.tsx';
import { changeList } from './quoteList.ts';

const list = css({ clear: 'both' });

type ListedItemsProps = {
  lines: readonly QuotedLine[];
  /** the address at which a form without scripts is answered */
  action: string;
  /** The button that removed something is gone with it. */
  onRemoved: () => void;
};

/** The products of the list, to be changed and sent with the request. */
export function ListedItems({ lines, action, onRemoved }: ListedItemsProps) {
  const change = (item: ListItem, changed: ListItem) =>
    // What becomes the same as another entry is added to it.
    changeList(all => all.map(one => (itemKey(one) === itemKey(item) ? changed : one)).reduce(addItem, []));
  const remove = (item: ListItem) => {
    changeList(all => all.filter(one => itemKey(one) !== itemKey(item)));
    onRemoved();
  };
  return (
    <ul css={list}>
      {lines.map((line, at) => (
        <QuoteListRow
          // biome-ignore lint/suspicious/noArrayIndexKey: another option is another entry in the same place
          key={`${line.item.productId} ${at}`}
          line={line}
          at={at}
          action={action}
          onChange={changed => change(line.item, changed)}
          onRemove={() => remove(line.item)}
        />
      ))}
    </ul>
  );
}
