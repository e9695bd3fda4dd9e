import { css } from '@emotion/react';
import { sentTexts } from '../../quote/asked/texts.ts';
import { quoteHref } from '../../quote/life/quoteAddress.ts';
import { color } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { CopyButton } from '../../ui/inputs/CopyButton.tsx';

const slip = css({ paddingBottom: 28, marginBottom: 28, borderBottom: `1.5px dashed ${color.lineStrong}` });
const words = css({ marginBottom: 18, maxWidth: '56ch' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });

type FollowRequestProps = {
  reference: string;
  /** opens it anywhere without a password; this browser needs none */
  link: string | undefined;
};

/** The page on which the request is followed. */
export const FollowRequest = ({ reference, link }: FollowRequestProps) => (
  <div css={slip}>
    <p css={words}>{sentTexts.followText}</p>
    <div css={row}>
      <Button href={quoteHref(reference)}>{sentTexts.follow}</Button>
      {link && <CopyButton value={link} what={sentTexts.link} />}
    </div>
  </div>
);
