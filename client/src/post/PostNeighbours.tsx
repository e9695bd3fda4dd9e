import { css } from '@emotion/react';
import { color, context, font, media, size } from '../theme/tokens.ts';
import { postTexts } from './texts.ts';

const row = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-block: 2px solid ${context.text};
  a {
    display: grid;
    gap: 6px;
    align-content: start;
    padding: 28px 24px 30px 0;
    text-decoration: none;
  }
  a[rel='next'] {
    grid-column: 2;
    padding: 28px 0 30px 24px;
    text-align: right;
  }
  a + a {
    border-left: 1px solid ${color.lineStrong};
  }
  span {
    font: 450 13px / 1.3 ${font.mono};
    color: ${context.mute};
  }
  b {
    font-size: ${size.fs5};
    font-stretch: 106%;
    line-height: 1.2;
  }
  a:hover b {
    text-decoration: underline;
    text-decoration-color: ${color.signal};
  }
  ${media.phone} {
    grid-template-columns: 1fr;
    a[rel='next'] {
      grid-column: 1;
      text-align: left;
      padding-left: 0;
    }
    a + a {
      border-left: 0;
      border-top: 1px solid ${color.line};
    }
  }
`;

type Neighbour = { title: string; path: string } | null | undefined;

/** The posts published just before and after; nothing where there is neither. */
export function PostNeighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  if (!previous && !next) return null;
  return (
    <nav css={row} aria-label={postTexts.more}>
      {previous && (
        <a href={previous.path} rel="prev">
          <span>{postTexts.previous}</span>
          <b>{previous.title}</b>
        </a>
      )}
      {next && (
        <a href={next.path} rel="next">
          <span>{postTexts.next}</span>
          <b>{next.title}</b>
        </a>
      )}
    </nav>
  );
}
