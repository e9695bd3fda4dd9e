import { Field } from '../../../ui/inputs/Field.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { quotePageTexts } from '../texts.ts';
import { PhoneField } from './PhoneField.tsx';
import type { QuoteParts } from './quoteParts.ts';

/** Who gets the quote. */
export const ContactPart = (parts: QuoteParts) => {
  const { field, control } = parts;
  return (
    <JobPart legend={quotePageTexts.partContact}>
      <Grid layout="fields">
        <Field {...field('name')}>
          <TextInput autoComplete="name" required {...control('name')} />
        </Field>
        <Field {...field('email')}>
          <TextInput type="email" autoComplete="email" required {...control('email')} />
        </Field>
        <PhoneField {...parts} />
      </Grid>
    </JobPart>
  );
};
