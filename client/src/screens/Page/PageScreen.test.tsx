import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf, examplePage, examplePost, unavailable } from '../../test/contentAnswers.ts';
import { showSite } from '../../test/showSite.tsx';

const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');

test.each(['/page/faq', '/pages/faq'])('%s shows title, excerpt, words and when they were changed', async path => {
  showSite(path, { Page: () => answerOf({ page: examplePage('faq') }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'The page faq' })).toBeVisible();
  expect(screen.getByText('In short.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Part one' })).toBeVisible();
  expect(screen.getByText('Last updated')).toHaveTextContent('Last updated 1 February 2026');
  expect(canonical()).toBe('http://localhost:4000/page/faq');
});

test('the way to a page leads past those that it stands below', async () => {
  const above = [{ __typename: 'PageAbove' as const, title: 'The guide', path: '/page/guide' }];
  const page = examplePage('zicta', { path: '/guide/zicta', above });
  showSite('/guide/zicta', { Slug: () => answerOf({ route: page }) });
  const way = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  const links = within(way).getAllByRole('link');
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['The guide', '/page/guide'],
  ]);
  expect(way).toHaveTextContent('The page zicta');
});

test('a page that is called otherwise than it was asked for is shown at its own address', async () => {
  const { router } = showSite('/pages/old-name', { Page: () => answerOf({ page: examplePage('faq') }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'The page faq' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/page/faq');
});

test.each(['/page', '/pages'])('%s is the home page', async path => {
  const { asked } = showSite(path, { Page: () => answerOf({ page: examplePage('home', { path: '/' }) }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'The page home' })).toBeVisible();
  expect(asked.filter(({ name }) => name === 'Page')).toMatchObject([{ variables: { slug: 'home' } }]);
  expect(canonical()).toBe('http://localhost:4000/');
});

test('a page behind a password shows a notice in place of its words', async () => {
  showSite('/page/faq', { Page: () => answerOf({ page: examplePage('faq', { protected: true, content: '' }) }) });
  expect(await screen.findByText('This page is protected by a password.')).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a page that does not exist says so, with the way home', async () => {
  showSite('/page/nope', {
    Page: () => answerOf({ page: null }),
    PagesNamed: () => answerOf({ pages: { __typename: 'PageList', items: [] } }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

test('a page that could not be loaded says so', async () => {
  showSite('/page/faq', { Page: () => unavailable('page') });
  expect(await screen.findByText('This page could not be loaded just now.')).toBeVisible();
});

test('?type=page shows the words alone', async () => {
  showSite('/faq?type=page', { Page: () => answerOf({ page: examplePage('faq') }) });
  expect(await screen.findByText('Words.')).toBeVisible();
  expect(screen.queryByText('In short.')).not.toBeInTheDocument();
  expect(screen.queryByText('Last updated')).not.toBeInTheDocument();
});

test('?type=page of a page that does not exist leads to /404', async () => {
  const { router } = showSite('/nope?type=page', { Page: () => answerOf({ page: null }) });
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe('/404');
});

test('?type=page that fails says Page not found', async () => {
  showSite('/faq?type=page', { Page: () => unavailable('page') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('a lone slug is a post where there is one', async () => {
  showSite('/lifted', { Slug: () => answerOf({ route: examplePost('lifted', 'How a label lifts') }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'How a label lifts' })).toBeVisible();
  expect(canonical()).toBe('http://localhost:4000/post/lifted');
});

test('a lone slug is else a page', async () => {
  showSite('/faq?type=other', { Slug: () => answerOf({ route: examplePage('faq') }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'The page faq' })).toBeVisible();
});

test('a lone slug that leads nowhere says Content not found', async () => {
  showSite('/nope', { Slug: () => answerOf({ route: null }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Content not found' })).toBeVisible();
  expect(screen.getByText("The post you're looking for doesn't exist or has been removed.")).toBeVisible();
});

test.each(['/faq', '/guide/faq'])('%s says of what could not be loaded only that', async path => {
  showSite(path, { Slug: () => unavailable('route') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible();
  expect(screen.getByText('This page could not be loaded just now.')).toBeVisible();
});

test.each(['/page/faq/', '/PAGE/faq', '/page//faq'])('%s is another spelling of /page/faq', async path => {
  const { router } = showSite(path, { Page: () => answerOf({ page: examplePage('faq') }) });
  await screen.findByRole('heading', { level: 1, name: 'The page faq' });
  expect(router.state.location.pathname).toBe('/page/faq');
});

test('a slug that a page has no longer leads to the one it has', async () => {
  const { router } = showSite('/page/questions', { Page: () => answerOf({ page: examplePage('faq') }) });
  await screen.findByRole('heading', { level: 1, name: 'The page faq' });
  expect(router.state.location.pathname).toBe('/page/faq');
});

test('a slug that a post has no longer leads to the one it has', async () => {
  const { router } = showSite('/posts/raised', {
    Post: () => answerOf({ post: examplePost('lifted', 'How it lifts') }),
  });
  await screen.findByRole('heading', { level: 1, name: 'How it lifts' });
  expect(router.state.location.pathname).toBe('/post/lifted');
});

test('/cookies lists what is stored under what an editor says of it', async () => {
  showSite('/cookies', { Page: () => answerOf({ page: examplePage('cookies', { path: '/cookies' }) }) });
  expect(await screen.findByText('Words.')).toBeVisible();
  expect(screen.getByRole('row', { name: /^diri_quote_items Browser storage Your quote list/ })).toBeVisible();
  expect(canonical()).toBe('http://localhost:4000/cookies');
});

test('/cookies lists what is stored without a page too', async () => {
  showSite('/cookies', { Page: () => answerOf({ page: null }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^has-cart Cookie/ })).toBeVisible();
});

test('an old address leads to the canonical one', async () => {
  const { router } = showSite('/FAQ', {
    Slug: () => answerOf({ route: { __typename: 'Redirect', to: '/page/faq', status: 301 } }),
    Page: () => answerOf({ page: examplePage('faq') }),
  });
  await screen.findByRole('heading', { level: 1, name: 'The page faq' });
  expect(router.state.location.pathname).toBe('/page/faq');
});

test('an address that leads to a file leaves the site’s own screens', async () => {
  const toFile = { __typename: 'Redirect' as const, to: '/wp-content/uploads/sheet.pdf', status: 301 };
  const { asked, router } = showSite('/', {
    Slug: ({ path }) => answerOf({ route: path === '/sheet' ? toFile : null }),
  });
  await router.navigate('/sheet');
  expect(asked.filter(({ name }) => name === 'Slug').map(({ variables }) => variables.path)).toEqual(['/sheet']);
});

test('a name that several pages bear below others is a choice of them', async () => {
  const items = [
    examplePage('contact', { title: 'Ask the press', path: '/services/contact' }),
    examplePage('contact', { title: 'Ask the office', path: '/about/contact' }),
  ];
  showSite('/page/contact', {
    Page: () => answerOf({ page: null }),
    PagesNamed: () => answerOf({ pages: { __typename: 'PageList', items } }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Which Page?' });
  expect(screen.getByRole('link', { name: 'Ask the press' })).toHaveAttribute('href', '/services/contact');
  expect(screen.getByRole('link', { name: 'Ask the office' })).toHaveAttribute('href', '/about/contact');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a name that one page bears below another leads to it, which is shown at its own path', async () => {
  const only = examplePage('contact', { path: '/services/contact' });
  const { router } = showSite('/page/contact', {
    Page: () => answerOf({ page: null }),
    PagesNamed: () => answerOf({ pages: { __typename: 'PageList', items: [only] } }),
    Slug: ({ path }) => answerOf({ route: path === '/services/contact' ? only : null }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'The page contact' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/services/contact');
  expect(canonical()).toBe('http://localhost:4000/services/contact');
});
