import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OperatorQuery } from '../../gql/unmasked.ts';
import { answerOf } from '../../test/contentAnswers.ts';
import { showSite } from '../../test/showSite.tsx';

type Operator = NonNullable<OperatorQuery['operator']>;

const show = (operator: Operator | null) => showSite('/operator', { Operator: () => answerOf({ operator }) });

test('whoever is not signed in is asked for the token, and shown nothing else', async () => {
  show(null);
  expect(await screen.findByLabelText('Operator token')).toHaveAttribute('type', 'password');
  const form = screen.getByRole('button', { name: 'Sign in' }).closest('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/operator']);
  expect(screen.queryByRole('link', { name: 'Diagnostics' })).not.toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the operator finds the other places, the commands, and the way out', async () => {
  show({ __typename: 'Operator', signedIn: true, drafts: [] });
  expect(await screen.findByRole('link', { name: 'Diagnostics' })).toHaveAttribute('href', '/debug/woocommerce');
  expect(screen.getByRole('link', { name: 'SEO Tools' })).toHaveAttribute('href', '/seo-tools');
  expect(screen.getByText('npm run submissions -- list --state held')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' }).closest('form')).toHaveAttribute('action', '/operator');
  expect(screen.queryByLabelText('Operator token')).not.toBeInTheDocument();
});

type Draft = NonNullable<Operator['drafts']>[number];

const draft = (more: Partial<Draft> = {}): Draft => ({
  __typename: 'Draft',
  id: 'post:12',
  title: 'Not yet',
  status: 'pending',
  modifiedAt: '2026-03-12T08:30:00+02:00',
  path: '/preview/post/12',
  sharedUrl: 'https://labels.example/preview/post/12?expires=9&signature=ab',
  ...more,
});

test('drafts are listed with their previews and links to share', async () => {
  show({
    __typename: 'Operator',
    signedIn: true,
    drafts: [draft(), draft({ id: 'page:7', title: '', status: 'odd' })],
  });
  const [first, second] = await screen.findAllByRole('row', { name: /Link to share/ });
  expect(first).toHaveTextContent('Not yetWaits for review12 March 2026Link to share');
  expect(second).toHaveTextContent('Without a titleodd');
  expect(screen.getByRole('link', { name: 'Not yet' })).toHaveAttribute('href', '/preview/post/12');
  expect(screen.getByText(/opens the draft for anybody who has it, for an hour/)).toBeVisible();
});

test.each<[string, Draft[] | null, string | RegExp]>([
  ['none is there', [], 'Everything is published.'],
  ['they cannot be read', null, /could not be read/],
  ['nothing signs links', [draft({ sharedUrl: null })], /need WEBHOOK_SECRET/],
])('it is said where %s', async (_, drafts, words) => {
  show({ __typename: 'Operator', signedIn: true, drafts });
  expect(await screen.findByText(words)).toBeVisible();
});
