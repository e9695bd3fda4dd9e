import { movedTo } from '../../catalogue/read/moved.ts';
import type { Context } from '../../context/context.ts';
import { badInput } from '../arguments.ts';
import { dependOnIndex } from '../indexTags.ts';
import { findPage } from '../page/findPage.ts';
import { postSetFor } from '../post/findPost.ts';
import { productSetFor } from '../product/productSet.ts';
import { authorSlug } from '../term/authorSlug.ts';
import { findTerm } from '../term/findTerm.ts';
import { authorPlace } from './authorPlace.ts';
import { filePage } from './filePage.ts';
import { as } from './kinds.ts';
import { EVERYTHING, lookUp } from './lookUpRoute.ts';
import { ownersRedirect } from './ownersRedirect.ts';

export async function resolveRoute(path: string, context: Context) {
  const { catalogue, config, content, loaders, scope, shop } = context;
  if (!path.startsWith('/') || path.length > 2_000)
    throw badInput('path: give a path of this site that begins with a slash.');
  dependOnIndex(context, ['paths']);
  const url = new URL(config.publicUrl + path);
  const owners = ownersRedirect(url, context);
  if (owners) return owners;
  const to = movedTo(url, catalogue) ?? (await authorPlace(url, context, scope));
  if (to !== null) return { to, status: 301 };
  const numbered = url.pathname === '/' && url.searchParams.has('attachment_id') && (await filePage(url, context));
  if (numbered) return numbered;
  const author = /^\/author\/([^/]+)$/.exec(url.pathname)?.[1];
  if (author) return as('Author', (await content.terms.authors(scope)).find(one => authorSlug(one) === author) ?? null);
  const found = catalogue.resolve(url.pathname);
  if (!found || 'redirect' in found) return (await lookUp(url.pathname, context)) ?? filePage(url, context);
  const byId = { id: String(found.id) };
  switch (found.kind) {
    case 'page':
      return as('Page', await findPage(byId, EVERYTHING, context));
    case 'post':
      return as('Post', await loaders.post.load({ id: found.id, set: postSetFor(EVERYTHING) }));
    case 'product':
      return as('Product', await loaders.product.load({ id: found.id, set: productSetFor(EVERYTHING) }));
    case 'product_cat':
      return as('ProductCategory', findTerm(await shop.categories.all(scope), 'product_cat', byId, context));
    case 'category':
      return as('PostCategory', findTerm(await content.terms.categories(scope), 'category', byId, context));
    case 'post_tag':
      return as('PostTag', findTerm(await content.terms.tags(scope), 'post_tag', byId, context));
  }
}
