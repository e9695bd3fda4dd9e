import { css } from '@emotion/react';
import { useSite } from '../../site/useSite.ts';
import { Logo } from '../../ui/layout/Logo.tsx';
import { shortTagline } from '../shortTagline.ts';

// A long name breaks rather than push the actions out.
const place = css({ minWidth: 0, flex: '0 1 auto' });

/** The site's name and mark, which lead home. */
export function HomeLink() {
  const { name, description, logo } = useSite();
  return <Logo css={place} name={name} tagline={shortTagline(description)} imageUrl={logo?.url} />;
}
