import { css } from '@emotion/react';
import type { StumbleKind, StumbleReportQuery } from '../../gql/graphql.ts';
import { color, font } from '../../theme/tokens.ts';
import { Tag } from '../../ui/content/Tag.tsx';
import { stumbleHref } from './stumbleHref.ts';
import { seoToolsTexts } from './texts.ts';

const { stumbles: texts } = seoToolsTexts;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  b {
    margin-left: 8px;
    font-family: ${font.mono};
    font-weight: 600;
  }
  [data-chosen] > a {
    border-color: ${color.ink};
    background: ${color.tint2};
  }
`;

type Counts = NonNullable<NonNullable<StumbleReportQuery['operator']>['report']>['counts'];

type StumbleKindsProps = { counts: Counts; chosen: StumbleKind | null };

/** How many there are of each kind; each number leads to its list. */
export function StumbleKinds({ counts, chosen }: StumbleKindsProps) {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { kind: null, label: texts.all, count: all },
    ...counts.map(({ kind, count }) => ({ kind, label: texts.kinds[kind], count })),
  ];
  return (
    <ul css={row} aria-label={texts.kindsLabel}>
      {choices.map(({ kind, label, count }) => (
        <li key={label} data-chosen={kind === chosen || undefined}>
          <Tag href={stumbleHref(kind)}>
            {label}
            <b>{count}</b>
          </Tag>
        </li>
      ))}
    </ul>
  );
}
