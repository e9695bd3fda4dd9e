import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf, examplePage, refusal, sending } from '../../test/contentAnswers.ts';
import { money, variableProduct } from '../../test/products.ts';
import { kept, known, label, tape } from '../../test/quoteList.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

const tax = { __typename: 'TaxedMoney' as const, gross: money('50.00'), tax: money('6.52') };
const lineOf = (quantity: number, id: string) => ({
  ...{ __typename: 'EstimateLine' as const, quantity, unitPrice: tax, total: tax },
  ...{ product: variableProduct({ id }), break: null, nextBreak: null, unpriced: null },
});

test.each([
  ['asked for its price', { workOut: '1', deliveryCountry: 'ZA', deliveryPostcode: '8001' }],
  ['was refused', { name: '', email: 'lerato@highveld.example' }],
])('a form that was sent without scripts and %s brings all of its list back', async (_, sent) => {
  const site = showSite('/cookies', {
    Page: () => answerOf({ page: examplePage('cookies') }),
    Quote: () => answerOf({ site: sending, page: null }),
    SubmitQuoteRequest: () => refusal('Please check.', { name: 'Please enter your name.' }),
    EstimateQuote: () =>
      answerOf({
        estimateQuote: {
          ...{ __typename: 'Estimate' as const, country: 'ZA', goods: tax, delivery: null, total: money('50.00') },
          ...{ lines: [lineOf(5, '1'), lineOf(1, '2')], taxRate: null, complete: true },
        },
      }),
  });
  await screen.findByRole('heading', { level: 1, name: 'The page cookies' });
  const formData = new FormData();
  for (const [name, value] of Object.entries({ items: JSON.stringify([label, tape]), ...sent }))
    formData.set(name, value);
  await site.router.navigate('/request-quote', { formMethod: 'post', formData });
  expect(await screen.findByText('Quoting: 2 products')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Your price now' })).toHaveTextContent(/5 × Void Label.*1 × Carton/),
  );
  expect(kept()).toMatchObject([label, tape]);
});

const labelKnown = answerOf({
  estimateQuote: {
    ...{ __typename: 'Estimate' as const, country: 'ZA', goods: tax, delivery: null, total: null, taxRate: null },
    ...{ lines: [lineOf(5, '1'), lineOf(1, '2')], complete: false },
  },
});

test.each([
  ['all of them', labelKnown, { size: 'Small', colour: 'Red' }, '(Small, Red)', 'SEC-1-s-r', 'ZAR\u00a065.00'],
  ['some of them', labelKnown, { size: 'Small', colour: '' }, '(Small)', 'SEC-1', ''],
  ['a set that there is not', labelKnown, { size: 'Large', colour: 'Red' }, '(Large, Red)', 'SEC-1', ''],
  ['all while the shop is away', null, { size: 'Small', colour: 'Red' }, '(Small, Red)', 'SEC-1', ''],
])('options that were chosen without scripts are sent: %s', async (_, shop, options, words, sku, price) => {
  const typed = Object.entries(options).map(([slug, value]) => [`line.0.option.${slug}`, value]);
  const { asked } = await postPlain(
    { ...Object.fromEntries(typed), 'line.0.quantity': '40' },
    { EstimateQuote: () => shop ?? { data: null, errors: [{ message: 'Not now.' }] } },
  );
  const sent = asked.find(({ name }) => name === 'SubmitQuoteRequest')?.variables.input;
  const chosen = { ...label, productName: `Void Label ${words}`, sku, price, quantity: 40 };
  expect(sent).toMatchObject({ items: [chosen, tape] });
});

/** Posts the form as a browser without scripts does; the page that answers it puts the list that came back into the browser's. */
async function postPlain(sent: Record<string, string>, answers: Answers = {}) {
  const site = showSite('/cookies', {
    Page: () => answerOf({ page: examplePage('cookies') }),
    Quote: () => answerOf({ site: sending, page: null }),
    SubmitQuoteRequest: () => refusal('Please check.', { name: 'Please enter your name.' }),
    ...known,
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'The page cookies' });
  const formData = new FormData();
  for (const [name, value] of Object.entries({ items: JSON.stringify([label, tape]), ...sent }))
    formData.set(name, value);
  await site.router.navigate('/request-quote', { formMethod: 'post', formData });
  await screen.findByRole('textbox', { name: 'Email' });
  return site;
}

test('another product is added without scripts, and all that was typed is kept', async () => {
  const typed = { email: 'lerato@highveld.example', 'line.0.quantity': '12', 'line.1.notes': 'Two colours' };
  const added = { addLine: '1', addSku: ' sec-1-r ', addQuantity: '30' };
  const site = await postPlain({ ...typed, ...added });
  expect(await screen.findByText('Quoting: 3 products')).toBeVisible();
  await waitFor(() =>
    expect(kept()).toEqual([
      { ...label, quantity: 12 },
      { ...tape, notes: 'Two colours' },
      expect.objectContaining({ productName: 'Void Label (Red)', sku: 'SEC-1-R', quantity: 30 }),
    ]),
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('lerato@highveld.example');
  const asked = site.asked.map(({ name, variables }) => [name, variables]);
  expect(asked).toContainEqual(['Skus', { skus: ['sec-1-r'] }]);
  expect(asked.map(([name]) => name)).not.toContain('SubmitQuoteRequest');
});

test.each([
  ['that nobody knows', { addSku: 'none-1' }],
  ['that was left out', { addSku: '' }],
])('a product %s is not added without scripts, and nothing is lost or sent', async (_, sent) => {
  const site = await postPlain({ email: 'lerato@highveld.example', addLine: '1', ...sent });
  expect(await screen.findByText('Quoting: 2 products')).toBeVisible();
  await waitFor(() => expect(kept()).toEqual([label, tape]));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('lerato@highveld.example');
  expect(site.asked.map(({ name }) => name)).not.toContain('SubmitQuoteRequest');
});

test('a product goes from the list without scripts, and what is sent has the quantities that were typed', async () => {
  await postPlain({ removeLine: '0', 'line.1.quantity': '8' });
  expect(await screen.findByText('Quoting: 1 product')).toBeVisible();
  await waitFor(() => expect(kept()).toEqual([{ ...tape, quantity: 8 }]));
  cleanup();
  localStorage.clear();
  const { asked } = await postPlain({ 'line.0.quantity': '40', 'line.0.notes': 'Matt' });
  const sent = asked.find(({ name }) => name === 'SubmitQuoteRequest')?.variables.input;
  expect(sent).toMatchObject({ items: [{ ...label, quantity: 40, notes: 'Matt' }, tape] });
});
