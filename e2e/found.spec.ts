import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { crawl, isListed, ownLinks, type Visited } from './crawl/crawl.ts';
import { readPage } from './crawl/readPage.ts';
import { faultsOf } from './crawl/structuredData.ts';
import { indexable, unlisted } from './kinds.ts';

// Nothing here needs a browser: it is what search engines read.

const origin = process.env.SITE_URL ?? '';
const pathsIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replace(origin, '') || '/');

let sitemap: string[] = [];
let visited = new Map<string, Visited>();
let listed: [string, Visited][] = [];

test.beforeAll(async () => {
  sitemap = pathsIn(await (await fetch(`${origin}/sitemap.xml`)).text());
  visited = await crawl(origin, ['/', ...sitemap]);
  listed = [...visited].filter(([path, seen]) => isListed(origin, path, seen));
});

test('no link is broken, and none leads through more than one redirect', () => {
  expect(visited.size).toBeGreaterThan(300);
  const broken = [...visited].filter(([, { status, location }]) =>
    location ? visited.get(location)?.status !== 200 : status !== 200,
  );
  expect(broken.map(([path, { status, from }]) => `${status} ${path} from ${from}`)).toEqual([]);
});

test('a link to a part of a page finds it there', () => {
  const lost = listed.flatMap(([path, { page }]) =>
    ownLinks(origin, path, page)
      .filter(link => link.part && visited.get(link.path)?.page?.ids.has(link.part) === false)
      .map(link => `${link.path}#${link.part} from ${path}`),
  );
  expect(lost).toEqual([]);
});

test('every page has a title and a description', () => {
  const pages = [...visited].filter(([, { page }]) => page);
  const bare = pages.filter(([, { page }]) => !/\S+ \| \S+/.test(page!.title) || page!.description.length < 10);
  expect(bare.map(([path]) => path)).toEqual([]);
  const long = pages.filter(([, { page }]) => [...page!.description].length > 160);
  expect(long.map(([path]) => path)).toEqual([]);
});

test('a long excerpt describes its post by its first 160 characters', async () => {
  const slug = 'clear-seals-on-printed-cartons';
  const query = `{ post(slug: "${slug}") { excerptText(length: 1000) } }`;
  const answer = await fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`);
  const { excerptText } = (await answer.json()).data.post as { excerptText: string };
  expect(excerptText.length).toBeGreaterThan(200);
  expect(visited.get(`/post/${slug}`)?.page?.description).toBe(excerptText.slice(0, 160).trim());
});

test('no two canonical pages have the same title or the same content', () => {
  expect(listed.length).toBeGreaterThan(250);
  expect(shared(listed.map(([path, { page }]) => [page!.title, path]))).toEqual([]);
  expect(shared(listed.map(([path, { page }]) => [page!.words, path]))).toEqual([]);
});

test('the sitemap lists what is there, may be listed and is canonical, each once', () => {
  expect(new Set(sitemap).size).toBe(sitemap.length);
  expect(sitemap.filter(path => !listed.some(([known]) => known === path))).toEqual([]);
});

test('structured data of every page is of a known type and whole', () => {
  const faults = [...visited].flatMap(([path, { page }]) =>
    (page?.data ?? []).flatMap(faultsOf).map(fault => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('every kind of page carries the structured data that goes with it', () => {
  for (const [path, types] of Object.entries(indexable)) {
    const found = visited.get(path)?.page?.data.map(thing => thing['@type']);
    expect(found, path).toEqual([...types, ...(path === '/' ? [] : ['BreadcrumbList'])]);
  }
});

test('search results list the first ten', async () => {
  const { data, noindex } = readPage(await (await fetch(`${origin}/search?q=label`)).text());
  expect(noindex).toBe(true);
  expect(data.find(thing => thing['@type'] === 'SearchResultsPage')).toMatchObject({
    mainEntity: {
      numberOfItems: 10,
      itemListElement: Array.from({ length: 10 }, (_, index) => ({ position: index + 1 })),
    },
  });
});

test('whoever shares a page shows a card of it', async () => {
  const cards = listed.map(([, { page }]) => page?.property('og:image') ?? '');
  expect(new Set(cards).size).toBe(listed.length);
  for (const path of ['/', '/product/cash-bag-seal']) {
    const page = visited.get(path)?.page;
    expect(page?.property('og:url')).toBe(origin + path);
    const response = await fetch(page?.property('og:image') ?? '');
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('a page that is not to be found shows no words of its address on its card', async () => {
  const card = async (path: string) => readPage(await (await fetch(origin + path)).text()).property('og:image');
  expect(await card('/search?q=anything+at+all')).toBe(await card('/cart'));
});

test('the HTML of every kind of page is valid', async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes attributes as it names them, and elements without content with a slash: HTML cares for neither.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // HTML forbids only white space; React's own ids begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // Check boxes of one name are how a form sends several values.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
      // How a telephone number may break is a matter of style sheets.
      'tel-non-breaking': 'off',
    },
  });
  // All are read before the first is judged: that keeps this process from hearing that a connection was closed meanwhile.
  const pages = new Map<string, string>();
  for (const path of [...Object.keys(indexable), ...unlisted])
    pages.set(path, await (await fetch(origin + path)).text());
  const faults: string[] = [];
  for (const [path, html] of pages) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages) faults.push(`${path} ${ruleId}: ${message} (${selector})`);
  }
  expect(faults).toEqual([]);
});

/** Paths that have the same of something, as lists. */
function shared(pairs: [string, string][]): string[][] {
  const groups = Map.groupBy(pairs, ([what]) => what);
  return [...groups.values()].filter(group => group.length > 1).map(group => group.map(([, path]) => path));
}
