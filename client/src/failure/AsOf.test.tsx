import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf, examplePage, examplePost, postList } from '../test/contentAnswers.ts';
import { type Answers, showSite } from '../test/showSite.tsx';

const asOf = '2026-11-22T08:05:00.000Z';
const posts = { ...postList([examplePost('a', 'Post A')]), asOf };
const frontPage = { ...examplePage('home', { asOf }), featuredImage: null, home: null };
const term = {
  __typename: 'PostCategory' as const,
  id: '3',
  name: 'Void',
  path: '/category/void',
  description: '',
  seo: null,
};

test.each<[string, Answers]>([
  ['/', { Home: () => answerOf({ frontPage, products: null, reviews: null }) }],
  ['/about', { About: () => answerOf({ page: examplePage('about', { asOf }) }) }],
  ['/page/faq', { Page: () => answerOf({ page: examplePage('faq', { asOf }) }) }],
  ['/blog', { Blog: () => answerOf({ posts }) }],
  ['/blog/archive', { Archive: () => answerOf({ posts }) }],
  ['/category/void', { Category: () => answerOf({ term, posts }) }],
])('%s says that it stands in while WordPress is away, and stays in search engines', async (path, answers) => {
  showSite(path, answers);
  expect(await screen.findByText(/could not be loaded anew just now\. .* 22 November 2026, 10:05/)).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'max-image-preview:large');
});
