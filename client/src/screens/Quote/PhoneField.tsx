import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { countryFromLanguages, countryOf } from '../../../../rules/country.ts';
import { checkPhone } from '../../../../rules/phone.ts';
import { Field } from '../../ui/Field.tsx';
import { PhoneInput } from '../../ui/PhoneInput.tsx';
import type { QuoteParts } from './quoteParts.ts';

/**
 * The phone with its country. A wrong number is told when the field is left, a right one as soon as it is right. The
 * country is the browser's until the visitor types or chooses.
 */
export function PhoneField({ form, start, field }: QuoteParts) {
  const { control } = form;
  const { field: phone } = useController({ control, name: 'phone', defaultValue: start.phone ?? '' });
  const { field: code } = useController({
    control,
    name: 'phoneCountry',
    defaultValue: countryOf(start.phoneCountry ?? '').code,
  });
  const [left, setLeft] = useState(false);
  const { id, label, error } = field('phone');
  const country = countryOf(code.value).code;
  const check = phone.value.trim() ? checkPhone(phone.value, country) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    const typed = (document.getElementById(id) as HTMLInputElement | null)?.value ?? '';
    if (typed) return phone.onChange(typed);
    if (!start.phoneCountry) code.onChange(countryFromLanguages(navigator.languages));
  }, []);

  return (
    <Field
      id={id}
      label={label}
      optional
      error={error ?? (left && check && !check.valid ? check.message : undefined)}
      ok={check?.valid ? check.full : undefined}
    >
      <PhoneInput
        name="phone"
        countryName="phoneCountry"
        value={{ text: phone.value, country }}
        onChange={next => {
          code.onChange(next.country);
          phone.onChange(next.text);
        }}
        onBlur={() => {
          setLeft(true);
          phone.onBlur();
        }}
        ref={phone.ref}
      />
    </Field>
  );
}
