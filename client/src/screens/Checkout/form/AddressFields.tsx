import { css } from '@emotion/react';
import { WITHOUT_POSTCODES } from '../../../../../rules/address/withoutPostcodes.ts';
import { withChosen } from '../../../cart/delivery/deliveryCountries.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { FieldMessage } from '../../../ui/inputs/FieldMessage.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import type { Owner } from './checkoutFields.ts';
import type { CheckoutParts } from './checkoutParts.ts';
import { StateField } from './StateField.tsx';

const messagePlace = css({ marginBottom: 16 });

type AddressFieldsProps = CheckoutParts & { owner: Owner; legend: string };

/** An address; which of its fields there are depends on its country. */
export function AddressFields({ owner, legend, ...parts }: AddressFieldsProps) {
  const { field, control, errorOf, idOf, isDemanded, values } = parts;
  const country = values[`${owner}.country`] ?? '';
  const countries = withChosen(parts.countries[owner], country);
  const input = (name: 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'postcode') => ({
    ...control(`${owner}.${name}`),
    autoComplete: `${owner} ${tokens[name]}`,
  });
  const mayLack = (name: 'company' | 'address2' | 'postcode' | 'phone') => !isDemanded(`${owner}.${name}`);
  const mayLackPostcode = WITHOUT_POSTCODES.has(country) && mayLack('postcode');
  const fault = errorOf(owner);
  return (
    <JobPart legend={legend}>
      {fault && (
        <div css={messagePlace} id={idOf(owner)}>
          <FieldMessage kind="error">{fault}</FieldMessage>
        </div>
      )}
      <Grid layout="fields">
        <Field {...field(owner, 'firstName')}>
          <TextInput required {...input('firstName')} />
        </Field>
        <Field {...field(owner, 'lastName')}>
          <TextInput required {...input('lastName')} />
        </Field>
        <Field {...field(owner, 'company')} optional={mayLack('company')}>
          <TextInput required={!mayLack('company')} {...input('company')} />
        </Field>
        <Field {...field(owner, 'country')}>
          <Select required autoComplete={`${owner} country`} {...control(`${owner}.country`)}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...field(owner, 'address1')}>
          <TextInput required {...input('address1')} />
        </Field>
        <Field {...field(owner, 'address2')} optional={mayLack('address2')}>
          <TextInput required={!mayLack('address2')} {...input('address2')} />
        </Field>
        <Field {...field(owner, 'city')}>
          <TextInput required {...input('city')} />
        </Field>
        <StateField {...parts} owner={owner} />
        <Field {...field(owner, 'postcode')} optional={mayLackPostcode}>
          <TextInput required={!mayLackPostcode} {...input('postcode')} />
        </Field>
        {owner === 'shipping' && (
          <Field {...field(owner, 'phone')} optional={mayLack('phone')}>
            <TextInput
              type="tel"
              autoComplete="shipping tel"
              required={!mayLack('phone')}
              {...control('shipping.phone')}
            />
          </Field>
        )}
      </Grid>
    </JobPart>
  );
}

/** What a browser fills in by itself. */
const tokens = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  postcode: 'postal-code',
};
