import type { PostArticle_PostFragment } from '../gql/graphql.ts';
import { ownWords } from '../seo/ownWords.ts';
import { Seo } from '../seo/Seo.tsx';
import { articleData } from './articleData.ts';
import { postCrumbs } from './postCrumbs.ts';

export const PostSeo = ({ post }: { post: PostArticle_PostFragment }) => (
  <Seo
    {...ownWords(post.seo, {
      title: post.title,
      description: post.excerptText,
      noindex: post.protected,
      image: post.featuredImage?.url ?? null,
    })}
    path={post.path}
    type="article"
    crumbs={postCrumbs(post)}
    data={import.meta.env.SSR && (site => [articleData(post, site)])}
  />
);
