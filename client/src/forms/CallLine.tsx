import { css } from '@emotion/react';
import { formTexts } from '../../../rules/texts/form.ts';
import { footerTexts } from '../../../rules/texts/layout/footer.ts';
import { fillNodes } from '../lib/format/fillNodes.tsx';
import { telHref } from '../lib/format/telHref.ts';
import { useSite } from '../site/useSite.ts';

const inOneLine = css({ whiteSpace: 'nowrap' });

/** That somebody can be called where a form leads nowhere; nothing where no number is known. */
export function CallLine() {
  const { phone, whatsapp } = useSite();
  if (!phone) return null;
  const number = (
    <a css={inOneLine} href={telHref(phone)}>
      {phone}
    </a>
  );
  return (
    <p>
      {fillNodes(formTexts.call, { phone: number })}
      {whatsapp && <> {fillNodes(formTexts.chat, { whatsapp: <a href={whatsapp}>{footerTexts.whatsapp}</a> })}</>}
    </p>
  );
}
