import { css } from '@emotion/react';
import { useSite } from '../../site/useSite.ts';
import { media } from '../../theme/tokens.ts';
import { Logo } from '../../ui/layout/Logo.tsx';
import { shortTagline } from '../shortTagline.ts';

// A long name breaks rather than push the actions out; before the menu takes a second line it gives way a little.
const place = css`
  min-width: 160px;
  flex: 0 1000000 auto;
  ${media.tablet} {
    min-width: 0;
  }
`;

/** The site's name and mark, which lead home. */
export function HomeLink() {
  const { name, description, logo } = useSite();
  return <Logo css={place} name={name} tagline={shortTagline(description)} imageUrl={logo?.url} />;
}
