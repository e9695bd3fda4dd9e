import { css } from '@emotion/react';
import { countryName } from '../../../../rules/address/addressCountries.ts';
import { addressTexts } from '../../../../rules/address/texts.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import type { DeliveryCountries, DeliveryPlace } from './deliveryPlace.ts';
import { estimateTexts as texts } from './texts.ts';

const fields = css({ display: 'grid', gap: 14, marginTop: 16 });

type PlaceFieldsProps = {
  place: DeliveryPlace;
  /** those that the shop sends to */
  countries: DeliveryCountries;
  onPlace?: (place: DeliveryPlace) => void;
  /** the form that they are sent with, where there are no scripts */
  form?: string;
};

/** Where the goods go: as much of it as delivery is priced by. */
export function PlaceFields({ place, countries, onPlace, form }: PlaceFieldsProps) {
  const { country, postcode } = place;
  const own = country &&
    !countries.some(({ code }) => code === country) && { code: country, name: countryName(country) };
  const offered = own ? [own, ...countries] : countries;
  const named = (name: string) => (form ? { form, name } : {});
  const valued = (value: string) => (onPlace ? { value } : { defaultValue: value });
  return (
    <div css={fields}>
      <Field label={addressTexts.labels.country}>
        <Select
          {...named('deliveryCountry')}
          {...valued(country)}
          autoComplete="shipping country"
          onChange={event => onPlace?.({ ...place, country: event.target.value })}
        >
          {offered.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.postcode} optional>
        <TextInput
          {...named('deliveryPostcode')}
          {...valued(postcode)}
          autoComplete="shipping postal-code"
          maxLength={12}
          onChange={event => onPlace?.({ ...place, postcode: event.target.value })}
        />
      </Field>
    </div>
  );
}
