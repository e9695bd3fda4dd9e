import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { useSite } from '../../site/useSite.ts';
import { text } from '../../theme/text.ts';
import { media } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';

const onPaper = css({ display: 'none', [media.print]: { display: 'block' } });
const name = css({ fontWeight: 650 });

type LetterheadProps = { vatNumber: string | null; paid: boolean };

/** What the paper is, and who sends it: a tax invoice once it is paid, where the firm's VAT number is known. */
export function Letterhead({ vatNumber, paid }: LetterheadProps) {
  const { name: firm, address, phone, email } = useSite();
  return (
    <Wrap css={onPaper}>
      <p css={[text.headingS, name]}>{paid && vatNumber ? orderTexts.taxInvoice : orderTexts.proForma}</p>
      <p css={name}>{firm}</p>
      {address && <p>{address}</p>}
      <p>{[phone, email].filter(Boolean).join(', ')}</p>
      {vatNumber && <p>{fillText(orderTexts.vatNumber, { number: vatNumber })}</p>}
    </Wrap>
  );
}
