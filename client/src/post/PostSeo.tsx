import type { Article } from 'schema-dts';
import type { PostArticle_PostFragment } from '../gql/graphql.ts';
import { useSite } from '../layout/useSite.ts';
import { crumbList } from '../seo/crumbList.ts';
import { Seo } from '../seo/Seo.tsx';
import { postCrumbs } from './postCrumbs.ts';

/** Title, canonical link and structured data of a post. */
export function PostSeo({ post }: { post: PostArticle_PostFragment }) {
  const site = useSite();
  const image = post.featuredImage?.url;
  const article: Article = {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerptText,
    datePublished: post.publishedAt,
    dateModified: post.modifiedAt,
    mainEntityOfPage: post.url,
    inLanguage: 'en-ZA',
    articleSection: post.categories.map(({ name }) => name),
    keywords: post.tags.map(({ name }) => name),
    publisher: { '@type': 'Organization', name: site.name, url: site.url },
    ...(post.author ? { author: { '@type': 'Person', name: post.author.name, url: site.url + post.author.path } } : {}),
    ...(image ? { image: image.startsWith('/') ? site.url + image : image } : {}),
  };
  return (
    <Seo
      title={post.title}
      description={post.excerptText}
      path={post.path}
      type="article"
      image={image}
      data={[article, crumbList(postCrumbs(post), site.url)]}
    />
  );
}
