import { addressTexts } from '../../../../../rules/address/texts.ts';
import { options } from '../../../forms/options.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { checkoutPageTexts } from '../texts.ts';
import type { Owner } from './checkoutFields.ts';
import type { CheckoutParts } from './checkoutParts.ts';

const provinces = options(addressTexts.provinces);

/** A South African address has one of nine provinces; elsewhere it is said in words, or not at all. */
export function StateField({ owner, field, control, isDemanded, values }: CheckoutParts & { owner: Owner }) {
  const state = field(owner, 'state');
  const input = { autoComplete: `${owner} address-level1`, ...control(`${owner}.state`) };
  if (values[`${owner}.country`] !== 'ZA')
    return (
      <Field {...state} label={checkoutPageTexts.region} optional={!isDemanded(`${owner}.state`)}>
        <TextInput required={isDemanded(`${owner}.state`)} {...input} />
      </Field>
    );
  return (
    <Field {...state}>
      <Select required {...input}>
        <option value="">{checkoutPageTexts.chooseProvince}</option>
        {provinces.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
