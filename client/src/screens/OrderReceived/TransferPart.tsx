import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { BankAccounts } from '../../payment/BankAccounts.tsx';
import { useAskAccount } from '../../payment/useAskAccount.ts';
import { text } from '../../theme/text.ts';
import { media } from '../../theme/tokens.ts';
import { isReleased, type ShownOrder } from './shownOrder.ts';

const place = css({ marginBlock: '32px 28px', [media.print]: { marginBottom: 0 } });
const heading = css({ marginBottom: 12 });
const said = css({ whiteSpace: 'pre-line', marginTop: 12 });

/** Where a bank transfer goes, for an order that waits for one; who to ask where nobody knows. */
export function TransferPart({ order, children }: { order: ShownOrder; children: ReactNode }) {
  const { id, number, paymentMethod, paymentState, totals } = order;
  const ask = useAskAccount();
  if (paymentMethod?.id !== 'bacs' || paymentState !== 'DUE' || isReleased(order)) return null;
  const { accounts, instructions } = paymentMethod;
  return (
    <section css={place} id="transfer">
      <h2 css={[text.headingXs, heading]}>{orderTexts.transfer}</h2>
      <BankAccounts accounts={accounts} reference={number ?? id} amount={showMoney(totals.total)} />
      {instructions && <p css={[text.soft, said]}>{instructions}</p>}
      {accounts.length === 0 && !instructions && <p css={text.soft}>{ask}</p>}
      {children}
    </section>
  );
}
