import { expect, it } from 'vitest';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();

/** Comments as the embedded service keeps them, a minute after each other; `post` makes their ids. */
const said = (post: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: post * 1_000 + at, parent: 0, author: 'Sipho', content: `<p>${at}</p>` },
    date: new Date(Date.UTC(2026, 4, 1, 0, at)).toISOString().slice(0, 19),
  }));

type Listed = { slug: string; comments: { items: { content: string }[]; pageInfo: { totalItems: number } } };

it('counts the comments of many posts, of each its own, also where they are more than are read at one go', async () => {
  const counts = new Map(Array.from({ length: 12 }, (_, at) => [`post-${at + 1}`, at === 0 ? 520 : 45]));
  for (const [at, [slug, count]] of [...counts].entries())
    await service.edit('posts', slug, { comments: said(at + 1, count) });

  const { data, calls } = await service.cost(
    '{ posts(perPage: 20) { items { slug comments(perPage: 2) { items { content } pageInfo { totalItems } } } } }',
  );
  const posts: Listed[] = data.posts.items;
  expect(Object.fromEntries(posts.map(({ slug, comments }) => [slug, comments.pageInfo.totalItems]))).toEqual({
    ...{ hostile: 0, locked: 0 },
    ...Object.fromEntries(counts),
  });
  for (const { slug, comments } of posts) if (counts.has(slug)) expect(comments.items[0]!.content).toBe('<p>0</p>');
  // Three groups are found too large by their first hundred; then each is read, the longest post to its fifth hundred.
  expect(calls.filter(call => call.startsWith('/wp/v2/comments'))).toHaveLength(14);
});

it('has as many pages of comments as can be read, and says how many comments there are', async () => {
  await service.edit('posts', 'post-1', { comments: said(1, 621) });
  const page = async (number: number) => {
    const { data } = await service.cost(
      `{ post(slug: "post-1") { comments(page: ${number}) { items { content } pageInfo { totalItems totalPages hasNextPage } } } }`,
    );
    return data.post.comments;
  };
  expect(await page(1)).toMatchObject({ pageInfo: { totalItems: 621, totalPages: 10, hasNextPage: true } });
  const last = await page(10);
  expect(last.pageInfo).toEqual({ totalItems: 621, totalPages: 10, hasNextPage: false });
  expect(last.items.at(-1).content).toBe('<p>499</p>');
});
