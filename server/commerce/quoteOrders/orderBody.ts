import { fillText } from '../../../rules/fillText.ts';
import { quoteLifeTexts } from '../../../rules/texts/quote/quoteLife.ts';
import { isFree } from '../../quotes/offers/offer.ts';
import type { OrderJob } from '../../quotes/storage/orderQueue.ts';
import { STANDARD } from '../../upstreams/shop/taxation.ts';
import { storeAddress } from '../orders/orderAddress.ts';

/** Names the request in the order's meta data, where it is read back by. */
export const REFERENCE_KEY = 'quote_reference';
/** Names the version of the offer beside it. */
export const VERSION_KEY = 'quote_offer_version';

/** Ways to pay that are settled outside the site: the shop waits for the money, or brings the bill with the goods. */
const WAITING: Readonly<Record<string, string>> = { bacs: 'on-hold', cheque: 'on-hold', cod: 'processing' };

/** A class as orders name it: the standard one by no word. What is not taxed is not, in any class. */
const asOrdered = (taxClass: string | null | undefined): string => (!taxClass || taxClass === STANDARD ? '' : taxClass);

/**
 * Whether the shop would charge no tax on what is paid for delivery although the offer has some: where delivery is taxed as
 * the goods are, it looks at products alone, and an order of free text has none.
 */
const isUntaxedByShop = ({ lines, delivery }: OrderJob['offer'], asGoods: boolean): boolean =>
  asGoods &&
  Number(delivery?.tax ?? 0) > 0 &&
  lines.every(({ productId, taxClass }) => productId === null || taxClass === null);

interface ShopWays {
  /** what the way to pay is called */
  readonly paymentTitle: string;
  /** whether the shop taxes delivery as it taxes the goods */
  readonly deliveryAsGoods: boolean;
}

/** The order as the shop takes it: the offer's own net amounts, free text and fees as fees, since a line needs a product. */
export function orderBody({ reference, offer, order }: OrderJob, ways: ShopWays): Record<string, unknown> {
  const { buyer } = order;
  const { lines, delivery } = offer;
  const isFee = isUntaxedByShop(offer, ways.deliveryAsGoods);
  const fees = [...offer.fees, ...(delivery && isFee ? [delivery] : [])];
  const asFee = (name: string, total: string) => ({ name, total, tax_status: 'taxable' });
  return {
    status: isFree(offer) ? 'processing' : (WAITING[buyer.paymentMethod] ?? 'pending'),
    currency: offer.currency,
    billing: storeAddress(buyer.billing),
    shipping: storeAddress(buyer.shipping),
    payment_method: buyer.paymentMethod,
    payment_method_title: ways.paymentTitle,
    customer_note: buyer.note,
    line_items: lines.flatMap(({ productId, variationId, name, quantity, net, taxClass }) =>
      productId === null
        ? []
        : [
            {
              product_id: productId,
              ...(variationId === null ? {} : { variation_id: variationId }),
              // At the rate of the offer, whatever became of the class of the product.
              name,
              quantity,
              subtotal: net,
              total: net,
              tax_class: asOrdered(taxClass),
            },
          ],
    ),
    fee_lines: [
      ...lines
        .filter(({ productId }) => productId === null)
        .map(({ name, quantity, unit, net }) =>
          asFee(fillText(quoteLifeTexts.freeLine, { name, quantity: `${quantity} ${unit}`.trim() }), net),
        ),
      ...fees.map(({ name, net }) => asFee(name, net)),
    ],
    shipping_lines:
      delivery && !isFee ? [{ method_id: 'flat_rate', method_title: delivery.name, total: delivery.net }] : [],
    meta_data: [
      { key: REFERENCE_KEY, value: reference },
      { key: VERSION_KEY, value: String(offer.version) },
    ],
  };
}
