import { css } from '@emotion/react';
import { quoteTexts } from '../../../../../rules/texts/quote/quote.ts';
import { options } from '../../../forms/options.ts';
import { SizeField } from '../../../quote/size/SizeField.tsx';
import { ChoiceTiles } from '../../../ui/inputs/ChoiceTiles.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Segments } from '../../../ui/inputs/Segments.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { labelTypeTiles } from './labelTypeTiles.ts';
import { OptionSelect } from './OptionSelect.tsx';
import type { QuoteParts } from './quoteParts.ts';

const apart = css({ marginTop: 24 });
const quantities = options(quoteTexts.quantity);

/** Kind and number of labels, and what they are cut from. */
export const NeedPart = ({ field, control }: QuoteParts) => {
  const labelType = field('labelType');
  const quantity = field('quantity');
  return (
    <>
      <ChoiceTiles
        id={labelType.id}
        legend={labelType.label}
        error={labelType.error}
        options={labelTypeTiles}
        required
        {...control('labelType')}
      />
      <Segments
        css={apart}
        id={quantity.id}
        legend={quantity.label}
        error={quantity.error}
        options={quantities}
        data
        paired
        required
        {...control('quantity')}
      />
      <Grid layout="fields" css={apart}>
        <SizeField field={field('size')} control={control('size')} />
        <Field {...field('material')} optional>
          <OptionSelect empty={quoteTexts.placeholders.material} texts={quoteTexts.material} {...control('material')} />
        </Field>
      </Grid>
    </>
  );
};
