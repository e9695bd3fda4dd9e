import { NameAndEmail } from '../../../forms/NameAndEmail.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { quotePageTexts } from '../texts.ts';
import { PhoneField } from './PhoneField.tsx';
import type { QuoteParts } from './quoteParts.ts';

/** Who gets the quote. */
export const ContactPart = (parts: QuoteParts) => (
  <JobPart legend={quotePageTexts.partContact}>
    <Grid layout="fields">
      <NameAndEmail {...parts} />
      <PhoneField {...parts} />
    </Grid>
  </JobPart>
);
