import { decoded } from '../../../rules/decoded.ts';
import type { Context } from '../../context/context.ts';
import { isOwnPage } from '../page/isOwnPage.ts';
import { pageSetFor } from '../page/pageSet.ts';
import { pathOfRow } from '../page/pathOfRow.ts';
import { postSetFor } from '../post/findPost.ts';
import { productSetFor } from '../product/productSet.ts';
import { as } from './kinds.ts';

/** What the selection of a union's members may ask for: everything, for the members are told apart only afterwards. */
export const EVERYTHING = new Set(['content', 'description']);

/** What the index does not know, or not yet, is asked for by its slug: one call, in the canonical form of its path alone. */
export async function lookUp(path: string, context: Context) {
  const { catalogue, content, scope, shop } = context;
  const parts = path.split('/').slice(1).map(decoded);
  const [section = '', slug = ''] = parts;
  const page = async (name: string) => {
    if (catalogue.pages.complete) return null;
    const found = await content.pages.bySlug(scope, name, pageSetFor(EVERYTHING));
    return as('Page', found && !isOwnPage(found, context) ? found : null);
  };
  const pageAt = async () => {
    // A page that is not in the index yet stands below one that is.
    const [above = '', name = ''] = parts.slice(-2);
    const { complete, ready, all } = catalogue.pages;
    if (complete || name.includes('.') || (ready && !all(above).length)) return null;
    const named = await content.pages.named(scope, name, pageSetFor(EVERYTHING));
    return as('Page', named.find(one => one.parent && pathOfRow(one, context) === path) ?? null);
  };
  if (parts.length > 2) return pageAt();
  const post = async (name: string) =>
    catalogue.posts.complete ? null : as('Post', await content.posts.bySlug(scope, name, postSetFor(EVERYTHING)));
  const product = async () =>
    catalogue.products.complete
      ? null
      : as('Product', await shop.products.bySlug(scope, slug, productSetFor(EVERYTHING)));
  const withSlug = <T extends { slug: string }>(all: T[]) => all.find(one => one.slug === slug) ?? null;
  if (!slug) return (await page(section || 'home')) ?? (catalogue.posts.ready ? null : post(section));
  switch (section) {
    case 'page':
      return page(slug);
    case 'post':
      return post(slug);
    case 'product':
      return product();
    case 'products':
      return as('ProductCategory', withSlug(await shop.categories.all(scope)));
    case 'category':
      return as('PostCategory', withSlug(await content.terms.categories(scope)));
    case 'tag':
      return as('PostTag', withSlug(await content.terms.tags(scope)));
    default:
      return pageAt();
  }
}
