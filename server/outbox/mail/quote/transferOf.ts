import { fillText } from '../../../../rules/fillText.ts';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { paymentTexts } from '../../../../rules/texts/payment.ts';
import type { BankAccount } from '../../../config.ts';
import type { Part } from '../mail.ts';

const PARTS = ['holder', 'bank', 'number', 'branchCode', 'iban', 'bic'] as const;

/** Where a transfer goes and what is written beside it; where nobody knows an account, none is promised. */
export function transferOf(accounts: readonly BankAccount[], number: string): Part[] {
  const reference = fillText(orderTexts.paySteps.bacs.text, { number });
  const sentences = accounts.length ? [reference] : [reference, orderTexts.transferNoWay];
  return [
    { heading: orderTexts.transfer, sentences },
    ...accounts.map(account => ({
      rows: PARTS.filter(part => account[part]).map(part => [paymentTexts[part], account[part]] as const),
    })),
  ];
}
