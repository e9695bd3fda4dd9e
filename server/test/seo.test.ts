import { expect, it } from 'vitest';
import { ask } from './ask.ts';
import { startEmbedded } from './embedded.ts';
import { row, rows, startRecorded } from './recorded.ts';

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
