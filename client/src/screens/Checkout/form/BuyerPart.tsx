import { Field } from '../../../ui/inputs/Field.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { checkoutPageTexts } from '../texts.ts';
import type { CheckoutParts } from './checkoutParts.ts';

/** Where the confirmation goes, and who is called. */
export const BuyerPart = ({ field, control, isDemanded }: CheckoutParts) => (
  <JobPart legend={checkoutPageTexts.partContact}>
    <Grid layout="fields">
      <Field {...field('billing', 'email')}>
        <TextInput type="email" autoComplete="email" required {...control('billing.email')} />
      </Field>
      <Field {...field('billing', 'phone')} optional={!isDemanded('billing.phone')} hint={checkoutPageTexts.phoneHint}>
        <TextInput type="tel" autoComplete="tel" required={isDemanded('billing.phone')} {...control('billing.phone')} />
      </Field>
    </Grid>
  </JobPart>
);
