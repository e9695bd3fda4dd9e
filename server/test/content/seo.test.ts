import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { row, rows, startRecorded } from '../recorded.ts';

const service = startEmbedded();
const recorded = startRecorded();
const SEO = 'seo { title description noindex image { url } }';

it('takes the words of Yoast SEO, without the name of the site', async () => {
  await service.edit('pages', 'careers', {
    heads: {
      yoast_head_json: {
        ...{
          title: 'Work with us - Test &amp; Labels',
          description: 'Print &#038; press',
          robots: { index: 'noindex' },
        },
        og_image: [{ url: `${service.demo.url}/wp-content/uploads/2026/03/hero.webp`, width: 1200 }],
        canonical: 'https://elsewhere.example/',
      },
    },
  });
  const { data, calls } = await service.cost(`{ page(slug: "careers") { url ${SEO} } }`);
  expect(data.page).toEqual({
    url: 'http://localhost:4000/page/careers',
    seo: {
      ...{ title: 'Work with us', description: 'Print & press', noindex: true },
      image: { url: expect.stringMatching(/^\/_image\/.*hero\.webp$/) },
    },
  });
  expect(calls).toHaveLength(1);
});

it('takes the words of All in One SEO', async () => {
  const heads = { aioseo_head_json: { title: 'Peel', description: '', robots: 'max-image-preview:large' } };
  await service.edit('posts', 'post-2', { heads });
  const { data } = await service.cost(`{ post(slug: "post-2") { ${SEO} } other: post(slug: "post-4") { ${SEO} } }`);
  expect(data).toEqual({
    post: { seo: { title: 'Peel', description: null, noindex: false, image: null } },
    other: { seo: null },
  });
});

it('keeps the words of a post behind a password to itself', async () => {
  await service.edit('posts', 'locked', { heads: { yoast_head_json: { description: 'Secret words.' } } });
  const { data } = await service.cost(`{ post(slug: "locked") { ${SEO} } }`);
  expect(data.post.seo).toBeNull();
});

it('asks Rank Math where it is there, and does without where it does not answer', async () => {
  const index = { name: 'Labels', namespaces: ['wp/v2', 'rankmath/v1'] };
  const post = row('wp-post-one-embed', { id: 5, slug: 'five', status: 'publish', link: 'http://shop.test/five/' });
  recorded.on(/^\/\?_fields=/, { body: index });
  recorded.on(/^\/wp\/v2\/posts/, rows(post));
  const head = `<title>Five seals &#8211; Labels</title><meta content="All of &quot;them&quot;" name='description'>
    <meta name="robots" content="follow, noindex"/><meta property="og:image" content="javascript:alert(1)"/>`;
  recorded.on(/^\/rankmath\/v1\/getHead\?url=http%3A%2F%2Fshop.test%2Ffive%2F$/, { body: { success: true, head } });
  const asked = `{ post(slug: "five") { ${SEO} } }`;
  expect((await ask(recorded.gateway(), asked)).data.post.seo).toEqual({
    ...{ title: 'Five seals', description: 'All of "them"', noindex: true, image: null },
  });
  recorded.on(/^\/rankmath/, { status: 500, body: 'PHP' });
  expect(await ask(recorded.gateway(), asked)).toEqual({ data: { post: { seo: null } }, errors: [] });
});

it.each(['<meta ', '<title', '<title>', '<meta name="', "<meta name='x "])(
  'takes no long time over a head of %s again and again',
  async broken => {
    const index = { name: 'Labels', namespaces: ['wp/v2', 'rankmath/v1'] };
    const post = row('wp-post-one-embed', { id: 5, slug: 'five', status: 'publish', link: 'http://shop.test/five/' });
    recorded.on(/^\/\?_fields=/, { body: index });
    recorded.on(/^\/wp\/v2\/posts/, rows(post));
    recorded.on(/^\/rankmath/, { body: { success: true, head: broken.repeat(40_000) } });
    const began = process.threadCpuUsage();
    await ask(recorded.gateway(), `{ post(slug: "five") { ${SEO} } }`);
    expect(process.threadCpuUsage(began).user).toBeLessThan(1_500_000);
  },
);

/** What a plugin adds to a term from now on. */
function speakOf(taxonomy: string, slug: string, heads: Record<string, unknown>) {
  const term = service.demo.database.all('terms').find(one => one.taxonomy === taxonomy && one.slug === slug)!;
  service.demo.database.put('terms', { ...term, heads });
}

it('takes the words of a category and of a tag with the terms themselves, at no call more', async () => {
  const image = { url: `${service.demo.url}/wp-content/uploads/2026/03/hero.webp` };
  const yoast = { title: 'Seals by the roll - Test & Labels', robots: { index: 'noindex' }, og_image: [image] };
  speakOf('product_cat', 'seals', { yoast_head_json: { ...yoast, description: 'All seals.' } });
  speakOf('category', 'void', { aioseo_head_json: { title: 'On VOID', description: 'Told.', robots: 'noindex' } });
  speakOf('post_tag', 'seals', { yoast_head_json: { title: 'Of seals', robots: { index: 'index' } } });
  await service.cold();
  const { data, calls } = await service.cost(`{
    productCategory(slug: "seals") { ${SEO} } silent: productCategory(slug: "security") { ${SEO} }
    postCategory(slug: "void") { ${SEO} } postTag(slug: "seals") { ${SEO} } author(slug: "thandi-nkosi-mbeki") { ${SEO} }
  }`);
  expect(data).toEqual({
    productCategory: {
      seo: {
        ...{ title: 'Seals by the roll', description: 'All seals.', noindex: true },
        image: { url: expect.stringMatching(/^\/_image\/.*hero\.webp$/) },
      },
    },
    postCategory: { seo: { title: 'On VOID', description: 'Told.', noindex: true, image: null } },
    postTag: { seo: { title: 'Of seals', description: null, noindex: false, image: null } },
    ...{ silent: { seo: null }, author: { seo: null } },
  });
  expect(calls).toEqual([]);
});

it('keeps a category from search engines also while the shop does not answer', async () => {
  speakOf('product_cat', 'seals', { yoast_head_json: { title: 'Seals', robots: { index: 'noindex' } } });
  const gateway = service.another();
  await gateway.ready();
  await service.faults({ path: '/wp-json/wc/', status: 503 });
  gateway.store.clear();
  const { data } = await ask(gateway, '{ productCategory(slug: "seals") { name seo { noindex } } }');
  expect(data.productCategory).toMatchObject({ seo: { noindex: true } });
});

const RANK_MATH_INDEX = { name: 'Labels', namespaces: ['wp/v2', 'wc/v3', 'rankmath/v1'] };
const headWith = (title: string, robots: string) => ({
  success: true,
  head: `<title>${title} - Labels</title><meta name="robots" content="${robots}"/>`,
});

it('asks Rank Math of a category by the address that WordPress has it at', async () => {
  recorded.on(/^\/\?_fields=/, { body: RANK_MATH_INDEX });
  const category = row('wc-category-one', { id: 12, slug: 'seals', name: 'Seals' });
  recorded.on(/^\/wc\/v3\/products\/categories/, rows(category));
  recorded.on(/^\/wp\/v2\/product_cat\/12\?_fields=link$/, { body: { link: 'http://shop.test/shelf/seals/' } });
  recorded.on(/^\/rankmath\/v1\/getHead\?url=http%3A%2F%2Fshop.test%2Fshelf%2Fseals%2F$/, {
    body: headWith('Seals', 'noindex'),
  });
  const asked = `{ productCategory(slug: "seals") { ${SEO} } }`;
  const said = { title: 'Seals', description: null, noindex: true, image: null };
  expect((await ask(recorded.gateway(), asked)).data.productCategory).toEqual({ seo: said });
  recorded.on(/^\/wp\/v2\/product_cat/, { status: 404, body: { code: 'rest_no_route' } });
  expect(await ask(recorded.gateway(), asked)).toEqual({ data: { productCategory: { seo: null } }, errors: [] });
});

const MARKS = [
  { id: 1, key: 'rank_math_title', value: '%title% %sep% %sitename%' },
  { id: 2, key: 'rank_math_description', value: 'Fifty % off &amp; more' },
  { id: 3, key: 'rank_math_robots', value: ['noindex', 'nofollow'] },
];

it('reads of a product what Rank Math keeps in its fields, where it writes no head for us', async () => {
  recorded.on(/^\/\?_fields=/, { body: RANK_MATH_INDEX });
  const product = row('wc-product-simple', { id: 7, slug: 'seven', status: 'publish', meta_data: MARKS });
  recorded.on(/^\/wc\/v3\/products\?/, rows(product));
  const asked = `{ product(slug: "seven") { ${SEO} } }`;
  expect((await ask(recorded.gateway(), asked)).data.product.seo).toEqual({
    ...{ title: null, description: 'Fifty % off & more', noindex: true, image: null },
  });
  recorded.on(/^\/rankmath/, { body: headWith('Seven', 'index, follow') });
  expect((await ask(recorded.gateway(), asked)).data.product.seo).toMatchObject({ title: 'Seven', noindex: false });
  // Its fields stay behind when the plugin goes.
  recorded.on(/^\/\?_fields=/, { body: { ...RANK_MATH_INDEX, namespaces: ['wp/v2', 'wc/v3'] } });
  expect((await ask(recorded.gateway(), asked)).data.product.seo).toBeNull();
});
