import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { crumbTexts } from '../../../../rules/texts/crumb.ts';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { FormAside } from '../../forms/FormAside.tsx';
import { longDate } from '../../lib/longDate.ts';
import { Seo } from '../../seo/Seo.tsx';
import { useSite } from '../../site/useSite.ts';
import { media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import type { ShownOrder } from './shownOrder.ts';

// On paper there is nothing else.
const printed = css`
  ${media.print} {
    body *:not(:has(&)):not(&):not(& *) {
      display: none !important;
    }
  }
`;
const letterhead = css({ display: 'none', [media.print]: { display: 'block' } });
const unprinted = css({ [media.print]: { display: 'none' } });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const scripted = css({ [media.noScript]: { display: 'none' } });

const crumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: orderTexts.title, href: '' },
];

/** A placed order, as the one who placed it may keep and print it. */
export function OrderView({ order }: { order: ShownOrder }) {
  const { name, phone, email } = useSite();
  const { id, number, placedAt, billingAddress, shippingAddress } = order;
  const heading = fillText(orderTexts.heading, { number: number ?? id });
  const placed = placedAt && fillText(orderTexts.placed, { date: longDate(placedAt) });
  return (
    <>
      <Seo title={orderTexts.title} path={null} noindex />
      <PageHead title={orderTexts.title} lead={orderTexts.thanks} crumbs={crumbs} />
      <div css={printed}>
        <Wrap css={letterhead}>{[name, phone, email].filter(Boolean).join(', ')}</Wrap>
        <FormAside
          id="order"
          form={
            <Job title={heading} note={placed}>
              <OrderFacts order={order} />
              <OrderItems items={order.items} />
              <OrderAddress title={orderTexts.billing} address={billingAddress} email={billingAddress.email} />
              <OrderAddress title={orderTexts.shipping} address={shippingAddress} />
            </Job>
          }
        >
          <OrderTotals order={order} />
          <div css={unprinted}>
            <NextSteps order={order} />
            <div css={actions}>
              <Button css={scripted} variant="line" onClick={() => window.print()}>
                {orderTexts.print}
              </Button>
              <Button variant="text" href="/catalog">
                {orderTexts.shop}
              </Button>
            </div>
          </div>
        </FormAside>
      </div>
    </>
  );
}
