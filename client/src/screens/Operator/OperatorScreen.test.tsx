import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf } from '../../test/contentAnswers.ts';
import { showSite } from '../../test/showSite.tsx';

const show = (operator: object | null) => showSite('/operator', { Operator: () => answerOf({ operator }) });

test('whoever is not signed in is asked for the token, and shown nothing else', async () => {
  show(null);
  expect(await screen.findByLabelText('Operator token')).toHaveAttribute('type', 'password');
  const form = screen.getByRole('button', { name: 'Sign in' }).closest('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/operator']);
  expect(screen.queryByRole('link', { name: 'Diagnostics' })).not.toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the operator finds the other places, the commands, and the way out', async () => {
  show({ __typename: 'Operator', signedIn: true });
  expect(await screen.findByRole('link', { name: 'Diagnostics' })).toHaveAttribute('href', '/debug/woocommerce');
  expect(screen.getByRole('link', { name: 'SEO Tools' })).toHaveAttribute('href', '/seo-tools');
  expect(screen.getByText('npm run submissions -- list --state held')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' }).closest('form')).toHaveAttribute('action', '/operator');
  expect(screen.queryByLabelText('Operator token')).not.toBeInTheDocument();
});
