import type { Scope } from '../cache/scope.ts';
import type { Services } from '../context/context.ts';

/**
 * Reads what every page needs: site, menus, redirects, terms, currency, taxes, countries, units, who may order, the logo.
 * At hand from then on; read again before it grows old, it never costs a visitor a call. Never rejects: what could not be
 * read is asked for again.
 */
export async function loadReference(
  { catalogue, content, shop, log }: Pick<Services, 'catalogue' | 'content' | 'shop' | 'log'>,
  scope: Scope,
): Promise<void> {
  const logo = async () => {
    const { site_logo: id } = await content.index.read(scope);
    if (id) await content.media.byIds(scope, [id], 'full');
  };
  const results = await Promise.allSettled([
    content.index.read(scope),
    content.index.facts(scope),
    logo(),
    content.index.postsPage(scope).then(catalogue.pages.notePostsPage),
    content.index.frontPage(scope).then(catalogue.pages.noteFrontPage),
    content.menus.all(scope),
    content.redirects.load(scope),
    content.terms.categories(scope),
    content.terms.tags(scope),
    content.terms.authors(scope),
    shop.categories.all(scope),
    shop.attributes.all(scope),
    shop.currencies.current(scope),
    shop.taxations.current(scope),
    shop.destinations.current(scope),
    shop.productSettings
      .current(scope)
      .then(({ hidesOutOfStock }) => catalogue.products.noteOutOfStock(hidesOutOfStock)),
    shop.accountSettings.current(scope),
    shop.paymentMethods.all(scope),
    shop.plugin.read(scope),
  ]);
  const failed = results.filter(result => result.status === 'rejected').length;
  if (failed) log.warn({ failed }, 'Some reference data could not be read; it is asked for again');
}
