import { css } from '@emotion/react';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { countries } from '../../../../../rules/address/country.ts';
import { type PhoneInput as Phone, sanitizePhoneInput } from '../../../../../rules/address/phone.ts';
import type { CountryCode } from '../../../../../rules/address/phoneDigits.ts';
import { color, media, size } from '../../../theme/tokens.ts';
import { FieldContext } from '../fieldContext.ts';
import { Select } from '../Select.tsx';
import { TextInput } from '../TextInput.tsx';
import { phoneTexts } from './texts.ts';

const getSearch = async () => (await import('./CountrySearch.tsx')).CountrySearch;

const joined = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(190px, 11fr) 12fr;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

const prefix = css`
  border-right: 0;
  font-size: ${size.fsUi};
  ${media.phone} {
    border-right: 1px solid ${color.lineStrong};
    font-size: 1rem;
  }
`;

const anchor = css({ position: 'relative', display: 'grid' });

/** Keys that open a native list, too; letters choose in the closed one. */
const OPENING = new Set(['Enter', ' ', 'F4']);

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
  const [open, setOpen] = useState(false);
  const [CountrySearch, setSearch] = useState<Awaited<ReturnType<typeof getSearch>> | null>(null);
  // Then the browser's own list opens.
  const [lost, setLost] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const phone = value ?? own;
  const change = (text: string, country: CountryCode) => {
    const next = sanitizePhoneInput(text, country);
    setOwn(next);
    onChange?.(next);
  };
  const close = (leaving = false) => {
    setOpen(false);
    if (!leaving) select.current?.focus();
  };
  const show = (now: boolean) => {
    setOpen(now);
    void getSearch().then(
      found => setSearch(() => found),
      () => setLost(true),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (lost) return;
    if (!OPENING.has(event.key) && !(event.altKey && event.key === 'ArrowDown')) return;
    event.preventDefault();
    show(true);
  };
  return (
    <div css={joined}>
      <FieldContext value={{ state: 'plain' }}>
        <div css={anchor}>
          <Select
            css={prefix}
            ref={select}
            name={countryName}
            aria-label={phoneTexts.countryCode}
            autoComplete="tel-country-code"
            value={phone.country}
            onChange={event => change(phone.text, event.target.value as CountryCode)}
            onKeyDown={onKeyDown}
            // The list may still be on its way: it must not come when its visitor is elsewhere.
            onBlur={({ currentTarget, relatedTarget }) =>
              currentTarget.parentElement?.contains(relatedTarget) || setOpen(false)
            }
            // In place of the browser's list comes one that can be searched.
            onMouseDown={event => {
              if (lost) return;
              event.preventDefault();
              event.currentTarget.focus();
              show(!open);
            }}
          >
            {countries.map(({ code, name: country, phonePrefix }) => (
              <option key={code} value={code}>
                {country} {phonePrefix}
              </option>
            ))}
          </Select>
          {open && CountrySearch && (
            <CountrySearch
              value={phone.country}
              onChoose={code => {
                change(phone.text, code);
                close();
              }}
              onClose={close}
            />
          )}
        </div>
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
