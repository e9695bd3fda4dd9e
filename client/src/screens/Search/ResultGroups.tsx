import type { SearchQuery } from '../../gql/graphql.ts';
import { searchTexts } from '../../layout/search/texts.ts';
import { PostTile } from '../../post/PostTile.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { PageRow } from './PageRow.tsx';
import { ProductHits } from './ProductHits.tsx';
import { ResultGroup } from './ResultGroup.tsx';

type ResultGroupsProps = { search: SearchQuery['search']; query: string };

/** Products line by line, posts as cards, pages as a list; each group fails on its own. */
export const ResultGroups = ({ search: { posts, pages, products, corrected }, query }: ResultGroupsProps) => (
  <>
    <ResultGroup name="products" title={searchTexts.products} items={products?.items}>
      {products && <ProductHits products={products} query={corrected ?? query} />}
    </ResultGroup>
    <ResultGroup name="posts" title={searchTexts.posts} items={posts?.items}>
      <Grid layout="postsThree">
        {posts?.items.map(post => (
          <PostTile key={post.id} post={post} heading="h3" />
        ))}
      </Grid>
    </ResultGroup>
    <ResultGroup name="pages" title={searchTexts.pages} items={pages?.items}>
      <ul>
        {pages?.items.map(page => (
          <PageRow key={page.id} page={page} />
        ))}
      </ul>
    </ResultGroup>
  </>
);
