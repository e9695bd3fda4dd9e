import { cachedResponse } from '../../../cache/cachedResponse.ts';
import { ResponseCache } from '../../../cache/responseCache.ts';
import type { Scope } from '../../../cache/scope.ts';
import type { SitemapEntry } from '../../../catalogue/read/sitemap.ts';
import type { Gateway } from '../../../graphql/gateway.ts';
import { HttpRefusal } from '../../../http/refusal.ts';
import { robotsText } from '../../../resolvers/site/robots.ts';
import { feedXml } from './feed.ts';
import { LLMS_QUERY, type LlmsData, llmsText } from './llms.ts';
import { securityText } from './securityText.ts';

/** Generated files by path; null for any other path. They are kept like pages are. */
export type Files = (
  path: string,
  scope: Scope,
  newScope: () => Scope,
) => Promise<ReturnType<typeof cachedResponse>> | null;

/** Wide enough for the picture search of any search engine. */
const SITEMAP_PICTURE = 1200;
const FEED_POSTS = 20;
const FEED_QUERY = `query Feed {
  site { name description url }
  posts(perPage: ${FEED_POSTS}) { items { id title url excerptText(length: 300) publishedAt protected author { name } categories { name } } }
}`;

export function createFiles(gateway: Gateway): Files {
  const { config, catalogue, images } = gateway.services;
  const cache = new ResponseCache(gateway.store, `file ${config.build} ${config.locale}`, config.cache);
  const text = (type: string, body: string) => ({
    cachedResponse: cachedResponse(
      200,
      { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
      Buffer.from(body),
    ),
    cacheable: true,
  });

  /** Its pictures as this site serves them. */
  const served = (entry: SitemapEntry) => ({
    ...entry,
    images: entry.images.flatMap(src => {
      const address = images.url(src, SITEMAP_PICTURE, 'webp');
      return address ? [config.publicUrl + address] : [];
    }),
  });
  const sitemap = async (path: string, scope: Scope) => {
    if (!catalogue.ready) throw new HttpRefusal(503, 'UPSTREAM_UNREACHABLE', {}, { 'retry-after': '5' });
    scope.depend(['catalogue'], Date.now() + 600_000);
    const { sitemapFile } = await import('./sitemap.ts');
    const file = await sitemapFile(path, await catalogue.sitemap(), { publicUrl: config.publicUrl, served });
    if (file === undefined) throw new HttpRefusal(404, 'NOT_FOUND');
    return text('application/xml', file);
  };
  const feed = async (_path: string, scope: Scope) => {
    const { site, posts } = await gateway.query<FeedData>(FEED_QUERY, scope);
    if (!posts) throw new HttpRefusal(503, 'UPSTREAM_UNREACHABLE', {}, { 'retry-after': '5' });
    const items = posts.items
      .filter(post => !post.protected)
      .map(({ excerptText, ...post }) => ({
        ...post,
        excerpt: excerptText,
        author: post.author?.name ?? null,
        categories: post.categories.map(({ name }) => name),
      }));
    return text('application/rss+xml', feedXml({ ...site, language: config.locale }, items));
  };
  const llms = async (_path: string, scope: Scope) =>
    text('text/plain', llmsText(config.publicUrl, await gateway.query<LlmsData>(LLMS_QUERY, scope)));
  const fixed = (type: string, body: () => string) => async (_path: string, scope: Scope) => {
    scope.depend([], Date.now() + 3_600_000);
    return text(type, body());
  };
  const robots = fixed('text/plain', () => robotsText(config));
  const security = fixed('text/plain', () => securityText(config.publicUrl, config.site.email, Date.now()));
  const schema = fixed('text/plain', () => gateway.published);
  const makers: [RegExp, (path: string, scope: Scope) => Promise<ReturnType<typeof text>>][] = [
    [/^\/sitemap(-\d+)?\.xml$/, sitemap],
    [/^\/feed\.xml$/, feed],
    [/^\/robots\.txt$/, robots],
    [/^\/llms\.txt$/, llms],
    [/^\/\.well-known\/security\.txt$/, security],
    [/^\/schema\.graphql$/, schema],
  ];
  return (path, scope, newScope) => {
    const make = makers.find(([pattern]) => pattern.test(path))?.[1];
    return make ? cache.through(path, scope, inner => make(path, inner), newScope) : null;
  };
}

interface FeedData {
  site: { name: string; description: string; url: string };
  posts: {
    items: {
      id: string;
      title: string;
      url: string;
      excerptText: string;
      publishedAt: string;
      protected: boolean;
      author: { name: string } | null;
      categories: { name: string }[];
    }[];
  } | null;
}
