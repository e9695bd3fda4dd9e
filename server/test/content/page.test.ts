import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { recording, row, rows, startRecorded } from '../recorded.ts';

const service = startEmbedded();
const recorded = startRecorded();

it('answers a page by its slug in one call', async () => {
  const { data, calls } = await service.cost(
    '{ page(slug: "careers") { slug title path url content excerptText publishedAt modifiedAt featuredImage { url } meta { key } about { heroTitle } quote { heroTitle } } }',
  );
  expect(data.page).toEqual({
    slug: 'careers',
    title: 'careers',
    path: '/page/careers',
    url: 'http://localhost:4000/page/careers',
    content: '<p>Text of careers.</p>',
    excerptText: 'Text of careers.',
    publishedAt: '2026-01-02T09:00:00+02:00',
    modifiedAt: '2026-01-03T09:00:00+02:00',
    featuredImage: null,
    meta: [],
    about: null,
    quote: null,
  });
  expect(calls).toEqual([expect.stringMatching(/^\/wp\/v2\/pages\?include=\d+&/)]);
});

it.each([
  ['home', '/'],
  ['about', '/about'],
  ['request-quote', '/request-quote'],
  ['careers', '/page/careers'],
])('gives page %s the path %s', async (slug, path) => {
  const { data } = await service.ask('query ($slug: String) { page(slug: $slug) { path } }', { slug });
  expect(data.page.path).toBe(path);
});

it.each(['', '(slug: "about", id: "1")'])('refuses page%s', async args => {
  expect((await service.ask(`{ page${args} { id } }`)).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
});

it.each([
  'slug: "nowhere"',
  'slug: ""',
  'slug: "about,contact"',
  'slug: "about us"',
  'slug: "about\\u00a0"',
  'slug: "draft-page"',
  'slug: "cart"',
  'id: "999999"',
  'id: "about"',
])('answers null for %s', async arg => {
  expect(await service.ask(`{ page(${arg}) { id slug } }`)).toEqual({ data: { page: null }, errors: [] });
});

it("shows neither a draft nor one of WordPress's own pages by id", async () => {
  for (const slug of ['draft-page', 'cart']) {
    const { id } = service.demo.database.all('articles').find(row => row.slug === slug)!;
    expect(await service.ask(`{ page(id: "${id}") { id } }`)).toEqual({ data: { page: null }, errors: [] });
  }
});

it("lists pages by title without WordPress's own, and counts them so", async () => {
  const { data, calls } = await service.cost(
    '{ pages(perPage: 3) { items { slug } pageInfo { totalItems totalPages hasNextPage } } rest: pages(perPage: 3, page: 2) { items { slug } } }',
  );
  expect(data.pages.items.map((item: { slug: string }) => item.slug)).toEqual(['about', 'careers', 'contact']);
  expect(data.pages.pageInfo).toEqual({ totalItems: 6, totalPages: 2, hasNextPage: true });
  expect(data.rest.items.map((item: { slug: string }) => item.slug)).toEqual(['home', 'request-quote', 'team']);
  expect(calls).toHaveLength(1);
});

it('answers an empty list past the end', async () => {
  const { data, errors } = await service.ask('{ pages(page: 40) { items { id } pageInfo { totalItems } } }');
  expect(errors).toEqual([]);
  expect(data.pages).toEqual({ items: [], pageInfo: { totalItems: 6 } });
});

it('fills the about page from its custom fields, null where the editor left one empty', async () => {
  const { data, calls } = await service.cost(`{ page(slug: "about") { about {
    heroTitle heroArea heroImage { alt width url(width: 320) } specialtiesImage { url } sectionOneTitle sectionOne
  } } }`);
  expect(data.page.about).toEqual({
    heroTitle: 'We & you',
    heroArea: '<p>Area</p>',
    heroImage: { alt: 'Photo of hero', width: 1200, url: expect.stringMatching(/^\/_image\/.+\/320\.webp/) },
    specialtiesImage: null,
    sectionOneTitle: null,
    sectionOne: null,
  });
  expect(calls).toHaveLength(1);
});

it('fills the quote page from its meta values', async () => {
  const { data } = await service.ask(
    '{ page(slug: "request-quote") { meta { key value } quote { heroTitle heroSubtitle steps { title description } contactPhone } } }',
  );
  expect(data.page).toEqual({
    meta: [{ key: 'hero_title', value: 'Ask us' }],
    quote: {
      heroTitle: 'Ask <em>us</em>',
      heroSubtitle: null,
      steps: [
        { title: null, description: null },
        { title: 'Proof', description: 'You see it first' },
        { title: null, description: null },
      ],
      contactPhone: null,
    },
  });
});

it('cuts the excerpt at a word', async () => {
  const { data } = await service.ask('{ page(slug: "careers") { excerptText(length: 12) } }');
  expect(data.page.excerptText).toBe('Text of...');
});

it.each([
  ['page(slug: "careers") { excerptText(length: 0) }', 'length: 0 is not a number of characters, from 1 on.'],
  ['sitemap(first: -1) { url }', 'first: -1 is not a number of addresses, from 1 on.'],
])('says what is wrong with %s', async (asked, message) => {
  const { errors } = await service.ask(`{ ${asked} }`);
  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
});

it('tells a page below another from the one of its slug that stands below none', async () => {
  const { id: about } = service.demo.database.all('articles').find(row => row.slug === 'about')!;
  await service.edit('pages', 'draft-page', { status: 'publish', slug: 'contact', parent: about, title: 'Below' });
  await service.edit('pages', 'team', { meta: { contact_phone: '+27 10 999 9999' } });
  const asked = `{ page(slug: "contact") { title } team: page(slug: "team") { id }
    pages(slug: "contact") { items { title path } } route(path: "/about/contact") { ... on Page { title url } } }`;
  const expected = {
    page: { title: 'contact' },
    team: null,
    pages: {
      items: expect.arrayContaining([
        { title: 'contact', path: '/contact' },
        { title: 'Below', path: '/about/contact' },
      ]),
    },
    route: { title: 'Below', url: 'http://localhost:4000/about/contact' },
  };
  const fresh = service.another();
  expect(await ask(fresh, asked)).toEqual({ data: expected, errors: [] });
  expect((await ask(fresh, '{ site { phone } }')).data.site.phone).toBe('+27 11 000 0000');
  await fresh.ready();
  expect(await ask(fresh, asked)).toEqual({ data: expected, errors: [] });
  const edited = service.demo.database.all('articles').find(row => row.title === 'Below')!;
  service.demo.database.put('articles', { ...edited, slug: 'draft-page', parent: 0, status: 'draft' });
});

it('names the pages that one stands below, the topmost first, without a call and as they are called now', async () => {
  const idOf = (slug: string) => service.demo.database.all('articles').find(row => row.slug === slug)!.id;
  const team = idOf('team');
  await service.edit('pages', 'team', { parent: idOf('about') });
  await service.edit('pages', 'draft-page', { status: 'publish', slug: 'press', parent: team });
  const asked = '{ page: route(path: "/about/team/press") { ... on Page { above { title path } } } }';
  const { data, calls } = await service.cost(asked);
  expect(data.page.above).toEqual([
    { title: 'about', path: '/about' },
    { title: 'Team', path: '/about/team' },
  ]);
  expect(calls).toHaveLength(1);
  await service.edit('pages', 'team', { title: 'Our people &amp; press' });
  await service.gateway.services.catalogue.refresh();
  expect((await service.ask(asked)).data.page.above[1]).toEqual({ title: 'Our people & press', path: '/about/team' });
  expect((await service.ask('{ page(slug: "careers") { above { title } } }')).data.page.above).toEqual([]);
  await service.edit('pages', 'press', { status: 'draft', slug: 'draft-page', parent: 0 });
  await service.edit('pages', 'team', { title: 'Team', parent: 0 });
});

it('gives the fields of the front page, before the index is there too', async () => {
  await service.edit('pages', 'home', {
    acf: { hero_title: 'Seals &amp; proof', years_of_experience: '31' },
  });
  const asked = '{ frontPage { slug path home { heroTitle yearsOfExperience clientSatisfaction } } }';
  const expected = {
    ...{ slug: 'home', path: '/' },
    home: { heroTitle: 'Seals & proof', yearsOfExperience: '31', clientSatisfaction: null },
  };
  expect((await service.cost(asked)).data.frontPage).toEqual(expected);
  expect((await ask(service.another(), asked)).data.frontPage).toEqual(expected);
});

it('knows the front page by what the service says of itself, whatever it is called', async () => {
  const front = rows(row('wp-pages-all', { id: 60, slug: 'welcome', parent: 0, link: `${recorded.url}/` }));
  recorded.on(/^\/\?_fields=/, recording('wp-index-front-page'));
  recorded.on(/^\/wp\/v2\/pages\?/, path => (/[?&]include=60(&|$)/.test(path) ? front : rows()));
  expect(await ask(recorded.gateway(), '{ frontPage { id slug path } }')).toEqual({
    data: { frontPage: { id: '60', slug: 'welcome', path: '/' } },
    errors: [],
  });
});
