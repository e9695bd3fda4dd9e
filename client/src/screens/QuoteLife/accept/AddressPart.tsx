import { css } from '@emotion/react';
import { countryName } from '../../../../../rules/address/addressCountries.ts';
import { addressTexts } from '../../../../../rules/address/texts.ts';
import { WITHOUT_POSTCODES } from '../../../../../rules/address/withoutPostcodes.ts';
import { fillText } from '../../../../../rules/fillText.ts';
import { options } from '../../../forms/options.ts';
import { quoteHref } from '../../../quote/life/quoteAddress.ts';
import { text } from '../../../theme/text.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { quoteLifeTexts } from '../texts.ts';
import type { AcceptParts } from './acceptedRequest.ts';

const { acceptPage: texts } = quoteLifeTexts;

// The invoice's own address shows as soon as it is another, with scripts and without.
const place = css`
  .invoice {
    display: none;
    margin-top: 20px;
  }
  &:has(input[name='same']:not(:checked)) .invoice {
    display: block;
  }
`;

const same = css({ marginTop: 16 });
const head = css({ marginBottom: 14 });

type AddressPartProps = AcceptParts & { country: string; reference: string };

/** Where the goods go, and the invoice where that is elsewhere. */
export const AddressPart = ({ country, reference, ...parts }: AddressPartProps) => (
  <JobPart legend={texts.where}>
    <div css={place}>
      <AddressFields {...parts} owner="delivery" country={country} />
      <div css={same}>
        <Checkbox name="same" value="1" defaultChecked={parts.values.same === '1'}>
          {texts.same}
        </Checkbox>
        <p css={[text.small, text.mute]}>
          {fillText(texts.country, { country: countryName(country) })}{' '}
          <a href={`${quoteHref(reference)}#talk`}>{texts.askLink}</a>.
        </p>
      </div>
      <div className="invoice">
        <h3 css={[text.headingXxs, head]}>{texts.invoice}</h3>
        <AddressFields {...parts} owner="invoice" country={country} />
      </div>
    </div>
  </JobPart>
);

type AddressFieldsProps = AcceptParts & { owner: 'delivery' | 'invoice'; country: string };

function AddressFields({ owner, country, values, errors }: AddressFieldsProps) {
  const token = owner === 'delivery' ? 'shipping' : 'billing';
  const field = (name: string) => ({ id: `${owner}.${name}`, error: errors[`${owner}.${name}`] });
  const input = (name: string, complete: string) => ({
    name: `${owner}.${name}`,
    defaultValue: values[`${owner}.${name}`] ?? '',
    maxLength: 200,
    autoComplete: `${token} ${complete}`,
  });
  return (
    <Grid layout="fields">
      <Field {...field('address1')} label={texts.street} full>
        <TextInput {...input('address1', 'address-line1')} />
      </Field>
      <Field {...field('address2')} label={texts.suburb} optional>
        <TextInput {...input('address2', 'address-line2')} />
      </Field>
      <Field {...field('city')} label={texts.city}>
        <TextInput {...input('city', 'address-level2')} />
      </Field>
      {country === 'ZA' ? (
        <Field {...field('state')} label={texts.province}>
          <Select {...provinceOf(input('state', 'address-level1'))}>
            <option value="">{texts.choose}</option>
            {options(addressTexts.provinces).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <Field {...field('state')} label={texts.region} optional>
          <TextInput {...input('state', 'address-level1')} />
        </Field>
      )}
      <Field {...field('postcode')} label={texts.postcode} optional={WITHOUT_POSTCODES.has(country)}>
        <TextInput {...input('postcode', 'postal-code')} />
      </Field>
    </Grid>
  );
}

const provinceOf = <Input extends { maxLength: number }>({ maxLength: _, ...rest }: Input) => rest;
