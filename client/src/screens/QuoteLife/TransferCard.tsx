import { css } from '@emotion/react';
import type { BankAccount_AccountFragment } from '../../gql/graphql.ts';
import { BankAccounts } from '../../payment/BankAccounts.tsx';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { media } from '../../theme/tokens.ts';
import { quoteLifeTexts } from './texts.ts';

const card = css({
  padding: '20px 24px',
  '> p': { marginBottom: 8 },
  [media.print]: { padding: 0, marginTop: 24, background: 'none', breakInside: 'avoid' },
});
const head = css({ marginBottom: 6 });

type Methods = readonly { accounts: readonly BankAccount_AccountFragment[] }[] | null | undefined;

/** Where a transfer goes, on the screen and on the printed pro-forma; nothing where nobody knows. */
export function TransferCard({ methods }: { methods: Methods }) {
  const accounts = methods?.flatMap(method => method.accounts) ?? [];
  if (accounts.length === 0) return null;
  return (
    <section css={[card, surface.tint]} aria-label={quoteLifeTexts.transfer}>
      <h3 css={[text.headingXxs, head]}>{quoteLifeTexts.transfer}</h3>
      <p css={[text.small, text.mute]}>{quoteLifeTexts.transferHint}</p>
      <BankAccounts accounts={accounts} />
    </section>
  );
}
