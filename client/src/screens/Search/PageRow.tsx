import type { FragmentType } from '@apollo/client';
import { css } from '@emotion/react';
import { usePart } from '../../apollo/usePart.ts';
import { type PageRow_PageFragment, PageRow_PageFragmentDoc } from '../../gql/graphql.ts';
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
  p {
    font-size: 0.9375rem;
    color: ${context.soft};
    line-height: 1.5;
  }
`;

/** A page that was found. */
export function PageRow({ page }: { page: FragmentType<PageRow_PageFragment> }) {
  const { title, path, excerptText } = usePart(PageRow_PageFragmentDoc, page);
  return (
    <li css={row}>
      <h3>
        <a href={path}>{title}</a>
      </h3>
      {excerptText && <p>{excerptText}</p>}
    </li>
  );
}
