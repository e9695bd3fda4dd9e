import { beforeAll, expect, it } from 'vitest';
import { Scope } from '../../cache/scope.ts';
import { createFiles } from '../../web/routes/files/files.ts';
import { ask, type TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { page, post, seed } from '../seed.ts';

// What an editor keeps back, asked for in every way in which a visitor could come by it.

const SECRET = 'Swordfish';
const TITLE = 'Hushed';
const BACK = ['draft', 'private'] as const;
const held = BACK.map(status => ({
  slug: `kept-${status}`,
  title: `${TITLE} ${status}`,
  content: `<p>${SECRET}</p>`,
  excerpt: `<p>${SECRET}</p>`,
  status,
}));
const locked = { slug: 'locked', title: 'Locked words', content: `<p>${SECRET}</p>`, excerpt: `<p>${SECRET}</p>` };
const target = (type: 'post' | 'page', slug: string) => ({ title: `${TITLE} link`, target: { type, slug } });

const service = startEmbedded({
  seed: {
    ...seed,
    posts: [
      ...seed.posts.filter(({ slug }) => slug !== 'locked'),
      ...held.map(article => post(20, article)),
      post(21, { ...locked, password: 'open sesame' }),
      post(22, { slug: 'newest' }),
    ],
    pages: [
      ...seed.pages,
      ...held.map(article => page(`page-${article.slug}`, { ...article, slug: `page-${article.slug}` })),
      page('locked-page', { ...locked, slug: 'locked-page', title: 'Locked page' }),
    ],
    menus: seed.menus.map(menu =>
      menu.slug === 'primary'
        ? {
            ...menu,
            items: [
              {
                ...target('post', 'kept-draft'),
                children: [{ title: 'Below', target: { type: 'page', slug: 'about' } }],
              },
              target('page', 'page-kept-private'),
              ...menu.items,
            ],
          }
        : menu,
    ),
  },
});

beforeAll(async () => {
  await service.edit('pages', 'locked-page', { password: 'open sesame' });
  await service.gateway.services.catalogue.refresh(true);
});

const POST = 'slug title content excerpt excerptText readingMinutes protected featuredImage { alt }';
const PAGE = 'slug title content excerpt excerptText protected meta { value }';
const NEIGHBOURS = `previous { ${POST} } next { ${POST} }`;
const ROUTE = `__typename ... on Post { ${POST} } ... on Page { ${PAGE} } ... on Redirect { to }`;
const quote = (value: string) => JSON.stringify(value);

/** Every question that could be answered with something held back. */
function questions(): string[] {
  const rows = service.demo.database.all('articles').filter(row => /kept-|locked/.test(row.slug));
  const byNumber = rows.flatMap(({ id }) => [`post(id: "${id}") { ${POST} }`, `page(id: "${id}") { ${PAGE} }`]);
  const bySlug = rows.flatMap(({ slug }) => [`post(slug: "${slug}") { ${POST} }`, `page(slug: "${slug}") { ${PAGE} }`]);
  const paths = rows.flatMap(({ id, slug }) => [
    ...['', '/post', '/posts', '/page', '/pages', '/2026/03'].map(section => `${section}/${slug}`),
    ...[`/?p=${id}`, `/?page_id=${id}`],
  ]);
  const filters = [
    '',
    `filter: { category: "security" }, `,
    'filter: { tag: "seals" }, ',
    'filter: { author: "thandi-nkosi-mbeki" }, ',
  ];
  const sorts = ['DATE', 'MODIFIED', 'TITLE'].map(field => `sort: { field: ${field} }, `);
  const words = [SECRET, TITLE, 'kept', 'Locked'];
  return [
    ...byNumber,
    ...bySlug,
    ...paths.map(path => `route(path: ${quote(path)}) { ${ROUTE} }`),
    ...[...filters, ...sorts].map(given => `posts(${given}perPage: 100) { items { ${POST} ${NEIGHBOURS} } }`),
    ...words.map(word => `posts(filter: { search: ${quote(word)} }) { items { ${POST} } pageInfo { totalItems } }`),
    ...words.map(
      word => `search(query: ${quote(word)}) { posts { items { ${POST} } } pages { items { ${PAGE} } } totalItems }`,
    ),
    `pages(perPage: 100) { items { ${PAGE} } }`,
    'sitemap { path images }',
    'site { name description }',
  ];
}

async function everything(gateway: TestGateway): Promise<string[]> {
  const answers: string[] = [];
  for (const question of questions())
    answers.push(`${question} ${JSON.stringify(await ask(gateway, `{ ${question} }`))}`);
  return answers;
}

/** What an answer says, without the question's own words. */
const said = (answer: string): string => answer.slice(answer.indexOf('{"data"'));

it.each(['with the index', 'before the index is there'])(
  'names no draft and no private post or page, %s',
  async when => {
    const answers = await everything(when === 'with the index' ? service.gateway : service.another());
    for (const answer of answers) expect(said(answer), answer).not.toMatch(new RegExp(`${SECRET}|${TITLE}|kept-`));
  },
);

it('gives the words of what is behind a password to nobody', async () => {
  const { data } = await service.ask(
    `{ post(slug: "locked") { ${POST} } page(slug: "locked-page") { slug title content excerpt excerptText protected } }`,
  );
  const none = { content: '', excerpt: '', excerptText: '', protected: true };
  expect(data.post).toMatchObject({ ...none, title: 'Locked words', readingMinutes: 0 });
  expect(data.page).toEqual({ ...none, slug: 'locked-page', title: 'Locked page' });
});

it('leads to no post behind a password from its neighbours', async () => {
  const { data } = await service.ask('{ post(slug: "newest") { previous { slug } } }');
  expect(data.post.previous).toEqual({ slug: 'hostile' });
  const early = await ask(service.another(), '{ post(slug: "newest") { previous { slug } } }');
  expect(early.data.post.previous).toBeNull();
});

it('finds what is behind a password by no search', async () => {
  const { data } = await service.ask('{ search(query: "Locked") { totalItems } }');
  expect(data.search.totalItems).toBe(0);
});

it.each(['/sitemap.xml', '/feed.xml'])('writes nothing that is held back into %s', async path => {
  const scope = () => new Scope('test', 10_000);
  const file = await createFiles(service.gateway)(path, scope(), scope);
  const body = String(await file!.encoded('identity'));
  expect(body).toContain('newest');
  expect(body).not.toMatch(new RegExp(`${SECRET}|${TITLE}|kept-|locked`, 'i'));
});

it('leaves links to them out of menus, and moves up what stands below', async () => {
  const { data } = await service.ask('{ menu(slug: "primary") { items { title href children { title } } } }');
  expect(data.menu.items.slice(0, 2)).toMatchObject([{ title: 'Below' }, { title: 'Home' }]);
  expect(JSON.stringify(data)).not.toContain(TITLE);
});
