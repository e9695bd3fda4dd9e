import { fillText } from '../../../../rules/fillText.ts';
import { productTexts } from '../../../../rules/texts/product.ts';
import type { ProductFacts_ProductFragment } from '../../gql/graphql.ts';
import { discountPercent } from '../../lib/discountPercent.ts';
import { moneyText } from '../../product/offerTexts.ts';

const { breaks } = productTexts;

interface BreakRow {
  /** pieces from which it holds, until the next one does */
  from: number;
  /** '5-9', and '25+' for the last */
  range: string;
  price: string | null;
  /** against one piece; empty where nothing is saved */
  saving: string;
}

/** Quantities with their price and what it saves against one piece. */
export function breakRows({
  price,
  priceBreaks,
}: Pick<ProductFacts_ProductFragment, 'price' | 'priceBreaks'>): BreakRow[] {
  const [first] = priceBreaks;
  const single = first?.quantity === 1 ? first.price : price;
  return priceBreaks.map(({ quantity, price: each }, index) => {
    const next = priceBreaks[index + 1]?.quantity;
    const percent = discountPercent(single?.amount, each.amount);
    return {
      from: quantity,
      range: rangeOf(quantity, next && next - 1),
      price: moneyText(each),
      saving: percent ? fillText(breaks.percent, { percent }) : '',
    };
  });
}

function rangeOf(from: number, to: number | undefined): string {
  if (to === undefined) return fillText(breaks.from, { count: from });
  return to === from ? String(from) : fillText(breaks.between, { from, to });
}
