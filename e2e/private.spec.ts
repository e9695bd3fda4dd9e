import { expect, test } from './page.ts';

// The embedded service keeps back a draft, a private post and one behind a password: what of them the site's pages say.

const HELD = ['ink-prices-next-year', 'notes-for-the-night-shift'];
const LOCKED = 'reseller-price-breaks';
const WORDS = /second supplier|Station 3 runs warm|From 40 boxes/;
const TITLES = /Ink prices next year|Notes for the night shift/;

const addresses = (slug: string) => [
  ...[`/post/${slug}`, `/posts/${slug}`, `/${slug}`, `/page/${slug}`, `/pages/${slug}`, `/2026/11/${slug}`],
  ...[`/${slug}?type=post`, `/${slug}?type=page`, `/product/${slug}`],
];

test('a draft and a private post are at none of their addresses', async ({ request }) => {
  for (const address of HELD.flatMap(addresses)) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).not.toMatch(WORDS);
  }
});

test('no list, search, neighbour or file names a draft or a private post', async ({ request }) => {
  const pages = (path: string, count: number) => Array.from({ length: count }, (_, at) => `${path}?page=${at + 1}`);
  const places = [
    ...['/', '/search?q=prices', '/search?q=shift', '/search?q=supplier', '/search?q=midnight'],
    ...['/category/press-notes', '/tag/press', '/author/pieter-van-wyk', '/seo-tools', '/feed.xml', '/sitemap.xml'],
    ...pages('/blog', 5),
    ...pages('/blog/archive', 5),
    '/post/how-a-void-label-knows-it-was-lifted',
  ];
  for (const place of places) {
    const said = await (await request.get(place)).text();
    expect(said, place).not.toMatch(WORDS);
    expect(said, place).not.toMatch(TITLES);
  }
});

test('a post behind a password has its title and nothing more, for readers and not for search engines', async ({
  page,
  request,
}) => {
  await page.goto(`/post/${LOCKED}`);
  await expect(page.getByText('This post is protected by a password.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await page.content()).not.toMatch(WORDS);
  for (const file of ['/feed.xml', '/sitemap.xml', '/search?q=boxes', '/search?q=resellers'])
    expect(await (await request.get(file)).text(), file).not.toMatch(/reseller-price-breaks|From 40 boxes/);
});
