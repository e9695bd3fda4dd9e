import { css } from '@emotion/react';
import { ContactLines } from '../../forms/ContactLines.tsx';
import { useSite } from '../../site/useSite.ts';
import { HelpBox } from '../../ui/cards/HelpBox.tsx';
import { contactPageTexts } from './texts.ts';

const roomy = css({ padding: 28 });

/** Phone, e-mail and address; nothing where the site knows none of them. */
export function TalkToUs() {
  const { phone, email, address, whatsapp } = useSite();
  if (!phone && !email && !address) return null;
  return (
    <HelpBox title={contactPageTexts.talk} css={roomy}>
      <ContactLines phone={phone} email={email} whatsapp={whatsapp} lines={[address]} />
    </HelpBox>
  );
}
