import { css } from '@emotion/react';
import { Suspense } from 'react';
import { CartNotices } from '../../cart/CartNotices.tsx';
import type { Countries } from '../../cart/delivery/deliveryCountries.ts';
import { EmptyCart } from '../../cart/EmptyCart.tsx';
import type { CartStore } from '../../cart/store/cartStore.ts';
import type { CartView } from '../../cart/store/cartView.ts';
import { basketTexts } from '../../cart/texts.ts';
import { LoadFailure } from '../../failure/LoadFailure.tsx';
import { optional } from '../../lib/later/optional.ts';
import { useHydrated } from '../../lib/later/useHydrated.ts';
import { media, space } from '../../theme/tokens.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { CartActions } from './CartActions.tsx';
import { CartLines } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import { ListNotice } from './ListNotice.tsx';
import { PasteIntoCart } from './PasteIntoCart.tsx';

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 56px;
  padding-block: 40px ${space.section};
  align-items: start;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    padding-top: 20px;
    gap: 36px;
  }
  /* A sheet would begin with what does not fit into the rest of the one before. */
  ${media.print} {
    display: block;
  }
`;

const CrossSells = optional(async () => (await import('./CrossSells.tsx')).CrossSells);

const alone = css({ paddingBlock: `40px ${space.section}` });
const stack = css({ display: 'grid', gap: 24 });

type CartBodyProps = {
  view: CartView;
  store: CartStore | null;
  /** where the shop sends to, as far as it came with the page */
  countries: Countries | undefined;
  requestId: string | null;
};

/** The lines beside their sum; or that there are none, that they are on the way, or that they did not come. */
export function CartBody({ view, store, countries, requestId }: CartBodyProps) {
  const { lines, status } = view;
  const hydrated = useHydrated();
  const filled = lines.length > 0;
  // One tree for both: a list that is pasted into an empty cart keeps its form, and its report.
  return (
    <>
      <Wrap css={filled ? layout : alone}>
        <div css={filled ? undefined : stack}>
          <CartNotices view={view} />
          {filled ? (
            <>
              <CartLines view={view} store={store} />
              <CartActions lines={lines} store={store} />
            </>
          ) : (
            <NoLines status={status} requestId={requestId} />
          )}
          {(filled || status === 'ready') && <PasteIntoCart />}
          <ListNotice />
        </div>
        {filled && <CartSummary view={view} store={store} countries={countries} />}
      </Wrap>
      {filled && hydrated && view.cart && (
        <Suspense fallback={null}>
          <CrossSells items={view.cart.items.map(({ id }) => id).join()} />
        </Suspense>
      )}
    </>
  );
}

function NoLines({ status, requestId }: Pick<CartView, 'status'> & Pick<CartBodyProps, 'requestId'>) {
  if (status === 'ready') return <EmptyCart heading="h2" />;
  if (status === 'failed')
    return (
      <LoadFailure
        title={basketTexts.failed}
        words={basketTexts.failedText}
        requestId={requestId}
        retry={basketTexts.reload}
      />
    );
  return (
    <div role="status">
      <VisuallyHidden>{basketTexts.loading}</VisuallyHidden>
      <Skeleton height="140px" />
    </div>
  );
}
