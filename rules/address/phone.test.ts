import { describe, expect, it } from 'vitest';
import { fc } from '../test/property.ts';
import { countries, countryOf, countryOfBrowser, findCountry } from './country.ts';
import { checkPhone, sanitizePhoneInput } from './phone.ts';
import { type CountryCode, phoneDigits } from './phoneDigits.ts';

const codes = Object.keys(phoneDigits) as CountryCode[];
const anyCountry = fc.constantFrom(...codes);
const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));

describe('the digit table', () => {
  it('has the 48 countries of the specification, then the ten that its decisions add', () => {
    expect(codes.indexOf('AU')).toBe(47);
    expect(codes.slice(48).join(' ')).toBe('ZM BW NA MZ ZW LS SZ MW TZ AO');
    expect(countries.map(country => country.code).sort()).toEqual([...codes].sort());
  });

  it('takes every count it allows, with and without the country code, and no other', () => {
    fc.assert(
      fc.property(anyCountry, fc.integer({ min: 1, max: 16 }).chain(digits), (code, number) => {
        const [fewest, most] = phoneDigits[code];
        const right = number.length >= fewest && number.length <= most;
        const { phonePrefix, trunkZero } = countryOf(code);
        const sent = right ? `${phonePrefix} ${number}` : '';
        expect(checkPhone(number, code)).toMatchObject({ valid: right, sent, country: code });
        expect(checkPhone(`${phonePrefix} ${number}`, code)).toMatchObject({ valid: right, sent });
        if (trunkZero) expect(checkPhone(`0${number}`, code)).toMatchObject({ valid: right, sent });
      }),
    );
  });

  it('reads what it has sent as the same number, whatever country is chosen', () => {
    fc.assert(
      fc.property(anyCountry, anyCountry, fc.integer({ min: 6, max: 14 }).chain(digits), (code, other, number) => {
        const { valid, sent } = checkPhone(number, code);
        fc.pre(valid);
        expect(checkPhone(sent, other)).toMatchObject({ valid: true, sent });
      }),
    );
  });
});

describe('a phone number', () => {
  it.each([
    ['082 123 4567', 'ZA', '+27 821234567', '+27 82 123 4567'],
    ['+27 82 123 4567', 'ZA', '+27 821234567', '+27 82 123 4567'],
    ['+27821234567', 'US', '+27 821234567', '+27 821234567'],
    ['+27 (0)82 123-4567', 'ZA', '+27 821234567', '+27 82 123 4567'],
    ['(+27) 82 123 4567', 'ZA', '+27 821234567', '+27 82 123 4567'],
    ['(082) 123-4567', 'ZA', '+27 821234567', '+27 82 123 4567'],
    ['082.123.4567', 'ZA', '+27 821234567', '+27 821234567'],
    ['821234567', 'ZA', '+27 821234567', '+27 821234567'],
    ['+1 416 555 0100', 'CA', '+1 4165550100', '+1 416 555 0100'],
    ['06 1234 5678', 'IT', '+39 0612345678', '+39 06 1234 5678'],
    ['020 7946 0958', 'GB', '+44 2079460958', '+44 20 7946 0958'],
    ['+264 81 123 4567', 'ZA', '+264 811234567', '+264 81 123 4567'],
    ['097 123 4567', 'ZM', '+260 971234567', '+260 97 123 4567'],
    ['+256 31 123 4567', 'ZA', '', ''],
    ['82 000 01', 'ZA', '', ''],
    ['+27', 'ZA', '', ''],
    ['', 'ZA', '', ''],
    ['call me', 'ZA', '', ''],
  ] as const)('%s with %s chosen is sent as "%s"', (typed, country, sent, full) => {
    expect(checkPhone(typed, country)).toMatchObject({ valid: sent !== '', sent, full });
  });

  it('that is wrong is refused in the name of its country', () => {
    expect(checkPhone('12', 'ZA').message).toBe('Please enter a valid phone number for South Africa');
    expect(checkPhone('+44 12', 'ZA').message).toBe('Please enter a valid phone number for United Kingdom');
  });
});

describe('the phone input', () => {
  it('keeps only digits, spaces, hyphens, parentheses and a leading plus, and keeps that again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), anyCountry, (typed, country) => {
        const once = sanitizePhoneInput(typed, country);
        expect(once.text).toMatch(/^\+?[\d ()-]*$/);
        expect(sanitizePhoneInput(once.text, once.country)).toEqual(once);
      }),
    );
  });

  it.each([
    ['+', 'ZA', '+', 'ZA'],
    ['+4', 'ZA', '+4', 'ZA'],
    ['+44', 'ZA', '+44', 'GB'],
    ['+1', 'CA', '+1', 'CA'],
    ['+1', 'US', '+1', 'US'],
    ['+1', 'ZA', '+1', 'US'],
    [' +27x82', 'DE', '+2782', 'ZA'],
    ['27 82', 'DE', '27 82', 'DE'],
    ['082+1', 'ZA', '0821', 'ZA'],
    ['082\u00a0123\u20114567', 'ZA', '082 123-4567', 'ZA'],
    ['+264', 'ZA', '+264', 'NA'],
    ['+256', 'ZA', '+256', 'ZA'],
  ] as const)('shows "%s" typed with %s chosen as "%s" and selects %s', (typed, before, text, country) => {
    expect(sanitizePhoneInput(typed, before)).toEqual({ text, country });
  });
});

describe('the country', () => {
  it('of every calling code is found from the code alone', () => {
    for (const { code, phonePrefix } of countries) {
      expect(sanitizePhoneInput(phonePrefix, 'ZA').country).toBe(code === 'CA' ? 'US' : code);
    }
  });

  it.each([
    [['en-ZA'], 'ZA'],
    [['en-US', 'en'], 'US'],
    [['de', 'de-AT'], 'AT'],
    [['zh-Hans-CN'], 'CN'],
    [['en'], 'ZA'],
    [['en-NA', 'en'], 'NA'],
    [['en-UG', 'en'], 'ZA'],
    [['*'], 'ZA'],
    [[], 'ZA'],
  ])('for languages %j is %s', (languages, code) => {
    expect(countryOfBrowser(languages, 'Etc/UTC')).toBe(code);
  });

  it.each([
    [['en-US', 'en'], 'ZA'],
    [['en-GB'], 'ZA'],
    [['de-DE', 'en-US'], 'DE'],
    [['en-NA'], 'NA'],
  ])('for languages %j, where clocks are South Africa’s, is %s', (languages, code) => {
    expect(countryOfBrowser(languages, 'Africa/Johannesburg')).toBe(code);
  });

  it('has a name, a prefix and a flag', () => {
    const { name, phonePrefix, flag } = countryOf('ZA');
    expect({ name, phonePrefix, flag }).toEqual({ name: 'South Africa', phonePrefix: '+27', flag: '🇿🇦' });
    expect(findCountry('gb')?.name).toBe('United Kingdom');
    expect(findCountry('na')?.name).toBe('Namibia');
    expect(findCountry('UG')).toBeUndefined();
  });
});
