import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { blogTexts } from '../../../../rules/texts.ts';
import { media, space } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/Wrap.tsx';

const body = css`
  padding-block: ${space.s7} ${space.section};
  ${media.phone} {
    padding-top: 28px;
  }
`;

/** The room of a list of posts under the page's head; readers of feeds are told of theirs. */
export const ListBody = ({ children }: { children: ReactNode }) => (
  <Wrap css={body}>
    <link rel="alternate" type="application/rss+xml" title={blogTexts.heading} href="/feed.xml" />
    {children}
  </Wrap>
);
