import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CheckStatus, DiagnosticsQuery } from '../../gql/unmasked.ts';
import { answerOf } from '../../test/contentAnswers.ts';
import { showSite } from '../../test/showSite.tsx';

type Diagnostics = NonNullable<DiagnosticsQuery['diagnostics']>;
type Check = Diagnostics['checks'][number];

const check = (id: string, name: string, status: CheckStatus, more: Partial<Check> = {}): Check => ({
  __typename: 'DiagnosticCheck',
  id,
  name,
  status,
  detail: `About ${name}`,
  mend: null,
  data: null,
  durationMs: 12,
  ...more,
});

const good = [
  check('products', 'Products', 'SUCCESS', { data: '{\n  "totalProducts": 126\n}' }),
  check('mail', 'Mail', 'INFO'),
];
const bad = [
  check('products', 'Products', 'ERROR', {
    detail: '401 woocommerce_rest_cannot_view',
    mend: 'Application password authentication failed. Check credentials.',
  }),
  check('cart', 'Cart', 'WARNING'),
];

const diagnostics = (checks: Check[]): Diagnostics => ({
  __typename: 'Diagnostics',
  environment: 'LOCAL',
  contentUrl: 'http://shop.example/wp-json',
  consumerKeySet: true,
  consumerSecretSet: false,
  status: checks.some(({ status }) => status === 'ERROR') ? 'ERROR' : 'SUCCESS',
  ranAt: '2026-11-21T00:42:10.000Z',
  checks,
});

const show = (checks: Check[]) =>
  showSite('/debug/woocommerce', { Diagnostics: () => answerOf({ diagnostics: diagnostics(checks) }) });

const card = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li')!);

test('the tests run when the page is loaded, and each result has its card', async () => {
  const { asked } = show(good);
  expect(await screen.findByRole('heading', { level: 1, name: 'Shop integration debug' })).toBeVisible();
  expect(asked.filter(({ name }) => name === 'Diagnostics')).toEqual([
    { name: 'Diagnostics', variables: { tryCart: false } },
  ]);
  expect(screen.getByText('Errors: 0. Warnings: 0. Good: 1. For information: 1.')).toBeVisible();
  expect(card('Products').getByText('Success')).toBeVisible();
  expect(card('Products').getByText('About Products')).toBeVisible();
  expect(card('Products').queryByText('Suggestion')).not.toBeInTheDocument();
  expect(card('Products').getByText(/"totalProducts": 126/)).not.toBeVisible();
  await userEvent.click(card('Products').getByText('Raw data'));
  expect(card('Products').getByText(/"totalProducts": 126/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Quick fix' })).not.toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('an error brings the quick-fix steps and what the gateway was told', async () => {
  show(bad);
  const first = await screen.findByText('To mend first:');
  expect(within(first).getByRole('link', { name: 'Products' })).toHaveAttribute('href', '#products');
  const fix = within((await screen.findByRole('heading', { level: 2, name: 'Quick fix' })).closest('section')!);
  expect(fix.getAllByRole('listitem')).toHaveLength(4);
  expect(fix.getByRole('row', { name: 'Environment Local' })).toBeVisible();
  expect(fix.getByRole('row', { name: 'Content service http://shop.example/wp-json' })).toBeVisible();
  expect(fix.getByRole('row', { name: 'Consumer key Set' })).toBeVisible();
  expect(fix.getByRole('row', { name: 'Consumer secret Missing' })).toBeVisible();
  expect(card('Products').getByText('Suggestion')).toBeVisible();
  expect(card('Products').getByText('Application password authentication failed. Check credentials.')).toBeVisible();
});

test('the button says that tests are running, and they write to a cart only when that is asked for', async () => {
  const finished = Promise.withResolvers<void>();
  const answers = [diagnostics(bad), diagnostics(good)];
  const { asked } = showSite('/debug/woocommerce', {
    Diagnostics: async ({ tryCart }) => {
      if (tryCart) await finished.promise;
      return answerOf({ diagnostics: answers.shift() ?? null });
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Write to a cart, too/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Run Tests' }));
  const working = await screen.findByRole('button', { name: 'Testing...' });
  expect(working).toHaveAttribute('aria-disabled', 'true');
  expect(working).toBeEnabled();
  await userEvent.click(working);
  expect(screen.getByRole('status')).toHaveTextContent('Testing...');
  finished.resolve();
  expect(await screen.findByRole('button', { name: 'Run Tests' })).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('status')).toHaveTextContent('Errors: 0.');
  expect(card('Products').getByText('Success')).toBeVisible();
  const tried = { name: 'Diagnostics', variables: { tryCart: true } };
  expect(asked.filter(({ name, variables }) => name === tried.name && variables.tryCart)).toEqual([tried]);
});

test('results stay when the tests could not be run again', async () => {
  const answers = [answerOf({ diagnostics: diagnostics(good) })];
  const refused = { errors: [{ message: 'Too many requests.', extensions: { code: 'RATE_LIMITED' } }] };
  showSite('/debug/woocommerce', { Diagnostics: () => answers.shift() ?? refused });
  await userEvent.click(await screen.findByRole('button', { name: 'Run Tests' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The tests could not be run again.');
  expect(card('Products').getByText('About Products')).toBeVisible();
});
