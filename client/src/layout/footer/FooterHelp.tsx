import { css } from '@emotion/react';
import { footerTexts } from '../../../../rules/texts/layout/footer.ts';
import { openHours } from '../../lib/format/openHours.ts';
import { telHref } from '../../lib/format/telHref.ts';
import { useSite } from '../../site/useSite.ts';
import { surface } from '../../theme/surface.ts';
import { color, font, media } from '../../theme/tokens.ts';

const box = css`
  grid-column: 9 / -1;
  align-self: start;
  border: 1px dashed ${color.onInkMute};
  padding: 22px 24px;
  h2 {
    font-size: 1rem;
    letter-spacing: 0;
    margin-bottom: 10px;
  }
  dl {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    font: 450 13.5px / 1.85 ${font.mono};
  }
  dt {
    color: ${color.onInkMute};
  }
  dd {
    color: ${color.onInkSoft};
    overflow-wrap: anywhere;
  }
  a {
    display: inline-block;
    text-decoration: none;
    &:hover {
      color: ${color.onInk};
      text-decoration: underline;
    }
  }
  ${media.wide} {
    grid-column: 7 / -1;
  }
  ${media.phone} {
    grid-column: 1 / -1;
  }
`;

const words = footerTexts;

/** How to reach the firm; what is not known is left out. */
export function FooterHelp() {
  const { phone, email, hours, whatsapp } = useSite();
  return (
    <section css={[surface.ink, box]}>
      <h2>{words.help}</h2>
      <dl>
        {phone && (
          <>
            <dt>{words.phone}</dt>
            <dd>
              <a href={telHref(phone)}>{phone}</a>
            </dd>
          </>
        )}
        {whatsapp && (
          <>
            <dt>{words.chat}</dt>
            <dd>
              <a href={whatsapp}>{words.whatsapp}</a>
            </dd>
          </>
        )}
        {email && (
          <>
            <dt>{words.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>
                {email.slice(0, email.indexOf('@'))}
                <wbr />
                {email.slice(email.indexOf('@'))}
              </a>
            </dd>
          </>
        )}
        {hours.flatMap(({ days, opens, closes }) => [
          <dt key={days}>{days}</dt>,
          <dd key={`${days} hours`}>{openHours(opens, closes) ?? words.closed}</dd>,
        ])}
      </dl>
    </section>
  );
}
