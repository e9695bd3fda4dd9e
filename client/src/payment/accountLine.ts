import type { BankAccount_AccountFragment } from '../gql/graphql.ts';

/** An account on one line: whose it is, at which bank, and its number. */
export const accountLine = ({ holder, bank, number, branchCode }: BankAccount_AccountFragment): string =>
  [holder, bank, number, branchCode].filter(Boolean).join(', ');
