import { Field } from '../../../ui/inputs/Field.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { checkoutPageTexts } from '../texts.ts';
import type { CheckoutParts } from './checkoutParts.ts';

/** What a business puts on an invoice, and what the courier should know. */
export const ExtrasPart = ({ extra, control, values }: CheckoutParts) => (
  <JobPart legend={checkoutPageTexts.partInvoice}>
    <Grid layout="fields">
      <Field
        {...extra('vatNumber')}
        optional
        hint={values['billing.country'] === 'ZA' ? checkoutPageTexts.vatHint : undefined}
      >
        <TextInput autoComplete="off" {...control('vatNumber')} />
      </Field>
      <Field {...extra('purchaseOrder')} optional>
        <TextInput autoComplete="off" {...control('purchaseOrder')} />
      </Field>
      <Field {...extra('note')} optional full hint={checkoutPageTexts.noteHint}>
        <TextArea rows={3} {...control('note')} />
      </Field>
    </Grid>
  </JobPart>
);
