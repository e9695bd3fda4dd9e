import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { Totals } from '../../ui/content/Totals.tsx';
import { EmptyPanel } from '../../ui/feedback/EmptyPanel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { DrawerFoot, LOWEST } from '../../ui/layout/DrawerFoot.tsx';
import { VisuallyHidden, visuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { addTexts } from '../adding/addTexts.ts';
import { CartNotices } from '../CartNotices.tsx';
import { DeliveryLine } from '../DeliveryLine.tsx';
import { EmptyCart } from '../EmptyCart.tsx';
import { obstacleAt } from '../obstacles/obstacles.ts';
import type { CartStore } from '../store/cartStore.ts';
import type { CartView } from '../store/cartView.ts';
import type { CartLine } from '../store/lines.ts';
import { ToCheckout } from '../ToCheckout.tsx';
import { basketTexts } from '../texts.ts';
import { totalRows } from '../totalRows.ts';
import { useReportedChange } from '../useReportedChange.ts';
import { DrawerLine } from './DrawerLine.tsx';

const padded = css({ padding: '22px 26px', containerType: 'inline-size' });
const reasons = css({ padding: '18px 26px 0', '&:has(> :empty)': { display: 'none' } });
const sums = css({ marginBottom: 16 });
/** Where the sums would leave no room for a line, they scroll with the lines, and the ways on alone stay in sight. */
const foot = css`
  @media (max-height: 800px) {
    display: contents;
    && > * {
      margin: 0;
      background: inherit;
    }
    && > :first-of-type {
      margin-top: auto;
      padding: 22px 26px 0;
    }
    && > :last-of-type {
      position: sticky;
      bottom: 0;
      padding: 14px 26px 18px;
    }
  }
  ${LOWEST} {
    && > :last-of-type {
      position: static;
    }
  }
`;
const ways = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 12,
  alignItems: 'start',
  marginTop: 14,
  // Why there is no way on needs the whole width.
  '&:has(> div)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

type DrawerBodyProps = { view: CartView; store: CartStore | null; onClose: () => void };

/** The lines over their sum; or why there are none. */
export function DrawerBody({ view, store, onClose }: DrawerBodyProps) {
  const { lines, notices, status, cart, unsaved, busy } = view;
  const reported = useReportedChange();
  const list = useRef<HTMLUListElement>(null);
  // What is said outside a modal dialog is not read out.
  const [removed, setRemoved] = useState('');
  const said = (
    <p css={visuallyHidden} role="status">
      {removed}
    </p>
  );
  const remove = async (line: CartLine) => {
    // The button is gone with its line.
    list.current?.focus();
    setRemoved('');
    if (await reported(store?.setQuantity(line, 0))) setRemoved(fillText(basketTexts.removed, { name: line.name }));
  };
  if (lines.length === 0) {
    return (
      <div css={padded}>
        {said}
        <CartNotices view={view} />
        {status === 'ready' && <EmptyCart heading="h3" />}
        {status === 'failed' && <Failed onRetry={() => void store?.load()} />}
        {status === 'loading' && (
          <div role="status">
            <VisuallyHidden>{basketTexts.loading}</VisuallyHidden>
            <Skeleton height="96px" />
          </div>
        )}
      </div>
    );
  }
  return (
    <>
      {said}
      <div css={reasons}>
        <CartNotices view={view} />
      </div>
      <ul ref={list} tabIndex={-1}>
        {lines.map(line => (
          <DrawerLine
            key={line.id + line.options.map(({ value }) => value)}
            line={line}
            busy={busy}
            obstacle={obstacleAt(line, lines, notices)}
            onRemove={() => void remove(line)}
          />
        ))}
      </ul>
      <DrawerFoot css={foot}>
        <div>
          <div css={sums} aria-busy={busy || undefined} aria-live="polite" aria-atomic="true">
            {cart && !unsaved && !busy ? <Totals rows={totalRows(cart)} /> : <p>{basketTexts.working}</p>}
          </div>
          <DeliveryLine lines={lines} notices={notices} cart={cart} />
        </div>
        <div css={ways}>
          <Button variant="line" href="/cart" onClick={onClose}>
            {addTexts.view}
          </Button>
          <ToCheckout notices={notices}>{basketTexts.checkout}</ToCheckout>
        </div>
      </DrawerFoot>
    </>
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyPanel
    kind="error"
    title={basketTexts.drawerFailed}
    heading="h3"
    live
    action={
      <Button variant="ink" onClick={onRetry}>
        {basketTexts.tryAgain}
      </Button>
    }
  >
    {basketTexts.failedText}
  </EmptyPanel>
);
