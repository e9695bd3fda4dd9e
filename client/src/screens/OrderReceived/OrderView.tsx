import { css } from '@emotion/react';
import { useEffect } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { FormAside } from '../../forms/FormAside.tsx';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import type { OrderReceivedQuery, OrderReceivedQueryVariables } from '../../gql/graphql.ts';
import { longDate, shortDate } from '../../lib/format/longDate.ts';
import { ACCEPT_FORM, writeKept } from '../../quote/life/kept/keptInTab.ts';
import { quoteHref } from '../../quote/life/quoteAddress.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { text } from '../../theme/text.ts';
import { media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { buyAgainHref } from './buyAgainHref.ts';
import { Letterhead } from './Letterhead.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { PaymentPart } from './PaymentPart.tsx';
import { ProofPart } from './ProofPart.tsx';
import { isComplete, isOver, type ShownOrder, wasPaid } from './shownOrder.ts';
import { TransferPart } from './TransferPart.tsx';
import { usePayment } from './usePayment.ts';

// On paper there is nothing else.
const printed = css`
  ${media.print} {
    body:has(&) *:not(:has(&)):not(&):not(& *) {
      display: none !important;
    }
  }
`;
const unprinted = css({ [media.print]: { display: 'none' } });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const scripted = css({ [media.noScript]: { display: 'none' } });

const crumbs = fromHome({ label: orderTexts.title, href: '' });

const origin = css({ marginTop: 10 });

type FromQuoteProps = { reference: string; placedAt: string | null };

/** Which request its accepted offer answers. */
function FromQuote({ reference, placedAt }: FromQuoteProps) {
  useEffect(() => writeKept(reference, ACCEPT_FORM, null), [reference]);
  return (
    <p css={[text.small, origin]}>
      {orderTexts.fromQuote} <a href={quoteHref(reference)}>{reference}</a>
      {placedAt && `, ${shortDate(placedAt)}`}
    </p>
  );
}

type OrderViewProps = {
  order?: ShownOrder | null;
  site: OrderReceivedQuery['site'];
  variables: OrderReceivedQueryVariables;
  path: string;
  /** proof of payment that was not taken */
  refused: RefusedForm | undefined;
  /** its payment has become another */
  onChange: () => void;
};

/** A placed order, as the one who placed it may pay, keep and print it. */
export function OrderView({ order, site, ...rest }: OrderViewProps) {
  return order ? <Sheet order={order} vatNumber={site.vatNumber ?? null} {...rest} /> : null;
}

type SheetProps = Pick<OrderViewProps, 'variables' | 'path' | 'refused' | 'onChange'> & {
  order: ShownOrder;
  vatNumber: string | null;
};

function Sheet({ order, vatNumber, variables, path, refused, onChange }: SheetProps) {
  const { id, number, placedAt, billingAddress, shippingAddress, paymentState, needsPayment } = order;
  usePayment(variables, { state: paymentState ?? null, open: needsPayment }, onChange);
  const heading = fillText(orderTexts.heading, { number: number ?? id });
  const again = buyAgainHref(order.items);
  const placed = placedAt && fillText(orderTexts.placed, { date: longDate(placedAt) });
  return (
    <>
      <Seo title={orderTexts.title} path={null} noindex />
      <PageHead
        title={orderTexts.title}
        lead={isOver(order) || paymentState === 'FAILED' ? undefined : orderTexts.thanks}
        crumbs={crumbs}
      >
        {order.quoteReference && <FromQuote reference={order.quoteReference} placedAt={placedAt} />}
      </PageHead>
      <div css={printed}>
        <Letterhead vatNumber={vatNumber} paid={wasPaid(order)} />
        <FormAside
          id="order"
          form={
            <>
              <PaymentPart order={order} path={path} />
              <Job title={heading} note={placed}>
                <OrderFacts order={order} />
                <OrderItems items={order.items} fees={order.fees} />
                <OrderAddress title={orderTexts.billing} address={billingAddress} email={billingAddress.email} />
                {!order.collected && <OrderAddress title={orderTexts.shipping} address={shippingAddress} />}
              </Job>
            </>
          }
        >
          <OrderTotals order={order} />
          <TransferPart order={order}>
            <ProofPart order={order} path={path} email={variables.email ?? null} refused={refused} />
          </TransferPart>
          <div css={unprinted}>
            {!isOver(order) && !isComplete(order) && <NextSteps order={order} />}
            <div css={actions}>
              <Button css={scripted} variant="line" onClick={() => window.print()}>
                {orderTexts.print}
              </Button>
              {again && (
                <Button variant="line" href={again}>
                  {orderTexts.buyAgain}
                </Button>
              )}
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
