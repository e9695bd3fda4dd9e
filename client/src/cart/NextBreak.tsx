import { css } from '@emotion/react';
import { fillText } from '../../../rules/fillText.ts';
import { productTexts } from '../../../rules/texts/product.ts';
import { formatMoney } from '../lib/format/formatMoney.ts';
import { color, size } from '../theme/tokens.ts';
import type { CartLine } from './store/lines.ts';

const words = css({ fontSize: size.fs2, fontWeight: 600, color: color.verify });

/** What one of a line costs once there are more of it; nothing where no break is ahead. */
export function NextBreak({ line: { quantity, nextBreak } }: { line: CartLine }) {
  const missing = (nextBreak?.quantity ?? 0) - quantity;
  if (!nextBreak || missing < 1) return null;
  const price = formatMoney(nextBreak.price.amount, nextBreak.price.currency);
  return <p css={words}>{fillText(productTexts.breaks.more, { missing, price })}</p>;
}
