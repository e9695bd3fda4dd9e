import { css } from '@emotion/react';
import { countryName } from '../../../../rules/address/addressCountries.ts';
import { addressTexts } from '../../../../rules/address/texts.ts';
import type { Order_AddressFragment } from '../../gql/graphql.ts';
import { orderPart } from './orderPart.ts';

const upright = css({ fontStyle: 'normal' });

const provinces: Readonly<Record<string, string>> = addressTexts.provinces;

type OrderAddressProps = { title: string; address: Order_AddressFragment; email?: string | null | undefined };

/** An address as it stands on a parcel; nothing where the order has none. */
export function OrderAddress({ title, address, email }: OrderAddressProps) {
  const { firstName, lastName, company, address1, address2, city, state, postcode, country, phone } = address;
  const region = country === 'ZA' ? (provinces[state] ?? state) : state;
  const rows = [
    `${firstName} ${lastName}`.trim(),
    ...[company, address1, address2],
    [city, region, postcode].filter(Boolean).join(', '),
    countryName(country),
    ...[phone, email],
  ].filter(Boolean);
  if (!address1 && !email) return null;
  return (
    <div css={orderPart}>
      <h3>{title}</h3>
      <address css={upright}>
        {rows.map(row => (
          <p key={row}>{row}</p>
        ))}
      </address>
    </div>
  );
}
