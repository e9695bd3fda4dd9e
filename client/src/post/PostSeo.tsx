import type { PostArticle_PostFragment } from '../gql/graphql.ts';
import { Seo } from '../seo/Seo.tsx';
import { articleData } from './articleData.ts';
import { postCrumbs } from './postCrumbs.ts';

export const PostSeo = ({ post }: { post: PostArticle_PostFragment }) => (
  <Seo
    title={post.title}
    description={post.excerptText}
    path={post.path}
    noindex={post.protected}
    type="article"
    image={post.featuredImage?.url}
    crumbs={postCrumbs(post)}
    data={import.meta.env.SSR && (site => [articleData(post, site)])}
  />
);
