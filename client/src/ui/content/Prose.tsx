import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, context, media, size } from '../../theme/tokens.ts';
import { tableRows } from '../tables/tableRows.ts';
import { Html } from './Html.tsx';

const prose = css`
  overflow-wrap: break-word;
  > * + * {
    margin-top: 1.1em;
  }
  h2 {
    font-size: ${size.fs6};
  }
  h3 {
    font-size: ${size.fs5};
  }
  h4,
  h5,
  h6 {
    font-size: ${size.fs4};
    line-height: 1.3;
  }
  > * + :is(h2, h3, h4, h5, h6) {
    margin-top: 1.6em;
  }
  > :is(h2, h3, h4, h5, h6) + * {
    margin-top: 0.5em;
  }
  li {
    padding-inline-start: 26px;
    position: relative;
    margin-bottom: 0.4em;
  }
  ul > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 0.6em;
    width: 9px;
    height: 9px;
    background: ${color.signal};
  }
  ol {
    list-style: decimal;
    padding-inline-start: 26px;
  }
  ol > li {
    padding-inline-start: 4px;
  }
  li > :is(ul, ol) {
    margin-top: 0.4em;
  }
`;

const parts = css`
  blockquote {
    margin: 1.6em 0;
    padding: 22px 28px;
    background: ${color.liner};
    color: ${color.ink};
    font-weight: 550;
    font-size: 1.1875rem;
    line-height: 1.5;
  }
  blockquote p + * {
    margin-top: 0.6em;
  }
  cite {
    font-style: normal;
    font-weight: 400;
    font-size: ${size.fs2};
  }
  figure,
  > img {
    margin-block: 1.6em;
  }
  img,
  video {
    max-width: 100%;
    height: auto;
  }
  iframe,
  a[data-embed] {
    display: grid;
    width: 100%;
    aspect-ratio: 16 / 9;
    height: auto;
    border: 0;
  }
  a[data-embed] {
    place-content: center;
    justify-items: center;
    gap: 18px;
    padding: 24px;
    background: ${color.ink};
    color: ${color.onInk};
    text-align: center;
    text-decoration: none;
    &::before {
      content: '';
      width: 56px;
      height: 64px;
      background: ${color.signal};
      clip-path: polygon(0 0, 100% 50%, 0 100%);
    }
    &:hover {
      text-decoration: underline;
    }
  }
  figcaption {
    margin-top: 8px;
    font-size: ${size.fs2};
    line-height: 1.4;
    color: ${context.mute};
  }
  video {
    width: 100%;
  }
  audio {
    display: block;
    width: 100%;
    max-width: 560px;
  }
  :target {
    scroll-margin-top: 24px;
  }
  .wp-block-gallery,
  .blocks-gallery-grid,
  .gallery {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
    gap: 16px;
    align-items: start;
  }
  .wp-block-gallery > :is(ul, figcaption),
  .gallery > br {
    grid-column: 1 / -1;
  }
  .gallery > br {
    display: none;
  }
  .blocks-gallery-grid > li {
    padding: 0;
    margin: 0;
    &::before {
      display: none;
    }
  }
  :is(.wp-block-gallery, .gallery) :is(figure, .gallery-item) {
    margin: 0;
  }
  .wp-block-footnotes {
    margin-top: 2em;
    padding-top: 1.1em;
    border-top: 1.5px dashed ${color.lineStrong};
    font-size: ${size.fs2};
  }
  hr {
    border: 0;
    border-top: 1.5px dashed ${color.lineStrong};
    margin-block: 2em;
  }
  pre {
    direction: ltr;
    white-space: pre-wrap;
    padding: 16px 18px;
    background: ${color.tint};
    font-size: ${size.fs2};
  }
  table {
    font-size: 1rem;
    ${tableRows}
  }
  caption {
    text-align: start;
    font-size: ${size.fs2};
    font-weight: 650;
    padding-bottom: 8px;
  }
  .table-scroll {
    overflow-x: auto;
  }
  .aligncenter {
    margin-inline: auto;
  }
`;

const article = css`
  font-size: 1.125rem;
  line-height: 1.65;
  > p:not(* + p) {
    font-size: 1.375rem;
    line-height: 1.5;
    font-weight: 450;
  }
  ${media.phone} {
    > p:not(* + p) {
      font-size: 1.25rem;
    }
  }
`;

type ProseProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The body of a post: larger, with an opening paragraph. */
  size?: 'md' | 'article';
} & ({ html: string } | { children: ReactNode });

/** Dresses the editors' sanitised HTML, given as `html` or as elements. Its wide tables scroll inside the column. */
export function Prose({ size: scale = 'md', ...rest }: ProseProps) {
  const look = [prose, parts, scale === 'article' && article];
  return 'html' in rest ? <Html css={look} {...rest} /> : <div css={look} {...rest} />;
}
