import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf, examplePage, examplePost } from '../test/contentAnswers.ts';
import { showSite } from '../test/showSite.tsx';

const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');
const show = (excerptText: string) =>
  showSite('/post/lifted', {
    Post: () => answerOf({ post: examplePost('lifted', 'How a label lifts', { excerptText }) }),
  });

test('a description is the first 160 characters of the excerpt', async () => {
  show(`${'é'.repeat(158)}🏷️ and more`);
  await screen.findByRole('heading', { level: 1 });
  expect(description()).toBe(`${'é'.repeat(158)}🏷️`);
});

test('a page without an excerpt is described all the same', async () => {
  show('');
  await screen.findByRole('heading', { level: 1 });
  expect(description()).toMatch(/^How a label lifts\. \S/);
});

test('what the server wrote about a page goes when a visitor walks on', async () => {
  const { router } = showSite('/', { Page: () => answerOf({ page: examplePage('faq') }) });
  await screen.findByRole('heading', { level: 1 });
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta property="og:title" content="Home"><script type="application/ld+json">{}</script>',
  );
  await router.navigate('/page/faq');
  await screen.findByRole('heading', { level: 1, name: 'The page faq' });
  // An effect, which comes after what is seen.
  await waitFor(() => expect(document.head.querySelector('[property], [type="application/ld+json"]')).toBeNull());
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'http://localhost:4000/page/faq');
});
