import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import type { SearchQuery } from '../../gql/graphql.ts';
import { searchTexts } from '../../layout/search/texts.ts';

const links = css({ a: { display: 'inline-block', paddingBlock: 4 } });
const KINDS = ['products', 'posts', 'pages'] as const;

/** How the results are spread, each kind a way to its group; nothing where there is one kind alone. */
export function FoundIn({ search }: { search: SearchQuery['search'] }) {
  const parts = KINDS.flatMap(kind => {
    const count = search[kind]?.items.length && search[kind].pageInfo.totalItems;
    if (!count) return [];
    return { kind, text: count === 1 ? searchTexts.foundOneIn[kind] : fillText(searchTexts.foundIn[kind], { count }) };
  });
  if (parts.length < 2) return null;
  return (
    <span css={links}>
      {parts.map(({ kind, text }, at) => (
        <span key={kind}>
          {at === 0 ? ': ' : ', '}
          <a href={`#${kind}`}>{text}</a>
        </span>
      ))}
    </span>
  );
}
