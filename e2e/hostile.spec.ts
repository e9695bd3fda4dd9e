import type { Page } from '@playwright/test';
import { HOSTILE } from '../server/test/fixtures/hostile.ts';
import { type Demo, startDemo } from './demo.ts';
import { expect, open, test, type Watch } from './page.ts';
import { type Site, startSite } from './site.ts';

// Everything that an editor, a buyer or an import can write, hostile all over, before a site that has seen none of it.

/** Ends whatever the snippet before has left open, so that the next one is not part of it. */
const CLOSED = `--> '"></textarea></title></style></script></noscript></xmp></template></select></svg></math></p>\n`;
const IN_A_TEXT = 12;

let at = 0;
const snippet = () => HOSTILE[at++ % HOSTILE.length]!;
const text = () => Array.from({ length: IN_A_TEXT }, snippet).join(CLOSED);

/** Edits every row of a collection; each call of a field's maker gives the next snippets. Answers the slugs. */
async function poison(route: string, fields: () => Record<string, unknown>): Promise<string[]> {
  const collection = route.replace(/^w[pc]\/v\d\/(?:products\/(?=reviews))?/, '');
  const rows = await demo.rows(route);
  for (const { id } of rows) await demo.edit(collection, id, fields());
  return rows.map(row => row.slug);
}

let demo: Demo;
let site: Site;
let slugs: Record<'posts' | 'pages' | 'products' | 'categories' | 'productCategories' | 'tags' | 'users', string[]>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startDemo();
  const article = () => ({ title: snippet(), excerpt: snippet(), content: text() });
  const term = () => ({ name: snippet(), description: snippet() });
  slugs = {
    posts: await poison('wp/v2/posts', article),
    pages: await poison('wp/v2/pages', () => ({
      ...article(),
      meta: { hero_title: snippet(), hero_subtitle: snippet(), process_title: snippet(), contact_phone: snippet() },
      acf: { hero_title: snippet(), hero_area: text(), section_one_title: snippet(), section_one: text() },
    })),
    products: await poison('wc/v3/products', () => ({
      name: snippet(),
      description: text(),
      shortDescription: snippet(),
      sku: snippet(),
    })),
    categories: await poison('wp/v2/categories', term),
    tags: await poison('wp/v2/tags', term),
    productCategories: await poison('wc/v3/products/categories', term),
    users: await poison('wp/v2/users', term),
  };
  await poison('wc/v3/products/reviews', () => ({ reviewer: snippet(), review: text() }));
  await poison('wp/v2/menu-items', () => ({ title: snippet(), description: snippet(), url: 'javascript:alert(1)' }));
  await poison('wp/v2/media', () => ({ alt: snippet(), caption: snippet(), title: snippet() }));
  site = await startSite({ env: demo.env });
});

test.afterAll(async () => {
  await site?.stop();
  await demo?.stop();
});

/** What on the page could act though it must not; the page's own scripts, styles and icons are known. */
const dangers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(element => {
      const found = [...element.attributes]
        .filter(({ name, value }) => /^on/.test(name) || /^[\s\p{Cc}]*(java|vb|live)script:|^data:text/iu.test(value))
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`);
      const foreign = element.matches(
        'iframe, frame, object, embed, portal, base, meta[http-equiv], form[action*="//"], [srcdoc], [formaction*=":"], ' +
          'script:not([type="module"][src^="/assets/"], [type$="json"]), [id="__proto__"], [name="document"]',
      );
      return foreign ? [...found, element.outerHTML.slice(0, 200)] : found;
    }),
  );

async function expectHarmless(page: Page, watch: Watch, paths: readonly string[]): Promise<void> {
  // Pictures that the media library does not have.
  watch.allow(/^Console: Failed to load resource: .* 404 .*\/_image\//);
  const dialogs: string[] = [];
  page.on('dialog', dialog => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const path of paths) {
    await open(page, site.url + path);
    expect(await dangers(page), path).toEqual([]);
  }
  expect(dialogs).toEqual([]);
}

/** WordPress's own pages are not. */
const isShown = (slug: string) => !['blog', 'shop', 'cart', 'checkout', 'my-account'].includes(slug);

const enough = Math.ceil(HOSTILE.length / IN_A_TEXT);

test('in posts', async ({ page, watch }) => {
  test.setTimeout(120_000);
  expect(slugs.posts.length).toBeGreaterThan(enough);
  await expectHarmless(
    page,
    watch,
    slugs.posts.slice(0, enough).map(slug => `/post/${slug}`),
  );
});

test('in products and their reviews', async ({ page, watch }) => {
  test.setTimeout(120_000);
  expect(slugs.products.length).toBeGreaterThan(enough);
  await expectHarmless(
    page,
    watch,
    slugs.products.slice(0, enough).map(slug => `/product/${slug}`),
  );
});

test('in lists, menus and names', async ({ page, watch }) => {
  test.setTimeout(120_000);
  const pages = (path: string, count: number) => Array.from({ length: count }, (_, page) => `${path}?page=${page + 1}`);
  await expectHarmless(page, watch, [
    ...['/', '/about', '/contact', '/request-quote', '/services', '/labels', '/cookies', '/search?q=alert', '/blog'],
    ...pages('/blog/archive', 4),
    ...pages('/catalog', 6),
    ...slugs.pages
      .filter(isShown)
      .slice(0, 6)
      .map(slug => `/pages/${slug}`),
    ...slugs.categories.slice(0, 3).map(slug => `/category/${slug}`),
    ...slugs.tags.slice(0, 3).map(slug => `/tag/${slug}`),
    ...slugs.productCategories.slice(0, 5).map(slug => `/products/${slug}`),
  ]);
});
