import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { type Delivered, deliveryDate } from '../../../rules/dates/deliveryDate.ts';
import { counted, fillText } from '../../../rules/fillText.ts';
import { isCollection } from '../../../rules/shippingMethods.ts';
import { useSite } from '../site/useSite.ts';
import { text } from '../theme/text.ts';
import { color } from '../theme/tokens.ts';
import { hasObstacle } from './obstacles/obstacles.ts';
import type { CartView } from './store/cartView.ts';
import type { Cart, CartLine } from './store/lines.ts';
import { basketTexts } from './texts.ts';

const promise = css({ padding: '14px 16px', marginBottom: 12, background: color.verifyWash, lineHeight: 1.45 });

type DeliveryLineProps = Pick<CartView, 'notices' | 'cart'> & { lines: readonly Pick<CartLine, 'backordered'>[] };

/**
 * What the firm promises of delivery and returns; nothing where it promises nothing, and no day for what cannot be
 * ordered, comes later or does not travel within the firm's country. By the browser's clock: the page may be older.
 */
export function DeliveryLine({ lines, notices, cart }: DeliveryLineProps) {
  const { delivery, returnDays, place } = useSite();
  const [delivered, setDelivered] = useState<Delivered | null>(null);
  useEffect(() => {
    if (delivery) setDelivered(deliveryDate(Date.now(), delivery));
  }, [delivery]);
  const isInStock = !hasObstacle(notices) && !lines.some(({ backordered }) => backordered);
  return (
    <>
      {delivered && delivery && isInStock && isSentWithin(place?.country, cart) && (
        <p css={promise}>
          <b>{fillText(basketTexts.delivered, { day: delivered.day })}</b>{' '}
          {fillText(basketTexts.orderBefore, { time: delivery.orderBefore, day: delivered.orderBy })}
        </p>
      )}
      {returnDays && (
        <p css={[text.small, text.mute]}>
          {counted(returnDays, basketTexts.returnsOne, basketTexts.returns)}
          {!cart?.storeCheckoutUrl && ` ${basketTexts.noAccount}`}
        </p>
      )}
    </>
  );
}

/** What is not known is taken to be sent at home. */
function isSentWithin(home: string | undefined, cart: Cart | null): boolean {
  if (!cart) return true;
  const { needsShipping, shippingAddress, shippingPackages } = cart;
  const isAbroad = home && shippingAddress.country && shippingAddress.country !== home;
  const isCollected = shippingPackages.some(({ rates }) =>
    rates.some(({ id, selected }) => selected && isCollection(id)),
  );
  return needsShipping && !isAbroad && !isCollected;
}
