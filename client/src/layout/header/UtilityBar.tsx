import { css } from '@emotion/react';
import { footerTexts } from '../../../../rules/texts/layout/footer.ts';
import { utilityBarTexts } from '../../../../rules/texts/layout/utilityBar.ts';
import { openHours } from '../../lib/format/openHours.ts';
import { telHref } from '../../lib/format/telHref.ts';
import { useSite } from '../../site/useSite.ts';
import { surface } from '../../theme/surface.ts';
import { color, font, media } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';

const bar = css`
  font: 450 12px / 36px ${font.mono};
  letter-spacing: -0.01em;
  color: ${color.onInkSoft};
  b {
    font-weight: 500;
    color: ${color.onInk};
  }
  a {
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;

const row = css`
  display: flex;
  justify-content: space-between;
  gap: 24px;
  white-space: nowrap;
  ul {
    display: flex;
    gap: 28px;
  }
  ${media.tablet} {
    ul + ul {
      display: none;
    }
  }
  ${media.phone} {
    white-space: normal;
    li + li {
      display: none;
    }
  }
`;

/** The strip above the header: how fast, how far, and how to call. */
export function UtilityBar() {
  const { phone, hours, whatsapp } = useSite();
  const open = hours.flatMap(({ days, opens, closes }) => {
    const times = openHours(opens, closes);
    return times ? `${days} ${times}` : [];
  });
  return (
    <div css={[surface.ink, bar]}>
      <Wrap css={row}>
        <ul>
          {Object.values(utilityBarTexts).map(([figure, words]) => (
            <li key={figure}>
              <b>{figure}</b> {words}
            </li>
          ))}
        </ul>
        <ul>
          {phone && (
            <li>
              <a href={telHref(phone)}>{phone}</a>
            </li>
          )}
          {whatsapp && (
            <li>
              <a href={whatsapp}>{footerTexts.whatsapp}</a>
            </li>
          )}
          {open.length > 0 && <li>{open.join(', ')}</li>}
        </ul>
      </Wrap>
    </div>
  );
}
