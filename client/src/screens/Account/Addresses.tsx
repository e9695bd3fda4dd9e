import { css } from '@emotion/react';
import { countryName } from '../../../../rules/address/addressCountries.ts';
import type { AccountQuery } from '../../gql/graphql.ts';
import { Part } from '../../quote/life/Part.tsx';
import { text } from '../../theme/text.ts';
import { color } from '../../theme/tokens.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { accountTexts as texts } from './texts.ts';

type Saved = NonNullable<NonNullable<AccountQuery['account']>['addresses']>;

const list = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 24 });
const entry = css({ fontStyle: 'normal', borderTop: `1px solid ${color.line}`, paddingTop: 12, lineHeight: 1.5 });

const linesOf = (address: Saved[number]): string[] =>
  [
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    address.company,
    address.address1,
    address.address2,
    [address.postcode, address.city].filter(Boolean).join(' '),
    address.country && countryName(address.country),
    address.phone,
  ].filter((line): line is string => Boolean(line));

/** The addresses of this buyer's orders. */
export const Addresses = ({ addresses }: { addresses: Saved | null }) => (
  <Part id="addresses" title={texts.addresses}>
    {addresses === null && <Banner kind="warning">{texts.addressesFailed}</Banner>}
    {addresses?.length === 0 && <p css={text.soft}>{texts.addressesNone}</p>}
    <div css={list}>
      {addresses?.map(address => {
        const lines = linesOf(address);
        return (
          <address key={lines.join()} css={entry}>
            {lines.map(line => (
              <div key={line}>{line}</div>
            ))}
          </address>
        );
      })}
    </div>
  </Part>
);
