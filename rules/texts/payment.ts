/** Where and how money is paid. */
export const paymentTexts = {
  holder: 'Account name',
  bank: 'Bank',
  number: 'Account',
  branchCode: 'Branch code',
  iban: 'IBAN',
  bic: 'SWIFT code',
  reference: 'Reference',
  amount: 'Amount',
  accountHint: 'To {account}',
} as const;
