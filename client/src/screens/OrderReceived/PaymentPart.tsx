import { css } from '@emotion/react';
import { useState, useSyncExternalStore } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { readCount, subscribeCount } from '../../cart/store/count.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { longMoment } from '../../lib/format/longDate.ts';
import { media } from '../../theme/tokens.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { isComplete, isFree, type ShownOrder } from './shownOrder.ts';
import { useReturned } from './useReturned.ts';

const place = css({ marginBottom: 28, '&:empty': { margin: 0 }, [media.print]: { display: 'none' } });
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px', marginTop: 14 });

const texts = orderTexts.pay;

type PaymentPartProps = {
  order: ShownOrder;
  /** this page's own address */
  path: string;
};

/** How far the payment is, and where it is made; nothing for what is paid otherwise. */
export function PaymentPart({ order, path }: PaymentPartProps) {
  const content = contentOf(order, path);
  return (
    <div css={place} role="status">
      {content}
    </div>
  );
}

function contentOf(order: ShownOrder, path: string) {
  const { paymentState, paidAt, totals } = order;
  const total = showMoney(totals.total);
  if (paymentState === 'WAITING') return <Waiting order={order} path={path} />;
  if (paymentState === 'FAILED')
    return (
      <Banner kind="error">
        <b>{texts.failed}</b>
        <p>{texts.failedText}</p>
        <PayActions order={order} path={path} words={texts.failedNow} />
      </Banner>
    );
  if (paymentState === 'PAID')
    return isFree(order) ? null : (
      <Banner kind="success">
        <b>{paidAt ? fillText(texts.paidOn, { total, date: longMoment(paidAt) }) : fillText(texts.paid, { total })}</b>
        <p>{isComplete(order) ? texts.completedText : texts.paidText}</p>
      </Banner>
    );
  if (paymentState === 'CANCELLED') return <Cancelled order={order} />;
  if (paymentState === 'REFUNDED')
    return (
      <Banner>
        <b>{texts.refunded}</b>
      </Banner>
    );
  return null;
}

/** A cart is kept until its order has been paid elsewhere: any other order has emptied it, an offer has none, and another browser has none of this order. */
function Cancelled({ order: { paymentMethod, paidAt, quoteReference } }: Pick<PaymentPartProps, 'order'>) {
  const count = useSyncExternalStore(subscribeCount, readCount, () => 0);
  const hasCart = count > 0 && paymentMethod?.paidElsewhere && !paidAt && !quoteReference;
  return (
    <Banner action={hasCart && <a href="/cart">{texts.toCart}</a>}>
      <b>{texts.cancelled}</b>
      <p>{[texts.cancelledText, hasCart && texts.cancelledCart].filter(Boolean).join(' ')}</p>
    </Banner>
  );
}

/** Once the pay page was opened, or led back here, the buyer is asked not to pay twice. */
function Waiting({ order, path }: PaymentPartProps) {
  const [opened, setOpened] = useState(false);
  const returned = useReturned(path);
  const isUnheard = opened || returned;
  const total = showMoney(order.totals.total);
  return (
    <Banner kind="warning">
      <b>{isUnheard ? texts.unheardTitle : texts.waiting}</b>
      <p>{isUnheard ? texts.unheard : `${texts.waitingText} ${order.paymentReturns ? texts.returns : texts.beside}`}</p>
      <PayActions
        order={order}
        path={path}
        words={fillText(texts.now, { total })}
        returned={returned}
        onOpen={order.paymentReturns ? undefined : () => setOpened(true)}
      />
    </Banner>
  );
}

type PayActionsProps = PaymentPartProps & {
  words: string;
  /** whether it may have been paid just now */
  returned?: boolean;
  onOpen?: (() => void) | undefined;
};

/** The way to the shop's own pay page, in this window where that leads back here. */
function PayActions({ order: { paymentUrl, paymentReturns }, path, words, returned, onOpen }: PayActionsProps) {
  const beside = paymentReturns ? {} : ({ target: '_blank', rel: 'noopener' } as const);
  const pay = paymentUrl ? (
    <Button href={paymentUrl} {...beside} onClick={onOpen}>
      {words}
    </Button>
  ) : (
    <p>{texts.unknownPage}</p>
  );
  return (
    <div css={actions}>
      {/* Without scripts nothing would offer it later. */}
      {returned ? <noscript>{pay}</noscript> : pay}
      <LinkButton href={returned ? `${path}&returned=1` : path}>{texts.again}</LinkButton>
    </div>
  );
}
