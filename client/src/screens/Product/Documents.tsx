import { css } from '@emotion/react';
import type { ProductTop_ProductFragment } from '../../gql/graphql.ts';
import { metaValue } from '../../product/offerTexts.ts';
import { color, context, font, media } from '../../theme/tokens.ts';
import { Icon, type IconName } from '../../ui/content/Icon.tsx';
import { pageTexts } from './texts.ts';

const list = css`
  margin-top: 18px;
  border-top: 1px solid ${color.lineStrong};
  a {
    display: grid;
    grid-template-columns: 24px 1fr auto;
    gap: 12px;
    align-items: center;
    min-height: 52px;
    border-bottom: 1px solid ${context.hair};
    font-weight: 600;
    font-size: 0.9375rem;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-color: ${color.signal};
    text-decoration-thickness: 2px;
  }
  span {
    font: 450 12px / 1.3 ${font.mono};
    color: ${context.mute};
  }
  ${media.print} {
    display: none;
  }
`;

type Row = { href: string; icon: IconName; words: string; note?: string };

/** What proves the product, before its description: data sheet, approvals, and the way to ask. */
export function Documents({ product }: { product: ProductTop_ProductFragment }) {
  const { dataSheet } = product;
  const rows: Row[] = [
    ...(dataSheet
      ? [{ href: dataSheet, icon: 'quote' as const, words: pageTexts.sheet, note: pageTexts.sheetNote }]
      : []),
    ...(metaValue(product, 'approvals')
      ? [{ href: '#approvals', icon: 'tick' as const, words: pageTexts.approvals }]
      : []),
    { href: '#ask', icon: 'info', words: pageTexts.ask.title, note: pageTexts.ask.note },
  ];
  return (
    <nav css={list} aria-label={pageTexts.documents}>
      {rows.map(({ href, icon, words, note }) => (
        <a key={href} href={href} {...(href === dataSheet && { target: '_blank', rel: 'noopener' })}>
          <Icon name={icon} />
          {words}
          {note && <span>{note}</span>}
        </a>
      ))}
    </nav>
  );
}
