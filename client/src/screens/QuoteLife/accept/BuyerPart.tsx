import { Field } from '../../../ui/inputs/Field.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { quoteLifeTexts } from '../texts.ts';
import type { AcceptParts } from './acceptedRequest.ts';

const { acceptPage: texts } = quoteLifeTexts;

const fields = [
  { name: 'name', autoComplete: 'name', required: true },
  { name: 'company', autoComplete: 'organization' },
  { name: 'vatNumber', inputMode: 'numeric', autoComplete: 'off' },
  { name: 'purchaseOrder', autoComplete: 'off' },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

/** Who is buying, and what stands on the invoice. */
export const BuyerPart = ({ values, errors }: AcceptParts) => (
  <JobPart legend={texts.who}>
    <Grid layout="fields">
      {fields.map(({ name, ...input }) => (
        <Field
          key={name}
          id={name}
          label={texts[name]}
          optional={!('required' in input)}
          hint={name === 'vatNumber' ? texts.vatHint : undefined}
          error={errors[name]}
        >
          <TextInput name={name} defaultValue={values[name]} maxLength={200} {...input} />
        </Field>
      ))}
    </Grid>
  </JobPart>
);
