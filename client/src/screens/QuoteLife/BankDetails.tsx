import { css } from '@emotion/react';
import { CopyButton } from '../../quote/life/CopyButton.tsx';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { color, font, size } from '../../theme/tokens.ts';
import type { AcceptedOffer } from './acceptedRequest.ts';
import { quoteLifeTexts } from './texts.ts';

const { bank: texts } = quoteLifeTexts.acceptPage;

const card = css`
  padding: 20px 24px;
  margin: 16px 0;
  div {
    display: flex;
    flex-wrap: wrap;
    column-gap: 12px;
    align-items: center;
    min-height: 44px;
    padding-block: 4px;
    border-top: 1px solid ${color.line};
    font-size: ${size.fsUi};
  }
  dt {
    flex: 0 0 112px;
    color: ${color.inkMute};
    font-size: ${size.fs2};
  }
  /* Where there is no room beside its name, it stands below. */
  dd:first-of-type {
    flex: 1 1 150px;
    font-family: ${font.mono};
    font-weight: 550;
    user-select: all;
    overflow-wrap: anywhere;
  }
`;

type Accounts = NonNullable<AcceptedOffer['paymentMethods']>[number]['accounts'];
const FIELDS = ['holder', 'bank', 'number', 'branchCode'] as const;

/** Where a transfer goes, one value a row; nothing where nobody knows. */
export const BankDetails = ({ accounts }: { accounts: Accounts }) =>
  accounts.map(account => (
    <div key={account.number} css={[card, surface.tint]}>
      <h3 css={text.headingXxs}>{texts.heading}</h3>
      <dl>
        {FIELDS.flatMap(field =>
          account[field]
            ? [
                <div key={field}>
                  <dt>{texts[field]}</dt>
                  <dd>{account[field]}</dd>
                  <dd>
                    <CopyButton value={account[field]} what={texts[field]} />
                  </dd>
                </div>,
              ]
            : [],
        )}
      </dl>
    </div>
  ));
