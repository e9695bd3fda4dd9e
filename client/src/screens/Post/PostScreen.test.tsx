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
