import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export const noBox = css({ display: 'contents' });
/** One object for all renders, for React writes a new one into the page. */
const untouched = { __html: '' };

/** A place in the page with something in it. */
export const Place = ({ children }: { children: ReactNode }) => <div css={noBox}>{children}</div>;

/** The same place with what the server drew in it, which stays as it is; drawn by the browser it is empty. */
export const AsServed = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is put in, and what stands there is the server's own
  <div css={noBox} dangerouslySetInnerHTML={untouched} suppressHydrationWarning />
);
