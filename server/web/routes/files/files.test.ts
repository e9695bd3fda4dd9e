import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { SitemapEntry } from '../../../catalogue/read/sitemap.ts';
import { robotsText } from '../../../resolvers/site/robots.ts';
import { feedXml } from './feed.ts';
import { sitemapFile } from './sitemap.ts';

interface Xml {
  textContent: string;
  querySelectorAll(selector: string): Iterable<Xml>;
  querySelector(selector: string): Xml | null;
  getElementsByTagName(name: string): { length: number; [index: number]: Xml };
  documentElement: { tagName: string };
}
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (text: string, options: object) => { window: { document: Xml } };
};
/** Throws for what is not well-formed. */
const parse = (xml: string): Xml => new JSDOM(xml, { contentType: 'application/xml' }).window.document;
const texts = (document: Xml, name: string) => [...document.querySelectorAll(name)].map(node => node.textContent);

const publicUrl = 'https://labels.example';

describe('/robots.txt', () => {
  const text = robotsText({ publicUrl, blockedRobots: ['AhrefsBot', 'MJ12bot', 'SemrushBot'] });

  it('says what may be read and where the sitemap is', () => {
    expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
    for (const path of [
      '/wp-admin/',
      '/search$',
      '/*?*',
      '/cart$',
      '/cart/',
      '/checkout$',
      '/my-account$',
      '/wp-content/plugins/',
      '/wp-content/themes/',
    ])
      expect(text).toContain(`\nDisallow: ${path}\n`);
    for (const path of ['/wp-content/uploads/', '/catalog', '/blog', '/products', '/_image/'])
      expect(text).toContain(`\nAllow: ${path}\n`);
    expect(text).toContain('\nCrawl-delay: 1\n');
    expect(text).toContain('\nSitemap: https://labels.example/sitemap.xml\n');
  });

  /** As search engines read the rules: the longest that fits wins. */
  const mayRead = (address: string): boolean => {
    const [everyone = ''] = text.split('\n\n');
    const fitting = [...everyone.matchAll(/^(Allow|Disallow): (.+)$/gm)].filter(([, , rule = '']) =>
      new RegExp(`^${rule.replace(/[?.]/g, '\\$&').replaceAll('*', '.*')}`).test(address),
    );
    return fitting.toSorted(([, , one = ''], [, , other = '']) => other.length - one.length)[0]?.[1] === 'Allow';
  };

  it.each(['/cart', '/search', '/checkout', '/track', '/compare', '/operator', '/account', '/my-account', '/graphql'])(
    'holds back %s with what is below it and asked of it, and not what only begins like it',
    path => {
      for (const held of [path, `${path}/`, `${path}/x`, `${path}?x=1`, `${path}/x?y=1`])
        expect([held, mayRead(held)]).toEqual([held, false]);
      for (const open of [`${path}ons/sabs`, `${path}-labels`, `/page${path}`])
        expect([open, mayRead(open)]).toEqual([open, true]);
    },
  );

  it('holds back visitors’ own pages and filters, and none of the range', () => {
    for (const held of ['/order-received/7', '/quote/q-1', '/discount/x', '/preview/a', '/debug/woocommerce', '/?p=7'])
      expect([held, mayRead(held)]).toEqual([held, false]);
    for (const open of [
      '/',
      '/catalog?page=2',
      '/product/seal?size=small',
      '/products/rolls',
      '/request-quote',
      '/about',
    ])
      expect([open, mayRead(open)]).toEqual([open, true]);
  });

  it('blocks the named robots', () => {
    for (const name of ['AhrefsBot', 'MJ12bot', 'SemrushBot'])
      expect(text).toContain(`\n\nUser-agent: ${name}\nDisallow: /\n`);
  });
});

describe('/sitemap.xml', () => {
  const entry = (number: number): SitemapEntry => ({
    path: `/product/p${number}`,
    url: `${publicUrl}/product/p${number}`,
    images: [],
    lastModified: '2026-11-20T10:00:00+02:00',
    changeFrequency: 'weekly',
    priority: 0.8,
  });

  const fileOf = (path: string, entries: SitemapEntry[], mostInAFile = 10_000) =>
    sitemapFile(path, entries, { publicUrl, served: one => one, mostInAFile });

  it('is one file as long as that is allowed', async () => {
    const file = await fileOf('/sitemap.xml', [
      { ...entry(0), path: '/', lastModified: null, priority: 1 },
      entry(1),
      { ...entry(2), path: '/product/a&b', images: [`${publicUrl}/_image/x/1200.webp?src=/a.png`] },
    ]);
    expect(await fileOf('/sitemap-1.xml', [entry(1)])).toBeUndefined();
    const document = parse(file!);
    expect(texts(document, 'url > loc')).toEqual([
      `${publicUrl}/`,
      `${publicUrl}/product/p1`,
      `${publicUrl}/product/a&b`,
    ]);
    expect(texts(document, 'lastmod')).toEqual(['2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z']);
    const pictures = document.getElementsByTagName('image:loc');
    expect(pictures.length).toBe(1);
    expect(pictures[0]!.textContent).toBe(`${publicUrl}/_image/x/1200.webp?src=/a.png`);
    expect(texts(document, 'changefreq')[1]).toBe('weekly');
    expect(texts(document, 'priority')).toEqual(['1.0', '0.8', '0.8']);
  });

  it('is an index where one file cannot hold it', async () => {
    const entries = Array.from({ length: 25 }, (_, i) => entry(i));
    const index = parse((await fileOf('/sitemap.xml', entries, 10))!);
    expect(index.documentElement.tagName).toBe('sitemapindex');
    expect(texts(index, 'loc')).toEqual([1, 2, 3].map(n => `${publicUrl}/sitemap-${n}.xml`));
    expect(texts(parse((await fileOf('/sitemap-3.xml', entries, 10))!), 'loc').length).toBe(5);
    for (const other of ['/sitemap-0.xml', '/sitemap-4.xml', '/sitemap-x.xml'])
      expect(await fileOf(other, entries, 10)).toBeUndefined();
  });

  it('lets others through while a large one is written', async () => {
    const entries = Array.from({ length: 10_000 }, (_, i) => entry(i));
    let through = 0;
    const timer = setInterval(() => through++, 1);
    expect(await fileOf('/sitemap.xml', entries)).toContain('/product/p9999');
    clearInterval(timer);
    expect(through).toBeGreaterThan(2);
  });

  it('survives no entries and an unreadable date', async () => {
    expect(parse((await fileOf('/sitemap.xml', []))!).documentElement.tagName).toBe('urlset');
    const file = await fileOf('/sitemap.xml', [{ ...entry(1), lastModified: '0000-00-00' }]);
    expect(texts(parse(file!), 'lastmod')).toEqual([]);
  });
});

describe('/feed.xml', () => {
  const site = { name: 'Labels & more', description: '', url: publicUrl, language: 'en-ZA' };
  const post = (number: number) => ({
    id: String(number),
    title: `Post ${number} <b> & "c"`,
    url: `${publicUrl}/post/p${number}`,
    excerpt: 'a\u0000\u0008b ]]> \ud800 é',
    publishedAt: `2026-01-${String(number).padStart(2, '0')}T10:00:00+02:00`,
    author: number % 2 ? 'Thandi' : null,
    categories: ['ICASA & co'],
  });

  it('has the newest twenty posts, newest first, escaped', () => {
    const document = parse(
      feedXml(
        site,
        Array.from({ length: 25 }, (_, i) => post(i + 1)),
      ),
    );
    expect(texts(document, 'item > title').length).toBe(20);
    expect(texts(document, 'item > title')[0]).toBe('Post 25 <b> & "c"');
    expect(texts(document, 'item > description')[0]).toBe('ab ]]> \ufffd é');
    expect(texts(document, 'item > pubDate')[0]).toBe('Sun, 25 Jan 2026 08:00:00 GMT');
    expect(document.getElementsByTagName('dc:creator').length).toBe(10);
    expect(texts(document, 'channel > title')).toEqual(['Labels & more']);
    expect(texts(document, 'channel > description')).toEqual(['Labels & more']);
  });

  it('survives no posts and an unreadable date', () => {
    expect(texts(parse(feedXml(site, [])), 'item')).toEqual([]);
    parse(feedXml(site, [{ ...post(1), publishedAt: 'soon' }]));
  });
});
