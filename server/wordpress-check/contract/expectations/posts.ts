import assert from 'node:assert/strict';
import { type Expectation, orNotAvailable } from '../expectation.ts';
import { as, asStranger, type Inspection } from '../inspection.ts';
import { asAsked, pagingOf } from '../paging.ts';

const route = 'wp/v2/posts';

/** A post that strangers must not see, found with our credentials. */
async function hiddenPost({ pair, rows }: Inspection): Promise<number> {
  orNotAvailable(pair, 'no application password was given');
  const found = await rows('content', '/wp/v2/posts?status=draft,private&per_page=1&_fields=id', as(pair)).catch(
    () => [],
  );
  orNotAvailable(found[0], 'no draft or private post, or none that this user may read');
  return found[0].id;
}

const firstSlug = async ({ rows }: Inspection): Promise<{ id: number; slug: string }> => {
  const [post] = await rows('content', '/wp/v2/posts?per_page=1&_fields=id,slug');
  orNotAvailable(post, 'no posts');
  return post as unknown as { id: number; slug: string };
};

export const posts: Expectation[] = [
  ...pagingOf({ service: 'content', route, pastTheEnd: 'rest_post_invalid_page_number' }),
  asAsked(route, 'content', '', ({ content, scope }, ids) => content.posts.byIds(scope(), ids, 'full')),
  {
    route,
    expects: 'keeps the order of include= by orderby=include',
    async check({ rows }) {
      const ids = (await rows('content', '/wp/v2/posts?per_page=5&_fields=id')).map(row => row.id).toReversed();
      orNotAvailable(ids.length > 1, 'fewer than two posts');
      const given = await rows('content', `/wp/v2/posts?include=${ids.join(',')}&orderby=include&_fields=id`);
      assert.deepEqual(
        given.map(row => row.id),
        ids,
      );
    },
  },
  {
    route,
    expects: 'decodes whole, its text, dates, terms and featured picture',
    async check({ content, scope, call }) {
      const { total } = await call('content', '/wp/v2/posts?per_page=100&_fields=id');
      const list = await content.posts.list(scope(), { per_page: 100 }, 'full');
      assert.equal(list.items.length, Math.min(100, total ?? 0), 'every row can be read');
      for (const post of list.items) assert.match(post.date ?? '', /^\d{4}-\d\d-\d\dT/, `the date of ${post.id}`);
    },
  },
  {
    route,
    expects: 'embeds the featured picture where _fields names _links and _embedded',
    async check({ rows, content, scope }) {
      const pictured = (await rows('content', '/wp/v2/posts?per_page=100&_fields=id,featured_media')).filter(
        row => row.featured_media,
      );
      orNotAvailable(pictured.length, 'no post has a picture');
      const found = await content.posts.byIds(
        scope(),
        pictured.map(row => row.id),
        'card',
      );
      assert(
        found.some(post => post?.picture?.src),
        'a picture comes along',
      );
    },
  },
  {
    route,
    expects: 'finds one post by its slug, and none by an unknown one',
    async check(service) {
      const { id, slug } = await firstSlug(service);
      assert.equal((await service.content.posts.bySlug(service.scope(), slug, 'card'))?.id, id);
      assert.equal(await service.content.posts.bySlug(service.scope(), 'no-post-has-this-slug-0', 'card'), null);
    },
  },
  {
    route,
    expects: 'filters by category id, and finds words by search= in the order of relevance',
    async check({ call, content, scope }) {
      const [category] = (await content.terms.categories(scope())).filter(term => (term.count ?? 0) > 0);
      orNotAvailable(category, 'no category has posts');
      const { total } = await call('content', `/wp/v2/posts?categories=${category.id}&per_page=1&_fields=id`);
      assert.equal(total, category.count, `as many posts as the category ${category.id} counts`);
      await call('content', '/wp/v2/posts?search=the&orderby=relevance&per_page=1&_fields=id');
    },
  },
  {
    route,
    expects: 'lists by modified_after= what changed since, and nothing after the last change',
    async check({ rows }) {
      const [latest] = await rows('content', '/wp/v2/posts?orderby=modified&order=desc&per_page=1&_fields=id,modified');
      orNotAvailable(latest, 'no posts');
      assert.deepEqual(await rows('content', '/wp/v2/posts?modified_after=2999-01-01T00:00:00&_fields=id'), []);
      const before = new Date(Date.parse(`${latest.modified}Z`) - 1_000).toISOString().slice(0, 19);
      const changed = await rows('content', `/wp/v2/posts?modified_after=${before}&per_page=100&_fields=id`);
      assert(
        changed.some(row => row.id === latest.id),
        'the post that changed last is listed',
      );
    },
  },
  {
    route,
    expects: 'shows strangers published posts alone',
    async check({ rows, refusal }) {
      const listed = await rows('content', '/wp/v2/posts?per_page=100&_fields=id,status', asStranger);
      assert.deepEqual(
        [...new Set(listed.map(row => row.status))].filter(status => status !== 'publish'),
        [],
      );
      assert.equal((await refusal('content', '/wp/v2/posts?status=draft', asStranger)).status, 400);
    },
  },
  {
    route,
    expects: 'hides a draft or private post from strangers, in a list and by its id',
    async check(service) {
      const id = await hiddenPost(service);
      assert.deepEqual(await service.content.posts.byIds(service.scope(), [id], 'card'), [null]);
      const { status, code } = await service.refusal('content', `/wp/v2/posts/${id}`, asStranger);
      assert.deepEqual([status, code], [401, 'rest_forbidden']);
    },
  },
  {
    route,
    expects: 'keeps back the text of a post behind a password',
    async check({ rows, content, scope }) {
      const listed = await rows('content', '/wp/v2/posts?per_page=100&_fields=id,content');
      const locked = listed.find(row => (row.content as { protected?: boolean })?.protected);
      orNotAvailable(locked, 'no post has a password');
      assert.equal((locked.content as { rendered: string }).rendered, '');
      assert.equal((await content.posts.byIds(scope(), [locked.id], 'full'))[0]?.content?.rendered, '');
    },
  },
  {
    route,
    expects: 'answers an unknown id with 404 rest_post_invalid_id',
    async check({ refusal }) {
      assert.deepEqual(await refusal('content', '/wp/v2/posts/999999999'), {
        status: 404,
        code: 'rest_post_invalid_id',
      });
    },
  },
  {
    route,
    expects: 'takes a hundred ids in one include=',
    async check({ rows }) {
      const ids = Array.from({ length: 100 }, (_, at) => 900_000_000 + at).join(',');
      assert.deepEqual(await rows('content', `/wp/v2/posts?include=${ids}&per_page=100&_fields=id`), []);
    },
  },
];
