import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { MAX_QUANTITY } from '../../../../rules/forms/quoteItems.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { text } from '../../theme/text.ts';
import { color, media, size } from '../../theme/tokens.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { QuantityInput } from '../../ui/inputs/QuantityInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { type ListItem, MAX_NOTES } from './items.ts';
import { quoteListTexts } from './texts.ts';

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px 24px;
  align-items: center;
  padding: 20px 36px;
  & + & {
    border-top: 1px solid ${color.line};
  }
  ${media.phone} {
    padding-inline: 18px;
    grid-template-columns: minmax(0, 1fr);
  }
`;

const name = css({ fontWeight: 650, fontSize: size.fs4, lineHeight: 1.3, overflowWrap: 'anywhere' });
const code = css({ display: 'flex', flexWrap: 'wrap', columnGap: 16 });

const counted = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;

type QuoteListRowProps = {
  item: ListItem;
  onChange: (more: Partial<ListItem>) => void;
  onRemove: () => void;
};

/** A product of the list: how many, and what is to be said about it. */
export function QuoteListRow({ item, onChange, onRemove }: QuoteListRowProps) {
  const { productName, sku, price, quantity, notes } = item;
  const named = { name: productName };
  return (
    <li css={row}>
      <div>
        <p css={name}>{productName}</p>
        <p css={[text.mono, text.mute, code]}>
          {sku && <span>{sku}</span>}
          {price && <span>{price}</span>}
        </p>
      </div>
      <div css={counted}>
        <QuantityInput
          label={fillText(quoteListTexts.quantityOf, named)}
          max={MAX_QUANTITY}
          value={quantity}
          onChange={count => onChange({ quantity: count })}
        />
        <LinkButton aria-label={fillText(uiTexts.remove, named)} onClick={onRemove}>
          {quoteListTexts.remove}
        </LinkButton>
      </div>
      <Field label={fillText(quoteListTexts.notesOn, named)} hideLabel full>
        <TextInput
          placeholder={quoteListTexts.notes}
          maxLength={MAX_NOTES}
          value={notes}
          onChange={event => onChange({ notes: event.target.value })}
        />
      </Field>
    </li>
  );
}
