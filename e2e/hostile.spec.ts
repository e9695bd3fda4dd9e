import type { Page } from '@playwright/test';
import { type Demo, startDemo } from './demo.ts';
import { full, inProof } from './full.ts';
import { expect, open, test, type Watch } from './page.ts';
import { type Dealer, Poison } from './poison.ts';
import { type Site, startSite } from './site.ts';

// Everything that an editor, a buyer or an import can write, hostile all over, before a site that has seen none of it.

/** As many rows of a large collection and of a small one are hostile, and looked at. */
const ROWS = full ? 12 : 3;
const FEW = full ? 6 : 2;
const WORDS = ['title', 'excerpt', 'content'];
const TERM = ['name', 'description'];
const PAGE_META = [
  ...['hero_title', 'hero_subtitle', 'process_title', 'contact_phone', 'contact_email', 'contact_hours'],
  ...['contact_address', 'social_links', 'privacy_policy_url', 'process_step1_title', 'process_step1_description'],
];
const ABOUT = ['hero_title', 'hero_area', 'section_one_title', 'section_one', 'section_two_title', 'section_two'];
const SPECS = ['pack', 'face_material', 'adhesive', 'core', 'void_message', 'numbering', 'finish', 'temperature_range'];

const poison = new Poison();
const texts = ({ text }: Dealer, names: readonly string[], kind = '') =>
  Object.fromEntries(names.map(name => [name, text(kind + name)]));

let demo: Demo;
let site: Site;
let slugs: Record<'posts' | 'pages' | 'products' | 'categories' | 'productCategories' | 'tags', string[]>;

/** WordPress's own pages are not. */
const isShown = (slug: string) => !['blog', 'shop', 'cart', 'checkout', 'my-account'].includes(slug);

type Row = { id: number; slug: string; type?: string; parent?: number };
type Rows = readonly Row[];

const rowsOf = (route: string): Promise<Row[]> => demo.rows(route);

async function spoil(
  collection: string,
  rows: Rows,
  fields: (dealer: Dealer, row: Row, at: number) => Record<string, unknown>,
): Promise<string[]> {
  for (const edit of poison.deal(collection, rows, fields)) await demo.edit(...edit);
  return rows.map(row => row.slug);
}

async function spoilContent() {
  const media = await rowsOf('wp/v2/media');
  await spoil('media', media, dealer => texts(dealer, ['title', 'alt', 'caption']));
  const pages = (await rowsOf('wp/v2/pages')).filter(({ slug }) => isShown(slug));
  const about = pages.filter(({ slug }) => slug === 'about');
  const withMeta = pages.filter(({ slug }) => slug === 'contact' || slug === 'request-quote');
  return {
    posts: await spoil('posts', (await rowsOf('wp/v2/posts')).slice(0, ROWS), (dealer, _row, at) => ({
      ...texts(dealer, WORDS),
      featuredMedia: media[at % media.length]!.id,
    })),
    pages: await spoil('pages', pages.slice(0, FEW), dealer => texts(dealer, WORDS)),
    about: await spoil('pages', about, dealer => ({ acf: texts(dealer, ABOUT, 'acf ') })),
    meta: await spoil('pages', withMeta, dealer => ({ meta: texts(dealer, PAGE_META, 'meta ') })),
    categories: await spoil('categories', (await rowsOf('wp/v2/categories')).slice(0, FEW), dealer =>
      texts(dealer, TERM),
    ),
    tags: await spoil('tags', (await rowsOf('wp/v2/tags')).slice(0, FEW), dealer => texts(dealer, TERM)),
    users: await spoil('users', await rowsOf('wp/v2/users'), dealer => texts(dealer, TERM)),
  };
}

async function spoilShop() {
  const all = await rowsOf('wc/v3/products');
  const variable = all.filter(({ type }) => type === 'variable').slice(0, FEW);
  const products = [...variable, ...all.filter(row => !variable.includes(row))].slice(0, ROWS);
  const variations = await Promise.all(
    variable.map(async ({ id: parent }) =>
      (await rowsOf(`wc/v3/products/${parent}/variations`)).map(row => ({ ...row, parent })),
    ),
  );
  const options = new Map<number, Record<string, string>>();
  const slugs = await spoil('products', products, (dealer, { id, type }) => {
    // They stand in the addresses of variations, too.
    const name = dealer.text('attribute').toWellFormed();
    const offered = [dealer.text('option').toWellFormed(), dealer.text('option').toWellFormed()];
    options.set(id, { [name]: offered[0]! });
    return {
      ...texts(dealer, ['name', 'description', 'shortDescription', 'sku', 'buttonText']),
      externalUrl: dealer.address('externalUrl'),
      attributes: [{ global: null, name, options: offered, visible: true, variation: type === 'variable' }],
      meta: texts(dealer, SPECS, 'meta '),
    };
  });
  await spoil('variations', variations.flat(), (dealer, { parent }) => ({
    ...texts(dealer, ['sku', 'description']),
    attributes: options.get(parent!),
  }));
  const categories = (await rowsOf('wc/v3/products/categories')).slice(0, FEW);
  await spoil('reviews', await rowsOf('wc/v3/products/reviews'), (dealer, _row, at) => ({
    ...texts(dealer, ['reviewer', 'review']),
    product: products[at % products.length]!.id,
  }));
  await spoil('products/attributes', await rowsOf('wc/v3/products/attributes'), dealer => texts(dealer, ['name']));
  return {
    products: slugs,
    productCategories: await spoil('products/categories', categories, dealer => texts(dealer, TERM)),
  };
}

test.beforeAll(async () => {
  demo = await startDemo();
  slugs = { ...(await spoilContent()), ...(await spoilShop()) };
  await spoil('menus', await rowsOf('wp/v2/menus'), dealer => texts(dealer, ['name']));
  await spoil('menu-items', await rowsOf('wp/v2/menu-items'), dealer => ({
    ...texts(dealer, ['title', 'description']),
    ...{ type: 'custom', object: 'custom', url: dealer.address('url') },
  }));
  await demo.editSite(texts(poison.dealer('site', 1), TERM));
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

test('every field has got at least two hundred snippets', () => {
  expect(poison.given.length).toBeGreaterThan(60);
  expect(poison.given.filter(([, snippets]) => snippets < 200)).toEqual([]);
});

test('in posts', async ({ page, watch }) => {
  expect(slugs.posts).toHaveLength(ROWS);
  await expectHarmless(
    page,
    watch,
    slugs.posts.map(slug => `/post/${slug}`),
  );
});

test('in products, their variations and reviews', async ({ page, watch }) => {
  expect(slugs.products).toHaveLength(ROWS);
  await expectHarmless(
    page,
    watch,
    slugs.products.map(slug => `/product/${slug}`),
  );
});

test('in lists, menus, names and pages', inProof, async ({ page, watch, request }) => {
  const answer = await request.get(`${site.url}/graphql?query={authors{path}}`);
  const { authors } = (await answer.json()).data as { authors: { path: string }[] };
  await expectHarmless(page, watch, [
    ...['/', '/about', '/contact', '/request-quote', '/services', '/labels', '/cookies', '/search?q=alert'],
    ...['/terms-of-service', '/seo-tools', '/blog'],
    ...['/blog/archive', '/catalog'],
    ...slugs.pages.map(slug => `/pages/${slug}`),
    ...slugs.categories.map(slug => `/category/${slug}`),
    ...slugs.tags.map(slug => `/tag/${slug}`),
    ...authors.map(({ path }) => path),
    ...slugs.productCategories.map(slug => `/products/${slug}`),
  ]);
});

test('in what the overlay finds while one types', inProof, async ({ page, watch }) => {
  await expectHarmless(page, watch, ['/']);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByLabel('Search posts and pages...').fill('alert');
  await expect(page.getByRole('dialog').getByRole('link').nth(5)).toBeVisible();
  expect(await dangers(page)).toEqual([]);
});

test('in the feed and the sitemap, which stay well-formed', async ({ page }) => {
  await page.goto(`${site.url}/seo-tools`);
  for (const path of ['/feed.xml', '/sitemap.xml']) {
    const fault = await page.evaluate(async address => {
      const xml = await (await fetch(address)).text();
      return new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent ?? null;
    }, path);
    expect(fault, path).toBeNull();
  }
});
