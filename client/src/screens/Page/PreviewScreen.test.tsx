import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PreviewQuery } from '../../gql/unmasked.ts';
import { answerOf, examplePage, examplePost, unavailable } from '../../test/contentAnswers.ts';
import type { Named } from '../../test/named.ts';
import { showSite } from '../../test/showSite.tsx';

const show = (preview: PreviewQuery['preview'], path = '/preview/post/12?expires=99&signature=ab') =>
  showSite(path, { Preview: () => answerOf({ preview }) });
const refused = (code: Named<PreviewQuery['preview'], 'PreviewRefused'>['code']) => ({
  __typename: 'PreviewRefused' as const,
  code,
  message: `Because ${code}.`,
});

test('a draft looks like the post it will be, marked and out of every index', async () => {
  const { asked } = show(examplePost('lifted', 'How a label lifts'));
  expect(await screen.findByRole('heading', { level: 1, name: 'How a label lifts' })).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
    'Nobody sees this page without a link',
  );
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel=canonical]')).not.toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'Preview')?.variables).toEqual({
    type: 'POST',
    id: '12',
    expires: 99,
    signature: 'ab',
  });
});

test('a draft of a page looks like the page it will be', async () => {
  show(examplePage('void'), '/preview/page/7');
  expect(await screen.findByRole('heading', { level: 1, name: 'The page void' })).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Preview' })).toBeVisible();
});

test('a link that is no good says why, and how to come by another', async () => {
  show(refused('LINK_EXPIRED'));
  expect(await screen.findByRole('heading', { level: 1, name: 'No preview' })).toBeVisible();
  expect(screen.getByText(/Because LINK_EXPIRED\. Open the preview from the editor .* \(LINK_EXPIRED\)/)).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Preview' })).not.toBeInTheDocument();
});

test('a WordPress that does not answer is not taken for a missing draft', async () => {
  showSite('/preview/post/12', { Preview: () => unavailable('preview') });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The draft could not be loaded just now.' }),
  ).toBeVisible();
});

test('nothing but posts and pages has a preview', async () => {
  show(refused('LINK_WRONG'), '/preview/product/12');
  expect(await screen.findByText('WordPress has no such post or page.')).toBeVisible();
});
