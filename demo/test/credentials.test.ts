import { expect, test } from 'vitest';
import { startDemo } from './startDemo.ts';

const { demo, send, operator } = startDemo();

const author = (): [string, string] => [demo().author.username, demo().author.applicationPassword];

test('the shop opens to the operator alone', async () => {
  const path = '/wp-json/wc/v3/products';
  expect((await send('GET', path))[0]).toBe(401);
  expect((await send('GET', path, undefined, author()))[0]).toBe(403);
  expect((await send('GET', path, undefined, operator()))[0]).toBe(200);
});

test('wrong credentials close even what is public', async () => {
  const path = '/wp-json/wp/v2/posts';
  expect((await send('GET', path))[0]).toBe(200);
  const [name] = operator();
  expect(await send('GET', path, undefined, [name, 'wrong'])).toMatchObject([401, { code: 'incorrect_password' }]);
  const key: [string, string] = ['ck_0123', 'cs_0123'];
  expect(await send('GET', path, undefined, key)).toMatchObject([401, { code: 'invalid_username' }]);
});

test('menus are for those who may write', async () => {
  const path = '/wp-json/wp/v2/menus';
  expect(await send('GET', path)).toMatchObject([401, { code: 'rest_cannot_view' }]);
  expect(await send('GET', path, undefined, author())).toMatchObject([200, [{ id: 16, slug: 'primary' }]]);
});

test('a draft tells a stranger that it exists, a password opens a protected post', async () => {
  const posts = (await send('GET', '/wp-json/wp/v2/posts?status=any', undefined, operator()))[1] as Post[];
  const draft = posts.find(post => post.status === 'draft')!;
  expect((await send('GET', `/wp-json/wp/v2/posts/${draft.id}`))[0]).toBe(401);
  const secret = posts.find(post => post.content.protected)!;
  const path = `/wp-json/wp/v2/posts/${secret.id}`;
  expect((await send('GET', path))[1]).toMatchObject({ content: { rendered: '' } });
  const [, opened] = await send('GET', `${path}?password=open+sesame`);
  expect((opened as Post).content.rendered).toContain('Text of post');
});

interface Post {
  id: number;
  status: string;
  content: { protected: boolean; rendered: string };
}
