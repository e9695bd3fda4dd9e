import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import mercurius, { type IResolvers, type MercuriusLoaders } from 'mercurius';
import { fields } from './fields.ts';
import {
  allMenus,
  batches,
  below,
  findPage,
  findProduct,
  itemsOf,
  type Post,
  type Product,
  reviewsOf,
  type Term,
  variationsOf,
} from './rest.ts';

// Mercurius on fastify with its compiler and its own loaders, as its documentation has them.

interface Asked<T, P = unknown> {
  obj: T;
  params: P;
}

/** Ids of many rows in one call, handed back row by row. */
async function shared<T>(
  wanted: readonly (readonly number[])[],
  read: (ids: readonly number[]) => Promise<(T | null)[]>,
): Promise<T[][]> {
  const ids = [...new Set(wanted.flat())];
  const rows = ids.length ? await read(ids) : [];
  const known = new Map(ids.map((id, at) => [id, rows[at]]));
  return wanted.map(some => some.flatMap(id => known.get(id) ?? []));
}

const linked = {
  categories: (asked: Asked<Product>[]) =>
    shared(
      asked.map(({ obj }) => obj.categories.map(({ id }) => id)),
      batches.productCategories,
    ),
  upsells: (asked: Asked<Product>[]) =>
    shared(
      asked.map(({ obj }) => obj.upsell_ids),
      batches.products,
    ),
  reviews: (asked: Asked<Product, { perPage: number }>[]) =>
    reviewsOf(asked.map(({ obj }) => obj.id)).then(found =>
      found.map((rows, at) => ({ items: rows.slice(0, asked[at]!.params.perPage) })),
    ),
};

const loaders = {
  VariableProduct: {
    ...linked,
    variations: (asked: Asked<Product>[]) => variationsOf(asked.map(({ obj }) => obj)),
  },
  Post: {
    author: (asked: Asked<Post>[]) =>
      shared(
        asked.map(({ obj }) => [obj.author]),
        batches.users,
      ).then(found => found.map(([user]) => user)),
    categories: (asked: Asked<Post>[]) =>
      shared(
        asked.map(({ obj }) => obj.categories),
        batches.postCategories,
      ),
    featuredImage: (asked: Asked<Post>[]) =>
      shared(
        asked.map(({ obj }) => (obj.featured_media ? [obj.featured_media] : [])),
        batches.media,
      ).then(found => found.map(([media]) => media ?? null)),
  },
  Menu: {
    items: (asked: Asked<Term>[]) =>
      itemsOf(asked.map(({ obj }) => obj.id)).then(found => found.map(items => below(items, 0))),
  },
};

const resolvers = {
  ...fields,
  Query: {
    ...fields.Query,
    product: (_: unknown, { slug }: { slug: string }) => findProduct(slug),
    page: (_: unknown, { slug }: { slug: string }) => findPage(slug),
    menu: async (_: unknown, { slug }: { slug: string }, context: { menus?: Promise<Term[]> }) => {
      context.menus ??= allMenus();
      return (await context.menus).find(menu => menu.slug === slug) ?? null;
    },
  },
};

const app = fastify({ logger: false });
await app.register(mercurius, {
  schema: readFileSync(`${import.meta.dirname}/schema.graphql`, 'utf8'),
  resolvers: resolvers as unknown as IResolvers,
  loaders: loaders as unknown as MercuriusLoaders,
  jit: 1,
  graphiql: false,
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
