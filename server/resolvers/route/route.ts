import { decoded } from '../../../rules/decoded.ts';
import { movedTo } from '../../catalogue/read/moved.ts';
import type { Context } from '../../context/context.ts';
import type { Resolvers } from '../../gql/types.ts';
import { badInput } from '../arguments.ts';
import { dependOnIndex } from '../indexTags.ts';
import { isOwnPage } from '../page/isOwnPage.ts';
import { findPage, pageSetFor } from '../page/page.ts';
import { pathOfRow } from '../page/pathOfRow.ts';
import { postSetFor } from '../post/post.ts';
import { productSetFor } from '../product/productSet.ts';
import { productTypename } from '../product/productType.ts';
import { findTerm } from '../term/findTerm.ts';
import { authorSlug } from '../term/term.ts';
import { filePage } from './filePage.ts';
import { ownersRedirect } from './ownersRedirect.ts';

/** What the selection of a union's members may ask for: everything, for the members are told apart only afterwards. */
const EVERYTHING = new Set(['content', 'description']);

async function resolveRoute(path: string, context: Context) {
  const { catalogue, config, content, loaders, scope, shop } = context;
  if (!path.startsWith('/') || path.length > 2_000)
    throw badInput('path: give a path of this site that begins with a slash.');
  dependOnIndex(context, ['paths']);
  const url = new URL(config.publicUrl + path);
  const owners = ownersRedirect(url, context);
  if (owners) return owners;
  const to = movedTo(url, catalogue);
  if (to !== null) return { to, status: 301 };
  const numbered = url.pathname === '/' && url.searchParams.has('attachment_id') && (await filePage(url, context));
  if (numbered) return numbered;
  const author = /^\/author\/([^/]+)$/.exec(url.pathname)?.[1];
  if (author) return (await content.terms.authors(scope)).find(one => authorSlug(one) === author) ?? null;
  const found = catalogue.resolve(url.pathname);
  if (!found || 'redirect' in found) return (await lookUp(url.pathname, context)) ?? filePage(url, context);
  switch (found.kind) {
    case 'page':
      return findPage({ id: String(found.id) }, EVERYTHING, context);
    case 'post':
      return loaders.post.load({ id: found.id, set: postSetFor(EVERYTHING) });
    case 'product':
      return loaders.product.load({ id: found.id, set: productSetFor(EVERYTHING) });
    case 'product_cat':
      return findTerm(await shop.categories.all(scope), 'product_cat', { id: String(found.id) }, context);
    case 'category':
      return findTerm(await content.terms.categories(scope), 'category', { id: String(found.id) }, context);
    case 'post_tag':
      return findTerm(await content.terms.tags(scope), 'post_tag', { id: String(found.id) }, context);
  }
}

/** What the index does not know, or not yet, is asked for by its slug: one call, in the canonical form of its path alone. */
async function lookUp(path: string, context: Context) {
  const { catalogue, content, scope, shop } = context;
  const parts = path.split('/').slice(1).map(decoded);
  const [section = '', slug = ''] = parts;
  const page = async (name: string) => {
    if (catalogue.pages.complete) return null;
    const found = await content.pages.bySlug(scope, name, pageSetFor(EVERYTHING));
    return found && !isOwnPage(found, context) ? found : null;
  };
  const pageAt = async () => {
    // A page that is not in the index yet stands below one that is.
    const [above = '', name = ''] = parts.slice(-2);
    const { complete, ready, all } = catalogue.pages;
    if (complete || name.includes('.') || (ready && !all(above).length)) return null;
    const named = await content.pages.named(scope, name, pageSetFor(EVERYTHING));
    return named.find(one => one.parent && pathOfRow(one, context) === path) ?? null;
  };
  if (parts.length > 2) return pageAt();
  const post = async (name: string) =>
    catalogue.posts.complete ? null : content.posts.bySlug(scope, name, postSetFor(EVERYTHING));
  const withSlug = <T extends { slug: string }>(all: T[]) => all.find(one => one.slug === slug) ?? null;
  if (!slug) return (await page(section || 'home')) ?? (catalogue.posts.ready ? null : post(section));
  switch (section) {
    case 'page':
      return page(slug);
    case 'post':
      return post(slug);
    case 'product':
      return catalogue.products.complete ? null : shop.products.bySlug(scope, slug, productSetFor(EVERYTHING));
    case 'products':
      return withSlug(await shop.categories.all(scope));
    case 'category':
      return withSlug(await content.terms.categories(scope));
    case 'tag':
      return withSlug(await content.terms.tags(scope));
    default:
      return pageAt();
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
