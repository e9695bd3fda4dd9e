import { useEffect, useState } from 'react';
import { countries, countryOf, countryOfBrowser } from '../../../../../rules/address/country.ts';
import { checkPhone, sanitizePhoneInput } from '../../../../../rules/address/phone.ts';
import { fillText } from '../../../../../rules/fillText.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { PhoneInput } from '../../../ui/inputs/phone/PhoneInput.tsx';
import { quotePageTexts } from '../texts.ts';
import type { QuoteParts } from './quoteParts.ts';

/**
 * The phone with its country. A wrong number is told when the field is left, a right one as soon as it is right. The
 * country is the browser's until the visitor types or chooses.
 */
export function PhoneField({ start, field }: QuoteParts) {
  const { id, label, error } = field('phone');
  const [phone, setPhone] = useState({ text: start.phone ?? '', country: countryOf(start.phoneCountry ?? '').code });
  const [left, setLeft] = useState(false);
  const check = phone.text.trim() ? checkPhone(phone.text, phone.country) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    const typed = (document.getElementById(id) as HTMLInputElement | null)?.value ?? '';
    if (typed) setPhone(before => sanitizePhoneInput(typed, before.country));
    if (typed || start.phoneCountry) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    setPhone({ text: '', country: countryOfBrowser(navigator.languages, timeZone) });
  }, []);

  const message = error ?? (left && check && !check.valid ? check.message : undefined);
  return (
    <Field
      id={id}
      label={label}
      optional
      full
      hint={message || check?.valid ? undefined : fillText(quotePageTexts.phoneHint, { count: countries.length })}
      error={message}
      ok={check?.valid ? check.full : undefined}
    >
      <PhoneInput
        name="phone"
        countryName="phoneCountry"
        value={phone}
        onChange={setPhone}
        // A message would move the button away while it is pressed; sending tells the same.
        onBlur={({ currentTarget }) => setLeft(left || !currentTarget.form?.querySelector('button:active'))}
      />
    </Field>
  );
}
