import { css } from '@emotion/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import { useAddMany } from '../../cart/adding/useAddMany.ts';
import { CartForm } from '../../cart/CartForm.tsx';
import { goodsAddress } from '../../cart/goodsAddress.ts';
import { text } from '../../theme/text.ts';
import { color, media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { CopyLink } from './CopyLink.tsx';
import { SharedRow } from './SharedRow.tsx';
import type { SharedLine } from './sharedLines.ts';
import { sharedTexts } from './texts.ts';

const list = css({ borderBottom: `1px solid ${color.lineStrong}` });
const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  margin-top: 24px;
  ${media.phone} {
    display: grid;
  }
`;

/** What the list names, with the one button that puts it into the cart; `more` that is not shown. */
export function SharedList({ lines, more }: { lines: readonly SharedLine[]; more: boolean }) {
  const { pathname } = useLocation();
  const addMany = useAddMany();
  const navigate = useNavigate();
  const bought = lines.filter(({ state }) => state === 'forSale');
  const left = lines.length - bought.length;
  const add = async () => {
    const items = bought.map(({ id, quantity }) => ({ product: id, quantity, options: [] }));
    if (await addMany(items)) await navigate('/cart');
  };
  return (
    <>
      {more && <p css={text.small}>{sharedTexts.more}</p>}
      <ul css={list}>
        {lines.map(line => (
          <SharedRow key={line.id} line={line} />
        ))}
      </ul>
      {bought.length > 0 && (
        <div css={foot}>
          <CartForm change="many" fields={{ goods: goodsAddress(bought).slice('/cart/'.length) }} onChange={add}>
            <Button type="submit" size="lg">
              {sharedTexts.addAll}
            </Button>
          </CartForm>
          <CopyLink href={more ? pathname : goodsAddress(lines)} />
          <p css={text.small}>
            {[
              bought.length === 1 ? sharedTexts.addOne : fillText(sharedTexts.addMany, { count: bought.length }),
              left > 0 && (left === 1 ? sharedTexts.leftOne : fillText(sharedTexts.leftMany, { count: left })),
            ]
              .filter(Boolean)
              .join('; ')}
          </p>
        </div>
      )}
    </>
  );
}
