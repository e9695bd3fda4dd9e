import { css } from '@emotion/react';
import { countryName } from '../../../../rules/address/addressCountries.ts';
import { addressTexts } from '../../../../rules/address/texts.ts';

const upright = css({ fontStyle: 'normal' });

const provinces: Readonly<Record<string, string>> = addressTexts.provinces;

interface Postal {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
  readonly phone: string;
}

type PostalAddressProps = { address: Postal; email?: string | null | undefined; className?: string };

/** An address as it stands on a parcel. */
export function PostalAddress({ address, email, ...rest }: PostalAddressProps) {
  const { firstName, lastName, company, address1, address2, city, state, postcode, country, phone } = address;
  const region = country === 'ZA' ? (provinces[state] ?? state) : state;
  const rows = [
    `${firstName} ${lastName}`.trim(),
    company,
    address1,
    address2,
    [city, region, postcode].filter(Boolean).join(', '),
    countryName(country),
    phone,
    email,
  ].filter(Boolean);
  return (
    <address css={upright} {...rest}>
      {[...new Set(rows)].map(row => (
        <p key={row}>{row}</p>
      ))}
    </address>
  );
}
