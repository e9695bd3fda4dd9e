import { css } from '@emotion/react';
import { useRef } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { obstacleAt } from '../../cart/obstacles/obstacles.ts';
import type { CartStore } from '../../cart/store/cartStore.ts';
import type { CartView } from '../../cart/store/cartView.ts';
import type { CartLine } from '../../cart/store/lines.ts';
import { basketTexts } from '../../cart/texts.ts';
import { useReportedChange } from '../../cart/useReportedChange.ts';
import { useNotify } from '../../notifications/notify.ts';
import { color } from '../../theme/tokens.ts';
import { LineRow } from './LineRow.tsx';

const list = css({ borderBottom: `1px solid ${color.lineStrong}` });

type CartLinesProps = { view: CartView; store: CartStore | null };

/** What is in the cart, to be changed and removed. */
export function CartLines({ view: { lines, notices, busy }, store }: CartLinesProps) {
  const place = useRef<HTMLUListElement>(null);
  const reported = useReportedChange();
  const notify = useNotify();
  const set = async (line: CartLine, quantity: number) => {
    // The button that removed something is gone with it.
    if (quantity < 1) place.current?.focus();
    if ((await reported(store?.setQuantity(line, quantity))) && quantity < 1)
      notify({ type: 'info', title: fillText(basketTexts.removed, { name: line.name }) });
  };
  return (
    <ul css={list} ref={place} tabIndex={-1}>
      {lines.map(line => (
        <LineRow
          key={line.id + line.options.map(({ value }) => value)}
          line={line}
          busy={busy}
          obstacle={obstacleAt(line, lines, notices)}
          onQuantity={quantity => set(line, quantity)}
        />
      ))}
    </ul>
  );
}
