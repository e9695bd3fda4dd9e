import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { makeExecutableSchema } from '@graphql-tools/schema';
import DataLoader from 'dataloader';
import { createYoga } from 'graphql-yoga';
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

// graphql-yoga with DataLoader, as both are documented.

const createLoaders = () => ({
  product: new DataLoader(batches.products),
  productCategory: new DataLoader(batches.productCategories),
  user: new DataLoader(batches.users),
  postCategory: new DataLoader(batches.postCategories),
  media: new DataLoader(batches.media),
  variations: new DataLoader(variationsOf),
  reviews: new DataLoader(reviewsOf),
  menuItems: new DataLoader(itemsOf),
  menu: new DataLoader(async (slugs: readonly string[]) => {
    const menus = await allMenus();
    return slugs.map(slug => menus.find(menu => menu.slug === slug) ?? null);
  }),
});

type Loaders = ReturnType<typeof createLoaders>;

const there = <T>(rows: (T | null | Error)[]): T[] =>
  rows.filter((row): row is Awaited<T> & T => row !== null && !(row instanceof Error));

const linked = {
  categories: async (product: Product, _: unknown, loaders: Loaders) =>
    there(await loaders.productCategory.loadMany(product.categories.map(({ id }) => id))),
  upsells: async (product: Product, _: unknown, loaders: Loaders) =>
    there(await loaders.product.loadMany(product.upsell_ids)),
  reviews: async (product: Product, { perPage }: { perPage: number }, loaders: Loaders) => ({
    items: (await loaders.reviews.load(product.id)).slice(0, perPage),
  }),
};

const schema = makeExecutableSchema<Loaders>({
  typeDefs: readFileSync(`${import.meta.dirname}/schema.graphql`, 'utf8'),
  resolvers: [
    fields,
    {
      Query: {
        product: (_, { slug }: { slug: string }) => findProduct(slug),
        page: (_, { slug }: { slug: string }) => findPage(slug),
        menu: (_, { slug }: { slug: string }, loaders) => loaders.menu.load(slug),
      },
      VariableProduct: {
        ...linked,
        variations: (product: Product, _, loaders) => loaders.variations.load(product),
      },
      Post: {
        author: (post: Post, _, loaders) => loaders.user.load(post.author),
        categories: async (post: Post, _, loaders) => there(await loaders.postCategory.loadMany(post.categories)),
        featuredImage: (post: Post, _, loaders) =>
          post.featured_media ? loaders.media.load(post.featured_media) : null,
      },
      Menu: { items: async (menu: Term, _, loaders) => below(await loaders.menuItems.load(menu.id), 0) },
    },
  ],
});

const yoga = createYoga({ schema, context: createLoaders, graphiql: false, landingPage: false, logging: 'warn' });
createServer(yoga).listen(Number(process.env.PORT), '127.0.0.1');
