import { css } from '@emotion/react';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { color, context, media, size } from '../../theme/tokens.ts';

const nav = css`
  padding: 14px 0;
  font-size: ${size.fs2};
  line-height: 1.3;
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
  }
  li + li::before {
    content: '';
    display: inline-block;
    width: 5px;
    height: 5px;
    background: ${color.signal};
    margin: 0 12px;
    vertical-align: 2px;
  }
  a {
    display: inline-block;
    padding-block: 4px;
    color: inherit;
    text-decoration-color: ${color.lineStrong};
  }
  [aria-current] {
    color: ${context.mute};
  }
`;

// On phones it is the way back alone.
const back = css`
  ${media.phone} {
    padding: 0;
    li {
      display: none;
    }
    li:nth-last-of-type(2) {
      display: block;
    }
    li:nth-last-of-type(2)::before {
      content: '←';
      width: auto;
      height: auto;
      margin: 0 8px 0 0;
      background: none;
      vertical-align: baseline;
    }
    a {
      padding-block: 10px;
      font-weight: 600;
    }
  }
`;

export type Crumb = { label: string; href: string };

type BreadcrumbsProps = {
  crumbs: readonly Crumb[];
  className?: string;
  /** Whether phones show the last step back alone. */
  backOnly?: boolean;
};

/** The last crumb is the page itself; a lone crumb shows nothing. */
export function Breadcrumbs({ crumbs, className, backOnly }: BreadcrumbsProps) {
  if (crumbs.length < 2) return null;
  return (
    <nav css={[nav, backOnly && back]} className={className} aria-label={uiTexts.breadcrumb}>
      <ol>
        {crumbs.map(({ label, href }, index) => (
          <li key={href}>
            {index === crumbs.length - 1 ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
