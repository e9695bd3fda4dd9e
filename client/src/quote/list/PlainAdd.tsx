import { css } from '@emotion/react';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { knownTexts } from '../known/texts.ts';
import { ADD_LINE, addFields } from './plainNames.ts';
import { quoteListTexts as texts } from './texts.ts';

const plain = css`
  display: none;
  ${media.noScript} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 112px auto;
    gap: 14px 20px;
    align-items: start;
    margin-top: 16px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) 112px;
  }
`;

const press = css({ marginTop: 26, [media.phone]: { gridColumn: '1 / -1', marginTop: 0, justifySelf: 'start' } });

/** What was to be added, and why it was not. */
export interface NotAdded {
  sku: string;
  quantity: string;
  message: string;
}

type PlainAddProps = {
  /** the address that the page is read again by, with the product that the visitor came with */
  action: string;
  count: number;
  notAdded: NotAdded | null;
};

/** Puts a product on the list without scripts: by a button, which keeps what stands in the form. */
export const PlainAdd = ({ action, count, notAdded }: PlainAddProps) => (
  <div css={plain} id="add-product">
    <Field label={texts.addSku} optional hint={texts.addSkuHint} error={notAdded?.message}>
      <TextInput name={addFields.sku} autoComplete="off" maxLength={64} defaultValue={notAdded?.sku} />
    </Field>
    <Field label={uiTexts.quantity}>
      <TextInput
        name={addFields.quantity}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={notAdded?.quantity || '1'}
      />
    </Field>
    <Button css={press} variant="line" type="submit" name={ADD_LINE} value="1" formAction={action} formNoValidate>
      {count > 0 ? knownTexts.another : texts.addFirst}
    </Button>
  </div>
);
