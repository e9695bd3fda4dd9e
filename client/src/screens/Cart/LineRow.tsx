import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { offerTexts } from '../../../../rules/texts/offer.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { CartForm } from '../../cart/CartForm.tsx';
import { LineSum } from '../../cart/LineSum.tsx';
import { lineFacts } from '../../cart/lineFacts.ts';
import { NextBreak } from '../../cart/NextBreak.tsx';
import type { CartLine } from '../../cart/store/lines.ts';
import { basketTexts } from '../../cart/texts.ts';
import { moneyText } from '../../product/offerTexts.ts';
import { text } from '../../theme/text.ts';
import { color, context, media, size } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { FieldMessage } from '../../ui/inputs/FieldMessage.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { QuantityInput } from '../../ui/inputs/QuantityInput.tsx';

const row = css`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr) auto 156px;
  gap: 24px;
  padding: 22px 0;
  border-top: 1px solid ${color.lineStrong};
  align-items: center;
  ${media.wide} {
    grid-template-columns: 110px minmax(0, 1fr) auto 156px;
  }
  ${media.phone} {
    grid-template-columns: 92px minmax(0, 1fr);
    gap: 12px 16px;
  }
`;

const picture = css({ aspectRatio: '4 / 3', background: color.tint });
const code = css({ fontSize: size.fs0 });
const details = css({ fontSize: size.fs2, color: context.soft });

const name = css`
  font-size: 1.0625rem;
  line-height: 1.25;
  font-weight: 650;
  overflow-wrap: anywhere;
  a:not(:hover) {
    text-decoration: none;
  }
`;

/** In large letters a phone has no room for both beside each other. */
const figures = css({
  display: 'contents',
  [media.phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px', gridColumn: '1 / -1' },
});
const quantity = css({ display: 'grid', gap: 4, justifyItems: 'start' });
const sum = css({ textAlign: 'right', marginLeft: 'auto' });
const plain = css({ display: 'none', [media.noScript]: { display: 'inline-flex' } });

/** Whether the price of one is without the tax that the line has: then it comes to more than what is rounded of each. */
const hasTaxOnTop = ({ price, sum, quantity }: CartLine): boolean =>
  Boolean(price && sum) &&
  Number(sum!.amount) / quantity - Number(price!.amount) > 0.5 / 10 ** (price!.amount.split('.')[1]?.length ?? 0);

type LineRowProps = {
  line: CartLine;
  busy: boolean;
  /** why it cannot be ordered */
  obstacle: string | null;
  onQuantity: (quantity: number) => unknown;
};

/** A line of the cart: what it is, how many, and what that comes to. */
export function LineRow({ line, busy, obstacle, onQuantity }: LineRowProps) {
  const { key, path, image, sku, price, minimum = 1, maximum, step, editable } = line;
  const each = moneyText(price);
  const facts = [
    lineFacts(line),
    each && fillText(basketTexts.each, { price: each }),
    hasTaxOnTop(line) && offerTexts.withoutTax,
  ];
  return (
    <li css={row}>
      <div css={picture}>
        <Picture src={image} alt="" width={320} height={240} />
      </div>
      <div>
        {sku && <p css={[text.mono, text.mute, code]}>{sku}</p>}
        <h2 css={name}>{path ? <a href={path}>{line.name}</a> : line.name}</h2>
        <p css={details}>{facts.filter(Boolean).join(', ')}</p>
        {obstacle ? <FieldMessage kind="error">{obstacle}</FieldMessage> : <NextBreak line={line} />}
        <CartForm change="remove" fields={{ key }} onChange={() => onQuantity(0)}>
          <LinkButton type="submit" aria-label={fillText(uiTexts.remove, { name: line.name })}>
            {basketTexts.remove}
          </LinkButton>
        </CartForm>
      </div>
      <div css={figures}>
        <CartForm css={quantity} change="quantity" fields={{ key }} onChange={() => {}}>
          <QuantityInput
            of={line.name}
            name="quantity"
            min={0}
            least={minimum > 1 ? minimum : 0}
            max={maximum ?? undefined}
            step={step}
            value={line.quantity}
            disabled={!editable}
            onChange={onQuantity}
          />
          {editable && (
            <LinkButton css={plain} type="submit">
              {basketTexts.update}
            </LinkButton>
          )}
        </CartForm>
        <LineSum css={sum} sum={line.sum} busy={busy} />
      </div>
    </li>
  );
}
