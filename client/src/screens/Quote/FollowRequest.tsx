import { css } from '@emotion/react';
import { sentTexts } from '../../quote/asked/texts.ts';
import { CopyButton } from '../../quote/life/CopyButton.tsx';
import { quoteHref } from '../../quote/life/quoteAddress.ts';
import { color, font } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';

const slip = css({ paddingBottom: 28, marginBottom: 28, borderBottom: `1.5px dashed ${color.lineStrong}` });
const number = css({
  font: `550 clamp(1.375rem, 1rem + 2vw, 2.125rem)/1.15 ${font.mono}`,
  letterSpacing: '-0.02em',
  userSelect: 'all',
});
const words = css({ margin: '12px 0 18px', maxWidth: '56ch' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });

type FollowRequestProps = {
  reference: string;
  /** opens it anywhere without a password; this browser needs none */
  link: string | undefined;
};

/** The reference, and the page on which the request is followed. */
export const FollowRequest = ({ reference, link }: FollowRequestProps) => (
  <div css={slip}>
    <p>{sentTexts.reference}</p>
    <p css={number}>{reference}</p>
    <p css={words}>{sentTexts.followText}</p>
    <div css={row}>
      <Button href={quoteHref(reference)}>{sentTexts.follow}</Button>
      {link && <CopyButton value={link} what={sentTexts.link} />}
    </div>
  </div>
);
