import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { RequestStockNoticeMutation } from '../../gql/graphql.ts';
import { layoutAnswer } from '../../test/layoutAnswer.ts';
import { product } from '../../test/products.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

const mailing = (sendsMail: boolean): Answers => ({
  Layout: () => ({ data: { ...layoutAnswer, site: { ...layoutAnswer.site, sendsMail } } }),
});
type Status = 'IN_STOCK' | 'OUT_OF_STOCK' | 'ON_BACKORDER';
const stock = (status: Status) => ({
  __typename: 'Stock' as const,
  status,
  quantity: null,
  inStock: status === 'IN_STOCK',
});
const shown = (status: Status, sendsMail = true): Answers => ({
  ...mailing(sendsMail),
  Product: () => ({ data: { __typename: 'Query', product: product({ stock: stock(status) }) } }),
});
const answered = (result: RequestStockNoticeMutation['result']): Answers => ({
  RequestStockNotice: () => ({ data: { __typename: 'Mutation', result } }),
});
const asked = { __typename: 'StockNoticeRequested' as const, name: 'Void Label', path: '/product/void-label' };

test('what is out of stock can be waited for by mail, and says so where it was asked', async () => {
  const site = showSite('/product/void-label', { ...shown('OUT_OF_STOCK'), ...answered(asked) });
  const heading = await screen.findByRole('heading', { name: 'Tell me when it is back' });
  const form = heading.closest('form') as HTMLFormElement;
  expect(form).toHaveAttribute('action', '/stock-notice');
  await userEvent.type(within(form).getByRole('textbox', { name: 'Your email' }), 'thandi@example.test');
  await userEvent.click(within(form).getByRole('button', { name: 'Tell me' }));
  const thanks = await screen.findByText(/^Thank you\. One mail comes to you/);
  await waitFor(() => expect(thanks.closest('[role=status]')).toHaveFocus());
  expect(site.router.state.location.pathname).toBe('/product/void-label');
  expect(site.asked.find(({ name }) => name === 'RequestStockNotice')?.variables).toEqual({
    input: { goods: '1', email: 'thandi@example.test', website: '' },
  });
});

test('what cannot be noted is said, and what was typed stays', async () => {
  const refused = { __typename: 'StockNoticeRefused' as const, code: 'AVAILABLE', message: 'It is in stock now.' };
  showSite('/product/void-label', { ...shown('OUT_OF_STOCK'), ...answered(refused) });
  const form = within((await screen.findByRole('heading', { name: 'Tell me when it is back' })).closest('form')!);
  await userEvent.type(form.getByRole('textbox', { name: 'Your email' }), 'thandi@example.test');
  await userEvent.click(form.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It is in stock now.');
  expect(form.getByRole('textbox', { name: 'Your email' })).toHaveValue('thandi@example.test');
});

test('an address that is none is said at its field, which has the focus', async () => {
  const message = 'Please enter a valid email address.';
  const invalid = {
    ...{ __typename: 'ValidationFailure' as const, message: 'Please correct it.' },
    errors: [{ __typename: 'FieldError' as const, field: 'email', message }],
  };
  showSite('/product/void-label', { ...shown('OUT_OF_STOCK'), ...answered(invalid) });
  const form = within((await screen.findByRole('heading', { name: 'Tell me when it is back' })).closest('form')!);
  const field = form.getByRole('textbox', { name: 'Your email' });
  await userEvent.type(field, 'thandi@example');
  await userEvent.click(form.getByRole('button', { name: 'Tell me' }));
  expect(await form.findByText(message)).toBeVisible();
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Your email', description: message })).toHaveFocus());
});

test.each([
  ['in stock', shown('IN_STOCK')],
  ['on backorder', shown('ON_BACKORDER')],
  ['without mail', shown('OUT_OF_STOCK', false)],
])('nothing is offered %s', async (_, answers) => {
  showSite('/product/void-label', answers);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('link', { name: 'Compare' });
  expect(screen.queryByText('Tell me when it is back')).toBeNull();
});

test('the link of a mail opens one button, and stops nothing by itself', async () => {
  const site = showSite('/stock-notice?notice=7&key=abc', {
    StopStockNotices: () => ({
      data: { __typename: 'Mutation', result: { __typename: 'StockNoticesStopped', stopped: true } },
    }),
  });
  const button = await screen.findByRole('button', { name: 'Stop these mails' });
  const { form } = button as HTMLButtonElement;
  expect(site.asked.map(({ name }) => name)).not.toContain('StopStockNotices');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/stock-notice?notice=7&key=abc']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ step: 'stop', notice: '7', key: 'abc' });
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.each<[string, Answers, RegExp]>([
  [
    'a link that is not ours',
    { StopStockNotices: () => ({ data: { result: { __typename: 'StockNoticesStopped', stopped: false } } }) },
    /^This link is not one of ours/,
  ],
  [
    'too many presses',
    {
      StopStockNotices: () => ({
        errors: [{ message: 'Slow down.', extensions: { code: 'RATE_LIMITED', requestId: 'r-1' } }],
      }),
    },
    /Please try again in a few minutes.*Request r-1$/,
  ],
])('the button stands below why it did nothing: %s', async (_, answers, why) => {
  const { router } = showSite('/stock-notice?notice=7&key=a%26b', answers);
  const { form } = (await screen.findByRole('button', { name: 'Stop these mails' })) as HTMLButtonElement;
  const formData = new FormData(form!);
  await act(() => router.navigate(form!.getAttribute('action'), { formMethod: 'post', formData }));
  expect(screen.getByRole('alert')).toHaveTextContent(why);
  expect(screen.getByRole('button', { name: 'Stop these mails' })).toBeVisible();
  expect(Object.fromEntries(new FormData(form!))).toEqual({ step: 'stop', notice: '7', key: 'a&b' });
});

test.each([
  ['?asked=yes', /^Thank you\. One mail comes to you/],
  ['?stopped=yes', /^Done\. No notice of stock/],
  ['', /^Choose a product that is out of stock/],
])('the page says what became of it: %s', async (query, words) => {
  showSite(`/stock-notice${query}`);
  await waitFor(() => expect(screen.getByText(words)).toBeVisible());
});
