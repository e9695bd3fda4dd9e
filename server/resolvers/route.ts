import type { Context } from '../context.ts';
import type { Resolvers } from '../gql/types.ts';
import { badInput } from './arguments.ts';
import { findPage } from './page.ts';
import { postSetFor } from './post.ts';
import { productTypename } from './product.ts';
import { productSetFor } from './productList.ts';
import { authorSlug } from './term.ts';

/** What the selection of a union's members may ask for: everything, for the members are told apart only afterwards. */
const EVERYTHING = new Set(['content', 'description']);

async function resolveRoute(path: string, context: Context) {
  const { catalogue, content, loaders, scope, shop } = context;
  if (!path.startsWith('/') || path.length > 2_000)
    throw badInput('path: give a path of this site that begins with a slash.');
  scope.depend(['catalogue']);
  const author = /^\/author\/([^/?#]+)$/.exec(path)?.[1];
  if (author) return (await content.terms.authors(scope)).find(one => authorSlug(one) === author) ?? null;
  const found = catalogue.resolve(path.split(/[?#]/)[0]!);
  if (!found) return null;
  if ('redirect' in found) return { to: found.redirect, status: 301 };
  switch (found.kind) {
    case 'page':
      return findPage({ id: String(found.id) }, EVERYTHING, context);
    case 'post':
      return loaders.post.load({ id: found.id, set: postSetFor(EVERYTHING) });
    case 'product':
      return loaders.product.load({ id: found.id, set: productSetFor(EVERYTHING) });
    case 'product_cat':
      return (await shop.categories.all(scope)).find(category => category.id === found.id) ?? null;
    case 'category':
      return (await content.terms.categories(scope)).find(term => term.id === found.id) ?? null;
    case 'post_tag':
      return (await content.terms.tags(scope)).find(term => term.id === found.id) ?? null;
  }
}

export const route: Resolvers = {
  Query: { route: (_, { path }, context) => resolveRoute(path, context) },
  Route: {
    __resolveType: value => {
      if ('to' in value) return 'Redirect';
      if ('taxonomy' in value) return value.taxonomy === 'tag' ? 'PostTag' : 'PostCategory';
      if ('display' in value) return 'ProductCategory';
      if ('comment_status' in value) return 'Post';
      if ('picture' in value) return 'Page';
      if ('stock_status' in value) return productTypename(value);
      return 'Author';
    },
  },
};
