import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { text } from '../../theme/text.ts';
import { Steps } from '../../ui/content/Steps.tsx';
import { isFree, isReleased, type ShownOrder } from './shownOrder.ts';

const heading = css({ marginBottom: 20 });

type Way = keyof typeof orderTexts.paySteps;

function wayOf({ paymentMethod, paymentState, needsPayment, collected }: ShownOrder): Way {
  if (needsPayment) return 'page';
  if (paymentState === 'PAID') return 'paid';
  const id = paymentMethod?.id;
  if (id === 'cod' && collected) return 'codCollected';
  return id && Object.hasOwn(orderTexts.paySteps, id) ? (id as Way) : 'other';
}

/** What the buyer does next, and what the shop does. */
export function NextSteps({ order }: { order: ShownOrder }) {
  const values = { number: order.number ?? order.id, email: order.billingAddress.email ?? '' };
  const way = orderTexts.paySteps[wayOf(order)];
  const [mail, standard] = orderTexts.steps;
  // An offer has a lead time of its own, and goods that lie on no shelf.
  const sent = order.quoteReference ? { ...standard, text: orderTexts.madeFirst } : standard;
  const last = order.collected ? orderTexts.collected : sent;
  // The shop writes once it knows that an order is paid.
  const inOrder =
    isReleased(order) || isFree(order) ? [mail, last] : order.needsPayment ? [way, mail, last] : [mail, way, last];
  const steps = inOrder.map(step => ({ title: step.title, text: fillText(step.text, values) }));
  return (
    <>
      <h2 css={[text.headingXs, heading]}>{orderTexts.next}</h2>
      <Steps steps={steps} />
    </>
  );
}
