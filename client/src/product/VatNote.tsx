import { css } from '@emotion/react';
import { color } from '../theme/tokens.ts';
import { Icon } from '../ui/content/Icon.tsx';
import { cardTexts } from './cardTexts.ts';

const note = css`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: 16px;
  padding: 10px 14px;
  background: ${color.liner};
  color: ${color.ink};
  font-size: 0.9375rem;
  line-height: 1.35;
`;

type VatNoteProps = { products: readonly { price: unknown; pricesIncludeTax: boolean | null }[] };

/** What all prices of a list have in common, said once over it; nothing where the shop does not say, or nothing has a price. */
export function VatNote({ products }: VatNoteProps) {
  const taxed = new Set(products.flatMap(({ price, pricesIncludeTax }) => (price ? [pricesIncludeTax] : [])));
  const [included] = taxed;
  if (taxed.size !== 1 || included === null || included === undefined) return null;
  return (
    <p css={note}>
      <Icon name="info" />
      {included ? cardTexts.withTax : cardTexts.withoutTax}
    </p>
  );
}
