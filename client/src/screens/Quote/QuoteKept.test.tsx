import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerOf, examplePage, sending, storedRequest } from '../../test/contentAnswers.ts';
import { product } from '../../test/products.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

const sold = product({ id: '99', name: 'Void label', sku: null, path: '/product/void', image: null });

async function open(path = '/request-quote', answers: Answers = {}) {
  const site = showSite(path, {
    Quote: ({ withProduct }) =>
      answerOf({ site: sending, page: examplePage('request-quote'), ...(withProduct ? { product: sold } : {}) }),
    ...answers,
  });
  await screen.findByRole('button', { name: 'Request a Quote' });
  return site;
}

/** Walks away and comes back, as on the next day or in another tab. */
function reopen(path?: string, answers?: Answers) {
  cleanup();
  return open(path, answers);
}

const box = (name: string) => screen.getByRole('textbox', { name });
const more = () => box('Additional information (optional)');

test('what was begun is there again, phone and choices too', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Security Void' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Material (optional)' }), 'Vinyl');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'DE');
  await userEvent.type(box('Phone (optional)'), '30 1234567890');
  await userEvent.type(box('Name'), 'Lerato');
  await reopen();
  expect(await screen.findByText('Your unfinished request is here again.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Security Void' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Material (optional)' })).toHaveValue('vinyl');
  expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('DE');
  expect(box('Phone (optional)')).toHaveValue('30 1234567890');
  expect(box('Name')).toHaveValue('Lerato');
});

test('a draft is thrown away on request', async () => {
  await open();
  await userEvent.type(box('Name'), 'Lerato');
  await reopen();
  await userEvent.click(await screen.findByRole('button', { name: 'Start afresh' }));
  expect(box('Name')).toHaveValue('');
  await reopen();
  expect(box('Name')).toHaveValue('');
  expect(screen.queryByText(/here again/)).toBeNull();
});

test('a product that is asked about joins what was begun, and is no part of the draft', async () => {
  await open();
  await userEvent.type(more(), 'For a mine.');
  await reopen('/request-quote?product=99&name=Void+label&quantity=2');
  await waitFor(() => expect(more()).toHaveValue('For a mine.'));
  await waitFor(() => expect(screen.getByRole('radio', { name: '1-100' })).toBeChecked());
  await userEvent.type(box('Name'), 'Lerato');
  localStorage.removeItem('diri_quote_items');
  await reopen();
  await waitFor(() => expect(box('Name')).toHaveValue('Lerato'));
  expect(screen.getByRole('radio', { name: '1-100' })).not.toBeChecked();
});

test('a draft is gone once it has been sent', async () => {
  await open('/request-quote', { SubmitQuoteRequest: () => storedRequest('Q-0TNS1-Z5MTV') });
  await userEvent.click(screen.getByRole('radio', { name: 'Security Void' }));
  await userEvent.click(screen.getByRole('radio', { name: '1001-5000' }));
  await userEvent.type(box('Name'), 'Lerato');
  await userEvent.type(box('Email'), 'lerato@highveld.example');
  await userEvent.click(screen.getByRole('button', { name: 'Request a Quote' }));
  await screen.findByText('Q-0TNS1-Z5MTV');
  await reopen();
  expect(box('Name')).toHaveValue('');
  expect(await screen.findByText(/Your last request was/)).toHaveTextContent('Q-0TNS1-Z5MTV');
});

test('after a week a draft is forgotten', async () => {
  await open();
  await userEvent.type(box('Name'), 'Lerato');
  cleanup();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 8 * 24 * 3_600_000);
  await open();
  expect(screen.queryByText(/here again/)).toBeNull();
  expect(box('Name')).toHaveValue('');
});

test.each(['{', '[]', '7', '{"savedAt":"x"}', '{"savedAt":1e15,"values":{}}', '{"savedAt":0,"values":null}'])(
  'a draft that reads %s is none',
  async stored => {
    localStorage.setItem('diri_quote_draft', stored);
    localStorage.setItem('diri_last_request', stored);
    await open();
    expect(box('Name')).toHaveValue('');
  },
);

const earlier = {
  reference: 'Q-0TNS1-Z5MTV',
  receivedAt: '2026-11-20T14:00:00.000Z',
  values: {
    labelType: 'security-void',
    size: '25x15mm',
    name: 'Lerato',
    email: 'lerato@highveld.example',
    phoneCountry: 'KE',
    phone: '97 123 4567',
  },
  items: [{ productId: '1', productName: 'Void Label', quantity: 5, sku: 'SEC-1', price: '', notes: '' }],
};

test('the last details are filled in, and only these', async () => {
  localStorage.setItem('diri_last_request', JSON.stringify(earlier));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Use my last details' }));
  expect(box('Name')).toHaveValue('Lerato');
  expect(box('Phone (optional)')).toHaveValue('97 123 4567');
  expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('KE');
  expect(screen.getByRole('radio', { name: 'Security Void' })).not.toBeChecked();
});

test('the last request is asked for again, its list too, each product once', async () => {
  localStorage.setItem('diri_last_request', JSON.stringify(earlier));
  await open();
  const again = await screen.findByRole('button', { name: 'Ask for this again' });
  await userEvent.click(again);
  await userEvent.click(again);
  expect(screen.getByRole('radio', { name: 'Security Void' })).toBeChecked();
  expect(box('Size (optional)')).toHaveValue('25x15mm');
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Void Label' })).toHaveValue(5);
});

test('the last request is forgotten on request', async () => {
  localStorage.setItem('diri_last_request', JSON.stringify(earlier));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Forget it' }));
  expect(screen.queryByText(/Your last request was/)).toBeNull();
  expect(localStorage.getItem('diri_last_request')).toBeNull();
});

test('a repeat after a reload is the same request', async () => {
  const keys: unknown[] = [];
  const answers: Answers = {
    SubmitQuoteRequest: ({ input }) => {
      keys.push((input as { key: string }).key);
      return keys.length === 1 ? Promise.reject(new Error('offline')) : storedRequest('Q-0TNS1-Z5MTV');
    },
  };
  await open('/request-quote', answers);
  await userEvent.click(screen.getByRole('radio', { name: 'Security Void' }));
  await userEvent.click(screen.getByRole('radio', { name: '1001-5000' }));
  await userEvent.type(box('Name'), 'Lerato');
  await userEvent.type(box('Email'), 'lerato@highveld.example');
  await userEvent.click(screen.getByRole('button', { name: 'Request a Quote' }));
  await screen.findByRole('alert');
  await reopen('/request-quote', answers);
  await screen.findByText('Your unfinished request is here again.');
  await userEvent.click(screen.getByRole('button', { name: 'Request a Quote' }));
  await screen.findByText('Q-0TNS1-Z5MTV');
  expect(keys[1]).toBe(keys[0]);
});
