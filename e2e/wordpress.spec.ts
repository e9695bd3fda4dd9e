import { expect, test } from '@playwright/test';
import { type Site, startSite } from './site.ts';
import { missingText, wordpressAvailable } from './wordpress/packages.ts';
import { startWordPress, type WordPress } from './wordpress/wordpress.ts';

const { available, missing } = wordpressAvailable();

test.describe('the site in front of a real WordPress', () => {
  test.skip(!available, missingText(missing));

  let wordpress: WordPress;
  let site: Site;

  test.beforeAll(async () => {
    wordpress = await startWordPress();
    site = await startSite({
      env: {
        CONTENT_URL: `${wordpress.url}/wp-json`,
        WORDPRESS_USERNAME: wordpress.username,
        WORDPRESS_APP_PASSWORD: wordpress.applicationPassword,
      },
    });
  });

  test.afterAll(async () => {
    await site?.stop();
    await wordpress?.stop();
  });

  test('home has the name of the site and the items of its primary menu', async ({ page }) => {
    await page.goto(site.url);
    await expect(page).toHaveTitle(/Karoo Labels & Seals/);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'News & views' })).toHaveAttribute('href', '/blog');
    await expect(header.getByRole('link', { name: 'Regulations' })).toHaveAttribute('href', '/category/regulations');
    await expect(header.getByRole('link', { name: 'Regulator' })).toHaveAttribute('href', 'https://www.icasa.org.za/');
  });

  test('a mega menu column shows the menu of its name', async ({ page }) => {
    await page.goto(site.url);
    const header = page.getByRole('banner');
    await header.getByText('Products', { exact: true }).click();
    await expect(header.getByRole('link', { name: 'ICASA labels' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'ZICTA labels' })).toBeVisible();
  });

  test('the blog lists nine of thirty posts, newest first, with their titles decoded', async ({ page }) => {
    await page.goto(`${site.url}/blog`);
    const titles = page.getByRole('main').getByRole('article').getByRole('heading');
    await expect(titles).toHaveCount(9);
    await expect(titles.nth(0)).toHaveText('Void tape in the rain');
    await expect(titles.nth(2)).toHaveText('Seals & labels: what’s the difference?');
  });

  test('the last page of the blog has what is left', async ({ page }) => {
    // Thirty in the open and one behind a password.
    await page.goto(`${site.url}/blog?page=4`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Twenty-four years of sticking' })).toBeVisible();
    await expect(main.getByText('The secret of the quagga')).toHaveCount(0);
  });

  test('a post shows its picture, author, category, tags and the neighbours', async ({ page }) => {
    await page.goto(`${site.url}/post/seals-labels-whats-the-difference`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Seals & labels: what’s the difference?');
    await expect(main.getByText('Ayésha Patel').first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Printing' }).first()).toHaveAttribute('href', '/category/printing');
    await expect(main.getByRole('link', { name: 'Polyester' }).first()).toHaveAttribute('href', '/tag/polyester');
    await expect(main.getByRole('img', { name: 'A printed ICASA mark & number' }).first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'What to ask for' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'about page' })).toHaveAttribute('href', '/about');
    await expect(main.getByRole('link', { name: /A widget from elsewhere/ })).toBeVisible();
    await expect(main.getByRole('link', { name: /Type approval in ten steps/ })).toBeVisible();
  });

  test('pictures come through the site and not from WordPress', async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', request => hosts.add(new URL(request.url()).host));
    await page.goto(`${site.url}/post/seals-labels-whats-the-difference`, { waitUntil: 'networkidle' });
    expect([...hosts]).toEqual([new URL(site.url).host]);
  });

  test('a script that an editor pasted does not run', async ({ page }) => {
    await page.goto(`${site.url}/post/a-widget-from-elsewhere`);
    await page.getByText('Click me').click();
    expect(await page.evaluate(() => 'pasted' in globalThis)).toBe(false);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('the addresses of WordPress lead to ours', async ({ request }) => {
    const moved = {
      '/2025/12/void-tape-in-the-rain/': '/post/void-tape-in-the-rain',
      '/faq/delivery/': '/faq/delivery',
    };
    for (const [from, to] of Object.entries(moved)) {
      const response = await request.get(`${site.url}${from}`, { maxRedirects: 0 });
      expect([301, 308], from).toContain(response.status());
      expect(new URL(response.headers().location ?? '', site.url).pathname).toBe(to);
    }
  });

  for (const slug of ['quagga-draft', 'quagga-private', 'quagga-scheduled']) {
    test(`the post ${slug} is not found`, async ({ request }) => {
      const response = await request.get(`${site.url}/post/${slug}`);
      expect(response.status()).toBe(404);
      expect(await response.text()).not.toContain('The secret of the quagga');
    });
  }

  test('the text behind a password stays there', async ({ request }) => {
    const response = await request.get(`${site.url}/post/quagga-behind-a-password`);
    expect(await response.text()).not.toContain('The secret of the quagga');
  });

  test('a page shows its text, shortcodes run, entities decoded', async ({ page }) => {
    await page.goto(`${site.url}/page/terms-of-service`);
    await expect(page.getByText('Payment in 30 days; goods stay ours until then.', { exact: true })).toBeVisible();
    await page.goto(`${site.url}/page/faq`);
    await expect(page.getByRole('heading', { name: 'Questions & answers' })).toBeVisible();
    await page.goto(`${site.url}/page/services`);
    await expect(page.getByRole('cell', { name: '24–48 hours' })).toBeVisible();
  });

  test('the fields of a page reach its screen', async ({ page }) => {
    await page.goto(`${site.url}/request-quote`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A quote today');
    await expect(page.getByText('Priced by a person in Midrand')).toBeVisible();
    await expect(page.getByText('+27 10 000 0000').first()).toBeVisible();
  });

  test('a table of contents and footnotes lead to their places and back', async ({ page }) => {
    await page.goto(`${site.url}/page/fitting-guide`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: '1', exact: true }).click();
    const note = main.getByRole('listitem').filter({ hasText: 'Longer on powder coat.' });
    await expect(note).toBeInViewport();
    expect(await note.evaluate(place => `#${place.id}` === decodeURIComponent(location.hash))).toBe(true);
    await note.getByRole('link', { name: 'Jump to footnote reference 1' }).click();
    await expect(main.getByText('Press for 20 seconds1 at room temperature.', { exact: true })).toBeInViewport();
    // The page itself has a place of the name 'main'.
    await main.getByRole('link', { name: 'To the surfaces' }).click();
    const heading = main.getByRole('heading', { name: 'Surfaces' });
    expect(await heading.evaluate(place => `#${place.id}` === location.hash)).toBe(true);
    await expect(heading).toBeInViewport();
  });

  test('a sound plays by way of the site, as a block and as a shortcode', async ({ page, request }) => {
    await page.goto(`${site.url}/page/fitting-guide`);
    const sounds = page.getByRole('main').locator('audio');
    await expect(sounds).toHaveCount(2);
    for (const sound of await sounds.all()) {
      await expect(sound).toHaveAttribute('controls');
      const source = await sound.evaluate((player: HTMLAudioElement) => {
        const inside = player.querySelector('source');
        return player.getAttribute('src') ?? inside?.getAttribute('src') ?? '';
      });
      expect(source).toMatch(/^\/wp-content\/uploads\/2025\/03\/peel\.wav/);
      expect((await request.get(site.url + source)).headers()['content-type']).toMatch(/^audio\//);
    }
  });

  test('links to the pages of files lead to the files', async ({ page, request }) => {
    await page.goto(`${site.url}/page/fitting-guide`);
    const sound = await page.getByRole('link', { name: 'The sound' }).getAttribute('href');
    const file = await request.get(new URL(sound ?? '', site.url).href);
    expect(file.headers()['content-type']).toMatch(/^audio\//);
    const pictures = page.getByRole('main').locator('.gallery a');
    for (const link of await pictures.all()) {
      const picture = await request.get(new URL((await link.getAttribute('href')) ?? '', site.url).href);
      expect(picture.headers()['content-type']).toMatch(/^image\//);
    }
    expect(await pictures.count()).toBe(2);
  });

  test('two pages of one slug are two pages, each at its own path', async ({ page, request }) => {
    await page.goto(`${site.url}/services/contact`);
    await expect(page.getByRole('main').getByText('Ring twice at the side gate.').last()).toBeVisible();
    await page.goto(`${site.url}/contact`);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
    await expect(page.getByText('Ring twice at the side gate.')).toHaveCount(0);
    await page.goto(`${site.url}/faq/returns`);
    await expect(page.getByRole('main').getByText('Rolls come back unopened.').last()).toBeVisible();
    const moved = await request.get(`${site.url}/page/delivery`, { maxRedirects: 0 });
    expect(new URL(moved.headers().location ?? '', site.url).pathname).toBe('/faq/delivery');
    await page.goto(`${site.url}/page/returns`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Returns of rolls' })).toHaveAttribute('href', '/faq/returns');
    await expect(main.getByRole('link', { name: 'Returns of tools' })).toHaveAttribute('href', '/services/returns');
  });

  test('the search finds posts and pages', async ({ page }) => {
    await page.goto(`${site.url}/search?q=terms`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Terms of service' })).toBeVisible();
    await page.goto(`${site.url}/search?q=cold+rooms`);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Adhesives for cold rooms/ })
        .first(),
    ).toBeVisible();
    await page.goto(`${site.url}/search?q=quagga`);
    await expect(page.getByText('The secret of the quagga')).toHaveCount(0);
  });
});
