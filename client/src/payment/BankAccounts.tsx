import { css } from '@emotion/react';
import { paymentTexts } from '../../../rules/texts/payment.ts';
import type { BankAccount_AccountFragment } from '../gql/graphql.ts';
import { color, font, media } from '../theme/tokens.ts';
import { CopyButton } from '../ui/inputs/CopyButton.tsx';

const list = css`
  display: grid;
  > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: 12px;
    align-items: center;
    min-height: 44px;
    padding-block: 4px;
    border-bottom: 1px solid ${color.line};
  }
  dt {
    flex: 0 0 104px;
    font-size: 0.9375rem;
  }
  /* Where there is no room beside its name, it stands below. */
  dd {
    flex: 1 1 220px;
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 12px;
  }
  dd > span:first-of-type {
    overflow-wrap: anywhere;
    min-width: 0;
  }
  & + & {
    margin-top: 20px;
  }
  ${media.print} {
    > div {
      min-height: 0;
      padding-block: 4px;
    }
  }
`;

// Names are read, numbers are compared sign by sign.
const number = css({ fontFamily: font.mono });

const PARTS = ['holder', 'bank', 'number', 'branchCode', 'iban', 'bic'] as const;

type BankAccountsProps = {
  accounts: readonly BankAccount_AccountFragment[];
  /** what the buyer writes beside the sum, and the sum: once there is an order */
  reference?: string;
  amount?: string;
};

/** Where a transfer goes, with what is written beside it. */
export const BankAccounts = ({ accounts, reference, amount }: BankAccountsProps) =>
  accounts.map(account => (
    <dl key={account.number} css={list}>
      {PARTS.filter(part => account[part]).map(part => (
        <Row key={part} label={paymentTexts[part]} value={account[part]} />
      ))}
      {reference && <Row label={paymentTexts.reference} value={reference} />}
      {amount && <Row label={paymentTexts.amount} value={amount} />}
    </dl>
  ));

const Row = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <span css={/\d/.test(value) && number}>{value}</span>
      <CopyButton what={label} value={value} />
    </dd>
  </div>
);
