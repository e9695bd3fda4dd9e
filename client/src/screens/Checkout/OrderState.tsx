import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { CallLine } from '../../forms/CallLine.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { checkoutPageTexts } from './texts.ts';
import type { usePlaceOrder } from './usePlaceOrder.ts';

const place = css({ marginBottom: 24, scrollMarginTop: 120 });

export type PlacedOrder = ReturnType<typeof usePlaceOrder>;

/** An order that was sent, and of which nobody knows yet what became, or whose page cannot be had. */
export function OrderState({ order: { phase, placed, resume } }: { order: PlacedOrder }) {
  const banner = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase moves the focus anew.
  useEffect(() => banner.current?.focus(), [phase, placed]);
  if (placed)
    return (
      <div css={place}>
        <Banner
          kind="success"
          ref={banner}
          live
          action={
            <a href={placed} data-whole>
              {checkoutPageTexts.orderedGo}
            </a>
          }
        >
          <p>
            <b>{checkoutPageTexts.placed}</b>
          </p>
          <p>{checkoutPageTexts.placedUnshown}</p>
        </Banner>
      </div>
    );
  if (phase !== 'checking' && phase !== 'unknown') return null;
  const asking = phase === 'checking';
  return (
    <div css={place}>
      <Banner kind="warning" ref={banner} live>
        <p>
          <b>{asking ? checkoutPageTexts.unclearTitle : checkoutPageTexts.unknownTitle}</b>
        </p>
        <p>{asking ? checkoutPageTexts.unclear : checkoutPageTexts.unknown}</p>
        {!asking && <CallLine />}
        {!asking && <LinkButton onClick={resume}>{checkoutPageTexts.askAgain}</LinkButton>}
      </Banner>
    </div>
  );
}
