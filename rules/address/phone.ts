import { fillText } from '../fillText.ts';
import { type Country, countries, countryOf } from './country.ts';
import { type CountryCode, phoneDigits } from './phoneDigits.ts';
import { phoneTexts } from './texts.ts';

/** What the phone input shows after a key stroke or a paste. */
export interface PhoneInput {
  readonly text: string;
  readonly country: CountryCode;
}

/** A number held against its country's digit count. */
export interface PhoneCheck {
  readonly valid: boolean;
  /** The country it was read in: the one of its country code if it starts with a plus, else the one chosen. */
  readonly country: CountryCode;
  /** Prefix, a space, digits: '+27 821234567'. Empty when not valid. */
  readonly sent: string;
  /** To be shown, grouped as typed: '+27 82 123 4567'. Empty when not valid. */
  readonly full: string;
  /** 'Please enter a valid phone number for {country}', or empty when valid. */
  readonly message: string;
}

/** Many marks on one digit take long to put in order. */
const LONGEST_TYPED = 1_000;

/**
 * Keeps digits, spaces, hyphens, parentheses and a leading plus of what was typed, and selects the country that a plus
 * and a country code stand for. Without them the country stays.
 */
export function sanitizePhoneInput(typed: string, country: CountryCode): PhoneInput {
  const kept = typed
    .slice(0, LONGEST_TYPED)
    .normalize('NFKC')
    .replace(/\s/g, ' ')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\d ()+-]/g, '')
    .trimStart();
  const text = kept.replace(/\+/g, '');
  if (!/^\(*\+/.test(kept)) return { text, country };
  return { text: `+${text}`, country: countryOfPrefix(digitsOf(text), country)?.code ?? country };
}

/**
 * Holds a phone number against the digit table. A country code after a plus, and a 0 that is only dialled inside the
 * country, are not counted: '082 123 4567' and '+27 82 123 4567' are the same number. An empty number is not valid.
 */
export function checkPhone(typed: string, chosen: CountryCode): PhoneCheck {
  const { text } = sanitizePhoneInput(typed, chosen);
  const international = text.startsWith('+');
  const country = international ? countryOfPrefix(digitsOf(text), chosen) : countryOf(chosen);
  if (!country) return invalid(countryOf(chosen));
  const groups = nationalGroups(text, country, international);
  const digits = groups.join('');
  const [fewest, most] = phoneDigits[country.code];
  if (digits.length < fewest || digits.length > most) return invalid(country);
  const { code, phonePrefix } = country;
  const full = [phonePrefix, ...groups].join(' ');
  return { valid: true, country: code, sent: `${phonePrefix} ${digits}`, full, message: '' };
}

function invalid({ code, name }: Country): PhoneCheck {
  return { valid: false, country: code, sent: '', full: '', message: fillText(phoneTexts.invalid, { country: name }) };
}

// No calling code is the beginning of another, so at most one fits; +1 is shared, and the one chosen keeps it.
function countryOfPrefix(digits: string, chosen: CountryCode): Country | undefined {
  const fitting = countries.filter(country => digits.startsWith(country.phonePrefix.slice(1)));
  return fitting.find(country => country.code === chosen) ?? fitting.find(country => country.code !== 'CA');
}

function nationalGroups(text: string, country: Country, international: boolean): string[] {
  let groups: string[] = text.match(/\d+/g) ?? [];
  if (international) groups = withoutLeading(groups, country.phonePrefix.length - 1);
  if (country.trunkZero && groups[0]?.startsWith('0')) groups = withoutLeading(groups, 1);
  return groups;
}

function withoutLeading(groups: readonly string[], count: number): string[] {
  const rest: string[] = [];
  let left = count;
  for (const group of groups) {
    if (group.length > left) rest.push(group.slice(left));
    left = Math.max(0, left - group.length);
  }
  return rest;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
