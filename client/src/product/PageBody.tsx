import { css } from '@emotion/react';
import { media, space } from '../theme/tokens.ts';
import { StillProse } from '../ui/content/StillProse.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';

const band = css`
  padding-block: ${space.s7} ${space.s5};
  > * {
    max-width: 72ch;
  }
  ${media.phone} {
    padding-top: ${space.s6};
  }
`;

/** What the editor wrote above a list; nothing where the page is empty. */
export function PageBody({ html }: { html: string }) {
  if (!html.trim()) return null;
  return (
    <Wrap css={band}>
      {/* Of the band's width: what stands still has no box of its own. */}
      <div>
        <StillProse html={html} />
      </div>
    </Wrap>
  );
}
