import { fillText } from '../../../rules/fillText.ts';
import type { Money } from '../lib/format/formatMoney.ts';
import { formatMoney } from '../lib/format/formatMoney.ts';
import type { TotalRow } from '../ui/content/Totals.tsx';
import type { Cart } from './store/lines.ts';
import { basketTexts } from './texts.ts';

const show = ({ amount, currency }: Money): string => formatMoney(amount, currency);
const isSome = ({ amount }: Money): boolean => Number(amount) !== 0;

type Rate = Pick<Cart['shippingPackages'][number]['rates'][number], 'name' | 'selected'>;

type Summed = Pick<Cart, 'totals' | 'fees' | 'itemCount' | 'needsShipping'> &
  Partial<Pick<Cart, 'coupons'>> & { shippingPackages?: readonly { rates: readonly Rate[] }[] | undefined };

/** The sums of a cart or an order as they stand in a summary: everything with its tax, and below the sum how much of it is tax. */
export function totalRows(summed: Summed): TotalRow[] {
  const { totals, fees, itemCount, needsShipping, coupons = [], shippingPackages = [] } = summed;
  const { items, discount, shipping, taxLines, total } = totals;
  const sent = shipping ? show(shipping.gross) : basketTexts.shippingOpen;
  // For what is sent to no such place the store answers a cost of 0, but for what else there is of the order.
  const isFree = shipping && !isSome(shipping.gross);
  const isSent = needsShipping && !(isFree && shippingPackages.some(({ rates }) => rates.length === 0));
  const ways = shippingPackages.flatMap(({ rates }) => rates.find(({ selected }) => selected)?.name ?? []);
  return [
    // What an offer names is a fee of its order where it is no product of the shop.
    ...(itemCount || !fees.length
      ? [{ label: fillText(basketTexts.items, { count: itemCount }), amount: show(items.gross) }]
      : []),
    ...(isSome(discount.gross)
      ? [
          {
            label: basketTexts.discount,
            note: noteOf(coupons.map(({ code }) => code.toUpperCase())),
            amount: fillText(basketTexts.minus, { amount: show(discount.gross) }),
          },
        ]
      : []),
    ...fees.map(({ name, amount }) => ({ label: name, amount: show(amount.gross) })),
    ...(isSent ? [{ label: basketTexts.shipping, note: noteOf(shipping ? ways : []), amount: sent }] : []),
    { label: basketTexts.total, amount: show(total), sum: true },
    ...taxLines.map(({ name, rate, amount }) => ({
      label: fillText(rate ? basketTexts.tax : basketTexts.taxNoRate, { name, rate: rate ?? '' }),
      amount: show(amount),
      within: true,
    })),
  ];
}

const noteOf = (words: readonly string[]): string | undefined => words.join(', ') || undefined;
