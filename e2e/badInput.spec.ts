import type { APIRequestContext } from '@playwright/test';
import { full, inProof, inProofBut } from './full.ts';
import { expect, open, test } from './page.ts';

type Expected = { status: number; heading?: RegExp; location?: string };

const long = (length: number) => 'a'.repeat(length);

const addresses: Record<string, Expected> = {
  '/nope': { status: 404, heading: /Content not found/ },
  '/a/b/c': { status: 404, heading: /Page Not Found/ },
  '/404': { status: 404, heading: /Page Not Found/ },
  '/page/nope': { status: 404, heading: /Page Not Found/ },
  '/product/nope': { status: 404, heading: /Product Not Found/ },
  '/products/nope': { status: 404, heading: /Category Not Found/ },
  '/category/nope': { status: 404 },
  '/tag/nope': { status: 404 },
  '/author/nope': { status: 404 },
  '/posts/nope': { status: 302, location: '/404' },
  '/post/nope': { status: 302, location: '/404' },

  '/catalog?page=1': { status: 200, heading: /Product Catalog/ },
  '/catalog?page=0': { status: 200, heading: /Product Catalog/ },
  '/catalog?page=-1': { status: 200, heading: /Product Catalog/ },
  '/catalog?page=abc': { status: 200, heading: /Product Catalog/ },
  '/products?page=abc': { status: 200, heading: /Product Catalog/ },
  '/catalog?page=999999': { status: 404, heading: /Product Catalog/ },
  '/catalog?page=99999999999999999999': { status: 404, heading: /Product Catalog/ },
  '/catalog?sort=nonsense': { status: 200, heading: /Product Catalog/ },
  '/catalog?sort=title&order=x': { status: 200, heading: /Product Catalog/ },
  '/catalog?category=abc': { status: 200, heading: /Product Catalog/ },
  '/catalog?category=99999999': { status: 200, heading: /Product Catalog/ },
  '/catalog?on_sale=maybe&featured=x': { status: 200, heading: /Product Catalog/ },
  '/catalog?search=%00': { status: 200, heading: /Product Catalog/ },
  '/products/security?page=999': { status: 404, heading: /Security Products/ },
  '/products/security?page=x': { status: 200, heading: /Security Products/ },
  '/product/security-void-label-blue?size=nonsense&reviews=999': { status: 200, heading: /Security Void Label, Blue/ },
  '/blog?page=999': { status: 404, heading: /Our Blog/ },
  '/blog?page=abc': { status: 200, heading: /Our Blog/ },
  '/category/nope?page=x': { status: 404, heading: /Our Blog/ },
  '/search?q=void&page=999': { status: 404, heading: /Search results for "void"/ },
  '/search?q=void&page=99999': { status: 404, heading: /Search results for "void"/ },
  '/search?q=void&page=abc': { status: 200, heading: /Search results for "void"/ },
  '/search?q=%E0%A4%A': { status: 200, heading: /Search results/ },
  [`/search?q=${long(2_048)}`]: { status: 200, heading: /Search results/ },
  [`/catalog?search=${long(2_048)}`]: { status: 200, heading: /Product Catalog/ },
  '/search?q=%3Cscript%3Ealert(1)%3C/script%3E': { status: 200, heading: /Search results for "<script>/ },
  '/request-quote?product=nonsense&quantity=-1': { status: 200, heading: /Request a quote/ },
  '/contact?sent=nonsense': { status: 200, heading: /Contact Us/ },

  '/catalog/': { status: 301, location: '/catalog' },
  '/post/Five-Days-To-Lusaka': { status: 301, location: '/post/five-days-to-lusaka' },
  '/product/security-void-label-blue/?size=75-x-30-mm': {
    status: 301,
    location: '/product/security-void-label-blue?size=75-x-30-mm',
  },
  '/product-category/security/void-labels/': { status: 301, location: '/products/void-labels' },
  '/home': { status: 301, location: '/' },
  '//': { status: 301, location: '/' },
  '//evil.example': { status: 301, location: '/evil.example' },
};

/** What leads to no screen: a program is told a code, a person sees a page. */
const unreadable: Record<string, number> = {
  '/%E0%A4%A': 400,
  '/post/%E0%A4%A': 400,
  '/%00': 400,
  [`/${long(9_000)}`]: 414,
  '/assets/nope.js': 404,
};

const plainly = (request: APIRequestContext, address: string) => request.get(address, { maxRedirects: 0 });

const short = (address: string) => (address.length > 70 ? `${address.slice(0, 60)}… (${address.length})` : address);

for (const [address, { status, location }] of Object.entries(addresses)) {
  test(`${short(address)} answers ${status}`, async ({ request, baseURL }) => {
    // A path of two slashes would be taken for a host.
    const response = await plainly(request, `${baseURL}${address}`);
    expect(response.status()).toBe(status);
    if (location) expect(response.headers().location).toBe(location);
  });
}

for (const there of [200, 404]) {
  test(`what answers ${there} shows its screen, whatever was asked of it`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    const all = Object.entries(addresses).filter(([, { status, heading }]) => heading && status === there);
    for (const [at, [address, { status, heading = '' }]] of all.entries()) {
      if (!full && at % 3 !== 0) continue;
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), short(address)).toHaveText(heading);
      if (status !== 404) continue;
      await expect(page.locator('meta[name=robots]'), short(address)).toHaveAttribute('content', /noindex/);
      await expect(page, short(address)).not.toHaveTitle(/page/);
    }
    await page.close();
  });
}

test('what an address asks a list in vain is not in its canonical address', async ({ page }) => {
  await page.goto('/catalog?page=1&sort=nonsense&order=sideways&featured=maybe');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/catalog$/);
  await expect(page.getByRole('main').getByText('of 125 products')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Filters that are set' })).toBeHidden();
});

for (const category of ['abc', '99999999']) {
  test(
    `a category that does not exist, ${category}, has no products, and one way back`,
    inProofBut(category === 'abc'),
    async ({ page }) => {
      await page.goto(`/catalog?category=${category}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
      await expect(main.getByRole('radio', { checked: true })).toHaveCount(0);
      await main.getByRole('link', { name: 'Clear all filters' }).last().click();
      await expect(main.getByText('of 125 products')).toBeVisible();
    },
  );
}

for (const [old, heading] of [
  ['/product-category/security/void-labels/', 'Void Labels'],
  ['/a/b/c', 'Page Not Found'],
] as const) {
  test(`who walks to ${old} finds what the server has there`, inProof, async ({ page, watch }) => {
    watch.allow(/status of 404/);
    await open(page, '/about');
    await page.evaluate(address => {
      const link = Object.assign(document.createElement('a'), { href: address });
      document.querySelector('main')?.append(link);
      link.click();
    }, old);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
}

test('a page that the list does not have is shown alike when one walks there', inProof, async ({ page }) => {
  await open(page, '/catalog?page=11');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('nav[aria-label=Pagination] a');
    if (link) link.href = '/catalog?page=999';
    link?.click();
  });
  await expect(page.getByText('There is no such page: the list ends with page 11.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page.getByText('Showing 1-12 of 125 products')).toBeVisible();
});

for (const [address, status] of Object.entries(unreadable)) {
  test(`${short(address)} is refused with ${status}, a program by a code`, async ({ request, baseURL }) => {
    const response = await plainly(request, `${baseURL}${address}`);
    expect(response.status()).toBe(status);
    expect((await response.json()).errors[0].extensions.code).toMatch(/^[A-Z_]+$/);
  });

  test(
    `${short(address)} is refused with ${status}, a person by a page`,
    inProofBut(address === '/%00'),
    async ({ page, watch }) => {
      watch.allow(new RegExp(`status of ${status}`));
      const response = await page.goto(address);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByText(`Request ${response?.headers()['x-request-id']}`)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await page.getByRole('banner').getByText('Products', { exact: true }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Security Products' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Security Products' })).toBeVisible();
    },
  );
}

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('a person who sends too large a form reads why, with the number of the request', async ({ request, baseURL }) => {
  const headers = { ...browser, origin: baseURL ?? '' };
  const response = await request.post('/contact', { headers, form: { name: long(300_000) } });
  expect(response.status()).toBe(413);
  const html = await response.text();
  expect(html).toContain('The body is larger than 262144 bytes.');
  expect(html).toContain(`Request ${response.headers()['x-request-id']}`);
  expect(html).not.toContain('<script type="module"');
});

test('a person on another host is told where the site is, without what could not load there', async ({ request }) => {
  const response = await request.get('/', { headers: { ...browser, host: 'evil.example' } });
  expect(response.status()).toBe(421);
  expect(await response.text()).toMatch(/This host is not served here. The site is at http/);
});

test('a path that is not there shows the way home, within header and footer', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await page.goto('/a/b/c');
  // Only what was refused has a number.
  await expect(page.getByRole('main')).not.toContainText('Request ');
  await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

for (const type of [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
]) {
  test(`garbage posted to a form as ${type} is refused with the form`, async ({ request, baseURL }) => {
    const headers = { 'content-type': type, origin: baseURL ?? '' };
    for (const address of ['/contact', '/request-quote', '/blog']) {
      const response = await request.post(address, { headers, data: Buffer.from('{"%%%=&&&') });
      expect(response.status()).toBe(422);
      expect(await response.text()).toContain('aria-invalid="true"');
    }
  });
}

test('a form with a hundred thousand letters in a field is refused, a larger one unread', async ({
  request,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '' };
  const post = (length: number) => request.post('/contact', { headers, form: { name: long(length) } });
  expect((await post(100_000)).status()).toBe(422);
  expect((await post(300_000)).status()).toBe(413);
});

test('a form of another site is refused', async ({ request }) => {
  const form = { name: 'x' };
  const from = (headers: Record<string, string>) => request.post('/contact', { headers, form });
  expect((await from({ origin: 'http://evil.example' })).status()).toBe(403);
  expect((await from({ 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
});

test('a post to a screen without a form is refused', async ({ request, baseURL }) => {
  const response = await request.post('/catalog', { headers: { origin: baseURL ?? '' }, form: { a: 'b' } });
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe('GET, HEAD');
});

for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
  test(`${method} is refused, and says what is taken`, async ({ request }) => {
    for (const headers of [{}, browser]) {
      const response = await request.fetch('/catalog', { method, headers });
      expect(response.status()).toBe(405);
      expect(response.headers().allow).toContain('GET');
    }
  });
}
