import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { MAX_QUANTITY } from '../../../../rules/forms/quoteItems.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { useHydrated } from '../../lib/later/useHydrated.ts';
import { text } from '../../theme/text.ts';
import { color, media, size } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Hint } from '../../ui/inputs/Hint.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { QuantityInput } from '../../ui/inputs/QuantityInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { packOf, type QuotedLine, variationOf } from '../known/knownValues.ts';
import { packContent, packUnits } from '../known/packWords.ts';
import { type ListItem, MAX_NOTES } from './items.ts';
import { OptionSelects } from './OptionSelects.tsx';
import { lineFields, REMOVE_LINE } from './plainNames.ts';
import { quoteListTexts } from './texts.ts';

const row = css`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto;
  gap: 14px 20px;
  align-items: start;
  padding: 16px 0;
  border-top: 1px solid ${color.lineStrong};
  ${media.phone} {
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 10px 14px;
  }
`;

const picture = css({ gridRow: '1 / span 2' });
const words = css({ gridColumn: 2, lineHeight: 1.35 });
const name = css({ fontWeight: 650, fontSize: size.fs4, lineHeight: 1.3, overflowWrap: 'anywhere' });
const remove = css({ [media.phone]: { gridColumn: 2, justifySelf: 'start', marginTop: -10 } });

const fields = css`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  > * {
    flex: 0 1 190px;
  }
  > :last-child {
    flex: 1 1 240px;
  }
  ${media.phone} {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const counted = css({ display: 'grid', gap: 6, alignContent: 'start', justifyItems: 'start' });
const label = css({ fontWeight: 600, fontSize: size.fsUi, lineHeight: 1.3 });

type QuoteListRowProps = {
  line: QuotedLine;
  /** its place on the list, from 0 */
  at: number;
  /** the address at which a form without scripts is answered */
  action: string;
  onChange: (item: ListItem) => void;
  onRemove: () => void;
};

/** A product of the list: which of its kind, how many, and what is to be said about it. */
export function QuoteListRow({ line, at, action, onChange, onRemove }: QuoteListRowProps) {
  const { item, product } = line;
  const { productName, sku, quantity, notes } = item;
  const image = variationOf(line)?.image ?? product?.image;
  const pack = packOf(product);
  const content = packContent(pack, quantity);
  const named = { name: productName };
  // Where scripts run the list is the browser's own, and nothing of the form's.
  const isPlain = !useHydrated();
  const fieldNames = isPlain ? lineFields(at) : null;
  const plainRemoval = {
    type: 'submit' as const,
    name: REMOVE_LINE,
    value: at,
    formAction: action,
    formNoValidate: true,
  };
  return (
    <li css={row}>
      <div css={picture}>
        <Picture src={image?.url} alt="" width={112} height={84} />
      </div>
      <div css={words}>
        <p css={name}>{product ? <a href={product.path}>{productName}</a> : productName}</p>
        <p css={[text.mono, text.mute]}>{[sku, pack].filter(Boolean).join(', ')}</p>
      </div>
      <LinkButton
        css={remove}
        {...(isPlain && plainRemoval)}
        aria-label={fillText(uiTexts.remove, named)}
        onClick={onRemove}
      >
        {quoteListTexts.remove}
      </LinkButton>
      <div css={fields}>
        <OptionSelects line={line} named={fieldNames?.option} onChoose={onChange} />
        <div css={counted}>
          <span css={label} aria-hidden="true">
            {packUnits(pack) ?? uiTexts.quantity}
          </span>
          <QuantityInput
            {...(fieldNames && { name: fieldNames.quantity })}
            of={productName}
            max={MAX_QUANTITY}
            value={quantity}
            onChange={count => onChange({ ...item, quantity: count })}
          />
          {content && <Hint>{content}</Hint>}
        </div>
        <Field label={quoteListTexts.note} optional>
          <TextInput
            name={fieldNames?.notes}
            aria-label={fillText(quoteListTexts.notesOn, named)}
            placeholder={quoteListTexts.notes}
            maxLength={MAX_NOTES}
            value={notes}
            onChange={event => onChange({ ...item, notes: event.target.value })}
          />
        </Field>
      </div>
    </li>
  );
}
