import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { showMoney } from '../../lib/formatMoney.ts';
import { BankAccounts } from '../../payment/BankAccounts.tsx';
import { useSite } from '../../site/useSite.ts';
import { text } from '../../theme/text.ts';
import type { ShownOrder } from './shownOrder.ts';

const place = css({ marginBlock: '32px 28px' });
const heading = css({ marginBottom: 12 });
const said = css({ whiteSpace: 'pre-line', marginTop: 12 });

/** Where a bank transfer goes, for an order that waits for one; who to ask where nobody knows. */
export function TransferPart({ order: { id, number, paymentMethod, paymentState, totals } }: { order: ShownOrder }) {
  const { phone, email } = useSite();
  if (paymentMethod?.id !== 'bacs' || paymentState !== 'DUE') return null;
  const { accounts, instructions } = paymentMethod;
  const ways = [phone, email].filter(Boolean).join(orderTexts.or);
  const ask = ways ? fillText(orderTexts.transferAsk, { ways }) : orderTexts.transferNoWay;
  return (
    <section css={place}>
      <h2 css={[text.headingXs, heading]}>{orderTexts.transfer}</h2>
      <BankAccounts accounts={accounts} reference={number ?? id} amount={showMoney(totals.total)} />
      {instructions && <p css={[text.soft, said]}>{instructions}</p>}
      {accounts.length === 0 && !instructions && <p css={text.soft}>{ask}</p>}
    </section>
  );
}
