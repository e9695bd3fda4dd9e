import type { SearchQuery } from '../../gql/graphql.ts';
import { searchTexts } from '../../layout/search/texts.ts';
import { PostTile } from '../../post/PostTile.tsx';
import { AsOfNotice } from '../../product/AsOfNotice.tsx';
import { ProductGrid } from '../../product/ProductGrid.tsx';
import { SampleNotice } from '../../product/SampleNotice.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { PageRow } from './PageRow.tsx';
import { ResultGroup } from './ResultGroup.tsx';

/** Posts as cards, pages as a list, products as cards; each group fails on its own. */
export const ResultGroups = ({ search: { posts, pages, products } }: { search: SearchQuery['search'] }) => (
  <>
    <ResultGroup title={searchTexts.posts} items={posts?.items}>
      <Grid layout="postsThree">
        {posts?.items.map(post => (
          <PostTile key={post.id} post={post} heading="h3" />
        ))}
      </Grid>
    </ResultGroup>
    <ResultGroup title={searchTexts.pages} items={pages?.items}>
      <ul>
        {pages?.items.map(page => (
          <PageRow key={page.id} page={page} />
        ))}
      </ul>
    </ResultGroup>
    <ResultGroup title={searchTexts.products} items={products?.items}>
      {products?.sample && <SampleNotice />}
      {products?.asOf && <AsOfNotice asOf={products.asOf} />}
      <ProductGrid products={products?.items ?? []} />
    </ResultGroup>
  </>
);
