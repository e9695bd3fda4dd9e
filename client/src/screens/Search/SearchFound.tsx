import { css } from '@emotion/react';
import { useEffect } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import type { SearchQuery, SearchQueryVariables } from '../../gql/graphql.ts';
import { rememberWords } from '../../layout/search/recentWords.ts';
import { SearchWords } from '../../layout/search/SearchWords.tsx';
import { searchTexts } from '../../layout/search/texts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { media, space } from '../../theme/tokens.ts';
import { Pagination } from '../../ui/content/Pagination.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { FoundIn } from './FoundIn.tsx';
import { foundData } from './foundData.ts';
import { NothingFound } from './NothingFound.tsx';
import { ProductHint } from './ProductHint.tsx';
import { ResultGroups } from './ResultGroups.tsx';
import { searchCrumbs } from './SearchHead.tsx';
import { searchHref } from './searchTerm.ts';

const row = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
  padding-block: 40px ${space.section};
  > div {
    grid-column: 1 / span 8;
  }
  > aside {
    grid-column: 10 / -1;
  }
  ${media.tablet} {
    display: block;
    > aside {
      margin-top: 40px;
    }
  }
`;

const count = css({ marginBottom: 28 });

type SearchFoundProps = SearchQuery & SearchQueryVariables & { title: string };

/** What was found, in its groups. */
export function SearchFound({ search, popularSearches, query, page, asTyped, title }: SearchFoundProps) {
  const { corrected } = search;
  const groups = [search.products, search.posts, search.pages];
  const total = groups.reduce((sum, group) => sum + (group?.pageInfo.totalItems ?? 0), 0);
  const pages = Math.max(...groups.map(group => group?.pageInfo.totalPages ?? 0));
  const answered = groups.every(group => group);
  const empty = groups.every(group => group?.items.length === 0);
  const noProducts = search.products?.pageInfo.totalItems === 0;
  useEffect(() => {
    if (total > 0) rememberWords(corrected ?? query);
  }, [query, corrected, total]);
  return (
    <>
      <Seo
        title={page > 1 ? fillText(searchTexts.titlePaged, { title, page }) : title}
        description={fillText(searchTexts.description, { query })}
        path={searchHref(query, page, asTyped)}
        noindex
        crumbs={searchCrumbs}
        data={import.meta.env.SSR && (site => [foundData(search, site.url)])}
      />
      <Wrap css={row}>
        <div>
          {!empty && answered && (
            <p css={count} role="status">
              {total === 1 ? searchTexts.foundOne : fillText(searchTexts.found, { count: total })}
              <FoundIn search={search} />
            </p>
          )}
          {empty ? <NothingFound /> : <ResultGroups search={search} query={query} />}
          <Pagination
            page={page}
            totalPages={pages}
            hrefFor={number => searchHref(query, number, asTyped)}
            label={searchTexts.pagination}
          />
        </div>
        <aside>{noProducts ? <ProductHint /> : <SearchWords sku={skuOf(search)} popular={popularSearches} />}</aside>
      </Wrap>
    </>
  );
}

/** An example of a SKU. */
const skuOf = ({ products }: SearchQuery['search']) => products?.items.find(({ sku }) => sku)?.sku;
