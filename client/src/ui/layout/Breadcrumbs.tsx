import { css } from '@emotion/react';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { color, context, size } from '../../theme/tokens.ts';

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

export type Crumb = { label: string; href: string };

/** The last crumb is the page itself; a lone crumb shows nothing. */
export function Breadcrumbs({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) {
  if (crumbs.length < 2) return null;
  return (
    <nav css={nav} className={className} aria-label={uiTexts.breadcrumb}>
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
