import { fillText } from '../../../../rules/fillText.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { shortDate } from '../../lib/format/longDate.ts';
import { refundRows } from '../../payment/refunds/refundRows.ts';
import { statusWords } from '../../payment/statusWords.ts';
import { quoteHref } from '../../quote/life/quoteAddress.ts';
import { type Shape, StateMark } from '../../quote/life/StateMark.tsx';
import { useStepKey } from '../../quote/life/useStepKey.ts';
import { orderParts } from '../../quote/sums/orderParts.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { pagesIn } from './accountPages.ts';
import { Row } from './Row.tsx';
import { accountTexts as texts } from './texts.ts';
import { type AccountOrder, isChecked, isPaidOnDelivery, waitsForMoney } from './waitsForMoney.ts';

const shapes: Readonly<Record<string, Shape>> = {
  pending: 'ring',
  'on-hold': 'ring',
  processing: 'done',
  completed: 'lifted',
  failed: 'late',
};

function stateOf(order: AccountOrder): string {
  const { status, collected } = order;
  if (isChecked(order)) return texts.orderChecked;
  // The shop takes an order of nothing for paid.
  if (status === 'processing' && !Number(order.total.amount)) return texts.madeReady;
  if (isPaidOnDelivery(order)) return collected ? texts.onCollection : texts.onDelivery;
  if (collected && status === 'completed') return texts.handedOver;
  return statusWords(status, texts.orderStates);
}

/** An order: how far it is, its invoice, and paying it or buying the same again. */
export function OrderRow({ order }: { order: AccountOrder }) {
  const { id, number, status, placedAt, total, needsPayment, paymentUrl, path, summary, items, quoteReference } = order;
  const query = usePageQuery();
  const key = useStepKey();
  const checked = isChecked(order);
  const sold = items.some(({ productId }) => productId !== null);
  return (
    <Row
      title={[fillText(texts.order, { number }), summary].filter(Boolean).join(', ')}
      href={path}
      words={placedAt && fillText(texts.placed, { date: shortDate(placedAt) })}
      sum={showMoney(total)}
      parts={[...orderParts(order), ...refundRows(order)]}
      mark={<StateMark shape={shapes[status] ?? 'dash'}>{stateOf(order)}</StateMark>}
    >
      <LinkButton href={path}>
        {needsPayment || checked || status === 'cancelled' ? texts.show : texts.invoice}
      </LinkButton>
      {waitsForMoney(order) ? (
        <Button size="sm" variant="ink" href={needsPayment ? (paymentUrl ?? path) : `${path}#transfer`}>
          {needsPayment ? texts.pay : texts.howToPay}
        </Button>
      ) : checked ? null : quoteReference ? (
        <Button size="sm" variant="line" href={quoteHref(quoteReference)}>
          {texts.askAgain}
        </Button>
      ) : (
        sold && (
          <form method="post" action="/account">
            <input type="hidden" name="order" value={id} />
            <input type="hidden" name="orders" value={pagesIn(query).orderPage} />
            <input type="hidden" name="idempotencyKey" value={key} />
            <Button type="submit" size="sm" variant="ink" name="step" value="buyAgain">
              {texts.buyAgain}
            </Button>
          </form>
        )
      )}
    </Row>
  );
}
