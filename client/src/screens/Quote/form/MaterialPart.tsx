import { quoteTexts } from '../../../../../rules/texts/quote.ts';
import { ArtworkField } from '../../../quote/artwork/ArtworkField.tsx';
import { SizeField } from '../../../quote/size/SizeField.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { quotePageTexts } from '../texts.ts';
import { OptionSelect } from './OptionSelect.tsx';
import type { QuoteParts } from './quoteParts.ts';

const { placeholders } = quoteTexts;

/** What the label is made of, where it goes and what it looks like. */
export const MaterialPart = ({ field, control, artwork }: QuoteParts) => (
  <JobPart legend={quotePageTexts.partMaterial}>
    <Grid layout="fields">
      <SizeField field={field('size')} control={control('size')} />
      <Field {...field('material')} optional>
        <OptionSelect empty={placeholders.material} texts={quoteTexts.material} {...control('material')} />
      </Field>
      <Field {...field('colors')} optional>
        <TextInput placeholder={placeholders.colors} {...control('colors')} />
      </Field>
      <Field {...field('usage')} optional>
        <OptionSelect empty={placeholders.usage} texts={quoteTexts.usage} {...control('usage')} />
      </Field>
      <Field {...field('specialRequirements')} optional full>
        <TextArea rows={3} placeholder={placeholders.specialRequirements} {...control('specialRequirements')} />
      </Field>
      <ArtworkField {...artwork} />
    </Grid>
  </JobPart>
);
