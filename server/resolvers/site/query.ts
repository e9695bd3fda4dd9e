import type { Context } from '../../context/context.ts';
import type { QueryResolvers } from '../../gql/types.ts';
import { badInput } from '../arguments.ts';
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
  sitemap: async (_, args, context) => {
    // A compiled operation leaves out what its document leaves out.
    const first = args.first ?? Number.POSITIVE_INFINITY;
    if (first < 1) throw badInput(`first: ${first} is not a number of addresses, from 1 on.`);
    return (await sitemapIn(context))?.slice(0, first) ?? null;
  },
  sitemapSize: async (_, __, context) => (await sitemapIn(context))?.length ?? null,
  robots: (_, __, { config }) => robotsText(config),
};
