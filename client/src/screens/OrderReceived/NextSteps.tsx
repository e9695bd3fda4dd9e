import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { text } from '../../theme/text.ts';
import { Steps } from '../../ui/content/Steps.tsx';
import type { ShownOrder } from './shownOrder.ts';

const heading = css({ marginBottom: 20 });

type Way = keyof typeof orderTexts.paySteps;

const wayOf = (id: string | undefined): Way => (id && Object.hasOwn(orderTexts.paySteps, id) ? (id as Way) : 'other');

/** What the buyer does next, and what the shop does. */
export function NextSteps({ order }: { order: ShownOrder }) {
  const values = { number: order.number ?? order.id, email: order.billingAddress.email ?? '' };
  const way = orderTexts.paySteps[wayOf(order.paymentMethod?.id)];
  const [mail, sent] = orderTexts.steps;
  const steps = [mail, way, sent].map(step => ({ title: step.title, text: fillText(step.text, values) }));
  return (
    <>
      <h2 css={[text.headingXs, heading]}>{orderTexts.next}</h2>
      <Steps steps={steps} />
    </>
  );
}
