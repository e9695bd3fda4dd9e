import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { footerTexts } from '../../../../rules/texts/layout/footer.ts';
import { useSite } from '../../site/useSite.ts';
import { color, media, size } from '../../theme/tokens.ts';

const row = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 20px;
  flex-wrap: wrap;
  padding: 22px 0 30px;
  font-size: ${size.fs2};
  ul {
    display: flex;
    gap: 26px;
  }
  a:hover {
    color: ${color.onInk};
  }
  ${media.phone} {
    display: block;
    ul {
      flex-wrap: wrap;
      gap: 0 22px;
      margin-top: 6px;
    }
    a {
      display: inline-block;
      padding: 8px 0;
    }
  }
`;

const words = footerTexts;

/** Who owns this, and on what terms. */
export function FooterLegal() {
  const { name, place, privacyPolicyUrl } = useSite();
  return (
    <div css={row}>
      <p>
        {fillText(words.rights, { name })}
        {place && fillText(words.rightsPlace, place)}
      </p>
      <ul>
        <li>
          <a href="/terms-of-service">{words.terms}</a>
        </li>
        <li>
          <a href="/cookies">{words.cookies}</a>
        </li>
        {privacyPolicyUrl && (
          <li>
            <a href={privacyPolicyUrl} target="_blank" rel="noopener">
              {/\.pdf(?:[?#]|$)/i.test(privacyPolicyUrl) ? words.privacyPdf : words.privacy}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
