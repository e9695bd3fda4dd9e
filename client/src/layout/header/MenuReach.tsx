import { css } from '@emotion/react';
import { footerTexts } from '../../../../rules/texts/layout/footer.ts';
import { telHref } from '../../lib/format/telHref.ts';
import { useSite } from '../../site/useSite.ts';
import { color, font, space } from '../../theme/tokens.ts';
import { Icon } from '../../ui/content/Icon.tsx';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  padding-bottom: 10px;
  border-top: 1px solid ${color.line};
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: ${space.touch};
    font: 500 1rem / 1.2 ${font.mono};
  }
`;

/** How to reach the firm by voice or WhatsApp, in the menu of a small screen, whose header has no room for it. */
export function MenuReach() {
  const { phone, whatsapp } = useSite();
  if (!phone && !whatsapp) return null;
  return (
    <div css={row}>
      {phone && (
        <a href={telHref(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
      {whatsapp && <a href={whatsapp}>{footerTexts.whatsapp}</a>}
    </div>
  );
}
