import { css } from '@emotion/react';
import { useFormPost } from '../../forms/useFormPost.ts';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { media, space } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { newsletterPageTexts } from './texts.ts';

const band = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 20px ${space.gutter};
  align-items: center;
  padding-block: 56px;
  h2 {
    grid-column: 1 / span 6;
  }
  > div {
    grid-column: 7 / -1;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    h2,
    > div {
      grid-column: 1;
    }
  }
`;

/** The newsletter's band under the blog. */
export function Newsletter() {
  const { outcome, busy, round, post } = useFormPost('/blog');
  return (
    <section css={surface.tint} aria-labelledby="newsletter">
      <Wrap css={band}>
        <h2 css={text.headingM} id="newsletter">
          {newsletterPageTexts.heading}
        </h2>
        <div id="form">
          <NewsletterForm key={round} outcome={outcome} busy={busy} post={post} />
        </div>
      </Wrap>
    </section>
  );
}
