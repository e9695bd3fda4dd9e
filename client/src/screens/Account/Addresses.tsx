import { css } from '@emotion/react';
import type { AccountQuery } from '../../gql/graphql.ts';
import { Part } from '../../quote/life/Part.tsx';
import { text } from '../../theme/text.ts';
import { color } from '../../theme/tokens.ts';
import { PostalAddress } from '../../ui/content/PostalAddress.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { accountTexts as texts } from './texts.ts';

type Saved = NonNullable<NonNullable<AccountQuery['account']>['addresses']>;

const list = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 24 });
const entry = css({ borderTop: `1px solid ${color.line}`, paddingTop: 12, lineHeight: 1.5 });

/** The addresses of this buyer's orders. */
export const Addresses = ({ addresses }: { addresses: Saved | null }) => (
  <Part id="addresses" title={texts.addresses}>
    {addresses === null && <Banner kind="warning">{texts.addressesFailed}</Banner>}
    {addresses?.length === 0 && <p css={text.soft}>{texts.addressesNone}</p>}
    <div css={list}>
      {addresses?.map(address => (
        <PostalAddress key={Object.values(address).join()} css={entry} address={address} />
      ))}
    </div>
  </Part>
);
