import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { pageWindow } from '../../lib/paging/pageWindow.ts';
import { color, context, font, media, space } from '../../theme/tokens.ts';
import { PageTurn } from './PageTurn.tsx';

const pager = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  margin-top: 40px;
  border-top: 2px solid ${context.text};
  padding-top: 16px;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  a,
  > span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: ${space.touch};
    height: ${space.touch};
    padding: 0 8px;
    text-decoration: none;
    font-weight: 600;
    border-radius: ${space.radius};
  }
  > span {
    color: ${context.mute};
    font-weight: 450;
  }
  li a {
    font-family: ${font.mono};
    font-weight: 500;
  }
  a:hover {
    background: ${color.tint2};
  }
  /* Where grounds are not painted, the frame says it. */
  a[aria-current] {
    background: ${color.ink};
    color: ${color.onInk};
    border: 2px solid ${color.ink};
  }
  ${media.phone} {
    flex-wrap: wrap;
    row-gap: 8px;
    ul {
      order: 3;
      width: 100%;
      justify-content: center;
    }
  }
`;

type PaginationProps = {
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
  /** How many numbers to offer; all pages with `Infinity`. */
  buttons?: number;
  label?: string;
};

/** Real links to the pages around this one; nothing where there is only one page. */
export function Pagination({ page, totalPages, hrefFor, buttons = 5, label = uiTexts.pagination }: PaginationProps) {
  if (totalPages < 2) return null;
  return (
    <nav css={pager} aria-label={label}>
      <PageTurn href={page > 1 ? hrefFor(page - 1) : null} rel="prev" />
      <ul>
        {pageWindow(page, totalPages, buttons).map(number => (
          <li key={number}>
            <a
              href={hrefFor(number)}
              aria-label={fillText(uiTexts.page, { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
      <PageTurn href={page < totalPages ? hrefFor(page + 1) : null} rel="next" />
    </nav>
  );
}
