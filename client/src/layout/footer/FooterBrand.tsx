import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { footerTexts } from '../../../../rules/texts/layout/footer.ts';
import { useSite } from '../../site/useSite.ts';
import { media } from '../../theme/tokens.ts';
import type { IconName } from '../../ui/content/Icon.tsx';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { Logo } from '../../ui/layout/Logo.tsx';
import { shortTagline } from '../shortTagline.ts';

const brand = css`
  grid-column: 1 / span 4;
  p {
    margin: 20px 0;
    max-width: 36ch;
  }
  ${media.wide} {
    grid-column: 1 / -1;
    margin-bottom: 32px;
  }
`;

const social = css({ display: 'flex', flexWrap: 'wrap', gap: 6, marginLeft: -10 });
const named = css({ marginInline: 6 });

const icons: Readonly<Record<string, IconName>> = { linkedin: 'linkedin', facebook: 'facebook', x: 'x' };

/** Name, what the firm makes, and where else it can be found. */
export function FooterBrand() {
  const { name, description, place, socialLinks } = useSite();
  return (
    <div css={brand}>
      <Logo name={name} tagline={shortTagline(description)} />
      <p>
        {footerTexts.words}
        {place && fillText(place.region ? footerTexts.place : footerTexts.town, place)}
      </p>
      {socialLinks.length > 0 && (
        <ul css={social}>
          {socialLinks.map(({ name: network, url }) => {
            const icon = icons[network.toLowerCase()];
            return (
              <li key={url}>
                {icon ? (
                  <IconButton icon={icon} label={network} href={url} rel="noopener" />
                ) : (
                  <LinkButton css={named} href={url} rel="noopener">
                    {network}
                  </LinkButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
