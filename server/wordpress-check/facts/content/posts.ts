import assert from 'node:assert/strict';
import { collection } from '../../collection.ts';
import { type Expectation, expect, orNotAvailable, refused } from '../../fact.ts';
import { as, asStranger, type Inspection } from '../../inspection.ts';

const ROUTE = 'wp/v2/posts';

/** A post that strangers must not see, found with our credentials. */
async function hiddenPost({ pair, rows }: Inspection): Promise<number> {
  orNotAvailable(pair, 'no application password was given');
  const path = `/${ROUTE}?status=draft,private&per_page=1&_fields=id`;
  const [post] = await rows(path, as(pair)).catch(() => []);
  orNotAvailable(post, 'no draft or private post, or none that this user may read');
  return post.id;
}

const listed = ({ rows }: Inspection, query: string) => rows(`/${ROUTE}?${query}`);

async function dated({ content, scope }: Inspection) {
  const { items } = await content.posts.list(scope(), { per_page: 100 }, 'full');
  for (const { id, date } of items) assert.match(date ?? '', /^\d{4}-\d\d-\d\dT/, `the date of ${id}`);
  return items;
}

export const posts: readonly Expectation[] = [
  ...collection(ROUTE, {
    pastTheEnd: 'rest_post_invalid_page_number',
    ordered: 'posts',
    byIds: ({ content, scope }, ids) => content.posts.byIds(scope(), ids, 'full'),
    hundred: ['decodes whole, its text, dates, terms and featured picture', dated],
  }),
  ...expect(ROUTE, {
    async 'embeds the featured picture where _fields names its link and _embedded'(service) {
      const rows = await listed(service, 'per_page=100&_fields=id,featured_media');
      const pictured = rows.filter(row => row.featured_media).map(row => row.id);
      orNotAvailable(pictured.length, 'no post has a picture');
      const found = await service.content.posts.byIds(service.scope(), pictured, 'card');
      const some = found.some(post => post?.picture?.src);
      assert(some, 'a picture comes along');
    },
    async 'finds one post by its slug, and none by an unknown one'(service) {
      const [post] = await listed(service, 'per_page=1&_fields=id,slug');
      orNotAvailable(post, 'no posts');
      const bySlug = (slug: string) => service.content.posts.bySlug(service.scope(), slug, 'card');
      assert.equal((await bySlug(String(post.slug)))?.id, post.id);
      assert.equal(await bySlug('no-post-has-this-slug-0'), null);
    },
    async 'filters by category id, and finds words by search= in the order of relevance'({ call, content, scope }) {
      const category = (await content.terms.categories(scope())).find(term => term.count);
      orNotAvailable(category, 'no category has posts');
      const { total } = await call(`/${ROUTE}?categories=${category.id}&per_page=1&_fields=id`);
      assert.equal(total, category.count, `as many posts as the category ${category.id} counts`);
      await call(`/${ROUTE}?search=the&orderby=relevance&per_page=1&_fields=id`);
    },
    async 'lists by modified_after= what changed since, and nothing after the last change'(service) {
      const [latest] = await listed(service, 'orderby=modified&order=desc&per_page=1&_fields=id,modified');
      orNotAvailable(latest, 'no posts');
      assert.deepEqual(await listed(service, 'modified_after=2999-01-01T00:00:00&_fields=id'), []);
      const before = new Date(Date.parse(`${latest.modified}Z`) - 1_000).toISOString().slice(0, 19);
      const changed = await listed(service, `modified_after=${before}&per_page=100&_fields=id`);
      const isListed = changed.some(row => row.id === latest.id);
      assert(isListed, 'the post that changed last is listed');
    },
    async 'shows strangers published posts alone'({ rows, refusal }) {
      for (const { id, status } of await rows(`/${ROUTE}?per_page=100&_fields=id,status`, asStranger))
        assert.equal(status, 'publish', `the status of ${id}`);
      assert.match(await refusal(`/${ROUTE}?status=draft`, asStranger), /^400/);
    },
    async 'hides a draft or private post from strangers, in a list and by its id'(service) {
      const id = await hiddenPost(service);
      assert.deepEqual(await service.content.posts.byIds(service.scope(), [id], 'card'), [null]);
      assert.equal(await service.refusal(`/${ROUTE}/${id}`, asStranger), '401 rest_forbidden');
    },
    async 'keeps back the text of a post behind a password'(service) {
      const rows = await listed(service, 'per_page=100&_fields=id,content');
      const locked = rows.find(row => (row.content as { protected?: boolean })?.protected);
      orNotAvailable(locked, 'no post has a password');
      assert.equal((locked.content as { rendered: string }).rendered, '');
      const [decoded] = await service.content.posts.byIds(service.scope(), [locked.id], 'full');
      assert.equal(decoded?.content?.rendered, '');
    },
    'answers an unknown id with 404 rest_post_invalid_id': refused(`/${ROUTE}/999999999`),
    async 'takes a hundred ids in one include='(service) {
      const ids = Array.from({ length: 100 }, (_, at) => 900_000_000 + at);
      assert.deepEqual(await listed(service, `include=${ids}&per_page=100&_fields=id`), []);
    },
  }),
];
