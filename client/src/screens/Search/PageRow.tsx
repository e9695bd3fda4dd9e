import { css } from '@emotion/react';
import { type PartOf, partOf } from '../../data/partOf.ts';
import type { PageRow_PageFragment } from '../../gql/graphql.ts';
import { color, context } from '../../theme/tokens.ts';

const row = css`
  padding: 16px 0;
  border-bottom: 1px solid ${color.lineStrong};
  h3 {
    font-size: 1rem;
    font-stretch: 100%;
    letter-spacing: 0;
    line-height: 1.5;
  }
  h3 a {
    display: inline-block;
    padding-block: 4px;
  }
  p {
    font-size: 0.9375rem;
    color: ${context.soft};
    line-height: 1.5;
  }
`;

/** A page that was found. */
export function PageRow({ page }: { page: PartOf<PageRow_PageFragment> }) {
  const { title, path, excerptText } = partOf<PageRow_PageFragment>(page);
  return (
    <li css={row}>
      <h3>
        <a href={path}>{title}</a>
      </h3>
      {excerptText && <p>{excerptText}</p>}
    </li>
  );
}
