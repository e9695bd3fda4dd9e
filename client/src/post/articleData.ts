import type { BlogPosting } from 'schema-dts';
import type { PostArticle_PostFragment } from '../gql/graphql.ts';
import { absolute } from '../seo/absolute.ts';
import { firmReference } from '../seo/firmData.ts';
import type { Site } from '../site/useSite.ts';

/** A post as search engines read it. */
export const articleData = (post: PostArticle_PostFragment, site: Site): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: post.title,
  ...(post.excerptText && { description: post.excerptText }),
  datePublished: post.publishedAt,
  dateModified: post.modifiedAt,
  mainEntityOfPage: post.url,
  inLanguage: 'en-ZA',
  articleSection: post.categories.map(({ name }) => name),
  keywords: post.tags.map(({ name }) => name),
  publisher: firmReference(site),
  author: post.author
    ? { '@type': 'Person', name: post.author.name, url: site.url + post.author.path }
    : firmReference(site),
  ...(post.featuredImage && { image: absolute(post.featuredImage.url, site.url) }),
});
