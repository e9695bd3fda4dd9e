import type { Context } from '../../context/context.ts';
import type { QueryResolvers } from '../../gql/types.ts';
import { robotsText } from './robots.ts';

/** Null until the index is there. */
async function sitemapIn({ catalogue, scope }: Context) {
  scope.depend(['catalogue']);
  return catalogue.ready ? catalogue.sitemap() : null;
}

export const siteQuery: QueryResolvers = {
  site: async (_, __, { content, scope }) => {
    const [root, facts] = await Promise.all([
      content.index.read(scope).catch(() => ({})),
      content.index.facts(scope).catch(() => ({})),
    ]);
    return { root, facts };
  },
  sitemap: async (_, { first }, context) =>
    (await sitemapIn(context))?.slice(0, Math.max(0, first ?? Number.POSITIVE_INFINITY)) ?? null,
  sitemapSize: async (_, __, context) => (await sitemapIn(context))?.length ?? null,
  robots: (_, __, { config }) => robotsText(config),
};
