import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { CallLine } from '../../forms/CallLine.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { orderTexts } from './orderTexts.ts';
import { checkoutPageTexts } from './texts.ts';
import type { PlacedOrder } from './usePlaceOrder.ts';

const texts = orderTexts;
const SHOWN_ELSEWHERE = [checkoutPageTexts.placed, texts.unshown];
const UNCLEAR = [texts.unclearTitle, texts.unclear];
const UNKNOWN = [texts.unknownTitle, texts.unknown];

const place = css({ marginBottom: 24, scrollMarginTop: 120 });

/** An order that was sent, and of which nobody knows yet what became, or whose page cannot be had. */
export function OrderBanner({ order: { phase, placed, resume } }: { order: PlacedOrder }) {
  const banner = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase moves the focus anew.
  useEffect(() => banner.current?.focus(), [phase, placed]);
  const asking = phase === 'checking';
  if (!placed && !asking && phase !== 'unknown') return null;
  const [title, words] = placed ? SHOWN_ELSEWHERE : asking ? UNCLEAR : UNKNOWN;
  const action = placed && (
    <a href={placed} data-whole>
      {checkoutPageTexts.orderedGo}
    </a>
  );
  return (
    <div css={place}>
      <Banner kind={placed ? 'success' : 'warning'} ref={banner} live action={action}>
        <p>
          <b>{title}</b>
        </p>
        <p>{words}</p>
        {!placed && !asking && (
          <>
            <CallLine />
            <LinkButton onClick={resume}>{texts.askAgain}</LinkButton>
          </>
        )}
      </Banner>
    </div>
  );
}
