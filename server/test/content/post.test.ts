import { expect, it } from 'vitest';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();
const slugs = (rows: { slug: string }[]) => rows.map(row => row.slug);

it('answers a post with its neighbours in at most three calls', async () => {
  const { data, calls } = await service.cost(`{ post(slug: "post-5") {
    slug title path url content excerptText publishedAt modifiedAt commentsOpen sticky protected
    featuredImage { alt } author { name slug path } categories { name path } tags { path } previous { slug title } next { slug title }
  } }`);
  expect(data.post).toEqual({
    slug: 'post-5',
    title: 'Post 5',
    path: '/post/post-5',
    url: 'http://localhost:4000/post/post-5',
    content: '<p>Text of post 5.</p>',
    excerptText: 'Excerpt of post 5.',
    publishedAt: '2026-03-05T09:00:00+02:00',
    modifiedAt: '2026-04-05T09:00:00+02:00',
    commentsOpen: true,
    sticky: false,
    protected: false,
    featuredImage: { alt: 'Photo of void' },
    author: { name: 'Thandi Nkosi-Mbéki', slug: 'thandi-nkosi-mbeki', path: '/author/thandi-nkosi-mbeki' },
    categories: [{ name: 'Wine & Security', path: '/category/security' }],
    tags: [{ path: '/tag/seals' }],
    previous: { slug: 'post-4', title: 'Post 4' },
    next: { slug: 'post-6', title: 'Post 6' },
  });
  expect(calls.length).toBeLessThanOrEqual(3);
});

it('has no previous post before the first and no next after the last', async () => {
  const { data } = await service.ask(
    '{ first: post(slug: "post-1") { previous { slug } next { slug } } last: post(slug: "locked") { previous { slug } next { slug } } }',
  );
  expect(data).toEqual({
    first: { previous: null, next: { slug: 'post-2' } },
    last: { previous: { slug: 'hostile' }, next: null },
  });
});

it('is shown without the neighbours that cannot be had', async () => {
  await service.cold();
  const ids = ['post-4', 'post-6'].map(
    slug => service.demo.database.all('articles').find(row => row.slug === slug)!.id,
  );
  await service.faults({ path: `include=${ids.join('(,|%2C)')}`, status: 500, body: 'json' });
  const { data, errors } = await service.ask('{ post(slug: "post-5") { title previous { title } next { title } } }');
  expect({ data, errors }).toEqual({ data: { post: { title: 'Post 5', previous: null, next: null } }, errors: [] });
  expect(service.gateway.lines.some(line => line.includes('WordPress API Error (500)'))).toBe(true);
});

it('gives plain titles and clean HTML', async () => {
  const { data } = await service.ask('{ post(slug: "hostile") { title content excerptText(length: 10) } }');
  expect(data.post.title).toBe('seals & the tape');
  expect(data.post.content).toContain('<a href="/about">about</a>');
  expect(data.post.content).not.toMatch(/script|onclick|javascript|iframe|evil|<h1/);
});

it('keeps the words of a post behind a password', async () => {
  const { data } = await service.ask('{ post(slug: "locked") { title content excerpt excerptText protected } }');
  expect(data.post).toEqual({ title: 'Locked words', content: '', excerpt: '', excerptText: '', protected: true });
  const list = await service.ask('{ posts(perPage: 1) { items { title excerptText protected } } }');
  expect(list.data.posts.items).toEqual([{ title: 'Locked words', excerptText: '', protected: true }]);
});

it.each(['', '(slug: "post-1", id: "1")'])('refuses post%s', async args => {
  expect((await service.ask(`{ post${args} { id } }`)).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
});

it.each([
  'slug: "nowhere"',
  'slug: ""',
  'slug: " "',
  'slug: "post-1,post-2"',
  'slug: "post-1 x"',
  'slug: "draft-post"',
  'id: "999999"',
  'id: "post-1"',
])('answers null for %s', async arg => {
  expect(await service.ask(`{ post(${arg}) { id slug } }`)).toEqual({ data: { post: null }, errors: [] });
});

it('shows no draft by its id', async () => {
  const { id } = service.demo.database.all('articles').find(row => row.slug === 'draft-post')!;
  expect(await service.ask(`{ post(id: "${id}") { id } }`)).toEqual({ data: { post: null }, errors: [] });
});

it('lists posts newest first in one call, drafts left out', async () => {
  const { data, calls } = await service.cost(
    '{ posts(perPage: 3) { items { slug categories { slug } featuredImage { url } } pageInfo { totalItems totalPages hasNextPage } } }',
  );
  expect(slugs(data.posts.items)).toEqual(['locked', 'hostile', 'post-12']);
  expect(data.posts.pageInfo).toEqual({ totalItems: 14, totalPages: 5, hasNextPage: true });
  expect(calls).toHaveLength(1);
});

it('answers an empty page past the end, where the service answers 400, and still counts', async () => {
  const { data, errors } = await service.ask(`{ all: posts { pageInfo { totalItems } }
    posts(page: 77) { items { id } pageInfo { page totalItems hasNextPage } } }`);
  expect(errors).toEqual([]);
  const { totalItems } = data.all.pageInfo;
  expect(totalItems).toBeGreaterThan(0);
  expect(data.posts).toEqual({ items: [], pageInfo: { page: 77, totalItems, hasNextPage: false } });
});

it.each(['page: 0', 'perPage: 0', 'perPage: 101'])('refuses posts(%s)', async args => {
  expect((await service.ask(`{ posts(${args}) { items { id } } }`)).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
});

it.each([
  ['category: "void"', ['hostile']],
  ['tag: "seals", search: "post 11"', ['post-11']],
  ['author: "thandi-nkosi-mbeki", category: "void"', ['hostile']],
  ['author: "login-of-thandi"', []],
  ['category: "no-such"', []],
])('filters by %s', async (filter, expected) => {
  const { data } = await service.ask(`{ posts(filter: { ${filter} }) { items { slug } } }`);
  expect(slugs(data.posts.items)).toEqual(expected);
});

it('lists what is in the categories below one, too', async () => {
  const { data } = await service.ask(
    '{ above: posts(filter: { category: "security" }, perPage: 100) { items { slug } } all: posts(perPage: 100) { items { slug } } }',
  );
  expect(slugs(data.above.items)).toContain('hostile');
  expect(slugs(data.above.items)).toEqual(slugs(data.all.items));
});

it.each([
  ['DATE, order: ASC', 'post-1'],
  ['TITLE, order: ASC', 'locked'],
  ['MODIFIED, order: DESC', 'locked'],
])('sorts by %s', async (sort, first) => {
  const { data } = await service.ask(`{ posts(sort: { field: ${sort} }, perPage: 1) { items { slug } } }`);
  expect(slugs(data.posts.items)).toEqual([first]);
});

it('leads links to the page of a file to the file itself', async () => {
  const { id, file } = service.demo.database.all('media')[0]!;
  const link = `<a rel="attachment wp-att-${id}" href="{{home}}/some-sheet/">Sheet</a>`;
  await service.edit('posts', 'post-3', { content: `<p>${link}</p><h2 id="more">More</h2>` });
  const { data, calls } = await service.cost('{ post(slug: "post-3") { content } }');
  expect(data.post.content).toBe(`<p><a href="/wp-content/uploads/${file}">Sheet</a></p><h2 id="more">More</h2>`);
  expect(calls).toHaveLength(2);
});

it('leads links to the page of a file to the file also where the editor’s link does not say that it is one', async () => {
  const { id, file } = service.demo.database.all('media')[0]!;
  const slug = file.replace(/^.*\/|\.\w+$/g, '');
  const link = (path: string) => `<a href="{{home}}${path}">Sheet</a>`;
  const paths = [`/${slug}/#top`, `/?attachment_id=${id}`, `/old/${slug}/`, '/nothing-of-this-name/', '/about/'];
  await service.edit('posts', 'post-3', { content: `<p>${paths.map(link).join(' ')}</p>` });
  const { data, calls } = await service.cost('{ post(slug: "post-3") { content } }');
  const led = [...data.post.content.matchAll(/href="([^"]*)"/g)].map(match => match[1]);
  const sheet = `/wp-content/uploads/${file}`;
  expect(led).toEqual([sheet, sheet, `/old/${slug}`, '/nothing-of-this-name', '/about']);
  expect(calls.filter(call => call.startsWith('/wp/v2/media?') && call.includes('slug='))).toHaveLength(1);
  // However many texts of an answer have such links.
  await service.edit('posts', 'post-4', { content: `<p>${link('/nothing-either/')}</p>` });
  const list = await service.cost('{ posts(perPage: 50) { items { slug content } } }');
  expect(slugs(list.data.posts.items)).toEqual(expect.arrayContaining(['post-3', 'post-4']));
  expect(list.calls.filter(call => call.startsWith('/wp/v2/media?') && call.includes('slug='))).toHaveLength(1);
  await service.edit('posts', 'post-3', { content: `<p>${link('/about/')} ${link('/post/post-1/')}</p>` });
  const alive = await service.cost('{ post(slug: "post-3") { content } }');
  expect(alive.calls).toHaveLength(1);
});

it('shows what readers said, with what they answered, and nothing that acts', async () => {
  const said = (id: number, parent: number, content: string) => ({
    ...{ id, parent, content, author: id === 7 ? '' : 'Sipho &amp; co', date: `2026-05-0${id}T09:00:00` },
  });
  await service.edit('posts', 'post-6', {
    comments: [
      said(8, 7, '<p>Yes.</p>'),
      said(7, 0, '<p id="main" onclick="x()">Does it <script>alert(1)</script>hold?</p>'),
    ],
  });
  const { data, calls } = await service.cost(
    '{ post(slug: "post-6") { comments { items { id author content createdAt inReplyTo } pageInfo { totalItems } } } locked: post(slug: "locked") { comments { items { id } } } }',
  );
  expect(data.post.comments).toEqual({
    items: [
      ...[
        {
          id: '7',
          author: '',
          content: '<p>Does it hold?</p>',
          createdAt: '2026-05-07T09:00:00+02:00',
          inReplyTo: null,
        },
      ],
      ...[
        {
          id: '8',
          author: 'Sipho & co',
          content: '<p>Yes.</p>',
          createdAt: '2026-05-08T09:00:00+02:00',
          inReplyTo: '7',
        },
      ],
    ],
    pageInfo: { totalItems: 2 },
  });
  expect(data.locked.comments.items).toEqual([]);
  expect(calls.filter(path => path.startsWith('/wp/v2/comments'))).toHaveLength(1);
});

it('tells search engines of a reader’s link elsewhere that it is no word of this site, whatever was written', async () => {
  const content =
    '<p><a title=" rel=" href="https://a.example/" rel="sponsored">a</a> <a href="https://b.example/">b</a> <a href="/about/">c</a></p>';
  await service.edit('posts', 'post-8', {
    comments: [{ ...{ id: 9, parent: 0, content, author: 'Sipho' }, date: '2026-05-09T09:00:00' }],
  });
  const { data } = await service.cost('{ post(slug: "post-8") { comments { items { content } } } }');
  expect(data.post.comments.items[0].content).toBe(
    '<p><a title=" rel=" href="https://a.example/" rel="noopener ugc nofollow">a</a> <a href="https://b.example/" rel="noopener ugc nofollow">b</a> <a href="/about">c</a></p>',
  );
});

it('shows a post whose comments cannot be had', async () => {
  await service.cold();
  await service.faults({ path: '/wp/v2/comments', status: 500 });
  const { data } = await service.ask('{ post(slug: "post-7") { title comments { items { id } } } }');
  expect(data.post).toEqual({ title: 'Post 7', comments: null });
});
