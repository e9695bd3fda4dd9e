import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerOf, examplePost, unavailable } from '../../test/contentAnswers.ts';
import { showSite } from '../../test/showSite.tsx';

const show = (more: object = {}, path = '/post/lifted') =>
  showSite(path, { Post: () => answerOf({ post: examplePost('lifted', 'How a label lifts', more) }) });

const neighbour = (id: string) => ({ __typename: 'Post', id, title: `Post ${id}`, path: `/post/${id}` });

test.each(['/post/lifted', '/posts/lifted', '/lifted?type=post'])('%s shows the post', async path => {
  show({ previous: neighbour('before'), next: neighbour('after') }, path);
  expect(await screen.findByRole('heading', { level: 1, name: 'How a label lifts' })).toBeVisible();
  expect(screen.getByText('The words of How a label lifts.')).toBeVisible();
  const details = within(screen.getByRole('complementary', { name: 'About this post' }));
  expect(details.getByRole('link', { name: 'Anele Dube' })).toHaveAttribute('href', '/author/anele-dube');
  expect(details.getByText('Reading time').nextElementSibling).toHaveTextContent('4 min');
  expect(details.getByRole('link', { name: 'Void' })).toHaveAttribute('href', '/tag/void');
  const more = within(screen.getByRole('navigation', { name: 'More posts' }));
  expect(more.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/post/before', '/post/after']);
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getAllByRole('listitem').map(crumb => crumb.textContent)).toEqual([
    'Home',
    'Blog',
    'How a label lifts',
  ]);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'http://localhost:4000/post/lifted');
});

test('a post in Arabic reads from the right', async () => {
  const post = examplePost('seals', 'ملصقات الأمان', { content: '<p>نص English هنا.</p>' });
  showSite('/post/seals', { Post: () => answerOf({ post }) });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('نص English هنا.').closest('[dir]')).toHaveAttribute('dir', 'auto');
});

test('a post without neighbours is shown without their links', async () => {
  show();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'More posts' })).not.toBeInTheDocument();
});

test('open comments are announced', async () => {
  show({ commentsOpen: true });
  expect(await screen.findByText('Comments are open.')).toBeVisible();
});

test('a post behind a password shows a notice in place of its words', async () => {
  show({ protected: true, content: '', readingMinutes: 0 });
  expect(await screen.findByText('This post is protected by a password.')).toBeVisible();
  expect(screen.queryByText('Reading time')).toBeNull();
});

test('a post that does not exist leads to /404', async () => {
  const { router } = showSite('/posts/nope', { Post: () => answerOf({ post: null }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/404');
});

test.each(['/post/old-name', '/posts/old-name', '/old-name?type=post'])(
  '%s leads to the slug that came back',
  async path => {
    const { router } = show({}, path);
    expect(await screen.findByRole('heading', { level: 1, name: 'How a label lifts' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/post/lifted');
  },
);

test('a failure is not taken for a missing post', async () => {
  showSite('/post/lifted', { Post: () => unavailable('post') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Post not found' })).toBeVisible();
  expect(screen.getByText('This page could not be loaded just now.')).toBeVisible();
  expect(screen.getByText('Request req-42')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/post/lifted');
});

const commentOf = (id: string, author: string, content: string, inReplyTo: string | null = null) => ({
  ...{ __typename: 'Comment', id, author, content, inReplyTo, createdAt: '2026-05-07T09:00:00+02:00' },
});
const commentsOf = (
  items: ReturnType<typeof commentOf>[],
  pages = { page: 1, perPage: 50, totalItems: items.length, totalPages: 1 },
) => ({
  comments: { __typename: 'CommentList', items, pageInfo: { __typename: 'PageInfo', ...pages } },
});

test('what readers said stands below, answers under what they answer', async () => {
  show(
    commentsOf([
      commentOf('1', 'Sipho', '<p>Does it hold?</p>'),
      commentOf('2', '', '<p>It does.</p>', '1'),
      commentOf('3', 'Zanele', '<p>Late.</p>', '99'),
    ]),
  );
  const comments = within(await screen.findByRole('region', { name: 'Comments' }));
  expect(comments.getByRole('heading', { level: 2, name: '3 comments' })).toBeVisible();
  const question = comments.getByText('Does it hold?').closest('li') as HTMLElement;
  expect(within(question).getByText('It does.')).toBeVisible();
  expect(within(question).getByText('A reader')).toBeVisible();
  expect(within(question).queryByText('Late.')).toBeNull();
});

test('answers of answers are shown however deep they go', async () => {
  const depths = Array.from({ length: 7 }, (_, at) => at);
  show(commentsOf(depths.map(at => commentOf(`${at}`, `Reader ${at}`, `<p>Said ${at}.</p>`, at ? `${at - 1}` : null))));
  const comments = await screen.findByRole('region', { name: 'Comments' });
  const nesting = depths.map(at => {
    let above = 0;
    for (let li = within(comments).getByText(`Said ${at}.`).closest('li'); li; li = li.parentElement!.closest('li'))
      above += 1;
    return above;
  });
  expect(nesting).toEqual([1, 2, 3, 4, 4, 4, 4]);
  // None is to be answered where none is taken.
  expect(within(comments).queryByRole('button')).toBeNull();
});

test('comments that no page has room for are read on the next ones, and answered there', async () => {
  const pages = { page: 2, perPage: 50, totalItems: 621, totalPages: 10 };
  show(
    { ...commentsOf([commentOf('51', 'Sipho', '<p>Held.</p>')], pages), takesComments: true },
    '/post/lifted?comments=2',
  );
  const comments = within(await screen.findByRole('region', { name: 'Comments' }));
  expect(comments.getByRole('heading', { name: '621 comments' })).toBeVisible();
  const href = (name: string) => comments.getByRole('link', { name }).getAttribute('href');
  expect(href('Earlier comments')).toBe('/post/lifted#comments');
  expect(href('Later comments')).toBe('/post/lifted?comments=3#comments');
  const form = comments.getByRole('button', { name: /^Answer/ }).closest('form')!;
  expect(new FormData(form).get('comments')).toBe('2');
  expect(comments.queryByText(/^The first/)).toBeNull();
});

test('the last page of comments says where more are than can be read', async () => {
  const pages = { page: 10, perPage: 50, totalItems: 621, totalPages: 10 };
  const items = Array.from({ length: 50 }, (_, at) => commentOf(`${at}`, 'Sipho', `<p>Said ${at}.</p>`));
  show(commentsOf(items, pages), '/post/lifted?comments=10');
  expect(await screen.findByText('The first 500 are shown.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Later comments' })).toBeNull();
});

test('a post that stands in for what could not be had says of when it is, and stays in search engines', async () => {
  show({ asOf: '2026-11-22T08:05:00.000Z' });
  expect(
    await screen.findByText(/^This page could not be loaded anew just now\. .* 22 November 2026, 10:05/),
  ).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'max-image-preview:large');
});

test('what a plugin for search engines says stands in the head, but for the canonical address', async () => {
  const seo = {
    __typename: 'SeoWords',
    title: 'Lifting, explained',
    description: 'How it lifts.',
    noindex: true,
    image: null,
  };
  show({ seo });
  await screen.findByRole('heading', { level: 1, name: 'How a label lifts' });
  expect(document.title).toMatch(/^Lifting, explained \| /);
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'How it lifts.');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'http://localhost:4000/post/lifted');
});

const open = (answer: object | null, path = '/post/lifted', more: object = {}) => {
  const asked: Record<string, unknown>[] = [];
  showSite(path, {
    Post: () =>
      answerOf({
        post: examplePost('lifted', 'How a label lifts', { commentsOpen: true, takesComments: true, ...more }),
      }),
    SubmitComment: ({ input }) => {
      asked.push(input as Record<string, unknown>);
      return answer
        ? { data: { __typename: 'Mutation', result: answer as never } }
        : { data: null, errors: [{ message: 'offline' }] };
    },
  });
  return asked;
};
const said = { Name: 'Lerato M', Email: 'lerato@example.test', Comment: 'It held. <b>Really</b>.' };
const write = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Write a comment' }));
  for (const [name, text] of Object.entries(said))
    await userEvent.type(await screen.findByRole('textbox', { name }), text);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
const received = (shown: boolean) => ({
  ...{ __typename: 'CommentReceived', shown },
  comment: {
    ...{ __typename: 'Comment', id: '9', author: 'Lerato M', content: '<p>It held.</p>' },
    createdAt: '2026-11-22T10:00:00+02:00',
  },
});

test('a comment is written where it is known that it will be taken, and nowhere else', async () => {
  show({ commentsOpen: true }, '/post/lifted?write=1');
  expect(await screen.findByText('Comments are open.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write a comment' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Comment' })).toBeNull();
});

test.each([
  [false, 'Thank you. Your comment waits for approval and is shown after that.'],
  [true, 'Thank you. Your comment is shown below the post.'],
])('a comment that is shown at once (%s) or waits is thanked for as what it is', async (shown, thanks) => {
  const asked = open(received(shown));
  await write();
  await send();
  const banner = await screen.findByText(thanks);
  await waitFor(() => expect(banner.closest('[role=status]')).toHaveFocus());
  expect(screen.getByText('It held.')).toBeVisible();
  const { key, elapsedMs, ...rest } = asked[0]!;
  expect(key).toMatch(/./);
  expect(elapsedMs).toEqual(expect.any(Number));
  expect(rest).toEqual({
    ...{ post: 'lifted', website: '' },
    ...{ author: 'Lerato M', email: 'lerato@example.test', content: 'It held. <b>Really</b>.' },
  });
  expect(localStorage.getItem('diri_comment_draft:lifted')).toBeNull();
});

const talk = commentsOf([commentOf('1', 'Sipho', '<p>Does it hold?</p>'), commentOf('2', '', '<p>Well.</p>', '1')]);

test('a comment is answered, and a draft of one answer is no draft of another', async () => {
  const sent = open(received(true), '/post/lifted', talk);
  await userEvent.click(await screen.findByRole('button', { name: 'Answer Sipho' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Your answer to Sipho' })).toBeVisible();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Answer A reader' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Your answer to A reader' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  for (const [name, text] of Object.entries(said)) await userEvent.type(screen.getByRole('textbox', { name }), text);
  await send();
  expect(await screen.findByText('Thank you. Your comment is shown below the post.')).toBeVisible();
  expect(sent).toMatchObject([{ post: 'lifted', inReplyTo: '2', content: said.Comment }]);
});

test('an answer that is not sent is not thanked for, though a comment was before', async () => {
  open(received(true), '/post/lifted', talk);
  await write();
  await send();
  await screen.findByText('Thank you. Your comment is shown below the post.');
  await userEvent.click(screen.getByRole('button', { name: 'Answer Sipho' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Write a comment' })).toBeVisible();
  expect(screen.queryByText('Thank you. Your comment is shown below the post.')).toBeNull();
});

test('without scripts the address names what is answered, and the form keeps it; what is gone is not answered', async () => {
  open(null, '/post/lifted?write=1&answer=1', talk);
  const form = (await screen.findByRole('textbox', { name: 'Comment' })).closest('form')!;
  expect(form.querySelector('input[name=inReplyTo]')).toHaveValue('1');
  expect(form.getAttribute('action')).toBe('/post/lifted?write=1&answer=1#write-comment');
  const button = screen.getByRole('button', { name: 'Answer Sipho' }) as HTMLButtonElement;
  expect([button.name, button.value, button.form!.getAttribute('action')]).toEqual([
    ...['answer', '1', '/post/lifted#write-comment'],
  ]);
  cleanup();
  open(null, '/post/lifted?write=1&answer=77', talk);
  await screen.findByRole('heading', { level: 2, name: 'Your comment' });
  expect(document.querySelector('input[name=inReplyTo]')).toBeNull();
});

test('what lacks a field is not sent, and says which', async () => {
  const asked = open(received(false), '/post/lifted?write=1');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Lerato M');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all required fields.');
  for (const name of ['Email', 'Comment']) expect(screen.getByRole('textbox', { name })).toBeInvalid();
  expect(asked).toEqual([]);
});

test.each([
  [{ __typename: 'CommentRefused', message: 'Comments came too fast one after the other.' }, 'Comments came too fast'],
  [null, 'Your comment could not be sent. What you wrote is still here: please try again.'],
])('what is refused or gets lost is said, its words stay and are sent under the same key', async (answer, text) => {
  const asked = open(answer);
  await write();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue(said.Comment);
  await send();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]!.key).toBe(asked[0]!.key);
});

test('a comment that was begun is there again after a reload', async () => {
  open(null);
  await write();
  await waitFor(() => expect(localStorage.getItem('diri_comment_draft:lifted')).toContain('It held.'));
  cleanup();
  open(null, '/post/lifted?write=1');
  expect(await screen.findByText('Your unfinished comment is here again.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue(said.Comment);
});

test.each([
  ['held', 'Thank you. Your comment waits for approval and is shown after that.'],
  ['shown', 'Thank you. Your comment is shown below the post.'],
])('without scripts the address says what became of a comment: %s', async (commented, thanks) => {
  open(null, `/post/lifted?commented=${commented}`);
  expect(await screen.findByText(thanks)).toBeVisible();
});
