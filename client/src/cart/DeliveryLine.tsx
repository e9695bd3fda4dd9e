import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { type Delivered, deliveryDate } from '../../../rules/dates/deliveryDate.ts';
import { counted, fillText } from '../../../rules/fillText.ts';
import { useSite } from '../site/useSite.ts';
import { text } from '../theme/text.ts';
import { color } from '../theme/tokens.ts';
import { hasObstacle } from './obstacles/obstacles.ts';
import type { CartView } from './store/cartView.ts';
import type { CartLine } from './store/lines.ts';
import { basketTexts } from './texts.ts';

const promise = css({ padding: '14px 16px', marginBottom: 12, background: color.verifyWash, lineHeight: 1.45 });

type DeliveryLineProps = Pick<CartView, 'notices'> & { lines: readonly Pick<CartLine, 'backordered'>[] };

/**
 * What the firm promises of delivery and returns; nothing where it promises nothing, and no day for what cannot be
 * ordered or comes later. By the browser's clock: the page may be older.
 */
export function DeliveryLine({ lines, notices }: DeliveryLineProps) {
  const { delivery, returnDays } = useSite();
  const [delivered, setDelivered] = useState<Delivered | null>(null);
  useEffect(() => {
    if (delivery) setDelivered(deliveryDate(Date.now(), delivery));
  }, [delivery]);
  const isInStock = !hasObstacle(notices) && !lines.some(({ backordered }) => backordered);
  return (
    <>
      {delivered && delivery && isInStock && (
        <p css={promise}>
          <b>{fillText(basketTexts.delivered, { day: delivered.day })}</b>{' '}
          {fillText(basketTexts.orderBefore, { time: delivery.orderBefore, day: delivered.orderBy })}
        </p>
      )}
      {returnDays && (
        <p css={[text.small, text.mute]}>{counted(returnDays, basketTexts.returnsOne, basketTexts.returns)}</p>
      )}
    </>
  );
}
