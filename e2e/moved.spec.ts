import { type Demo, startDemo } from './demo.ts';
import { inProof } from './full.ts';
import { expect, expectSameDocument, markDocument, open, test } from './page.ts';
import { type Site, startSite } from './site.ts';
import { tellOfEdit } from './tellOfEdit.ts';

const WEBHOOK_SECRET = 'the-secret-of-a-post-that-moved';

let demo: Demo;
let site: Site;
let hidden: { id: number; slug: string };

test.beforeAll(async () => {
  demo = await startDemo();
  hidden = (await demo.rows('wc/v3/products/categories')).find(({ slug }) => slug !== 'services')!;
  const words = { title: 'Told by a plugin', description: 'What the plugin says.', robots: { index: 'noindex' } };
  await demo.edit('products/categories', hidden.id, { heads: { yoast_head_json: words } });
  site = await startSite({ env: { ...demo.env, WEBHOOK_SECRET } });
});
test.afterAll(async () => {
  await site?.stop();
  await demo?.stop();
});

test('an old address of a file leads to the file, and a category that its plugin hides says so to whoever reads no scripts', async ({
  request,
}) => {
  const [file] = await demo.rows('wp/v2/media');
  const moved = await request.get(`${site.url}/${file!.slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, expect.stringMatching(/^\/wp-content\/uploads\//)]);
  const html = await (await request.get(`${site.url}/products/${hidden.slug}`)).text();
  expect(html).toContain('<title>Told by a plugin | ');
  expect(html).toContain('<meta name="description" content="What the plugin says."/>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await request.get(`${site.url}/sitemap.xml`)).text()).not.toContain(`/products/${hidden.slug}<`);
});

test(
  'a post that got another address is there for whoever clicks its former one, or types it',
  inProof,
  async ({ page, watch }) => {
    // A service that was just started draws its pictures as they are asked for, which a busy machine may not wait for.
    watch.allow(/status of 50[24] .*\/_image\//);
    const posts = await demo.rows('wp/v2/posts');
    await open(page, `${site.url}/blog`);
    await markDocument(page);
    const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
    const title = (await link.textContent())!.trim();
    const former = new URL((await link.getAttribute('href'))!, site.url).pathname;
    const row = posts.find(({ slug }) => `/post/${slug}` === former)!;
    await demo.edit('posts', row.id, { slug: 'moved-elsewhere' });
    await tellOfEdit(site.url, { kind: 'post', id: row.id }, WEBHOOK_SECRET);
    const whereTo = async () => {
      const response = await page.request.get(site.url + former, { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    };
    await expect.poll(whereTo).toEqual([301, '/post/moved-elsewhere']);

    await link.click();
    await expect(page).toHaveURL(`${site.url}/post/moved-elsewhere`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
    await expectSameDocument(page);

    await page.goto(site.url + former);
    await expect(page).toHaveURL(`${site.url}/post/moved-elsewhere`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
  },
);
