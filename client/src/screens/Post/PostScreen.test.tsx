import { screen, within } from '@testing-library/react';
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

test('what readers said stands below, answers under what they answer', async () => {
  const said = (id: string, author: string, content: string, inReplyTo: string | null = null) => ({
    ...{ __typename: 'Comment', id, author, content, inReplyTo, createdAt: '2026-05-07T09:00:00+02:00' },
  });
  const items = [
    said('1', 'Sipho', '<p>Does it hold?</p>'),
    said('2', '', '<p>It does.</p>', '1'),
    said('3', 'Zanele', '<p>Late.</p>', '99'),
  ];
  show({ comments: { __typename: 'CommentList', items, pageInfo: { __typename: 'PageInfo', totalItems: 3 } } });
  const comments = within(await screen.findByRole('region', { name: 'Comments' }));
  expect(comments.getByRole('heading', { level: 2, name: '3 comments' })).toBeVisible();
  const question = comments.getByText('Does it hold?').closest('li') as HTMLElement;
  expect(within(question).getByText('It does.')).toBeVisible();
  expect(within(question).getByText('A reader')).toBeVisible();
  expect(within(question).queryByText('Late.')).toBeNull();
});

test('a post that stands in for what could not be had says of when it is', async () => {
  show({ asOf: '2026-11-22T08:05:00.000Z' });
  expect(
    await screen.findByText(/^This page could not be loaded anew just now\. .* 22 November 2026, 10:05/),
  ).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
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
