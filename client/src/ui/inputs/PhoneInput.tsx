import { css } from '@emotion/react';
import { type ComponentProps, useState } from 'react';
import { countries } from '../../../../rules/address/country.ts';
import { type PhoneInput as Phone, sanitizePhoneInput } from '../../../../rules/address/phone.ts';
import type { CountryCode } from '../../../../rules/address/phoneDigits.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { font, media } from '../../theme/tokens.ts';
import { FieldContext } from './fieldContext.ts';
import { Select } from './Select.tsx';
import { TextInput } from './TextInput.tsx';

const joined = css`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  ${media.tiny} {
    grid-template-columns: 116px minmax(0, 1fr);
  }
`;

const prefix = css`
  border-right: 0;
  padding-left: 12px;
  padding-right: 28px;
  background-position: right 11px center;
  font-family: ${font.mono};
  font-size: 0.9375rem;
`;

type PhoneInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  name: string;
  countryName: string;
  /** Controlled when given; else it starts from `defaultValue`. */
  value?: Phone;
  defaultValue?: Phone;
  onChange?: (phone: Phone) => void;
};

const empty: Phone = { text: '', country: 'ZA' };

/** Country and number as one field: letters never enter, and a typed country code selects its country. */
export function PhoneInput({ name, countryName, value, defaultValue = empty, onChange, ...rest }: PhoneInputProps) {
  const [own, setOwn] = useState(defaultValue);
  const phone = value ?? own;
  const change = (text: string, country: CountryCode) => {
    const next = sanitizePhoneInput(text, country);
    setOwn(next);
    onChange?.(next);
  };
  return (
    <div css={joined}>
      <FieldContext value={{ state: 'plain' }}>
        <Select
          css={prefix}
          name={countryName}
          aria-label={uiTexts.countryCode}
          autoComplete="tel-country-code"
          value={phone.country}
          onChange={event => change(phone.text, event.target.value as CountryCode)}
        >
          {countries.map(({ code, name: country, phonePrefix }) => (
            <option key={code} value={code} title={country}>
              {code} {phonePrefix}
            </option>
          ))}
        </Select>
      </FieldContext>
      <TextInput
        autoComplete="tel"
        inputMode="tel"
        {...rest}
        type="tel"
        name={name}
        value={phone.text}
        onChange={event => change(event.target.value, phone.country)}
      />
    </div>
  );
}
